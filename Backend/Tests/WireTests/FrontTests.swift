import Astrolabe
import HTTPTypes
import Testing
import Wire

/// What the wire cases can't reach: limits, the forms of headers, and what must never change an answer.
@Suite struct FrontTests {
  private static let sign = #"{"data":{"birth_date":"1990-06-15"}}"#
  private static let profile =
    #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#

  @Test func `limits are each person's own`() async throws {
    var limits = Limits.wide
    limits.writesPerMinute = 3
    let server = try PlayedServer(limits: limits)
    let (anna, ben) = (try await server.guest(), try await server.guest())
    for _ in 0..<3 {
      let answer = await server.ask(.post, "/create_user_profile", Self.profile, token: anna.token)
      #expect(answer.status == .ok)
    }
    let refused = await server.ask(.post, "/create_user_profile", Self.profile, token: anna.token)
    #expect(refused.status == .tooManyRequests)
    #expect(refused.headers[.retryAfter] == "20")
    #expect(refused.text.contains(#""details":{"retry_after_seconds":20}"#))
    let other = await server.ask(.post, "/create_user_profile", Self.profile, token: ben.token)
    #expect(other.status == .ok)
  }

  @Test func `guests are limited by address`() async throws {
    let server = try PlayedServer(limits: Limits())
    for _ in 0..<5 { _ = try await server.guest() }
    #expect(await server.ask(.post, "/v1/auth/guest").status == .tooManyRequests)
  }

  @Test func `the time that a request names counts with the test clock alone`() async throws {
    let name = try #require(HTTPField.Name("X-Test-Now"))
    for (isOn, body) in [(true, "2025-11-01"), (false, "2025-10-21")] {
      let server = try PlayedServer { $0.hasTestClock = isOn }
      let anna = try await server.guest()
      let headers: HTTPFields = [name: "2025-11-01T10:00:00Z"]
      _ = await server.ask(
        .post, "/create_user_profile", Self.profile, token: anna.token, headers: headers)
      let answer = await server.ask(
        .post, "/get_daily_horoscope", "", token: anna.token, headers: headers)
      #expect(answer.text.contains("\"result\":{\"date\":\"\(body)\""))
    }
  }

  @Test(arguments: [
    ("application/json", 200), ("Application/JSON", 200), ("application/json;charset=utf-8", 200),
    ("application/json; charset=UTF-8", 200), ("application/json; charset=\"utf-8\"", 200),
    ("application/json; charset=latin1", 400), ("text/json", 400), ("application/jsonx", 400),
    ("", 400),
  ])
  func `a call is JSON in UTF-8`(type: String, status: Int) async throws {
    let answer = try await PlayedServer().ask(
      .post, "/get_sun_sign_from_date", Self.sign, headers: [.contentType: type])
    #expect(answer.status.code == status)
  }

  @Test(arguments: [
    "Bearer", "Bearer ", "Basic YTpi", "ast_0", "Bearer ast_0 ast_1", "bearer nobody",
  ])
  func `what is no good token is refused everywhere`(value: String) async throws {
    let server = try PlayedServer()
    for target in ["/get_sun_sign_from_date", "/get_memory"] {
      let answer = await server.ask(
        .post, target, Self.sign, headers: [.authorization: value])
      #expect(answer.status == .unauthorized)
      #expect(answer.headers[.wwwAuthenticate] == "Bearer")
    }
  }

  @Test(arguments: [
    #"{"data":{"birth_date":"1990-06-15"},"more":1}"#, #"{"Data":{}}"#, "null", #""""#, "1", "",
    #"{"data":{"birth_date":"1990-06-15"}}x"#,
    #"{"data":{"birth_date":"1990-06-15","birth_date":1}}"#,
    #"{"data":{"x":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"1.5"}}}"#,
    #"{"data":{"x":[{"@type":"type.googleapis.com/google.protobuf.UInt64Value","value":"-1"}]}}"#,
    #"{"data":{"x":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"9223372036854775808"}}}"#,
    #"{"data":{"birth_date":"\ud800"}}"#, #"{"data":{"birth_date":"1990-06-15\u0000"}}"#,
  ])
  func `what is no call is refused with a sentence`(body: String) async throws {
    let answer = try await PlayedServer().ask(.post, "/get_sun_sign_from_date", body)
    #expect(answer.status == .badRequest)
    #expect(answer.text.hasPrefix(#"{"error":{"status":"INVALID_ARGUMENT","message":""#))
  }

