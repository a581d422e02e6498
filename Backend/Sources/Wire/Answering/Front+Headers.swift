internal import HTTPTypes
internal import Service

/// A refusal before a function is found, which has a status of its own.
struct PlainRefusal: Error {
  let status: HTTPResponse.Status
  let refusal: Refusal
  let headers: HTTPFields

  private init(
    _ status: HTTPResponse.Status, _ refusal: Refusal, _ headers: HTTPFields = [:]
  ) {
    self.status = status
    self.refusal = refusal
    self.headers = headers
  }

  static let notFound = Self(.notFound, Refusal(.notFound, "there is nothing at this address"))

  static func tooLong(_ limit: Int) -> Self {
    Self(
      .contentTooLarge, Refusal.invalid("the body is too long; send at most \(limit) bytes"),
      [.connection: "close"])
  }

  static func otherMethods(_ methods: [HTTPRequest.Method]) -> Self {
    let names = Front.names(of: methods)
    return Self(
      .methodNotAllowed,
      Refusal.invalid("this address is for \(names); use one of these methods"), [.allow: names])
  }
}

extension Front {
  /// Methods as headers list them.
  static func names(of methods: [HTTPRequest.Method]) -> String {
    var names = methods.map(\.rawValue)
    if methods.contains(.get) { names.append("HEAD") }
    return (names + ["OPTIONS"]).joined(separator: ", ")
  }

  /// What browsers ask before they ask.
  static func preflight(_ methods: [HTTPRequest.Method]) -> Answer {
    var answer = Answer(empty: .noContent)
    let names = names(of: methods)
    answer.headers[.allow] = names
    answer.headers[.allowMethods] = names
    answer.headers[.allowHeaders] =
      "Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-ID, "
      + "Firebase-Instance-ID-Token, X-Firebase-AppCheck"
    answer.headers[.maxAge] = "3600"
    return answer
  }

  /// Bodies below this are sent as they are: compressed they would hardly be shorter.
  private static let shortestCompressed = 1_024

  /// Puts on every answer what every answer has, and compresses its body where the client takes that.
  func finish(_ answer: inout Answer, for inquiry: Inquiry, id: String) {
    answer.headers[.requestID] = id
    answer.headers[.contentTypeOptions] = "nosniff"
    answer.headers[.referrerPolicy] = "no-referrer"
    // Who keeps connections open is to take another one, before this one is closed between two requests.
    if readiness.phase == .stopping { answer.headers[.connection] = "close" }
    if answer.headers[.cacheControl] == nil { answer.headers[.cacheControl] = "no-store" }
    var vary = answer.headers[.vary].map { [$0] } ?? []
    if answer.body.count >= Self.shortestCompressed {
      vary.append("Accept-Encoding")
      if inquiry.takesGzip,
        let gzip = answer.gzip.map({ $0() }) ?? Gzip.compress(answer.body, level: 1)
      {
        answer.body = gzip
        answer.headers[.contentEncoding] = "gzip"
      }
    }
    if let origin = inquiry.single(.origin) {
      vary.append("Origin")
      if allows(origin) {
        answer.headers[.allowOrigin] = origin
        answer.headers[.exposeHeaders] = "ETag, Retry-After, X-Request-ID"
      } else {
        for name in [HTTPField.Name.allowMethods, .allowHeaders, .maxAge] {
          answer.headers[name] = nil
        }
      }
    }
    if !vary.isEmpty { answer.headers[.vary] = vary.joined(separator: ", ") }
  }

  /// Whether a browser's page of an origin may ask: one of the configuration, or one of this machine.
  private func allows(_ origin: String) -> Bool {
    if options.origins.contains(origin) { return true }
    for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
      let host = origin.dropFirst(scheme.count)
      for name in ["localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
        let rest = host.dropFirst(name.count)
        if rest.isEmpty || (rest.first == ":" && UInt16(rest.dropFirst()) != nil) { return true }
      }
    }
    return false
  }
}
