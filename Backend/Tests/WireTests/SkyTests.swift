import Astrolabe
import HTTPTypes
import Service
import Testing
import Wire

/// Documents of the engine by their names.
@Suite struct SkyTests {
  private static let born =
    #""birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006"#

  @Test(arguments: [
    ("vedic", "{\(born)}"),
    ("panchanga", #"{"date":"2025-01-06","lat":23.18,"lon":75.77,"zone":"Asia/Kolkata"}"#),
    (
      "periods", #"{\#(born),"kind":"decennials","levels":4,"from":"2025-01-01","to":"2025-01-31"}"#
    ),
    ("lines", "{\(born)}"),
    ("find", #"{"when":"moon in taurus","from":"2025-01-01","to":"2025-01-31"}"#),
    ("sky", #"{"from":"2025-01-01","to":"2025-01-03"}"#),
  ])
  func `a document has the bytes that the engine writes`(
    _ name: String, _ body: String
  ) async throws {
    let server = try PlayedServer()
    let answer = await server.ask(
      .post, "/v1/sky/\(name)", body, token: try await server.guest().token)
    var request = NamedRequest(try NamedRequest.Document(name), try RequestFields(Array(body.utf8)))
    #expect(answer.status == .ok)
    #expect(answer.headers[.contentType] == "application/json")
    #expect(answer.body == (try request.document(by: server.backend.engine.requests)))
  }

  @Test func `years before those of the apps' calls are answered`() async throws {
    let server = try PlayedServer()
    let answer = await server.ask(
      .post, "/v1/sky/sky", #"{"at":"1452-04-15T12:00:00Z","bodies":"sun"}"#,
      token: try await server.guest().token)
    #expect(answer.status == .ok)
  }

  @Test func `a picture has the media type of SVG`() async throws {
    let server = try PlayedServer()
    let answer = await server.ask(
      .post, "/v1/sky/wheel", "{\(Self.born)}", token: try await server.guest().token)
    #expect(answer.status == .ok && answer.headers[.contentType] == "image/svg+xml")
  }

  @Test(arguments: [
    ("horoscope", "{}", HTTPResponse.Status.notFound, "panchanga"),
    ("report", #"{"birth":"1990-06-15","date":"2025-01-06"}"#, .notFound, "no document"),
    ("sky", "{}", .badRequest, "at is missing"),
    ("sky", "[]", .badRequest, "no JSON object"),
    ("sky", #"{"at":"2025-01-06T12:00:00Z","colour":"red"}"#, .badRequest, "colour"),
    ("events", #"{"from":"2025-01-01","to":"2026-12-31"}"#, .badRequest, "at most 366 dates"),
    (
      "sky", #"{"from":"2025-01-01","to":"2025-12-31","step":"1h"}"#, .badRequest,
      "at most 1000"
    ),
    (
      "chart", #"{"birth":"1990-06-15","more":true,"asteroid_files":"/etc"}"#, .badRequest,
      "asteroid_files"
    ),
    ("sky", #"{"at":"9000-01-01T12:00:00Z"}"#, .badRequest, "outside"),
  ])
  func `what is wrong is refused`(
    _ name: String, _ body: String, _ status: HTTPResponse.Status, _ words: String
  ) async throws {
    let server = try PlayedServer()
    let answer = await server.ask(
      .post, "/v1/sky/\(name)", body, token: try await server.guest().token)
    #expect(answer.status == status)
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  @Test func `nobody asks without a token, and no body is long`() async throws {
    let server = try PlayedServer()
    let body = #"{"at":"2025-01-06T12:00:00Z"}"#
    #expect(await server.ask(.post, "/v1/sky/sky", body).status == .unauthorized)
    let token = try await server.guest().token
    let long = await server.ask(
      .post, "/v1/sky/sky", body + String(repeating: " ", count: 4 << 10), token: token)
    #expect(long.status == .contentTooLarge)
  }

  @Test func `requests are limited as readings are`() async throws {
    var limits = Limits.wide
    limits.readingsPerMinute = 2
    let server = try PlayedServer(limits: limits)
    let token = try await server.guest().token
    var statuses: [HTTPResponse.Status] = []
    for _ in 0..<3 {
      statuses.append(
        await server.ask(.post, "/v1/sky/sign", #"{"date":"1990-06-15"}"#, token: token).status)
    }
    #expect(statuses == [.ok, .ok, .tooManyRequests])
  }
}
