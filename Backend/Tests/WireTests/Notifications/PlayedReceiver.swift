import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// A receiver of notifications on a port of this machine, which answers as a test says: a webhook, Firebase or Apple.
enum PlayedReceiver {
  /// What came.
  struct Heard: Sendable {
    let path: String
    let headers: HTTPFields
    let body: String

    func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
  }

  /// What it answers.
  struct Reply: Sendable {
    var status = 200
    var body = ""
    var headers: HTTPFields = [:]
  }

  /// A receiver's port for as long as a body runs.
  ///
  /// - Parameters:
  ///   - answer: Receives what came, and how much came before it.
  ///   - body: Receives the address, and what came so far.
  /// - Throws: What the body throws.
  static func run(
    _ answer: @escaping @Sendable (Heard, Int) -> Reply,
    _ body: (String, @escaping @Sendable () -> [Heard]) async throws -> Void
  ) async throws {
    let ears = Ears()
    let (ports, opened) = AsyncStream.makeStream(of: Int.self)
    var logger = Logger(label: "played receiver")
    logger.logLevel = .critical
    let application = Application(
      responder: CallbackResponder { (request: Request, _: BasicRequestContext) in
        let heard = Heard(
          path: request.head.path ?? "", headers: request.headers,
          body: String(buffer: try await request.body.collect(upTo: 1 << 20)))
        let reply = answer(heard, ears.hear(heard))
        return Response(
          status: .init(code: reply.status), headers: reply.headers,
          body: .init(byteBuffer: ByteBuffer(string: reply.body)))
      },
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        opened.yield(channel.localAddress?.port ?? 0)
        opened.finish()
      }, logger: logger)
    let server = ServiceGroup(
      configuration: .init(services: [.init(service: application)], logger: logger))
    Task {
      defer { opened.finish() }
      try await server.run()
    }
    defer { Task { await server.triggerGracefulShutdown() } }
    var port = 0
    for await known in ports { port = known }
    try await body("http://127.0.0.1:\(port)") { ears.all }
  }

  private final class Ears: Sendable {
    private let heard = Mutex<[Heard]>([])

    var all: [Heard] { heard.withLock { $0 } }

    /// Hears one; how many came before it.
    func hear(_ one: Heard) -> Int {
      heard.withLock { heard in
        heard.append(one)
        return heard.count - 1
      }
    }
  }
}
