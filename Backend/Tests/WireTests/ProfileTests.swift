import Astrolabe
import HTTPTypes
import Testing
import Wire

/// What a profile takes, by both ways.
@Suite struct ProfileTests {
  private static func made(
    _ members: String, by server: PlayedServer, _ token: String
  ) async -> Answer {
    await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","birth_date":"1990-06-15",\#(members)}}"#, token: token)
  }

  @Test(arguments: [
    "", "anna@example.org", "a.b+c@mail.example.co.uk", "änne@exämple.org",
    "x7@privaterelay.appleid.com", String(repeating: "a", count: 242) + "@example.org",
  ])
  func `an email is an address, or empty`(email: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    #expect(await Self.made(#""email":"\#(email)""#, by: server, token).status == .ok)
    #expect(
      await server.ask(.patch, "/v1/me", #"{"email":"\#(email)"}"#, token: token).status == .ok)
    let me = await server.ask(.get, "/v1/me", token: token)
    #expect(me.text.contains(#""email":"\#(email)""#))
  }

  @Test(arguments: [
    "anna", "anna@", "@example.org", "anna@example", "anna@.org", "anna@example.", "a@b..c",
    "an na@example.org", "anna@exam\\tple.org", " anna@example.org", "a@b@example.org",
    "anna@example.org\\n", String(repeating: "a", count: 243) + "@example.org", " ",
  ])
  func `an email that is no address is refused, and nothing is changed`(email: String) async throws
  {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let refused = await Self.made(#""email":"\#(email)""#, by: server, token)
    #expect(refused.status == .badRequest)
    #expect(refused.text.contains(#""status":"INVALID_ARGUMENT","message":"email "#))
    #expect(await Self.made(#""email":"b@example.org""#, by: server, token).status == .ok)
    let patched = await server.ask(.patch, "/v1/me", #"{"email":"\#(email)"}"#, token: token)
    #expect(patched.status == .badRequest)
    let me = await server.ask(.get, "/v1/me", token: token)
    #expect(me.text.contains("b@example.org"))
  }

  @Test(arguments: [
    (#""birth_lat":40.7128"#, "birth_lat needs birth_lon; give both, or leave both out"),
    (#""birth_lat":0,"birth_lon":null"#, "birth_lat needs birth_lon; give both, or leave both out"),
    (#""birth_lon":-74.006"#, "birth_lon needs birth_lat; give both, or leave both out"),
  ])
  func `half a place is refused`(members: String, sentence: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let refused = await Self.made(#""email":"",\#(members)"#, by: server, token)
    #expect(refused.status == .badRequest)
    #expect(refused.text.contains(#""status":"INVALID_ARGUMENT","message":"\#(sentence)""#))
    #expect(await Self.made(#""email":"""#, by: server, token).status == .ok)
    let patched = await server.ask(
      .patch, "/v1/me", #"{"birth":{\#(members)}}"#, token: token)
    #expect(patched.status == .badRequest)
    #expect(patched.text.contains(sentence))
  }

  @Test func `half a place may change where the other half is known`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let place = #""email":"","birth_lat":0,"birth_lon":0"#
    #expect(await Self.made(place, by: server, token).status == .ok)
    let moved = await server.ask(
      .patch, "/v1/me", #"{"birth":{"birth_lat":10}}"#, token: token)
    #expect(moved.status == .ok)
    let halved = await server.ask(
      .patch, "/v1/me", #"{"birth":{"birth_lat":null}}"#, token: token)
    #expect(halved.status == .badRequest)
    let gone = await server.ask(
      .patch, "/v1/me", #"{"birth":{"birth_lat":null,"birth_lon":null}}"#, token: token)
    #expect(gone.status == .ok)
  }
}
