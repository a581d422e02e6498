import Astrolabe
import HTTPTypes
import Service
import Store
import Testing
import Wire

/// Moods and their days in a row.
@Suite struct MoodTests {
  private static let path = "/v1/me/moods/0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01"

  private static func path(_ number: Int) -> String {
    "/v1/me/moods/0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a\(10 + number)"
  }

  private static func put(
    _ time: String, _ path: String = path, by server: PlayedServer, _ token: String
  ) async -> Answer {
    await server.ask(
      .put, path, #"{"moodType":"calm","timestamp":"\#(time)"}"#, token: token)
  }

  private static func streak(_ server: PlayedServer, _ token: String) async -> String {
    await server.ask(.get, "/v1/me/streak", token: token).text
  }

  @Test func `an entry is answered as it is kept`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let body =
      #"{"moodType":"calm","note":"By the river.\nAlone.","timestamp":"2025-01-06T18:00:00+01:00","#
      + #""quoteShown":{"text":"Begin small.","author":"Astrolabe"}}"#
    let made = await server.ask(.put, Self.path, body, token: token)
    #expect(made.status == .created)
    let text =
      #"{"id":"0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01","moodType":"calm","note":"By the river.\u000aAlone.","#
      + #""timestamp":"2025-01-06T18:00:00.000+01:00","quoteShown":{"text":"Begin small.","author":"Astrolabe"}}"#
    #expect(made.text == text)
    let again = await server.ask(
      .put, Self.path.uppercased().replacing("/V1/ME/MOODS", with: "/v1/me/moods"), body,
      token: token)
    #expect(again.status == .ok)
    #expect(
      await server.ask(.get, "/v1/me/moods", token: token).text
        == #"{"entries":[\#(text)],"next":null}"#)
  }

