@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Store
import Testing
import Wire

/// The charts of others that a person keeps.
@Suite struct PeopleTests {
  private static let path = "/v1/me/people/import"
  /// Marilyn Monroe as astro.com has her: 9:30 PST, 1926-06-01T17:30Z.
  private static let monroe =
    "#A93:Monroe,Marilyn,f,1.6.1926,9:30,Los Angeles,USA\n#B93:*,34n03:08,118w14:34,8hw00,0\n"

  private static func member(_ name: String, of answer: Answer) throws -> JSONTree {
    guard case .object(let members)? = JSONTree(answer.body), let value = members[name] else {
      throw PlayedServer.NoGuest(answer: answer.text)
    }
    return value
  }

  /// The ids of the records of an answer.
  private static func ids(_ answer: Answer) throws -> [String] {
    guard case .array(let records) = try member("records", of: answer) else { return [] }
    return records.compactMap { record in
      guard case .object(let members) = record, case .text(let id)? = members["id"] else {
        return nil
      }
      return id
    }
  }

  private static func people(
    _ server: PlayedServer, _ token: String, _ query: String = ""
  ) async throws -> (count: Int, next: JSONTree) {
    let answer = await server.ask(.get, "/v1/me/people\(query)", token: token)
    guard case .array(let people) = try member("people", of: answer) else { return (-1, .null) }
    return (people.count, try member("next", of: answer))
  }

  /// So many people, a line each.
  private static func table(_ numbers: Range<Int>) -> String {
    "name,birth,zone\n" + numbers.map { "P\($0),1990-06-15 14:30,UTC\n" }.joined()
  }

