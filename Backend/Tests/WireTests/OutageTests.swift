import Foundation
import GRDB
import HTTPTypes
import Store
import Synchronization
import Testing
import Wire

@testable import Service
@testable import StoreSQLite

/// What is counted while the store can't be asked.
@Suite struct OutageTests {
  /// Takes the accounts away from under the store, or puts them back.
  private static func move(_ table: String, to name: String, in server: PlayedServer) throws {
    try server.store.database.write {
      try $0.execute(sql: "ALTER TABLE \(table) RENAME TO \(name)")
    }
  }

  @Test func `a sign-in that couldn't be checked is no wrong password`() async throws {
    let server = try PlayedServer()
    _ = try await SignInTests.registered("anna@example.org", in: server)
    let words = SignInTests.body("anna@example.org")
    try Self.move("accounts", to: "away", in: server)
    // More than the wrong passwords of an email and of an address after which a try has to wait.
    for _ in 0..<25 {
      let answer = await server.ask(.post, "/v1/auth/login", words)
      #expect((500...599).contains(answer.status.code), "\(answer.text)")
    }
    try Self.move("away", to: "accounts", in: server)
    #expect(await server.ask(.post, "/v1/auth/login", words).status == .ok)
    // Wrong passwords count as before.
    let wrong = SignInTests.body("anna@example.org", "another long phrase")
    var statuses: [Int] = []
    for _ in 0..<6 {
      statuses.append(await server.ask(.post, "/v1/auth/login", wrong).status.code)
    }
    #expect(statuses == [401, 401, 401, 401, 401, 429])
  }

  @Test func `a mail that nobody could look up may be asked for again`() async throws {
    let (mails, sent) = AsyncStream.makeStream(of: ResetMail.self)
    let (failures, failed) = AsyncStream.makeStream(of: BackendEvent.self)
    var options = SignInOptions.quick
    options.sendReset = { sent.yield($0) }
    let server = try PlayedServer(signIn: options, note: { failed.yield($0) })
    _ = try await SignInTests.registered("anna@example.org", in: server)
    let (now, email) = (Timestamp(milliseconds: 1_761_048_000_000), "anna@example.org")
    try Self.move("accounts", to: "away", in: server)
    var failing = failures.makeAsyncIterator()
    for _ in 0..<25 {
      try server.backend.requestReset(of: email, from: "127.0.0.1", at: now)
      while let event = await failing.next() {
        if case .resetNotSent = event { break }
      }
    }
    try Self.move("away", to: "accounts", in: server)
    try server.backend.requestReset(of: email, from: "127.0.0.1", at: now)
    var arriving = mails.makeAsyncIterator()
    #expect(await arriving.next()?.email == email)
  }

  @Test func `a try that was never made leaves no wait behind`() throws {
    let throttle = SignInThrottle(mostOfEmail: 3, mostOfAddress: 100)
    let start = Timestamp(milliseconds: 1_761_048_000_000)
    func begin(after seconds: Int64) throws {
      try throttle.begin(email: "a", address: "b", at: start.adding(seconds: seconds))
    }
    for _ in 0..<3 { try begin(after: 0) }
    #expect(throws: Refusal.self) { try begin(after: 59) }
    // The fourth would have to be followed by a wait of two minutes.
    try begin(after: 61)
    throttle.giveUp(email: "a", address: "b")
    try begin(after: 62)
    #expect(throws: Refusal.self) { try begin(after: 181) }
    try begin(after: 183)
  }
}