  @Test(arguments: [
    ("{}", "Missing required fields: moodType, timestamp"),
    (#"{"moodType":" ","timestamp":"2025-01-06T18:00:00Z"}"#, "moodType must be a word"),
    (#"{"moodType":"a\nb","timestamp":"2025-01-06T18:00:00Z"}"#, "moodType must be one line"),
    (#"{"moodType":5,"timestamp":"2025-01-06T18:00:00Z"}"#, "moodType must be a text"),
    (#"{"moodType":"calm","timestamp":"yesterday"}"#, "timestamp must be an instant"),
    (#"{"moodType":"calm","timestamp":"2025-10-22T13:00:00Z"}"#, "timestamp must lie between"),
    (#"{"moodType":"calm","timestamp":"1969-12-31T23:59:59Z"}"#, "timestamp must lie between"),
    (
      #"{"moodType":"calm","timestamp":"2025-01-06T18:00:00Z","quoteShown":{"author":"x"}}"#,
      "quoteShown must have a text"
    ),
    (
      #"{"moodType":"calm","timestamp":"2025-01-06T18:00:00Z","quoteShown":"x"}"#,
      "quoteShown must be an object"
    ),
    (
      #"{"moodType":"calm","timestamp":"2025-01-06T18:00:00Z","Note":"x"}"#,
      #"there is no field \"Note\" here"#
    ),
  ])
  func `what is no entry is refused with a sentence`(body: String, sentence: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let answer = await server.ask(.put, Self.path, body, token: token)
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains(sentence), "\(answer.text)")
    #expect(
      await server.ask(.get, "/v1/me/moods", token: token).text == #"{"entries":[],"next":null}"#)
  }

  @Test func `pages are refused that no page leads to`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    for query in ["before=x", "before=0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01", "limit=0"] {
      #expect(
        await server.ask(.get, "/v1/me/moods?\(query)", token: token).status == .badRequest)
    }
  }

  /// The played server's clock stands at 2025-10-21T12:00:00Z.
  @Test func `a streak goes on from yesterday, and no longer`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    #expect(await Self.streak(server, token) == #"{"days":0,"longest":0,"next_milestone":7}"#)
    for (number, day) in ["19", "17", "16", "15"].enumerated() {
      _ = await Self.put("2025-10-\(day)T12:00:00Z", Self.path(number), by: server, token)
    }
    #expect(await Self.streak(server, token) == #"{"days":0,"longest":3,"next_milestone":7}"#)
    _ = await Self.put("2025-10-20T23:59:59Z", Self.path(4), by: server, token)
    #expect(await Self.streak(server, token) == #"{"days":2,"longest":3,"next_milestone":7}"#)
    _ = await Self.put("2025-10-21T00:00:00Z", Self.path(5), by: server, token)
    _ = await Self.put("2025-10-18T00:00:00Z", Self.path(6), by: server, token)
    #expect(await Self.streak(server, token) == #"{"days":7,"longest":7,"next_milestone":30}"#)
    _ = await server.ask(.delete, Self.path(0), token: token)
    #expect(await Self.streak(server, token) == #"{"days":2,"longest":4,"next_milestone":7}"#)
  }

  @Test func `a day is that of the clock that an entry came with, or of the person's zone`()
    async throws
  {
    let server = try PlayedServer()
    let token = try await server.guest().token
    // On the evening of the 19th and of the 20th in New York; in UTC the 20th and the 21st.
    _ = await Self.put("2025-10-19T22:00:00-04:00", Self.path(0), by: server, token)
    _ = await Self.put("2025-10-21T01:00:00Z", Self.path(1), by: server, token)
    #expect(await Self.streak(server, token).hasPrefix(#"{"days":1,"#))
    _ = await server.ask(.patch, "/v1/me", #"{"timezone":"America/New_York"}"#, token: token)
    #expect(await Self.streak(server, token).hasPrefix(#"{"days":2,"#))
  }

  @Test(arguments: [
    "2025-10-20T15:00:00Z", "2025-10-20T15:00:00+00:00", "2025-10-20T15:00:00-00:00",
    "2025-10-20t15:00:00z", "2025-10-20t15:00:00.000+00:00",
  ])
  func `UTC is UTC however it is written`(time: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    _ = await server.ask(.patch, "/v1/me", #"{"timezone":"Asia/Tokyo"}"#, token: token)
    #expect(
      await Self.put("2025-10-20T14:59:59Z", Self.path(0), by: server, token).status == .created)
    let kept = await Self.put(time, Self.path(1), by: server, token)
    #expect(kept.status == .created)
    #expect(kept.text.contains(#""timestamp":"2025-10-20T15:00:00.000"#))
    // In Tokyo the first was on the 20th, the second on the 21st.
    #expect(await Self.streak(server, token) == #"{"days":2,"longest":2,"next_milestone":7}"#)
  }

  @Test func `a date that a zone left out breaks no row`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    let token = try await server.guest().token
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    _ = await server.ask(.patch, "/v1/me", #"{"timezone":"Pacific/Apia"}"#, token: token)
    // 29 December at 23:00, and an hour and a half later 31 December.
    for (number, time) in ["2011-12-30T09:00:00Z", "2011-12-30T10:30:00Z"].enumerated() {
      _ = await Self.put(time, Self.path(number), by: server, token)
    }
    for (now, days) in [("2011-12-30T12:00:00Z", 2), ("2012-01-02T12:00:00Z", 0)] {
      let streak = await server.ask(
        .get, "/v1/me/streak", token: token, headers: [clock: now])
      #expect(streak.text == #"{"days":\#(days),"longest":2,"next_milestone":7}"#)
    }
    // Who entered a mood on the 29th alone goes on with it on the 31st.
    _ = await server.ask(
      .delete, Self.path(1), token: token, headers: [clock: "2011-12-30T12:00:00Z"])
    let yesterday = await server.ask(
      .get, "/v1/me/streak", token: token, headers: [clock: "2011-12-30T12:00:00Z"])
    #expect(yesterday.text == #"{"days":1,"longest":1,"next_milestone":7}"#)
  }

  @Test func `a note may be as long as the description says, in escapes, too`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    func put(_ count: Int) async -> HTTPResponse.Status {
      let note = String(repeating: #"\ud83c\udf19"#, count: count)
      return await server.ask(
        .put, Self.path,
        #"{"moodType":"calm","note":"\#(note)","timestamp":"2025-01-06T18:00:00Z"}"#, token: token
      ).status
    }
    #expect(await put(10_000) == .created)
    #expect(await put(10_001) == .badRequest)
    let text = String(repeating: "x", count: 8_000)
    let areas = (0..<64).map { _ in #"{"category":"home_environment","text":"\#(text)"}"# }
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: token)
    let entry =
      #"{"date":"2025-01-06","entry_type":"horoscope_reading","categories_viewed":["#
      + areas.joined(separator: ",") + "]}"
    #expect(await server.ask(.post, "/v1/me/journal", entry, token: token).status == .created)
    #expect(
      await server.ask(.post, "/add_journal_entry", #"{"data":\#(entry)}"#, token: token).status
        == .ok)
  }

  @Test(arguments: [
    (6, 7), (7, 30), (99, 100), (100, 200), (101, 200), (199, 200), (200, 300), (365, 400),
  ])
  func `the next milestone is the one that is ahead`(days: Int, next: Int) throws {
    let today = try CalendarDate("2025-10-21")
    let row = (0..<days).map { today.advanced(byDays: -$0) }
    #expect(MoodStreak(of: row.shuffled(), today: today).days == days)
    #expect(MoodStreak(of: row, today: today).nextMilestone == next)
  }
}
