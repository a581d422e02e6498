import Astrolabe
import Crypto
import Foundation
import HTTPTypes
import Notifications
import Outbound
import Service
import Store
import StoreSQLite
import Synchronization
import Testing
import Wire

/// Sending: signatures, failures, second attempts.
@Suite struct CourierTests {
  /// What an operator gets to know.
  final class Notes: Sendable {
    private let notes = Mutex<[CourierEvent]>([])
    var all: [CourierEvent] { notes.withLock { $0 } }
    func add(_ event: CourierEvent) { notes.withLock { $0.append(event) } }
  }

  private static let due = "2025-10-21T13:00:00Z"

  private static func instant(_ text: String) throws -> Timestamp {
    try #require(Timestamp(iso8601: text))
  }

  /// A server with a notification that waits, and a receiver of its webhook.
  private static func play(
    people: Int = 1, timeLimit: Duration = .seconds(3_600),
    _ answer: @escaping @Sendable (PlayedReceiver.Heard, Int) -> PlayedReceiver.Reply,
    _ body: (PlayedServer, Courier, @escaping @Sendable () -> [PlayedReceiver.Heard], Notes)
      async throws -> Void
  ) async throws {
    try await PlayedReceiver.run(answer) { url, heard in
      let server = try PlayedServer()
      for _ in 0..<people {
        _ = try await NotificationPlanTests.person(server, hasProfile: false)
      }
      for time in ["2025-10-21T12:30:00Z", due] {
        _ = try await server.backend.planNotifications(
          at: instant(time), on: NotificationPlanTests.every)
      }
      let client = OutboundClient(timeLimit: timeLimit, connectTime: .seconds(3_600))
      let notes = Notes()
      let courier = Courier(
        store: server.store,
        channels: [WebhookChannel(client, url: url + "/hook", secret: "sesame")]
      ) { notes.add($0) }
      do {
        try await body(server, courier, heard, notes)
      } catch {
        await client.close()
        throw error
      }
      await client.close()
    }
  }

  @Test func `a webhook is called once, signed`() async throws {
    try await Self.play({ _, _ in .init(status: 204) }) { server, courier, heard, notes in
      let now = try Self.instant("2025-10-21T13:00:07Z")
      let waiting = try await NotificationPlanTests.waiting(server, at: Self.due)
      for _ in 0..<3 { try await courier.deliver(at: now) }
      let call = try #require(heard().first)
      #expect(heard().count == 1)
      #expect(call.path == "/hook")
      #expect(call.header("Astrolabe-Timestamp") == "1761051607")
      let key = SymmetricKey(data: Data("sesame".utf8))
      let code = HMAC<Crypto.SHA256>.authenticationCode(
        for: Data("1761051607.\(call.body)".utf8), using: key)
      let digits = code.map { String(format: "%02x", $0) }.joined()
      #expect(call.header("Astrolabe-Signature") == "v1=\(digits)")
      let delivery = try #require(waiting.first)
      #expect(
        call.body
          == #"{"id":"\#(delivery.content.name)","type":"daily","user_id":"\#(delivery.accountName)","#
          + #""date":"2025-10-21","title":"A thought for today","body":\#(PlayedModel.quoted(delivery.content.body)),"#
          + #""due_at":"2025-10-21T13:00:00.000Z"}"#)
      #expect(notes.all == [.ended(.webhook, .sent)])
      #expect(try await NotificationPlanTests.waiting(server, at: Self.due) == [])
    }
  }

  @Test func `a failure is tried again after growing spans, with the same id`() async throws {
    try await Self.play({ _, count in .init(status: count < 3 ? 500 : 200) }) {
      server, courier, heard, notes in
      var now = try Self.instant(Self.due)
      for (seconds, count) in [(0, 1), (59, 1), (60, 2), (179, 2), (180, 3), (419, 3), (420, 4)]
        as [(Int64, Int)]
      {
        now = try Self.instant(Self.due).adding(seconds: seconds)
        try await courier.deliver(at: now)
        #expect(heard().count == count, "after \(seconds) seconds")
      }
      #expect(Set(heard().map { String($0.body.prefix(40)) }).count == 1)
      #expect(notes.all.last == .ended(.webhook, .sent))
      #expect(notes.all.first == .failed(.webhook, reason: "status 500"))
    }
  }

  @Test func `a receiver's wish to wait is kept`() async throws {
    let reply = PlayedReceiver.Reply(status: 429, headers: [.retryAfter: "7200"])
    try await Self.play({ _, _ in reply }) { server, courier, heard, _ in
      let due = try Self.instant(Self.due)
      for seconds in [0, 3_600, 7_199] as [Int64] {
        try await courier.deliver(at: due.adding(seconds: seconds))
      }
      #expect(heard().count == 1)
      try await courier.deliver(at: due.adding(seconds: 7_200))
      #expect(heard().count == 2)
    }
  }

  @Test func `after a day it is given up`() async throws {
    try await Self.play({ _, _ in .init(status: 500) }) { server, courier, heard, notes in
      let due = try Self.instant(Self.due)
      for minutes in stride(from: 0, through: 26 * 60, by: 10) {
        try await courier.deliver(at: due.adding(seconds: Int64(minutes * 60)))
      }
      #expect(notes.all.last == .ended(.webhook, .late))
      #expect((10...20).contains(heard().count))
    }
  }

  @Test func `a redirect is not followed`() async throws {
    try await Self.play({ _, _ in .init(status: 307, headers: [.location: "/other"]) }) {
      server, courier, heard, notes in
      try await courier.deliver(at: Self.instant(Self.due))
      #expect(heard().map(\.path) == ["/hook"])
      #expect(notes.all == [.failed(.webhook, reason: "status 307")])
    }
  }

  @Test func `a receiver that answers nothing is left alone until the next time`() async throws {
    try await Self.play(people: 40, timeLimit: .milliseconds(1), { _, _ in .init(status: 500) }) {
      server, courier, heard, notes in
      try await courier.deliver(at: Self.instant(Self.due))
      #expect(heard().count <= 16)
      #expect(notes.all.count == 16)
      #expect(try await NotificationPlanTests.waiting(server, at: Self.due).count == 24)
    }
  }

  @Test func `hundreds are all sent, each once`() async throws {
    try await Self.play(people: 300, { _, _ in .init() }) { server, courier, heard, _ in
      try await courier.deliver(at: Self.instant(Self.due))
      #expect(heard().count == 300)
      #expect(Set(heard().map(\.body)).count == 300)
    }
  }
}
