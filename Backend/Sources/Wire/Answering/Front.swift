internal import Astrolabe
package import HTTPTypes
internal import Identity
package import Service
package import Store
internal import Synchronization

/// The configuration of the front.
package struct FrontOptions: Sendable {
  /// Whether `X-Test-Now` is obeyed.
  package var hasTestClock = false
  /// Origins of browsers that may ask, besides this machine's own.
  package var origins: Set<String> = []
  /// Proxies whose word on the client's address counts.
  package var trustedProxies: Set<String> = []
  /// The header in which they do.
  package var proxyHeader = ProxyHeader.forwardedFor
  /// Called once if a proxy speaks for others, and none is trusted.
  package var noteUnnamedProxy: @Sendable () -> Void = {}
  /// Where this server's source is offered.
  package var sourceURL: String?
  /// How much anybody may ask for.
  package var limits = Limits()
  /// Where limits are counted by all servers together; nil to count them here.
  package var sharedLimits: (any SharedState)?
  /// Counts streams that are open.
  package var openStreams = OpenStreams()
  /// Shows a person who opened an address in a browser that nothing is there; nil for a server without pages.
  package var pageManners: PageManners?
  /// Writes metrics, if the server's own port has them.
  package var metrics: (@Sendable () -> String)?

  /// The options as they are unless others are set.
  package init() {}
}

/// What is written in the log of a request: nothing that anybody said.
package struct RequestRecord: Sendable {
  /// The request's id.
  package let id: String
  /// The id of the trace that it is part of, where it came with one.
  package let trace: String?
  /// The method.
  package let method: HTTPRequest.Method
  /// The pattern of the address, never the address.
  package let route: String
  /// The status of the answer.
  package let status: Int
  /// How long it took.
  package let seconds: Double
  /// The length of the answer.
  package let byteCount: Int
  /// Who asked.
  package let accountName: String?
  /// What went wrong, where it is a fault of ours.
  package let fault: String?
}

