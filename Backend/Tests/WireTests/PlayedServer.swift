import Astrolabe
import Foundation
import HTTPTypes
import Service
import Store
import StoreSQLite
import Wire

/// A server without a network: requests go to its front as they are.
struct PlayedServer {
  let front: Front

  /// One engine for all tests.
  static let engine = Result { try Engine() }

  init(limits: Limits = .wide, _ change: (inout FrontOptions) -> Void = { _ in }) throws {
    let backend = Backend(
      engine: try Self.engine.get(), store: try SQLiteStore(),
      cache: SQLiteCache(
        path: FileManager.default.temporaryDirectory
          .appendingPathComponent("astrolabe-cache-\(UUID().uuidString).sqlite").path
      ) { _ in }, takesGuests: true
    ) { _ in }
    var options = FrontOptions()
    options.limits = limits
    change(&options)
    let readiness = Readiness()
    readiness.phase = .ready
    front = Front(
      backend: backend, options: options, readiness: readiness,
      clock: { Timestamp(milliseconds: 1_761_048_000_000) }, record: { _ in })
  }

  /// Asks.
  func ask(
    _ method: HTTPRequest.Method = .post, _ target: String, _ body: String = "",
    token: String? = nil, headers: HTTPFields = [:]
  ) async -> Answer {
    var all: HTTPFields = [.contentType: "application/json"]
    if let token { all[.authorization] = "Bearer \(token)" }
    for field in headers { all[field.name] = field.value }
    return await front.answer(
      Inquiry(
        method: method, target: target, headers: all, address: "127.0.0.1",
        body: Array(body.utf8)))
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

extension Limits {
  /// So much that no test comes to the end of it.
  static var wide: Self {
    var limits = Self()
    limits.guestsAtOnce = 1_000_000
    limits.publicPerMinute = 1_000_000
    limits.readingsPerMinute = 1_000_000
    limits.writesPerMinute = 1_000_000
    return limits
  }
}

extension Answer {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
