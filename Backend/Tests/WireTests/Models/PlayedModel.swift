@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization
import Testing

/// A model on a port of this machine that does as a test says.
enum PlayedModel {
  /// What it does.
  enum Play: Sendable {
    /// Says a text, word by word, or all at once where it isn't asked for a stream.
    case says(String)
    /// Says all that it was sent, and nothing else.
    case repeats
    /// Says a text, and goes away after so many words without an end.
    case breaksOff(String, afterWords: Int)
    /// Says a text, and nothing more after so many words.
    case fallsSilent(String, afterWords: Int)
    /// Answers nothing.
    case hangs
    /// Says words without an end of any sentence for as long as somebody listens.
    case floods
    /// Sends letters without an end of any line for as long as somebody listens.
    case floodsALine
    /// Answers with a status.
    case status(Int, retryAfter: String?)
    /// Answers that it is somewhere else.
    case leads(to: String)
    /// Answers with bytes of some type.
    case bytes(String, type: String)
  }

  /// What it was asked.
  struct Heard: Sendable {
    var bodies: [String] = []
    var keys: [String?] = []
    /// Every header's name and value.
    var headers: [String] = []
  }

  /// A model's port for as long as a body runs.
  static func run<Value: Sendable>(
    _ play: Play, _ body: (String, @escaping @Sendable () -> Heard) async throws -> Value
  ) async throws -> Value {
    let ears = Ears()
    let (ports, opened) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "played model")
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
        let bytes = String(buffer: try await request.body.collect(upTo: 8 << 20))
        ears.hear(bytes, request.headers)
        return try await answer(play, to: bytes)
      },
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        opened.yield(channel.localAddress?.port ?? 0)
        opened.finish()
      }, logger: logger)
    // Stopped by a signal rather than cancelled: of a cancelled server NIO traps where a connection has just come.
    let server = ServiceGroup(
      configuration: .init(services: [.init(service: application)], logger: logger))
    Task {
      defer { opened.finish() }
      try await server.run()
    }
    defer { Task { await server.triggerGracefulShutdown() } }
    var port = 0
    for await known in ports { port = known }
    return try await body("http://127.0.0.1:\(port)/v1") { ears.heard }
  }

  private final class Ears: Sendable {
    private let all = Mutex(Heard())

    var heard: Heard { all.withLock { $0 } }

    func hear(_ body: String, _ headers: HTTPFields) {
      all.withLock { heard in
        heard.bodies.append(body)
        heard.keys.append(headers[.authorization])
        heard.headers += headers.map { "\($0.name): \($0.value)" }
      }
    }
  }

  private struct Gone: Error {}

  private static func answer(_ play: Play, to body: String) async throws -> Response {
    switch play {
    case .hangs:
      try await silence()
      throw Gone()
    case .status(let code, let retryAfter):
      var headers: HTTPFields = [:]
      if let retryAfter { headers[.retryAfter] = retryAfter }
      return Response(status: .init(code: code), headers: headers)
    case .leads(let place):
      return Response(status: .temporaryRedirect, headers: [.location: place])
    case .bytes(let text, let type):
      return Response(
        status: .ok, headers: [.contentType: type],
        body: .init(byteBuffer: ByteBuffer(string: text)))
    case .says(let text) where !body.contains(#""stream":true"#): return whole(text)
    case .says(let text): return stream(text, until: nil) { writer in try await end(&writer) }
    case .repeats:
      let text = messages(in: body).map(\.text).joined(separator: "\n")
      return stream(text, until: nil) { writer in try await end(&writer) }
    case .breaksOff(let text, let count):
      return stream(text, until: count) { _ in throw Gone() }
    case .fallsSilent(let text, let count):
      return stream(text, until: count) { _ in try await silence() }
    case .floods:
      return stream("", until: nil) { writer in
        while true { try await writer.write(event(text: "word ")) }
      }
    case .floodsALine:
      return stream("", until: nil) { writer in
        let letters = ByteBuffer(string: String(repeating: "x", count: 1 << 14))
        while true { try await writer.write(letters) }
      }
    }
  }

  /// Ten minutes, or until the model gets a stop signal.
  private static func silence() async throws {
    try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(600)) }
  }

  /// The messages of a request, who says them and what.
  static func messages(in body: String) -> [(role: String, text: String)] {
    guard case .object(let request)? = JSONTree(Array(body.utf8)),
      case .array(let messages)? = request["messages"]
    else { return [] }
    return messages.compactMap { message in
      guard case .object(let message) = message, case .text(let role)? = message["role"],
        case .text(let text)? = message["content"]
      else { return nil }
      return (role, text)
    }
  }

  private static let usage = #""usage":{"prompt_tokens":100,"completion_tokens":20}"#

  private static func whole(_ text: String) -> Response {
    let message = #"{"index":0,"message":{"role":"assistant","content":\#(quoted(text))}}"#
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: .init(byteBuffer: ByteBuffer(string: #"{"choices":[\#(message)],\#(usage)}"#)))
  }

  private static func stream(
    _ text: String, until count: Int?,
    _ finish: @escaping @Sendable (inout any ResponseBodyWriter) async throws -> Void
  ) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/event-stream"],
      body: .init { writer in
        for word in text.split(separator: " ").prefix(count ?? .max) {
          try await writer.write(event(text: word + " "))
        }
        try await finish(&writer)
        try await writer.finish(nil)
      })
  }

  /// The first words of a text as a stream has them, without an end.
  static func events(of text: String, words count: Int) -> String {
    text.split(separator: " ").prefix(count).map { String(buffer: event(text: $0 + " ")) }.joined()
  }

  private static func event(text: String) -> ByteBuffer {
    ByteBuffer(
      string: #"data: {"choices":[{"index":0,"delta":{"content":\#(quoted(text))}}]}"# + "\n\n")
  }

  private static func end(_ writer: inout any ResponseBodyWriter) async throws {
    try await writer.write(
      ByteBuffer(string: #"data: {"choices":[{"index":0,"delta":{}}],\#(usage)}"# + "\n\n"))
    try await writer.write(ByteBuffer(string: "data: [DONE]\n\n"))
  }

  /// A text as JSON has it.
  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension PlayedModel.Play: CustomTestStringConvertible {
  var testDescription: String { String("\(self)".prefix(80)) }
}
