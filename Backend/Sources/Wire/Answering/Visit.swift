@_spi(FrontEnd) package import Astrolabe
internal import Crypto
internal import HTTPTypes
package import Service
package import Store

/// A request whose sender and address are known; one object, which all that is done for it holds.
package final class Visit: Sendable {
  /// What does the work.
  package let backend: Backend
  /// The request.
  package let inquiry: Inquiry
  let route: Route
  /// When it came.
  package let now: Timestamp
  /// The parts of the path that the route leaves open.
  package let parameters: [String]
  /// The body.
  package let body: [UInt8]
  let limits: Limits
  /// Whether the connection is kept secret by TLS, as a trusted proxy says.
  package let isSecure: Bool
  /// The refusal of a limit that is reached, for work that decides itself; nil if none is reached.
  package let overLimit: Refusal?
  /// Who is signed in; nil for nobody, and where a token isn't looked at.
  package let person: Person?
  /// Where the request comes from, as limits count it.
  package let client: String
  /// Takes one of what is limited; throws where there is none left.
  package let take: @Sendable (LimitClass) async throws -> Void

  init(
    backend: Backend, inquiry: Inquiry, route: Route, now: Timestamp, parameters: [String],
    body: [UInt8], limits: Limits, overLimit: Refusal?, person: Person?, client: String,
    isSecure: Bool,
    take: @escaping @Sendable (LimitClass) async throws -> Void
  ) {
    self.backend = backend
    self.inquiry = inquiry
    self.route = route
    self.now = now
    self.parameters = parameters
    self.body = body
    self.limits = limits
    self.overLimit = overLimit
    self.person = person
    self.client = client
    self.isSecure = isSecure
    self.take = take
  }

  /// What stands behind the question mark of the address.
  package func query() throws -> Query { try Query(inquiry.target) }

  /// The date in the address.
  package func date() throws -> CalendarDate { try DateTimeText.readDate(parameters[0]) }

  /// The object in the body of a REST request; one that may be left out is empty then.
  func object(isOptional: Bool = false) throws(Refusal) -> Fields {
    if isOptional, body.isEmpty { return Fields([:]) }
    guard inquiry.isJSON else {
      throw .invalid("the body must be JSON; send it with Content-Type: application/json")
    }
    guard case .object(let members)? = JSONTree(body) else {
      throw .invalid("the body is no JSON object; write one such as {}")
    }
    return Fields(members)
  }

  /// What makes a write be done once, where the client sent a key for it.
  func once(_ key: String?, _ answer: Answer) -> Once? {
    guard let key else { return nil }
    return Once(
      key: key, requestHash: requestHash,
      answer: KeptAnswer(status: answer.status.code, body: answer.body), at: now)
  }

  /// What distinguishes two requests under one key.
  var requestHash: [UInt8] {
    var hash = SHA256()
    hash.update(data: Array(route.name.utf8))
    hash.update(data: [0])
    // Another thing in the address, or another query, is another request.
    let query = inquiry.target.utf8.drop { $0 != UInt8(ascii: "?") }
    for part in parameters.map({ Array($0.utf8) }) + (query.isEmpty ? [] : [Array(query)]) {
      hash.update(data: part)
      hash.update(data: [0])
    }
    hash.update(data: body)
    return Array(hash.finalize())
  }

  /// Does a write once, where the client sent a key for it, and answers it alike each time.
  func answeredOnce(
    for person: Person, _ work: () async throws -> Answer
  ) async throws -> Answer {
    let key = try idempotencyKey().map { RequestKey(key: $0, requestHash: requestHash) }
    let kept = try await backend.answerOnce(key, of: person, at: now) {
      let answer = try await work()
      return KeptAnswer(status: answer.status.code, body: answer.body)
    }
    return Answer(bytes: kept.body, status: HTTPResponse.Status(code: kept.status))
  }

  /// The client's key, where it sent one.
  func idempotencyKey() throws(Refusal) -> String? {
    let values = inquiry.headers[values: .idempotencyKey]
    guard !values.isEmpty else { return nil }
    guard values.count == 1, (1...128).contains(values[0].utf8.count),
      values[0].utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else {
      throw .invalid("Idempotency-Key must be one text of 1 to 128 ASCII characters")
    }
    return values[0]
  }
}

extension Answer {
  /// What is answered after a write: the answer, the one that was given before, or a refusal.
  func after(_ outcome: WriteOutcome) throws(Refusal) -> Answer {
    switch outcome {
    case .done: return self
    case .answeredBefore(let kept):
      return Answer(bytes: kept.body, status: HTTPResponse.Status(code: kept.status))
    case .keyIsTaken: throw Refusal.keyIsTaken
    case .resultIsGone: throw Refusal.resultIsGone
    }
  }
}
