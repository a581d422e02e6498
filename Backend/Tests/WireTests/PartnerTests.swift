import Astrolabe
import HTTPTypes
import Testing
import Wire

/// The partner that a person keeps.
@Suite struct PartnerTests {
  private static let profile =
    #"{"data":{"name":"Anna Bell","email":"","birth_date":"1990-06-15"}}"#
  private static let path = "/v1/me/partner"
  private static let sam = #"{"name":"Sam","birth_date":"1988-03-02","birth_time":"09:10"}"#

  private static func anna(at server: PlayedServer) async throws -> String {
    let anna = try await server.guest()
    _ = await server.ask(.post, "/create_user_profile", profile, token: anna.token)
    return anna.token
  }

  @Test func `one is kept, changed, given back and forgotten`() async throws {
    let server = try PlayedServer()
    let token = try await Self.anna(at: server)
    #expect(await server.ask(.get, Self.path, token: token).status == .notFound)
    let kept = await server.ask(.put, Self.path, Self.sam, token: token)
    #expect(kept.status == .ok)
    #expect(kept.text.contains(#""name":"Sam","birth_date":"1988-03-02","birth_time":"09:10""#))
    #expect(await server.ask(.get, Self.path, token: token).text == kept.text)
    let export = await server.ask(.get, "/v1/me/export", token: token)
    #expect(export.text.contains(#""partner":{"name":"Sam""#))
    let changed = await server.ask(
      .put, Self.path, #"{"birth_date":"1991-07-03"}"#, token: token)
    #expect(changed.text.contains(#""name":null,"birth_date":"1991-07-03","birth_time":null"#))
    #expect(await server.ask(.delete, Self.path, token: token).status == .noContent)
    #expect(await server.ask(.get, Self.path, token: token).status == .notFound)
    let empty = await server.ask(.get, "/v1/me/export", token: token)
    #expect(empty.text.contains(#""partner":null"#))
  }

  @Test func `questions about the two are answered with both charts`() async throws {
    let server = try PlayedServer()
    let token = try await Self.anna(at: server)
    let question = #"{"question":"How do we go together?","horoscope_date":"2025-01-06"}"#
    let accept: HTTPFields = [.accept: "application/json"]
    let before = await server.ask(
      .post, "/v1/me/ask", question, token: token, headers: accept)
    #expect(before.text.contains(#""intent":"compatibility""#))
    #expect(!before.text.contains("Sam"))
    _ = await server.ask(.put, Self.path, Self.sam, token: token)
    let after = await server.ask(.post, "/v1/me/ask", question, token: token, headers: accept)
    #expect(after.text.contains("Sam"))
    // 2 March: the Sun is in Pisces; Anna's is in Gemini.
    #expect(after.text.contains(#""signs":"gemini pisces""#))
  }

  @Test(arguments: [
    (#"{"name":"Sam"}"#, "birth_date"), (#"{"birth_date":"2999-01-01"}"#, "2999"),
    (#"{"birth_date":"1988-02-30"}"#, "1988-02-30"),
    (#"{"birth_date":"1988-03-02","birth_lat":91,"birth_lon":0}"#, "birth_lat"),
    (#"{"birth_date":"1988-03-02","sign":"leo"}"#, "sign"),
    (#"{"birth_date":"1988-03-02","name":" "}"#, "name"),
  ])
  func `what is no partner is refused with a sentence`(body: String, word: String) async throws {
    let server = try PlayedServer()
    let token = try await Self.anna(at: server)
    let answer = await server.ask(.put, Self.path, body, token: token)
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains(word), "\(answer.text)")
    #expect(await server.ask(.get, Self.path, token: token).status == .notFound)
  }

  @Test func `nobody sees another's`() async throws {
    let server = try PlayedServer()
    let anna = try await Self.anna(at: server)
    _ = await server.ask(.put, Self.path, Self.sam, token: anna)
    let ben = try await Self.anna(at: server)
    #expect(await server.ask(.get, Self.path, token: ben).status == .notFound)
    #expect(await server.ask(.get, Self.path).status == .unauthorized)
  }
}