/// Takes every request and answers it, whatever it is.
package final class Front: Sendable {
  let backend: Backend
  let options: FrontOptions
  let readiness: Readiness
  private let routes: Routes
  private let buckets: Buckets
  private let clock: @Sendable () -> Timestamp
  private let record: @Sendable (RequestRecord) -> Void
  private let inWork = Atomic<Int>(0)
  private let proxies: Set<ClientAddress>
  private let hasNotedProxy = Atomic(false)
  private let elapsed: @Sendable () -> Duration
  /// How many streams are open.
  package var openStreams: OpenStreams { options.openStreams }

  /// Puts a front together.
  ///
  /// - Parameters:
  ///   - backend: What does the work.
  ///   - options: What the configuration says.
  ///   - pages: The addresses of pages for people.
  ///   - readiness: What the process is about.
  ///   - clock: The time.
  ///   - elapsed: The time that has passed since some moment, which limits go by.
  ///   - record: Receives every request.
  package init(
    backend: Backend, options: FrontOptions, pages: [Route] = [], readiness: Readiness,
    clock: @escaping @Sendable () -> Timestamp,
    elapsed: @escaping @Sendable () -> Duration,
    record: @escaping @Sendable (RequestRecord) -> Void
  ) {
    self.backend = backend
    self.options = options
    self.readiness = readiness
    self.clock = clock
    self.elapsed = elapsed
    self.record = record
    buckets = Buckets(options.limits, shared: options.sharedLimits)
    proxies = Set(options.trustedProxies.compactMap { ClientAddress($0) })
    routes = Routes(Routes.operations(readiness: readiness, options: options) + pages)
  }

  /// What became of a request on its way.
  private struct Journey {
    var route = "none"
    var errors = Route.ErrorForm.usual
    var manners: PageManners?
    var person: Person?
    var fault: String?
  }

  /// Whether the answer to a request may be a stream, and long in coming.
  package func mayStream(_ inquiry: Inquiry) -> Bool {
    guard inquiry.method == .post, let path = inquiry.segments,
      case .route(let route, _) = routes.find(.post, path)
    else { return false }
    return route.mayStream
  }

  /// Answers a request.
  package func answer(_ inquiry: Inquiry) async -> Answer {
    let start = ContinuousClock.now
    let id = Self.requestID(inquiry)
    var journey = Journey()
    let count = inWork.add(1, ordering: .relaxed).newValue
    defer { inWork.subtract(1, ordering: .relaxed) }
    var answer: Answer
    // However much there is to do, whether the server lives is answered.
    if count > options.limits.inWork, !inquiry.target.hasPrefix("/health/") {
      answer = Answer(
        Refusal(
          .unavailable, "there is too much to do at the moment; try again in a second",
          .retry(afterSeconds: 1)))
    } else {
      do {
        answer = try await travel(inquiry, &journey)
      } catch let error as PlainRefusal {
        answer = Self.answer(to: error.refusal, status: error.status, journey)
        answer.headers.append(contentsOf: error.headers)
        if let manners = journey.manners ?? (inquiry.wantsPage ? options.pageManners : nil) {
          manners.tell(error.refusal, inquiry, &answer)
        }
      } catch {
        let refusal: Refusal
        if let known = Refusal(error) {
          refusal = known
        } else {
          journey.fault = Self.fault(error)
          // The person can't mend it; by the id an operator finds what happened.
          refusal = Refusal(.fault, id)
        }
        answer = Self.answer(to: refusal, journey)
        journey.manners?.tell(refusal, inquiry, &answer)
      }
    }
    finish(&answer, for: inquiry, id: id)
    let (status, trace) = (answer.status.code, Self.trace(inquiry))
    let end: @Sendable (Int) -> Void = { [record, journey] byteCount in
      record(
        RequestRecord(
          id: id, trace: trace, method: inquiry.method, route: journey.route, status: status,
          seconds: Self.seconds(since: start), byteCount: byteCount,
          accountName: journey.person?.account.name, fault: journey.fault))
    }
    if let stream = answer.stream {
      // It is over when its last byte is sent, or nobody is there to take it.
      answer.stream = { [openStreams = options.openStreams] sink in
        openStreams.add(1)
        var counting: any ByteSink = CountingSink(sink)
        defer {
          openStreams.add(-1)
          end((counting as? CountingSink)?.byteCount ?? 0)
        }
        try await stream(&counting)
      }
    } else {
      end(answer.body.count)
    }
    return answer
  }

  /// The answer to a refusal in the form of the address, by its kind's status unless another is given.
  private static func answer(
    to refusal: Refusal, status: HTTPResponse.Status? = nil, _ journey: Journey
  ) -> Answer {
    switch journey.errors {
    case .usual: return Answer(refusal, status: status)
    case .plain: return Answer(plain: refusal, status: status)
    case .plainOfPerson:
      let spanish =
        journey.person?.settings.language == "es" ? SpanishRefusals.sentence(of: refusal) : nil
      var answer = Answer(plain: refusal, saying: spanish, status: status)
      answer.headers[.contentLanguage] = spanish == nil ? "en" : "es"
      return answer
    }
  }

  private func travel(_ inquiry: Inquiry, _ journey: inout Journey) async throws -> Answer {
    let now = try time(of: inquiry)
    guard let path = inquiry.segments else { throw PlainRefusal.notFound }
    let route: Route
    let parameters: [String]
    switch routes.find(inquiry.method, path) {
    case .route(let found, let open): (route, parameters) = (found, open)
    case .nothing: throw PlainRefusal.notFound
    case .otherMethods(let methods, let errors):
      journey.errors = errors
      guard inquiry.method == .options else { throw PlainRefusal.otherMethods(methods) }
      return Self.preflight(methods)
    }
    journey.route = route.name
    journey.errors = route.errors
    if route.longestBody > 0, let length = inquiry.headers[.contentLength].flatMap({ Int($0) }),
      length > route.longestBody
    {
      throw PlainRefusal.tooLong(route.longestBody)
    }
    if case .page(let manners, _) = route.work { journey.manners = manners }
    let address = client(of: inquiry)
    let limitTime = limitTime(of: inquiry, now)
    var person: Person?
    switch route.work {
    case .blind: break
    case .open: person = try await signedIn(inquiry, at: now)
    case .personal:
      person = try await signedIn(inquiry, at: now)
      guard person != nil else { throw Refusal(.unauthenticated, "User is not authenticated") }
    case .page(let manners, _):
      if let token = manners.token(inquiry, isSecure(inquiry)) {
        person = try await known(by: token, at: now)
      }
    }
    journey.person = person
    var overLimit: Refusal?
    if let limit = route.limit {
      do {
        try await take(limit, of: person, at: address, now: limitTime)
      } catch let error as Refusal {
        guard route.limitWaits else { throw error }
        overLimit = error
      }
    }
    var body: [UInt8] = []
    if route.longestBody > 0 {
      guard let read = try await inquiry.readBody(route.longestBody) else {
        throw PlainRefusal.tooLong(route.longestBody)
      }
      body = read
    }
    let visit = Visit(
      backend: backend, inquiry: inquiry, route: route, now: now, parameters: parameters,
      body: body, limits: options.limits, overLimit: overLimit, person: person,
      client: LimitSubject(address: address).text, isSecure: isSecure(inquiry)
    ) { [self, person] limit in
      try await take(limit, of: person, at: address, now: limitTime)
    }
    switch (route.work, person) {
    case (.blind(let work), _), (.open(let work), _), (.page(_, let work), _):
      return try await work(visit)
    case (.personal(let work), let person?): return try await work(visit, person)
    case (.personal, nil): throw Refusal(.unauthenticated, "User is not authenticated")
    }
  }

  /// When a request came: now, or when it says, where the server was started with its test clock.
  private func time(of inquiry: Inquiry) throws(Refusal) -> Timestamp {
    guard options.hasTestClock, let text = inquiry.single(.testNow) else { return clock() }
    guard let now = Timestamp(iso8601: text) else {
      throw .invalid("X-Test-Now is no instant; write one such as 2025-01-06T12:00:00Z")
    }
    return now
  }

  /// The time that limits go by: one that no change of the machine's clock moves, unless a request says what time it is.
  private func limitTime(of inquiry: Inquiry, _ now: Timestamp) -> Timestamp {
    if options.hasTestClock, inquiry.single(.testNow) != nil { return now }
    return Timestamp(milliseconds: Int64(elapsed() / .milliseconds(1)))
  }

  /// Who shows a token; nobody where there is none, and a refusal where it isn't good.
  private func signedIn(_ inquiry: Inquiry, at now: Timestamp) async throws -> Person? {
    let values = inquiry.headers[values: .authorization]
    guard !values.isEmpty else { return nil }
    let parts = values[0].utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
      .map(Substring.init)
    guard values.count == 1, parts.count == 2,
      parts[0] == "Bearer" || parts[0].lowercased() == "bearer"
    else {
      throw Refusal(.unauthenticated, "Authorization must be Bearer and a token")
    }
    return try await backend.person(showing: String(parts[1]), at: now)
  }

  /// Who is known by a token of a cookie; nil for a token that lets nobody in.
  private func known(by token: String, at now: Timestamp) async throws -> Person? {
    do {
      return try await backend.person(showing: token, at: now)
    } catch let refusal as Refusal where refusal.kind == .unauthenticated {
      return nil
    }
  }

  /// Whether a trusted proxy says that the request came to it by TLS.
  private func isSecure(_ inquiry: Inquiry) -> Bool {
    guard let address = ClientAddress(inquiry.address), proxies.contains(address) else {
      return false
    }
    return options.proxyHeader.tellsTLS(inquiry)
  }

  private func take(
    _ limit: LimitClass, of person: Person?, at address: String, now: Timestamp
  ) async throws {
    let who: LimitSubject =
      switch limit {
      case .guests, .open, .signIns: LimitSubject(address: address)
      case .exports, .imports, .readings, .writes, .questions, .questionsOfDay:
        person.map { .account($0.key.number) } ?? LimitSubject(address: address)
      }
    guard let seconds = try await buckets.take(limit, of: who, at: now) else { return }
    throw Refusal(
      .resourceExhausted,
      "too many requests; try again in \(seconds) \(seconds == 1 ? "second" : "seconds")",
      .retry(afterSeconds: seconds))
  }

  /// The client of a request: the connection's other end, or the one that a trusted proxy names.
  private func client(of inquiry: Inquiry) -> String {
    let values = inquiry.headers[values: options.proxyHeader.fieldName]
    guard !values.isEmpty else { return inquiry.address }
    guard let address = ClientAddress(inquiry.address), proxies.contains(address) else {
      if proxies.isEmpty, !hasNotedProxy.exchange(true, ordering: .relaxed) {
        options.noteUnnamedProxy()
      }
      return inquiry.address
    }
    // The nearest that is no proxy of ours; what stands before can be made up.
    let named = options.proxyHeader.names(in: values).last { name in
      ClientAddress(name).map { !proxies.contains($0) } ?? true
    }
    return named ?? inquiry.address
  }
}

extension Front {
  /// A request's own id, where it is well-formed, or a new one.
  private static func requestID(_ inquiry: Inquiry) -> String {
    if let id = inquiry.single(.requestID), (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy(isIDLetter)
    {
      return id
    }
    return RandomText.base64URL(byteCount: 15)
  }

  private static func isIDLetter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }

  /// The id of the trace of a `traceparent`, by the form of the Trace Context recommendation.
  private static func trace(_ inquiry: Inquiry) -> String? {
    guard let header = inquiry.single(.traceParent) else { return nil }
    let parts = header.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[1].utf8.count == 32,
      parts[1].unicodeScalars.allSatisfy({ $0.properties.isASCIIHexDigit })
    else { return nil }
    return parts[1].lowercased()
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// What the log says of an error: never what anybody sent.
  private static func fault(_ error: any Error) -> String {
    switch error {
    case StoreError.fault(let reason): reason
    case let error as any AstrolabeError: error.description
    default: "\(type(of: error))"
    }
  }
}
