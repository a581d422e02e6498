import Astrolabe
import HTTPTypes
import Service
import Store
import StoreSQLite
import Testing
import Wire

/// When notifications are due, and what they say.
@Suite struct NotificationPlanTests {
  private static func instant(_ text: String) throws -> Timestamp {
    try #require(Timestamp(iso8601: text))
  }

  static let every = Set(ChannelName.allCases)
  static let appleToken = String(repeating: "0a1B", count: 16)

  /// Somebody in New York who wants a notification at a time.
  static func person(
    _ server: PlayedServer, at time: String = "09:00", hasProfile: Bool = true
  ) async throws -> String {
    let token = try await server.guest().token
    if hasProfile {
      let made = await server.ask(
        .post, "/create_user_profile",
        #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: token)
      #expect(made.status == .ok)
    }
    let body =
      #"{"timezone":"America/New_York","notification_enabled":true,"notification_time":"\#(time)"}"#
    #expect(await server.ask(.patch, "/v1/me", body, token: token).status == .ok)
    return token
  }

  static func waiting(
    _ server: PlayedServer, by channel: ChannelName = .webhook, at text: String
  ) async throws -> [Delivery] {
    try await server.store.waitingDeliveries(by: channel, at: instant(text), limit: 100)
  }

  private static func plan(_ server: PlayedServer, at text: String) async throws -> Int {
    try await server.backend.planNotifications(at: instant(text), on: every)
  }

  @Test func `a notification is due once a day, by the clocks of the person's zone`() async throws {
    let server = try PlayedServer()
    _ = try await Self.person(server)
    // 09:00 in New York is 13:00 in UTC on these days.
    for (time, count) in [
      ("2025-10-21T12:30:00Z", 0), ("2025-10-21T12:59:59Z", 0), ("2025-10-21T13:00:00Z", 1),
      ("2025-10-21T13:00:30Z", 0), ("2025-10-22T12:59:30Z", 0), ("2025-10-22T13:00:10Z", 1),
      // Clocks were set back on the 2nd of November.
      ("2025-11-02T13:30:00Z", 0), ("2025-11-02T14:00:00Z", 1),
    ] as [(String, Int)] {
      // What passed while the server stood still is not made up for.
      if time == "2025-11-02T13:30:00Z" {
        _ = try await Self.plan(server, at: "2025-11-02T03:00:00Z")
      }
      #expect(try await Self.plan(server, at: time) == count, "\(time)")
    }
    let waiting = try await Self.waiting(server, at: "2025-11-03T00:00:00Z")
    #expect(waiting.map(\.date.description) == ["2025-10-21", "2025-10-22", "2025-11-02"])
  }

  @Test func `it says the headline of the reading, which is the same when it is read`() async throws
  {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    _ = try await Self.plan(server, at: "2025-10-21T12:30:00Z")
    #expect(try await Self.plan(server, at: "2025-10-21T13:00:00Z") == 1)
    let delivery = try #require(try await Self.waiting(server, at: "2025-10-21T13:00:00Z").first)
    #expect(delivery.content.title == "Your day")
    let reading = await server.ask(.get, "/v1/me/readings/2025-10-21", token: token)
    #expect(
      reading.text.contains(
        #""daily_theme_headline":\#(PlayedModel.quoted(delivery.content.body))"#))
  }

  @Test func `a person without a profile gets a quote, and a title in their language`() async throws
  {
    let server = try PlayedServer()
    let token = try await Self.person(server, hasProfile: false)
    _ = await server.ask(.patch, "/v1/me", #"{"language":"es"}"#, token: token)
    _ = try await Self.plan(server, at: "2025-10-21T12:30:00Z")
    #expect(try await Self.plan(server, at: "2025-10-21T13:00:00Z") == 1)
    let delivery = try #require(try await Self.waiting(server, at: "2025-10-21T13:00:00Z").first)
    #expect(delivery.content.title == "Una idea para hoy")
    #expect(QuoteBook.builtIn.quotes.map(\.text).contains(delivery.content.body))
  }

  @Test func `a change of time counts at once, and gives no second one for a day`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    _ = try await Self.plan(server, at: "2025-10-21T12:30:00Z")
    _ = await server.ask(.patch, "/v1/me", #"{"notification_time":"08:45"}"#, token: token)
    // Set at 08:45 for 08:45.
    #expect(try await Self.plan(server, at: "2025-10-21T12:45:20Z") == 1)
    #expect(try await Self.plan(server, at: "2025-10-21T12:45:50Z") == 0)
    _ = await server.ask(.patch, "/v1/me", #"{"notification_time":"10:00"}"#, token: token)
    _ = try await Self.plan(server, at: "2025-10-21T13:30:00Z")
    _ = try await Self.plan(server, at: "2025-10-21T14:00:00Z")
    #expect(try await Self.waiting(server, at: "2025-10-21T15:00:00Z").count == 1)
    _ = await server.ask(.patch, "/v1/me", #"{"notification_enabled":false}"#, token: token)
    #expect(try await Self.waiting(server, at: "2025-10-21T15:00:00Z") == [])
    #expect(try await Self.plan(server, at: "2025-10-22T14:00:00Z") == 0)
  }

  @Test func `a plan from settings that have changed since is dropped`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    _ = try await Self.plan(server, at: "2025-10-21T12:30:00Z")
    let at = try Self.instant("2025-10-21T13:00:00Z")
    let due = try #require(try await server.store.dueForNotification(at: at, limit: 5).first)
    _ = await server.ask(.patch, "/v1/me", #"{"notification_time":"20:00"}"#, token: token)
    let delivery = PlannedDelivery(
      name: "note_1", channel: .webhook, token: "", title: "t", body: "b")
    try await server.store.plan(
      [delivery], for: due, on: CalendarDate("2025-10-21"), next: at.adding(seconds: 86_400))
    #expect(try await Self.waiting(server, at: "2025-10-21T13:00:00Z") == [])
    #expect(try await server.store.dueForNotification(at: at, limit: 5).first?.dueAt == nil)
  }

  @Test func `each device is sent one, by the service that its token is of`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    for device in ["fcm-1:APA91", "fcm-2:APA91", Self.appleToken] {
      _ = await server.ask(
        .post, "/register_device_token", #"{"data":{"device_token":"\#(device)"}}"#, token: token)
    }
    _ = try await Self.plan(server, at: "2025-10-21T12:30:00Z")
    #expect(try await Self.plan(server, at: "2025-10-21T13:00:00Z") == 4)
    let now = "2025-10-21T13:00:00Z"
    #expect(
      try await Set(Self.waiting(server, by: .firebase, at: now).map(\.content.token))
        == ["fcm-1:APA91", "fcm-2:APA91"])
    #expect(
      try await Self.waiting(server, by: .apple, at: now).map(\.content.token)
        == [Self.appleToken])
    // Another person signs in on one of the phones: it is theirs now.
    let ben = try await server.guest().token
    _ = await server.ask(
      .post, "/register_device_token", #"{"data":{"device_token":"fcm-2:APA91"}}"#, token: ben)
    #expect(
      try await Self.waiting(server, by: .firebase, at: now).map(\.content.token)
        == ["fcm-1:APA91"])
    // Signed out, a phone is sent nothing.
    _ = await server.ask(.post, "/v1/auth/logout", token: token)
    #expect(try await Self.waiting(server, by: .firebase, at: now) == [])
    #expect(try await Self.waiting(server, by: .apple, at: now) == [])
  }

  @Test func `an account has twenty devices, the latest`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    let token = try await Self.person(server)
    let header = try #require(HTTPField.Name("X-Test-Now"))
    for number in 10..<35 {
      _ = await server.ask(
        .post, "/register_device_token", #"{"data":{"device_token":"fcm-\#(number)"}}"#,
        token: token, headers: [header: "2025-10-21T12:00:\(number)Z"])
    }
    let at = try Self.instant("2025-10-21T13:00:00Z")
    let due = try #require(try await server.store.dueForNotification(at: at, limit: 5).first)
    #expect(due.tokens == (15..<35).map { "fcm-\($0)" })
  }

  @Test(arguments: [
    ("2025-03-09T06:00:00Z", "02:30", "2025-03-09T07:30:00.000Z"),
    ("2025-03-09T07:30:00Z", "02:30", "2025-03-10T06:30:00.000Z"),
    ("2025-11-02T05:00:00Z", "01:30", "2025-11-02T05:30:00.000Z"),
    ("2025-11-02T05:30:00Z", "01:30", "2025-11-03T06:30:00.000Z"),
    ("2025-10-21T03:59:59Z", "00:00", "2025-10-21T04:00:00.000Z"),
  ])
  func `the next time goes by the zone's clocks`(
    after: String, time: String, next: String
  ) throws {
    let zone = try PlayedServer.engine.get().zone("America/New_York")
    #expect(
      try Backend.next(after: Self.instant(after), at: TimeOfDay(time), in: zone).iso8601 == next)
  }

  @Test func `a day that clocks leave out has no notification`() throws {
    let zone = try PlayedServer.engine.get().zone("Pacific/Apia")
    let after = try Self.instant("2011-12-30T09:00:00Z")
    let next = Backend.next(after: after, at: try TimeOfDay("09:00"), in: zone)
    #expect(next > after)
    #expect(next <= after.adding(seconds: 86_400))
  }
}
