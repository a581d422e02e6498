import Astrolabe
import HTTPTypes
import Testing
import Wire

/// Births whose instant the clocks leave open, and how a person lives.
@Suite struct BirthClockTests {
  /// On 28 October 1990 clocks in New York showed 01:30 twice: at 05:30 and at 06:30 UTC.
  private static let twice =
    #""birth_date":"1990-10-28","birth_time":"01:30","birth_timezone":"America/New_York","birth_lat":40.7128,"birth_lon":-74.006"#
  /// On 1 April 1990 they showed no 02:30: by the time before the jump it is 07:30 UTC, by the time after it 06:30.
  private static let never =
    #""birth_date":"1990-04-01","birth_time":"02:30","birth_timezone":"America/New_York","birth_lat":40.7128,"birth_lon":-74.006"#

  private static func profile(
    _ server: PlayedServer, _ token: String, _ members: String
  ) async -> Answer {
    await server.ask(
      .post, "/create_user_profile", #"{"data":{"name":"Anna","email":"",\#(members)}}"#,
      token: token)
  }

  @Test(arguments: [
    (twice, "", "1990-10-28T05:30:00Z"), (twice, #","fold":"earlier""#, "1990-10-28T05:30:00Z"),
    (twice, #","fold":"later""#, "1990-10-28T06:30:00Z"), (never, "", "1990-04-01T07:30:00Z"),
    (never, #","gap":"earlier""#, "1990-04-01T06:30:00Z"),
    (never, #","gap":null"#, "1990-04-01T07:30:00Z"),
  ])
  func `fold and gap choose the instant, and notes say so`(
    birth: String, choice: String, utc: String
  ) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    #expect(await Self.profile(server, token, birth + choice).status == .ok)
    let chart = await server.ask(.get, "/v1/me/chart", token: token)
    #expect(chart.text.contains(utc), "\(chart.text)")
    let me = await server.ask(.get, "/v1/me", token: token)
    #expect(me.text.contains(#""notes":[{"code":"#), "\(me.text)")
  }

  @Test(arguments: [
    (twice, "fold", "occurred twice"), (never, "gap", "never occurred"),
  ])
  func `what is refused is not kept`(birth: String, field: String, words: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let refused = await Self.profile(server, token, birth + #","\#(field)":"refuse""#)
    #expect(refused.status == .badRequest)
    #expect(refused.text.contains(words), "\(refused.text)")
    let wrong = await Self.profile(server, token, birth + #","\#(field)":"both""#)
    #expect(wrong.text.contains("\(field) can't be"), "\(wrong.text)")
    #expect(await server.ask(.get, "/v1/me/chart", token: token).status == .notFound)
  }

  /// Ulm lies 9.98333° east: its clocks were 39:56 ahead of UTC, those of the zone, Berlin's, 53:28.
  @Test func `the clock before standard time is the place's unless the zone's is chosen`()
    async throws
  {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let birth =
      #""birth_date":"1879-03-14","birth_time":"11:30","birth_timezone":"Europe/Berlin","birth_lat":48.4,"birth_lon":9.98333"#
    _ = await Self.profile(server, token, birth)
    let local = await server.ask(.get, "/v1/me/chart", token: token)
    #expect(local.text.contains("1879-03-14T10:50:04Z"), "\(local.text)")
    let changed = await server.ask(
      .patch, "/v1/me", #"{"birth":{"clock":"zone"}}"#, token: token)
    #expect(changed.text.contains(#""clock":"zone""#))
    let zone = await server.ask(.get, "/v1/me/chart", token: token)
    #expect(zone.text.contains("1879-03-14T10:36:32Z"), "\(zone.text)")
  }

  @Test func `a partner takes the choices, too`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let kept = await server.ask(
      .put, "/v1/me/partner", "{\(Self.twice),\"fold\":\"later\"}", token: token)
    #expect(kept.text.contains(#""fold":"later","gap":"later","clock":"local""#), "\(kept.text)")
    #expect(kept.text.contains(#""notes":[{"code":"#))
    #expect(await server.ask(.get, "/v1/me/partner", token: token).text == kept.text)
  }

  @Test func `texts of a day are those of the situation that is said`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    _ = await Self.profile(server, token, #""birth_date":"1990-06-15""#)
    func days() async -> [String] {
      var days: [String] = []
      for day in ["06", "07", "08", "09"] {
        days.append(
          await server.ask(.get, "/v1/me/readings/2025-01-\(day)", token: token).text)
      }
      return days
    }
    let unsaid = await days()
    let said = await server.ask(
      .patch, "/v1/me", #"{"situation":"single,studies"}"#, token: token)
    #expect(said.text.contains(#""situation":"single,studies""#))
    #expect(await days() != unsaid)
    let export = await server.ask(.get, "/v1/me/export", token: token)
    #expect(export.text.contains(#""situation":"single,studies""#))
    let wrong = await server.ask(.patch, "/v1/me", #"{"situation":"rich"}"#, token: token)
    #expect(wrong.status == .badRequest)
    #expect(wrong.text.contains("is no situation"))
    // The birth can be changed without it, and null takes it back.
    _ = await server.ask(.patch, "/v1/me", #"{"name":"Ann"}"#, token: token)
    #expect(
      await server.ask(.get, "/v1/me", token: token).text.contains("single,studies"))
    _ = await server.ask(.patch, "/v1/me", #"{"situation":null}"#, token: token)
    #expect(await days() == unsaid)
  }
}
