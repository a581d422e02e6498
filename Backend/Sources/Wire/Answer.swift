@_spi(FrontEnd) package import Astrolabe
internal import Crypto
package import HTTPTypes
internal import Identity
package import Service

/// Takes bytes that are sent at once.
package protocol ByteSink {
  /// Sends some.
  mutating func send(_ bytes: [UInt8]) async throws
}

/// A body that is sent as it comes to be.
package typealias StreamedBody = @Sendable (inout any ByteSink) async throws -> Void

/// What is answered.
package struct Answer: Sendable {
  /// The status.
  package var status: HTTPResponse.Status
  /// The headers.
  package var headers: HTTPFields
  /// The body.
  package var body: [UInt8]
  /// The body compressed, where it is kept so.
  var gzip: (@Sendable () -> [UInt8]?)?
  /// What is sent in the place of the body, as it comes to be.
  package var stream: StreamedBody?

  /// Answers with bytes of a kind.
  package init(
    bytes: [UInt8], type: String = "application/json", status: HTTPResponse.Status = .ok,
    gzip: (@Sendable () -> [UInt8]?)? = nil
  ) {
    self.status = status
    headers = [.contentType: type]
    body = bytes
    self.gzip = gzip
  }

  /// Answers with nothing.
  package init(empty status: HTTPResponse.Status) {
    self.status = status
    headers = [:]
    body = []
  }

  /// Answers with a document.
  package init(_ document: some JSONWritable, status: HTTPResponse.Status = .ok) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 10)
    JSONWriter.append(document, to: &bytes)
    self.init(bytes: bytes, status: status)
  }

  /// Answers with a stream of events.
  init(events stream: @escaping StreamedBody) {
    self.init(bytes: [], type: "text/event-stream; charset=utf-8")
    headers[.cacheControl] = "no-cache"
    headers[.accelBuffering] = "no"
    self.stream = stream
  }

  /// Answers a callable with its result.
  init(result document: some JSONWritable) {
    self.init(ResultDocument(document))
  }

  /// The same answer for clients that may keep it: with a tag, and without the body for those who have it.
  package func tagged(for inquiry: Inquiry, cacheControl: String, digest: [UInt8]? = nil) -> Self {
    let digest = digest ?? Array(SHA256.hash(data: body))
    // Weak, since compressed or not it is the same document.
    let tag = "W/\"\(Base64URL.text(Array(digest.prefix(15))))\""
    var answer = self
    answer.headers[.eTag] = tag
    answer.headers[.cacheControl] = cacheControl
    guard inquiry.has(tag) else { return answer }
    answer.status = .notModified
    answer.headers[.contentType] = nil
    answer.body = []
    answer.gzip = nil
    return answer
  }

  /// What a person's own documents may be kept by.
  package static let ownDocument = "private, no-cache"
  /// What never changes.
  package static let forGood = "public, max-age=31536000, immutable"
}

/// A callable's success.
struct ResultDocument<Document: JSONWritable>: JSONWritable {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("result")
      document.write(to: &json)
    }
  }
}

/// A refusal as callables and REST write it.
struct ErrorDocument: JSONWritable {
  let kind: RefusalKind
  let message: String
  let details: Refusal.Details?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("error")
      json.object { json in
        json.key("status")
        json.string(kind.rawValue)
        json.key("message")
        json.string(message)
        guard let details else { return }
        json.key("details")
        json.object { json in
          switch details {
          case .missing(let names):
            json.key("missing")
            json.array(names) { $0.string($1) }
          case .retry(let seconds):
            json.key("retry_after_seconds")
            json.integer(seconds)
          }
        }
      }
    }
  }
}

extension Answer {
  /// Answers with a refusal, by the status of its kind unless another is given.
  init(_ refusal: Refusal, status: HTTPResponse.Status? = nil) {
    self.init(
      ErrorDocument(kind: refusal.kind, message: refusal.message, details: refusal.details),
      status: status ?? refusal.status)
    if case .retry(let seconds)? = refusal.details { headers[.retryAfter] = "\(seconds)" }
    if status == nil, refusal.kind == .unauthenticated { headers[.wwwAuthenticate] = "Bearer" }
  }
}

/// A refusal as 002 writes it.
struct PlainErrorDocument: JSONWritable {
  let message: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("error")
      json.string(message)
    }
  }
}

extension Answer {
  /// Answers with a refusal in the form of 002, for those of its addresses; with a translation of its sentence if one is given.
  init(
    plain refusal: Refusal, saying translation: String? = nil, status: HTTPResponse.Status? = nil
  ) {
    let isStranger = refusal.kind == .unauthenticated
    let message = translation ?? refusal.message
    self.init(
      PlainErrorDocument(message: isStranger ? "Authentication failed: \(message)" : message),
      status: status ?? refusal.status)
    if case .retry(let seconds)? = refusal.details { headers[.retryAfter] = "\(seconds)" }
    if isStranger { headers[.wwwAuthenticate] = "Bearer" }
  }
}

extension Refusal {
  /// The status of HTTP: that of the kind, but where something is gone for good.
  package var status: HTTPResponse.Status { self == .resultIsGone ? .gone : kind.status }
}

extension RefusalKind {
  /// The status of HTTP.
  package var status: HTTPResponse.Status {
    switch self {
    case .invalidArgument: .badRequest
    case .unauthenticated: .unauthorized
    case .permissionDenied: .forbidden
    case .notFound: .notFound
    case .alreadyExists, .aborted: .conflict
    case .resourceExhausted: .tooManyRequests
    case .fault: .internalServerError
    case .unimplemented: .notImplemented
    case .unavailable: .serviceUnavailable
    case .deadlineExceeded: .gatewayTimeout
    }
  }
}