  @Test func `a file becomes people, who are given back and deleted`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    let kept = await server.ask(.post, Self.path, Self.monroe, token: anna)
    #expect(kept.status == .created)
    #expect(kept.text.contains(#""utc":"1926-06-01T17:30:00Z""#))
    let id = try #require(try Self.ids(kept).first)
    #expect(id.hasPrefix("pers_"))
    let person = await server.ask(.get, "/v1/me/people/\(id)", token: anna)
    #expect(
      person.text.contains(
        #""line":{"birth":"1926-06-01T09:30","zone":"-08:00","lat":34.052222,"lon":-118.242778,"#))
    let export = await server.ask(.get, "/v1/me/export", token: anna)
    #expect(export.text.contains(#""people":[{"person_id":"\#(id)""#))
    #expect(
      await server.ask(.delete, "/v1/me/people/\(id)", token: anna).status == .noContent)
    #expect(await server.ask(.get, "/v1/me/people/\(id)", token: anna).status == .notFound)
    let empty = await server.ask(.get, "/v1/me/export", token: anna)
    #expect(empty.text.contains(#""people":[]"#))
  }

  @Test func `nothing of a person is lost, seconds and Julian dates neither`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    // Isaac Newton, 25 December 1642 on the Julian calendar: 4 January 1643 on the Gregorian one.
    let file = """
      #A93:Newton,Isaac,m,25.12.1642j,1:38:12,Woolsthorpe,United Kingdom
      #B93:*,52n48,0w38,0hw02:32,L
      #COM:born on Christmas
      """
    let kept = await server.ask(.post, Self.path, file, token: anna)
    let id = try #require(try Self.ids(kept).first)
    let person = await server.ask(.get, "/v1/me/people/\(id)", token: anna)
    for part in ["1643-01-04T01:38:12", "1642-12-25", "julian", "born on Christmas"] {
      #expect(person.text.contains(part), "\(part) is not in \(person.text)")
    }
    // The ephemeris does not go that far back.
    let chart = await server.ask(.get, "/v1/me/people/\(id)/chart", token: anna)
    #expect(chart.status == .badRequest)
    #expect(chart.text.contains("1643"))
  }

  @Test func `a list comes in pages`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    _ = await server.ask(.post, Self.path, Self.table(0..<5), token: anna)
    let first = try await Self.people(server, anna, "?limit=3")
    #expect(first.count == 3)
    guard case .text(let next) = first.next else { return #expect(Bool(false), "no next page") }
    let second = try await Self.people(server, anna, "?limit=3&after=\(next)")
    #expect(second.count == 2)
    #expect(second.next == .null)
    let wrong = await server.ask(.get, "/v1/me/people?after=pers_none", token: anna)
    #expect(wrong.status == .badRequest)
  }

  @Test func `two thousand charts are kept, and a file with more adds none`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    let all = await server.ask(
      .post, Self.path, Self.table(0..<KeptChart.most), token: anna)
    #expect(all.status == .created)
    let over = await server.ask(.post, Self.path, Self.table(1_995..<2_001), token: anna)
    #expect(over.status == .tooManyRequests)
    #expect(over.text.contains("2000 charts are kept and 1 are new"), "\(over.text)")
    // Those that are kept already take no room.
    let again = await server.ask(.post, Self.path, Self.table(5..<9), token: anna)
    #expect(try Self.member("new", of: again) == .number("0"))
    let long = await server.ask(
      .post, Self.path + "?keep=false", Self.table(0..<2_001), token: anna)
    #expect(long.status == .badRequest)
    #expect(long.text.contains("2001 records"), "\(long.text)")
  }

  @Test func `twenty files an hour`() async throws {
    var limits = Limits.wide
    limits.importsPerHour = 3
    let server = try PlayedServer(limits: limits)
    let anna = try await server.guest().token
    for _ in 0..<3 {
      #expect(await server.ask(.post, Self.path, Self.monroe, token: anna).status == .created)
    }
    let over = await server.ask(.post, Self.path, Self.monroe, token: anna)
    #expect(over.status == .tooManyRequests)
  }

  @Test func `nobody sees another's`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    let id = try #require(
      try Self.ids(await server.ask(.post, Self.path, Self.monroe, token: anna)).first)
    let ben = try await server.guest().token
    #expect(try await Self.people(server, ben).count == 0)
    for end in ["", "/chart"] {
      #expect(await server.ask(.get, "/v1/me/people/\(id)\(end)", token: ben).status == .notFound)
    }
    _ = await server.ask(.delete, "/v1/me/people/\(id)", token: ben)
    #expect(await server.ask(.get, "/v1/me/people/\(id)", token: anna).status == .ok)
    #expect(await server.ask(.get, "/v1/me/people").status == .unauthorized)
  }

  @Test func `a form is no file`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    let form = await server.ask(
      .post, Self.path, Self.monroe, token: anna,
      headers: [.contentType: "multipart/form-data; boundary=x"])
    #expect(form.status == .badRequest)
    #expect(form.text.contains("the file's bytes"))
  }

  @Test func `questions and portraits are about the person that is named`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest().token
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: anna)
    let id = try #require(
      try Self.ids(await server.ask(.post, Self.path, Self.monroe, token: anna)).first)
    let portrait = await server.ask(
      .post, "/v1/me/portrait/two", #"{"person_id":"\#(id)"}"#, token: anna)
    #expect(portrait.text.contains("Marilyn"), "\(portrait.text)")
    let answer = await server.ask(
      .post, "/v1/me/ask",
      #"{"question":"How do we go together?","horoscope_date":"2025-01-06","person_id":"\#(id)"}"#,
      token: anna, headers: [.accept: "application/json"])
    // The Sun of 1 June is in Gemini, as is Anna's.
    #expect(answer.text.contains(#""signs":"gemini gemini""#), "\(answer.text)")
    let both = await server.ask(
      .post, "/v1/me/portrait/two", #"{"person_id":"\#(id)","birth_date":"1990-01-01"}"#,
      token: anna)
    #expect(both.status == .badRequest)
    let nobody = await server.ask(
      .post, "/v1/me/portrait/two", #"{"person_id":"pers_none"}"#, token: anna)
    #expect(nobody.status == .notFound)
  }
}
