import Astrolabe
import HTTPTypes
import Service
import Store
import StoreSQLite
import Testing
import Wire

/// Requests that are sent twice with one key.
@Suite struct OnceTests {
  private static func key(_ name: String) throws -> HTTPFields {
    [try #require(HTTPField.Name("Idempotency-Key")): name]
  }

  private static let quote = #"{"data":{"mood":"anxious","expectations":["calm"]}}"#

  private static func used(_ kind: String, _ server: PlayedServer, _ token: String) async -> String
  {
    let answer = await server.ask(.get, "/v1/me/quota", token: token).text
    return answer.firstRange(of: "\"\(kind)\":{\"quota\":").map {
      String(answer[$0.upperBound...].prefix { $0 != "," })
    } ?? answer
  }

  @Test func `a quote that is asked for twice with a key is one, and counts once`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let first = await server.ask(
      .post, "/generatePersonalizedQuote", Self.quote, token: token, headers: try Self.key("q"))
    #expect(first.status == .ok)
    let again = await server.ask(
      .post, "/generatePersonalizedQuote", Self.quote, token: token, headers: try Self.key("q"))
    #expect(again.status == .ok)
    #expect(again.body == first.body)
    #expect(await Self.used("quotes", server, token) == "1")
    let other = await server.ask(
      .post, "/generatePersonalizedQuote", #"{"data":{"mood":"calm"}}"#, token: token,
      headers: try Self.key("q"))
    #expect(other.status == .conflict)
    #expect(other.text.hasPrefix(#"{"error":{"status":"ABORTED""#))
    let new = await server.ask(
      .post, "/generatePersonalizedQuote", Self.quote, token: token, headers: try Self.key("r"))
    #expect(new.text.contains(#""quotaRemaining":3"#))
  }

  @Test func `a quote that there was no quota for is asked for again on the next day`() async throws
  {
    var limits = Limits.wide
    limits.quotesPerDay = 1
    let server = try PlayedServer(limits: limits) { $0.hasTestClock = true }
    let token = try await server.guest().token
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    func ask(_ name: String, at now: String) async throws -> String {
      var headers = try Self.key(name)
      headers[clock] = now
      return await server.ask(
        .post, "/generatePersonalizedQuote", Self.quote, token: token, headers: headers
      ).text
    }
    _ = try await ask("a", at: "2025-10-21T23:00:00Z")
    let over = try await ask("b", at: "2025-10-21T23:59:00Z")
    #expect(over.contains("daily_quota_exceeded"))
    let next = try await ask("b", at: "2025-10-22T00:01:00Z")
    #expect(next.contains(#""success":true"#))
  }

  @Test func `settings are changed once with a key, and not by another body`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let spanish = await server.ask(
      .patch, "/v1/me", #"{"language":"es"}"#, token: token, headers: try Self.key("p"))
    #expect(spanish.status == .ok)
    let taken = await server.ask(
      .patch, "/v1/me", #"{"language":"en"}"#, token: token, headers: try Self.key("p"))
    #expect(taken.status == .conflict)
    _ = await server.ask(.patch, "/v1/me", #"{"language":"en"}"#, token: token)
    let again = await server.ask(
      .patch, "/v1/me", #"{"language":"es"}"#, token: token, headers: try Self.key("p"))
    #expect(again.body == spanish.body)
    let now = await server.ask(.get, "/v1/me", token: token)
    #expect(now.text.contains(#""language":"en""#))
    // What is refused is not remembered.
    let wrong = await server.ask(
      .patch, "/v1/me", #"{"language":"xx"}"#, token: token, headers: try Self.key("w"))
    #expect(wrong.status == .badRequest)
    let right = await server.ask(
      .patch, "/v1/me", #"{"language":"es"}"#, token: token, headers: try Self.key("w"))
    #expect(right.status == .ok)
  }

  @Test(arguments: [
    ("/process-tarot-reading", "/v1/me/fortunes", #""id":""#),
    ("/ask_the_stars", "/v1/me/conversations", #""conversation_id":""#),
    ("/v1/me/ask", "/v1/me/conversations", #""conversation_id":""#),
  ])
  func `what was deleted is neither answered again nor made again`(
    address: String, list: String, name: String
  ) async throws {
    let server = try PlayedServer()
    let guest = try await server.guest()
    let token = guest.token
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna Bell","email":"","birth_date":"1990-06-15"}}"#, token: token)
    _ = await server.ask(
      .post, "/get_daily_horoscope", #"{"data":{"date":"2025-01-06"}}"#, token: token)
    let body =
      address == "/process-tarot-reading"
      ? #"{"culturalOrigin":"european"}"#
      : #"{"question":"How is work today?","horoscope_date":"2025-01-06"}"#
    func ask() async throws -> Answer {
      await server.ask(.post, address, body, token: token, headers: try Self.key("k"))
    }
    #expect(try await ask().status == .ok)
    let listed = await server.ask(.get, list, token: token).text
    let start = try #require(listed.firstRange(of: name)).upperBound
    let id = listed[start...].prefix { $0 != "\"" }
    #expect(await server.ask(.delete, "\(list)/\(id)", token: token).status == .noContent)
    for _ in 0..<2 {
      let again = try await ask()
      #expect(again.status == .gone)
      #expect(again.text.contains("was deleted; take a new key"), "\(again.text)")
      #expect(again.text.hasPrefix(#"{"error":""#) == (address != "/v1/me/ask"))
    }
    #expect(await !server.ask(.get, list, token: token).text.contains(name))
    // Its words are nowhere, and the quota counts it once.
    let account = try #require(try await server.store.account(ofOperatorsName: guest.name))
    let contents = try #require(try await server.store.contents(of: account))
    #expect(contents.answers.map(\.answer) == [KeptAnswer(status: 410, body: [])])
    if list == "/v1/me/fortunes" { #expect(await Self.used("readings", server, token) == "1") }
  }
}
