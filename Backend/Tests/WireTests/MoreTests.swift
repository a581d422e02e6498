@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Service
import Testing
import Wire

/// What is beyond a day's reading, and transits by date.
@Suite struct MoreTests {
  private static let birth =
    #""birth_date":"1990-06-15","birth_time":"14:30","birth_timezone":"America/New_York","#
    + #""birth_lat":40.7128,"birth_lon":-74.006"#
  /// The same as fields of a request to the engine.
  private static let born =
    #""birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006,"#
    + #""date_zone":"Europe/Berlin""#

  private static func person(of server: PlayedServer) async throws -> String {
    let token = try await server.guest().token
    _ = await server.ask(
      .post, "/create_user_profile", #"{"data":{"name":"Anna Bell","email":"",\#(birth)}}"#,
      token: token)
    _ = await server.ask(.patch, "/v1/me", #"{"timezone":"Europe/Berlin"}"#, token: token)
    return token
  }

  private static func document(
    _ name: NamedRequest.Document, _ fields: String, by server: PlayedServer
  ) throws -> String {
    var request = NamedRequest(name, try RequestFields(Array("{\(born),\(fields)}".utf8)))
    return String(
      decoding: try request.document(by: server.backend.engine.requests), as: UTF8.self)
  }

  @Test func `more is what the engine writes beside the reading, and the reading is the day's`()
    async throws
  {
    let server = try PlayedServer()
    let token = try await Self.person(of: server)
    let more = await server.ask(.get, "/v1/me/readings/2025-01-06/more", token: token)
    #expect(more.status == .ok)
    let reading = await server.ask(.get, "/v1/me/readings/2025-01-06", token: token)
    #expect(more.text.hasPrefix(#"{"reading":\#(reading.text),"more":{"#))
    let engine = try Self.document(.reading, #""date":"2025-01-06","more":true"#, by: server)
    let start = try #require(engine.firstRange(of: #","more":{"#)).lowerBound
    #expect(more.text.hasSuffix(engine[start...].dropLast()))
    #expect(more.text.contains(#""plan":{"direction":"#))
    #expect(more.text.contains(#""drivers":["#))
    #expect(more.headers[.cacheControl] == "private, no-cache")
    let tag = try #require(more.headers[.eTag])
    let known = await server.ask(
      .get, "/v1/me/readings/2025-01-06/more", token: token, headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified && known.body.isEmpty)
  }

  @Test func `transits are what the engine writes, by the person's zone`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(of: server)
    let address = "/v1/me/transits?from=2025-01-01&to=2025-01-31"
    let answer = await server.ask(.get, address, token: token)
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "application/json")
    #expect(
      answer.text
        == (try Self.document(
          .transits, #""from":"2025-01-01","to":"2025-01-31""#, by: server)))
    let tag = try #require(answer.headers[.eTag])
    let known = await server.ask(.get, address, token: token, headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified)
    let calendar = await server.ask(
      .get, address, token: token, headers: [.accept: "text/calendar"])
    #expect(calendar.headers[.contentType] == "text/calendar; charset=utf-8")
    #expect(calendar.headers[.vary]?.contains("Accept") == true)
    #expect(
      calendar.text
        == (try Self.document(
          .transits, #""from":"2025-01-01","to":"2025-01-31","ics":true,"name":"Anna Bell""#,
          by: server)))
    let both = await server.ask(
      .get, address, token: token, headers: [.accept: "application/json, text/calendar"])
    #expect(both.body == answer.body)
  }

  @Test(arguments: [
    ("", "from and to are missing; write ?from=YYYY-MM-DD&to=YYYY-MM-DD"),
    ("from=2025-01-01", "to is missing"), ("to=2025-01-01", "from is missing"),
    ("from=2025-01-31&to=2025-01-01", "2025-01-31"), ("from=2025-01-01&to=x", "no date"),
    ("from=2025-01-01&to=2026-01-02", "at most 366 dates"),
    ("from=1799-12-31&to=1800-01-01", "1799-12-31 lies outside the ephemeris"),
    ("from=2399-12-31&to=2400-01-01", "2400-01-01 lies outside the ephemeris"),
  ])
  func `dates of transits that can't be are refused with a sentence`(
    query: String, sentence: String
  ) async throws {
    let server = try PlayedServer()
    let answer = await server.ask(
      .get, "/v1/me/transits?\(query)", token: try await Self.person(of: server))
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains(sentence), "\(answer.text)")
  }

  @Test func `a year of transits is answered, and nobody gets those of others`() async throws {
    let server = try PlayedServer()
    let year = "/v1/me/transits?from=2024-01-01&to=2024-12-31"
    #expect(
      await server.ask(.get, year, token: try await Self.person(of: server)).status == .ok)
    for address in [year, "/v1/me/readings/2025-01-06/more"] {
      #expect(await server.ask(.get, address).status == .unauthorized)
      #expect(
        await server.ask(.get, address, token: try await server.guest().token).status == .notFound)
    }
  }

  @Test func `a part of an address may be written with escapes`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(of: server)
    let plain = await server.ask(.get, "/v1/me/readings/2025-01-06", token: token)
    let escaped = await server.ask(.get, "/v1/me/readings/%32025-01-06", token: token)
    #expect(escaped.status == .ok && escaped.body == plain.body)
    let early = await server.ask(.get, "/v1/signs/0000-01-01")
    #expect(early.status == .badRequest)
    #expect(early.text.contains("0000-01-01 lies outside the ephemeris"), "\(early.text)")
  }
}
