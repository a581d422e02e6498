@_spi(FrontEnd) import Astrolabe
import Foundation
import HTTPTypes
import Service
import Store
import StoreSQLite
import Testing
import Wire

/// What a person takes along.
@Suite struct ExportTests {
  @Test func `an export has everything about the person, and no data of others`() async throws {
    let server = try PlayedServer()
    let guest = try await server.guest()
    let anna = try await SignInTests.registered("anna@example.org", in: server, token: guest.token)
    let eve = try await SignInTests.registered("eve@example.org", in: server)
    for (token, word) in [(anna.token, "quokka"), (eve.token, "zephyr")] {
      for (method, target, body) in [
        (
          .post, "/create_user_profile",
          #"{"data":{"name":"\#(word) n","email":"","birth_date":"1990-06-15"}}"#
        ),
        (.post, "/get_daily_horoscope", #"{"data":{"date":"2025-10-21"}}"#),
        (
          .post, "/add_journal_entry",
          #"{"data":{"date":"2025-10-19","entry_type":"horoscope_reading","summary_viewed":"\#(word) j"}}"#
        ),
        (
          .post, "/v1/me/ask",
          #"{"question":"How is my friend \#(word.capitalized) today?","horoscope_date":"2025-10-21"}"#
        ),
        (
          .put, "/v1/me/moods/0b7f4c1e-7a35-4f5e-9a0e-2f8f6f0d1a01",
          #"{"moodType":"calm","note":"\#(word) m","timestamp":"2025-01-06T18:00:00Z"}"#
        ),
        (.post, "/register_device_token", #"{"data":{"device_token":"\#(word)-d"}}"#),
      ] as [(HTTPRequest.Method, String, String)] {
        let answer = await server.ask(method, target, body, token: token)
        #expect(answer.status.code < 300, "\(target): \(answer.text)")
      }
    }
    let export = await server.ask(.get, "/v1/me/export", token: anna.token)
    #expect(export.status == .ok)
    #expect(export.headers[.contentDisposition] == #"attachment; filename="astrolabe-export.json""#)
    #expect(export.headers[.cacheControl] == "no-store")
    guard case .object(let members)? = JSONTree(export.body) else {
      Issue.record("no object: \(export.text)")
      return
    }
    #expect(
      members.keys.sorted() == [
        "account", "answered_requests", "conversations", "entities", "exported_at", "fortunes",
        "journal", "memory", "model_calls", "moods", "notifications", "partner", "people",
        "preferences", "profile", "quotas", "readings", "sessions",
      ])
    for part in [
      #""email":"anna@example.org""#, #""name":"quokka n""#, #""summary_viewed":"quokka j""#,
      #""note":"quokka m""#, #""device_token":"quokka-d""#, #""name":"Quokka""#,
      #""kind":"daily""#, #""birth_city":null"#,
    ] { #expect(export.text.contains(part), "\(part)") }
    let text = export.text.lowercased()
    for part in [
      "zephyr", "eve@", "scrypt", "password", "token_hash", anna.token, guest.token, eve.name,
    ] {
      #expect(!text.contains(part.lowercased()), "\(part)")
    }
  }

  @Test func `an export has notifications, calls of a model, and what is kept under keys`()
    async throws
  {
    let server = try PlayedServer()
    let (guest, other) = (try await server.guest(), try await server.guest())
    for person in [guest, other] {
      let key = try #require(try await server.store.account(ofOperatorsName: person.name))
      try await server.store.note(
        ModelCall(
          day: CalendarDate("2025-10-21"), account: key, purpose: "answer", model: person.name,
          outcome: "done", milliseconds: 12, promptTokens: 345, answerTokens: 67))
      _ = await server.ask(
        .patch, "/v1/me", #"{"notification_enabled":true,"notification_time":"13:00"}"#,
        token: person.token,
        headers: [try #require(HTTPField.Name("Idempotency-Key")): "key of \(person.name)"])
    }
    for time in ["2025-10-21T12:30:00Z", "2025-10-21T13:00:00Z"] {
      _ = try await server.backend.planNotifications(
        at: #require(Timestamp(iso8601: time)), on: NotificationPlanTests.every)
    }
    let export = await server.ask(.get, "/v1/me/export", token: guest.token).text
    for part in [
      #""notifications":[{"id":""#, #""channel":"webhook","device_token":null,"title":""#,
      #""due_at":"2025-10-21T13:00:00.000Z","attempts":0,"outcome":null}]"#,
      #""model_calls":[{"day":"2025-10-21","purpose":"answer","model":"\#(guest.name)","#
        + #""outcome":"done","milliseconds":12,"prompt_tokens":345,"answer_tokens":67}]"#,
      #""answered_requests":[{"idempotency_key":"key of \#(guest.name)","status":200,"answer":"{"#,
    ] { #expect(export.contains(part), "\(part)") }
    #expect(!export.contains(other.name))
  }

  @Test func `who has said nothing yet has an export, too`() async throws {
    let server = try PlayedServer()
    let export = await server.ask(.get, "/v1/me/export", token: try await server.guest().token)
    #expect(export.status == .ok)
    #expect(export.text.contains(#""profile":null"#))
    #expect(export.text.contains(#""journal":[]"#))
  }

  @Test func `five exports an hour`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    for _ in 0..<5 {
      #expect(await server.ask(.get, "/v1/me/export", token: anna.token).status == .ok)
    }
    let refused = await server.ask(.get, "/v1/me/export", token: anna.token)
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] == "720")
  }
}
