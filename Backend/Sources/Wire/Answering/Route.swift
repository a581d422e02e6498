package import HTTPTypes
internal import Service
package import Store

/// An address that is answered, and how.
package final class Route: Sendable {
  /// A part of a path.
  enum Segment: Sendable, Hashable {
    /// A word that stands there.
    case word(String)
    /// Anything.
    case open
  }

  /// Who may ask, and what is done.
  package enum Work: Sendable {
    /// Anybody; a token isn't looked at.
    case blind(@Sendable (Visit) async throws -> Answer)
    /// Anybody; a token that is there has to be good.
    case open(@Sendable (Visit) async throws -> Answer)
    /// Who is signed in.
    case personal(@Sendable (Visit, Person) async throws -> Answer)
    /// A page for people: who asks is known by a cookie; nobody where there is none or it isn't good.
    case page(PageManners, @Sendable (Visit) async throws -> Answer)
  }

  /// The pattern of the address, as logs and metrics name it.
  let name: String
  let method: HTTPRequest.Method
  let segments: [Segment]
  let limit: LimitClass?
  /// Whether the work decides what happens above the limit, once it has read the request.
  let limitWaits: Bool
  let work: Work
  /// How long a body may be.
  let longestBody: Int
  /// The form of refusals.
  let errors: ErrorForm
  /// Whether the answer may be a stream, and long in coming.
  let mayStream: Bool

  /// The form of refusals.
  package enum ErrorForm: Sendable {
    /// That of callables and REST.
    case usual
    /// That of 002: `{"error": "text"}`.
    case plain
    /// The same in the person's language, as 003 has it.
    case plainOfPerson
  }

  /// How long most bodies may be.
  static let usualBody = 64 << 10
  /// How long the body of a mood may be: a note of 10,000 characters, each as two escapes of JSON, which have twelve bytes,
  /// and a quote of 1,200.
  static let longestMoodBody = 160 << 10
  /// How long the body of a journal entry may be: 64 texts of 8,000 characters, of two bytes on average.
  static let longestEntryBody = 1 << 20

  /// Describes a route of REST by its pattern, such as `/v1/me/readings/{date}`.
  package convenience init(
    _ method: HTTPRequest.Method, _ pattern: String, limit: LimitClass? = nil,
    limitWaits: Bool = false, longestBody: Int = usualBody, errors: ErrorForm = .usual,
    mayStream: Bool = false, _ work: Work
  ) {
    self.init(
      name: pattern, method: method,
      segments: pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
        $0.hasPrefix("{") ? .open : .word(String($0))
      }, limit: limit, limitWaits: limitWaits, work: work, longestBody: longestBody,
      errors: errors, mayStream: mayStream)
  }

  /// Describes a callable, which stands at the end of two forms of addresses.
  convenience init(
    callable name: String, limit: LimitClass? = nil, limitWaits: Bool = false,
    longestBody: Int = usualBody, errors: ErrorForm = .usual, mayStream: Bool = false,
    _ work: Work
  ) {
    self.init(
      name: "/\(name)", method: .post, segments: [.word(name)], limit: limit,
      limitWaits: limitWaits, work: work, longestBody: longestBody, errors: errors,
      mayStream: mayStream)
  }

  private init(
    name: String, method: HTTPRequest.Method, segments: [Segment], limit: LimitClass?,
    limitWaits: Bool, work: Work, longestBody: Int = usualBody, errors: ErrorForm,
    mayStream: Bool
  ) {
    self.name = name
    self.method = method
    self.segments = segments
    self.limit = limit
    self.limitWaits = limitWaits
    self.work = work
    self.longestBody = method == .get ? 0 : longestBody
    self.errors = errors
    self.mayStream = mayStream
  }

  /// How many parts of the path the route leaves open.
  fileprivate var openCount: Int { segments.count { $0 == .open } }

  /// The open parts of a path of this route; nil for another's path.
  func parameters(of path: [Substring]) -> [String]? {
    guard path.count == segments.count else { return nil }
    var parameters: [String] = []
    for (segment, part) in zip(segments, path) {
      switch segment {
      case .word(let word): guard part == word else { return nil }
      // What is no text is taken as it stands there, and found nowhere.
      case .open: parameters.append(Query.text(part, plusIsBlank: false) ?? String(part))
      }
    }
    return parameters
  }
}

/// All addresses.
struct Routes: Sendable {
  /// Those of REST, by how many parts their paths have.
  private let rest: [Int: [Route]]
  private let callables: [String: Route]

  init(_ extra: [Route] = []) {
    rest = Dictionary(
      grouping: Self.rest + extra
    ) { $0.segments.count }
    callables = Dictionary(
      uniqueKeysWithValues: (Self.functions + [Self.askTheStars] + Self.fortuneFunctions).map {
        (String($0.name.dropFirst()), $0)
      })
  }

  /// Those of REST, but for what depends on the configuration.
  static let rest: [Route] =
    Self.account + Self.signIn + Self.export + Self.fortunes + Self.subscription + Self.person
    + Self.partner + Self.sky
    + Self.people + Self.conversations + Self.moods + Self.everybody

  /// What an address leads to.
  enum Match {
    case route(Route, parameters: [String])
    /// The address is there for other methods, whose refusals have a form.
    case otherMethods([HTTPRequest.Method], Route.ErrorForm)
    case nothing
  }

  /// Finds the route of a path.
  func find(_ method: HTTPRequest.Method, _ path: [Substring]) -> Match {
    let method = method == .head ? .get : method
    var others: [HTTPRequest.Method] = []
    var errors = Route.ErrorForm.usual
    let matching = (rest[path.count] ?? []).filter { $0.parameters(of: path) != nil }
    // A pattern with more words is an address of its own: /people/import is no person.
    let fewestOpen = matching.map(\.openCount).min()
    for route in matching where route.openCount == fewestOpen {
      if route.method == method, let parameters = route.parameters(of: path) {
        return .route(route, parameters: parameters)
      }
      others.append(route.method)
      errors = route.errors
    }
    // A project and a region may stand before a function, as the SDK has it with an emulator.
    if path.count == 1 || path.count == 3, let name = path.last,
      path.allSatisfy({ !$0.isEmpty }), let route = callables[String(name)]
    {
      if method == .post { return .route(route, parameters: []) }
      others.append(.post)
      errors = route.errors
    }
    return others.isEmpty ? .nothing : .otherMethods(others, errors)
  }
}

extension Front {
  /// Every address of REST and of documents 002 and 003 as `GET /v1/me`, once each.
  ///
  /// Callables of Firebase's protocol and a second place of 003's quota are not among them.
  package static var addresses: [String] {
    let routes =
      Routes.rest + Routes.operations(readiness: Readiness(), options: FrontOptions())
      + [Routes.askTheStars] + Routes.fortuneFunctions
    return routes.filter { !$0.name.hasPrefix("/functions/") }
      .map { "\($0.method.rawValue) \($0.name)" }
  }
}
