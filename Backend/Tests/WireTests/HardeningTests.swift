@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Service
import Store
import Synchronization
import Testing
import Wire

/// What a hostile test found: clocks that jump, far years, many zones, long lists.
@Suite struct HardeningTests {
  private static let profile =
    #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15","birth_time":"14:30","#
    + #""birth_timezone":"America/New_York","birth_lat":40.7128,"birth_lon":-74.006}}"#

  private static func person(_ server: PlayedServer) async throws -> String {
    let token = try await server.guest().token
    let made = await server.ask(.post, "/create_user_profile", profile, token: token)
    #expect(made.status == .ok)
    return token
  }

  @Test func `a clock that goes back and forth gives no more than the limit`() async throws {
    var limits = Limits.wide
    limits.writesPerMinute = 3
    let days = Atomic<Int>(0)
    let server = try PlayedServer(
      limits: limits,
      clock: {
        let day = Int64([0, 1, -1, 30][days.add(1, ordering: .relaxed).newValue % 4])
        return Timestamp(milliseconds: 1_761_048_000_000 + day * 86_400_000)
      })
    let token = try await server.guest().token
    var statuses: [Int] = []
    for _ in 0..<12 {
      statuses.append(
        await server.ask(.patch, "/v1/me", #"{"language":"es"}"#, token: token).status.code)
    }
    #expect(statuses.prefix(3) == [200, 200, 200])
    #expect(Set(statuses.dropFirst(3)) == [429])
  }

  @Test func `far years have a limit of their own, and near ones none of theirs`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    var statuses: [Int] = []
    for day in 10..<24 {
      let answer = await server.ask(.get, "/v1/me/readings/2300-01-\(day)", token: token)
      statuses.append(answer.status.code)
      if answer.status == .tooManyRequests {
        #expect(answer.text.contains("ask for one of 1851 to 2149"))
        #expect(answer.headers[.retryAfter] != nil)
      }
    }
    #expect(statuses.first == 200)
    #expect(statuses.last == 429)
    #expect(statuses.count { $0 == 200 } >= 12)
    for path in ["/v1/me/readings/2149-12-31", "/v1/me/readings/2300-01-10"] {
      #expect(await server.ask(.get, path, token: token).status == .ok, "\(path)")
    }
    for path in ["/v1/me/months/2300-05", "/v1/me/readings/2300-03-03/details"] {
      #expect(await server.ask(.get, path, token: token).status == .tooManyRequests, "\(path)")
    }
  }

  /// Of each pair clocks show the same on the day; the dates are about changes of clocks.
  @Test(arguments: [
    ("Europe/Berlin", "Europe/Paris", "2025-10-26"),
    ("Europe/Berlin", "Africa/Lagos", "2025-03-30"),
    ("America/New_York", "America/Toronto", "2025-03-09"),
    ("Asia/Tokyo", "Asia/Seoul", "2025-01-06"),
    ("America/Phoenix", "America/Denver", "2025-01-06"),
    ("Etc/UTC", "Africa/Abidjan", "2025-06-01"),
    ("Pacific/Auckland", "Antarctica/McMurdo", "2025-04-06"),
    ("Europe/London", "Africa/Casablanca", "2025-03-02"),
    ("America/Havana", "America/New_York", "2025-03-09"),
  ])
  func `a day that zones share reads in each as if it were its own`(
    first: String, second: String, date: String
  ) async throws {
    func read(_ zones: [String]) async throws -> String {
      // An engine of its own, whose shelf is empty.
      let server = try PlayedServer(engine: ServerEngine())
      let token = try await Self.person(server)
      var text = ""
      for zone in zones {
        #expect(
          await server.ask(.patch, "/v1/me", #"{"timezone":"\#(zone)"}"#, token: token).status
            == .ok)
        text = await server.ask(.get, "/v1/me/readings/\(date)", token: token).text
      }
      // The time that it took is another each time.
      return text.split(separator: #""generation_time_ms":"#).map { part in
        part.drop { $0.isNumber }
      }.joined()
    }
    let alone = try await read([second])
    #expect(try await read([first, second]) == alone)
    #expect(alone.contains("daily_theme_headline"))
  }

  @Test func `a long journal comes in pages of some 256 kilobytes`() async throws {
    let server = try PlayedServer()
    let token = try await Self.person(server)
    let text = String(repeating: "x", count: 8_000)
    let body =
      #"{"date":"2025-10-19","entry_type":"horoscope_reading","categories_viewed":[{"category":"home_environment","text":"\#(text)"}]}"#
    for _ in 0..<70 {
      #expect(await server.ask(.post, "/v1/me/journal", body, token: token).status == .created)
    }
    var (count, query, pages) = (0, "", 0)
    repeat {
      let page = await server.ask(.get, "/v1/me/journal\(query)", token: token)
      #expect(page.body.count < 300_000)
      pages += 1
      count += page.text.split(separator: #""entry_id""#).count - 1
      guard case .object(let members)? = JSONTree(page.body),
        case .text(let next)? = members["next"]
      else { break }
      query = "?before=\(next)"
    } while pages < 10
    #expect(count == 70)
    #expect(pages == 3)
  }

  @Test func `whether the server is ready is answered without the store`() async throws {
    let server = try PlayedServer()
    #expect(await server.ask(.get, "/health/ready").status == .ok)
    server.readiness.endProbe(isWritable: false)
    let unready = await server.ask(.get, "/health/ready")
    #expect(unready.status == .serviceUnavailable)
    #expect(unready.text.contains("the store can't be written"))
    server.readiness.beginProbe()
    server.readiness.endProbe(isWritable: true)
    #expect(await server.ask(.get, "/health/ready").status == .ok)
    server.readiness.phase = .stopping
    #expect(await server.ask(.get, "/health/ready").text == #"{"status":"stopping"}"#)
  }

  @Test func `a token is one text alone`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    for letter in letters {
      let other = token.dropLast() + String(letter)
      let status = await server.ask(.get, "/v1/me", token: String(other)).status
      #expect(status == (String(other) == token ? .ok : .unauthorized), "\(letter)")
    }
  }

  @Test(arguments: [
    #""name":"An\nna""#, #""name":"An\u0007na""#, #""name":"An\u2028na""#, #""name":"An\u0085na""#,
    #""name":"Anna","birth_city":"New\nYork""#, #""name":"Anna","birth_country":"\u001b[31m""#,
  ])
  func `a name is one line`(members: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let answer = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{\#(members),"email":"","birth_date":"1990-06-15"}}"#, token: token)
    #expect(answer.status == .badRequest)
    #expect(answer.text.contains("must be one line without control characters"))
  }

  @Test func `whether the server lives is answered however much there is to do`() async throws {
    var limits = Limits.wide
    limits.inWork = 0
    let server = try PlayedServer(limits: limits)
    #expect(await server.ask(.get, "/v1/config").status == .serviceUnavailable)
    #expect(await server.ask(.get, "/health/live").status == .ok)
    #expect(await server.ask(.get, "/health/ready").status == .ok)
  }

  @Test(arguments: [
    ("/v1/me/people/import", "POST, OPTIONS"), ("/v1/me/portrait/two", "POST, OPTIONS"),
    ("/v1/me/people/pers_x", "GET, DELETE, HEAD, OPTIONS"),
    ("/v1/me/portrait/year", "GET, HEAD, OPTIONS"),
  ])
  func `an address with more words is one of its own`(path: String, methods: String) async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    let preflight = await server.ask(.options, path)
    #expect(preflight.headers[.allow] == methods)
    let other = await server.ask(.patch, path, token: token)
    #expect(other.status == .methodNotAllowed)
    if !methods.contains("GET") {
      #expect(await server.ask(.get, path, token: token).status == .methodNotAllowed)
    }
  }

  @Test func `a name that is looked for has a longest`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    for (count, status) in [(200, 200), (201, 400)] {
      let name = String(repeating: "a", count: count)
      let answer = await server.ask(.get, "/v1/me/entities?name=\(name)", token: token)
      #expect(answer.status.code == status)
    }
  }
}