  @Test func `wrapped numbers are read wherever they stand`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    func long(_ number: Int) -> String {
      #"{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"\#(number)"}"#
    }
    let body = """
      {"data":{"name":"Anna","email":"","birth_date":"1990-06-15","birth_time":"14:30",\
      "birth_timezone":"Africa/Accra","birth_lat":\(long(-5)),"birth_lon":\(long(0)),\
      "unknown":[\(long(7))]}}
      """
    let answer = await server.ask(.post, "/create_user_profile", body, token: anna.token)
    #expect(answer.text.contains(#""mode":"v2""#))
    let me = await server.ask(.get, "/v1/me", token: anna.token)
    #expect(me.text.contains(#""birth_lat":-5.0,"birth_lon":0.0"#))
  }

  @Test func `a longer body than a call may have is refused`() async throws {
    let body = #"{"data":""# + String(repeating: "x", count: 70_000) + #""}"#
    let answer = try await PlayedServer().ask(.post, "/get_sun_sign_from_date", body)
    #expect(answer.status == .contentTooLarge)
  }

  @Test(arguments: [
    ("/nothing", 404), ("nothing", 404), ("", 404), ("//get_sun_sign_from_date", 404),
    ("/get_sun_sign_from_date/", 404), ("/a/b/get_sun_sign_from_date", 200),
    ("/a/get_sun_sign_from_date", 404), ("//b/get_sun_sign_from_date", 404),
    ("/get_sun_sign_from_date?x=%", 200), ("/v1/signs/1990-06-15", 405),
  ])
  func `addresses are exact`(target: String, status: Int) async throws {
    let answer = try await PlayedServer().ask(.post, target, Self.sign)
    #expect(answer.status.code == status)
  }

  @Test func `a page of another origin learns nothing, one of this machine does`() async throws {
    let server = try PlayedServer { $0.origins = ["https://app.example"] }
    let name = try #require(HTTPField.Name("Access-Control-Allow-Origin"))
    for (origin, isAllowed) in [
      ("http://localhost:3000", true), ("http://127.0.0.1", true), ("https://[::1]:8443", true),
      ("https://app.example", true), ("https://evil.example", false), ("null", false),
      ("http://localhost.evil.example", false), ("http://127.0.0.1:80x", false),
    ] {
      let answer = await server.ask(
        .post, "/get_sun_sign_from_date", Self.sign, headers: [.origin: origin])
      #expect(answer.headers[name] == (isAllowed ? origin : nil), "\(origin)")
    }
  }

  @Test func `readings are compressed for who takes that, and are the same`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    _ = await server.ask(.post, "/create_user_profile", Self.profile, token: anna.token)
    let plain = await server.ask(.get, "/v1/me/readings/2025-01-06", token: anna.token)
    let small = await server.ask(
      .get, "/v1/me/readings/2025-01-06", token: anna.token,
      headers: [.acceptEncoding: "br;q=1.0, gzip;q=0.8"])
    let refused = await server.ask(
      .get, "/v1/me/readings/2025-01-06", token: anna.token,
      headers: [.acceptEncoding: "gzip;q=0, *"])
    #expect(plain.body.count > 40_000)
    #expect(small.headers[.contentEncoding] == "gzip")
    #expect(small.body.count < plain.body.count / 4)
    #expect(refused.body == plain.body)
    #expect(small.headers[.eTag] == plain.headers[.eTag])
    let tag = try #require(plain.headers[.eTag])
    let known = await server.ask(
      .get, "/v1/me/readings/2025-01-06", token: anna.token, headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified)
    #expect(known.body.isEmpty)
  }

  @Test func `refusals before the work have the form of the address, too`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let long = String(repeating: "x", count: 70_000)
    for address in ["/process-tarot-reading", "/ask_the_stars"] {
      let tooLong = await server.ask(.post, address, long, token: anna.token)
      #expect(tooLong.status == .contentTooLarge)
      #expect(tooLong.text.hasPrefix(#"{"error":"the body is too long"#))
      let get = await server.ask(.get, address, token: anna.token)
      #expect(get.status == .methodNotAllowed)
      #expect(get.text.hasPrefix(#"{"error":"this address is for POST"#))
      #expect(get.headers[.allow] == "POST, OPTIONS")
    }
  }
}
