import Astrolabe
import Forges
import Foundation
import HTTPTypes
import Identity
import Service
import Store
import Synchronization
import Testing
import Wire

/// Subscriptions that people buy; what is verified of a transaction is in `TransactionVerifierTests`.
@Suite struct SubscriptionTests {
  private static let day: Int64 = 86_400_000
  private static let now = TransactionForge.now

  /// A server that takes transactions, and the reasons that its log has.
  private static func stage() throws -> (PlayedServer, Reasons) {
    let reasons = Reasons()
    let server = try PlayedServer(
      purchases: try TransactionForge.verifier(),
      note: { if case .purchaseRefused(let reason) = $0 { reasons.add(reason) } },
      clock: { Timestamp(milliseconds: now) })
    return (server, reasons)
  }

  private static func accountToken(_ server: PlayedServer, _ token: String) async throws -> String {
    let answer = await server.ask(.get, "/v1/me/subscription", token: token)
    return try #require(SignInTests.member("app_account_token", of: answer))
  }

  private static func send(
    _ server: PlayedServer, _ token: String, _ payload: TransactionForge.Members
  ) async throws -> Answer {
    let text = try TransactionForge.transaction(payload: payload)
    return await server.ask(
      .post, "/v1/me/subscription", #"{"signed_transaction":"\#(text)"}"#, token: token)
  }

  @Test func `a transaction grants until it expires, however often it comes`() async throws {
    let (server, _) = try Self.stage()
    let anna = try await server.guest()
    let own = try await Self.accountToken(server, anna.token)
    #expect(UUID(uuidString: own) != nil)
    #expect(try await Self.accountToken(server, anna.token) == own)
    // The second month, then the first once more, then the second.
    for (days, end) in [(60, 60), (30, 60), (60, 60)] as [(Int64, Int64)] {
      let answer = try await Self.send(
        server, anna.token,
        [
          "appAccountToken": "\"\(own)\"", "expiresDate": "\(Self.now + days * Self.day)",
        ])
      let expiry = Timestamp(milliseconds: Self.now + end * Self.day).iso8601
      #expect(answer.status == .ok)
      #expect(
        answer.text.hasPrefix(
          #"{"is_premium":true,"status":"active","expires_at":"\#(expiry)""#), "\(answer.text)")
    }
    let quota = await server.ask(.get, "/user-quota", token: anna.token)
    #expect(quota.text.contains(#""quota_limit":999999"#))
  }

  @Test func `one that was taken back ends what it granted, and nothing else`() async throws {
    let (server, _) = try Self.stage()
    let anna = try await server.guest()
    let own = try await Self.accountToken(server, anna.token)
    func send(_ days: Int64, isRevoked: Bool) async throws -> String {
      var payload: TransactionForge.Members = [
        "appAccountToken": "\"\(own)\"", "expiresDate": "\(Self.now + days * Self.day)",
      ]
      if isRevoked { payload["revocationDate"] = "\(Self.now - 1)" }
      return try await Self.send(server, anna.token, payload).text
    }
    #expect(try await send(30, isRevoked: false).contains(#""is_premium":true"#))
    #expect(try await send(7, isRevoked: true).contains(#""is_premium":true"#))
    #expect(try await send(30, isRevoked: true).contains(#""is_premium":false"#))
  }

  @Test func `another's transaction is refused, and the log says why`() async throws {
    let (server, reasons) = try Self.stage()
    let (anna, eve) = (try await server.guest(), try await server.guest())
    let own = try await Self.accountToken(server, anna.token)
    #expect(try await Self.accountToken(server, eve.token) != own)
    let answer = try await Self.send(
      server, eve.token, ["appAccountToken": "\"\(own)\""])
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains("the transaction is for another account"))
    #expect(!answer.text.contains(own))
    let forged = try await Self.send(
      server, eve.token, ["bundleId": #""org.example.other""#])
    #expect(forged.text.contains("the transaction is not valid"))
    #expect(
      reasons.all
        == [PurchaseFault.foreignAccount.rawValue, PurchaseFault.foreignBundle.rawValue])
    let state = await server.ask(.get, "/v1/me/subscription", token: eve.token)
    #expect(state.text.contains(#""is_premium":false"#))
  }

  @Test func `a server without a root takes none, and says so`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let answer = await server.ask(
      .post, "/v1/me/subscription", #"{"signed_transaction":"a.b.c"}"#, token: anna.token)
    #expect(answer.status == .notImplemented)
    let state = await server.ask(.get, "/v1/me/subscription", token: anna.token)
    #expect(
      state.text
        == #"{"is_premium":false,"status":null,"expires_at":null,"app_account_token":null}"#)
  }

  private final class Reasons: Sendable {
    private let reasons = Mutex<[String]>([])

    var all: [String] { reasons.withLock { $0 } }

    func add(_ reason: String) { reasons.withLock { $0.append(reason) } }
  }
}
