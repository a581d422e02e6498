package import HTTPTypes

/// A request as it came, before anything of it is believed.
package struct Inquiry: Sendable {
  /// The method.
  package let method: HTTPRequest.Method
  /// The path with the query.
  package let target: String
  /// The headers.
  package let headers: HTTPFields
  /// Whom the connection is with; what proxies say of it isn't asked here.
  package let address: String
  /// The host and the port that the client wanted; nil if it didn't say.
  package let authority: String?
  /// Reads the body, up to so many bytes.
  ///
  /// Returns nil if there are more.
  package let readBody: @Sendable (Int) async throws -> [UInt8]?

  /// Puts a request together.
  package init(
    method: HTTPRequest.Method, target: String, headers: HTTPFields, address: String,
    authority: String? = nil,
    readBody: @escaping @Sendable (Int) async throws -> [UInt8]?
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.address = address
    self.authority = authority
    self.readBody = readBody
  }

  /// Puts a request together whose body is here.
  package init(
    method: HTTPRequest.Method, target: String, headers: HTTPFields, address: String,
    authority: String? = nil, body: [UInt8]
  ) {
    self.init(
      method: method, target: target, headers: headers, address: address, authority: authority
    ) { limit in
      body.count <= limit ? body : nil
    }
  }

  /// The path, as it came.
  package var path: Substring {
    target[..<(target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)]
  }

  /// The parts of the path; nil if it doesn't begin with a slash.
  var segments: [Substring]? {
    // By bytes, which nothing in an address joins to others.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].isEmpty ? parts.dropFirst().map(Substring.init) : nil
  }

  /// What a header says; nil if it isn't there, or is there twice.
  package func single(_ name: HTTPField.Name) -> String? {
    let values = headers[values: name]
    return values.count == 1 ? values[0] : nil
  }

  /// The form that the body is in: whether it is JSON in UTF-8.
  var isJSON: Bool {
    guard let type = single(.contentType) else { return false }
    // What nearly everybody sends.
    if type == "application/json" || type == "application/json; charset=utf-8" { return true }
    let parts = type.split(separator: ";", omittingEmptySubsequences: false).map { part in
      String(part.filter { $0 != " " && $0 != "\t" && $0 != "\"" }).lowercased()
    }
    return parts.first == "application/json"
      && parts.dropFirst().allSatisfy { $0 == "charset=utf-8" || $0.isEmpty }
  }

  /// Whether the client wants JSON rather than a stream of events.
  var prefersJSON: Bool {
    headers[values: .accept].contains { value in
      let kinds = value.lowercased()
      return kinds.contains("application/json") && !kinds.contains("text/event-stream")
    }
  }

  /// Whether the client wants a calendar rather than JSON.
  var prefersCalendar: Bool {
    headers[values: .accept].contains { value in
      let kinds = value.lowercased()
      return kinds.contains("text/calendar") && !kinds.contains("application/json")
    }
  }

  /// Whether the client takes gzip: what it says of gzip counts, and else `*`.
  var takesGzip: Bool {
    var takesAny = false
    var takesIt: Bool?
    for coding in headers[values: .acceptEncoding].flatMap({ $0.lowercased().split(separator: ",") }
    ) {
      let parts = coding.split(separator: ";").map { part in
        part.filter { $0 != " " && $0 != "\t" }
      }
      let isTaken = !parts.dropFirst().contains {
        ["q=0", "q=0.", "q=0.0", "q=0.00", "q=0.000"].contains($0)
      }
      switch parts.first {
      case "gzip": takesIt = isTaken
      case "*": takesAny = isTaken
      default: break
      }
    }
    return takesIt ?? takesAny
  }

  /// Whether the client has a document of this tag already.
  func has(_ entityTag: String) -> Bool {
    let strong = entityTag.drop { $0 != "\"" }
    return headers[values: .ifNoneMatch].contains { value in
      value.split(separator: ",").contains { tag in
        let tag = tag.filter { $0 != " " }
        return tag == "*" || tag.drop { $0 == "W" || $0 == "/" } == strong
      }
    }
  }
}

extension HTTPField.Name {
  /// A name that is known to be one.
  private static func known(_ text: StaticString) -> Self {
    guard let name = Self("\(text)") else { preconditionFailure("\(text) is no header's name") }
    return name
  }

  static let requestID = known("X-Request-ID")
  static let testNow = known("X-Test-Now")
  static let idempotencyKey = known("Idempotency-Key")
  static let forwardedFor = known("X-Forwarded-For")
  static let forwarded = known("Forwarded")
  static let forwardedProto = known("X-Forwarded-Proto")
  static let accelBuffering = known("X-Accel-Buffering")
  static let contentTypeOptions = known("X-Content-Type-Options")
  static let referrerPolicy = known("Referrer-Policy")
  static let allowOrigin = known("Access-Control-Allow-Origin")
  static let allowMethods = known("Access-Control-Allow-Methods")
  static let allowHeaders = known("Access-Control-Allow-Headers")
  static let exposeHeaders = known("Access-Control-Expose-Headers")
  static let maxAge = known("Access-Control-Max-Age")
  static let traceParent = known("traceparent")
}
