@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Identity
import Service
import Store
import StoreSQLite
import Web
import Wire
import Writers

/// What the server answers, rather than what the engine does.
typealias Answer = Wire.Answer

/// A server without a network: requests go to its front as they are.
struct PlayedServer {
  let front: Front
  let backend: Backend

  /// One engine for all tests.
  static let engine = Result { try ServerEngine() }

  let store: SQLiteStore
  let readiness = Readiness()

  init(
    limits: Limits = .wide, writer: any Writer = EngineWriter(),
    quoteBook: QuoteBook = .builtIn, signIn: SignInOptions = .quick,
    engine: ServerEngine? = nil, seer: (any Seer)? = nil, purchases: TransactionVerifier? = nil,
    _ change: (inout FrontOptions) -> Void = { _ in },
    rasterize: Rasterizer? = nil,
    note: @escaping @Sendable (BackendEvent) -> Void = { _ in },
    clock: @escaping @Sendable () -> Timestamp = { Timestamp(milliseconds: 1_761_048_000_000) }
  ) throws {
    store = try SQLiteStore()
    backend = Backend(
      engine: try engine ?? Self.engine.get(), store: store,
      cache: SQLiteCache(path: ":memory:") { _ in }, writer: writer, seer: seer,
      purchases: purchases, takesGuests: true,
      quoteBook: quoteBook, signIn: signIn, rasterize: rasterize,
      elapsed: { [now = ContinuousClock.now] in now }, note: note)
    var options = FrontOptions()
    options.limits = limits
    options.pageManners = Site.manners
    change(&options)
    readiness.phase = .ready
    front = Front(
      backend: backend, options: options, pages: Site(engine: backend.engine).routes,
      readiness: readiness,
      clock: clock, elapsed: { .zero }, record: { _ in })
  }

  /// Asks.
  func ask(
    _ method: HTTPRequest.Method = .post, _ target: String, _ body: String = "",
    token: String? = nil, headers: HTTPFields = [:], room: Int = .max,
    address: String = "127.0.0.1", authority: String? = nil
  ) async -> Answer {
    var all: HTTPFields = [.contentType: "application/json"]
    if let token { all[.authorization] = "Bearer \(token)" }
    // Cookies may be several fields of one name.
    for name in Set(headers.map(\.name)) { all[values: name] = headers[values: name] }
    var answer = await front.answer(
      Inquiry(
        method: method, target: target, headers: all, address: address, authority: authority,
        body: Array(body.utf8)))
    if let stream = answer.stream {
      let heard = Collector(room: room)
      var sink: any ByteSink = heard
      do {
        try await stream(&sink)
      } catch {
        // Who goes away hears no more.
      }
      answer.body = heard.bytes
      answer.stream = nil
    }
    return answer
  }

  /// Hears a stream, and goes away when it has heard enough.
  private final class Collector: ByteSink {
    let room: Int
    var bytes: [UInt8] = []

    init(room: Int) { self.room = room }

    struct Gone: Error {}

    func send(_ piece: [UInt8]) async throws {
      guard bytes.count < room else { throw Gone() }
      bytes += piece
    }
  }

  /// Makes a guest.
  func guest() async throws -> (token: String, name: String) {
    let answer = await ask(.post, "/v1/auth/guest")
    guard answer.status == .created, case .object(let members)? = JSONTree(answer.body),
      case .text(let token)? = members["token"], case .text(let name)? = members["user_id"]
    else { throw NoGuest(answer: answer.text) }
    return (token, name)
  }

  struct NoGuest: Error { let answer: String }
}

extension SignInOptions {
  /// Hashes that take no time.
  static var quick: Self {
    var options = Self()
    options.cost = .least
    return options
  }
}

extension Limits {
  /// So much that no test comes to the end of it.
  static var wide: Self {
    var limits = Self()
    limits.guestsAtOnce = 1_000_000
    limits.publicPerMinute = 1_000_000
    limits.signInsPerMinute = 1_000_000
    limits.readingsPerMinute = 1_000_000
    limits.writesPerMinute = 1_000_000
    limits.questionsPerMinute = 1_000_000
    limits.questionsPerDay = 1_000_000
    return limits
  }
}

extension Answer {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
