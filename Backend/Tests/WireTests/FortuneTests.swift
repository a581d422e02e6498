@_spi(FrontEnd) import Astrolabe
import Foundation
import HTTPTypes
import Service
import Store
import StoreSQLite
import Synchronization
import Testing
import Wire

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Cards, quotas and shared pictures, by document 003.
@Suite struct FortuneTests {
  private static let european = #"{"culturalOrigin":"european"}"#

  private static func draw(
    _ server: PlayedServer, _ token: String?, _ body: String = european, key: String? = nil,
    at time: String? = nil
  ) async -> Answer {
    var headers: HTTPFields = [:]
    if let key, let name = HTTPField.Name("Idempotency-Key") { headers[name] = key }
    if let time, let name = HTTPField.Name("X-Test-Now") { headers[name] = time }
    return await server.ask(.post, "/process-tarot-reading", body, token: token, headers: headers)
  }

  private static func used(_ server: PlayedServer, _ token: String) async throws -> String {
    let answer = await server.ask(.get, "/user-quota", token: token)
    return try #require(answer.text.firstMatch(of: /"quota_used":(\d+)/)).output.1.description
  }

  // MARK: Texts

  @Test func `the deck is whole, and each card says something of its own in both languages`() throws
  {
    let deck = try TarotDeck()
    #expect(deck.cards.count == 78)
    var texts: Set<String> = []
    for card in deck.cards {
      for language in FortuneLanguage.allCases {
        #expect(!card.name(in: language).isEmpty)
        for isReversed in [false, true] {
          let text = card.text(isReversed: isReversed, in: language)
          texts.insert(text)
          #expect((8...30).contains(text.split(separator: " ").count), "\(text)")
          #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(text)")
        }
      }
    }
    #expect(texts.count == 4 * 78)
    for suit in ["wands", "cups", "swords", "pentacles"] {
      #expect(deck.cards.count { $0.key.hasPrefix(suit) } == 14)
    }
    // The cards that profiles of the signs name are in it.
    for sign in ZodiacSign.allCases {
      let name = try SignProfile.of(sign).correspondences.tarot
      #expect(deck.card(named: name) != nil, "\(name)")
    }
    _ = try FortunePhrases()
  }

  @Test func `a draw is the same for the same seed, and each card as likely as another`() throws {
    let deck = try TarotDeck()
    #expect(deck.draw(seed: "a") == deck.draw(seed: "a"))
    var counts: [String: Int] = [:]
    var reversed = 0
    let draws = 7_800
    for number in 0..<draws {
      let drawn = deck.draw(seed: "seed \(number)")
      #expect(Set(drawn.map(\.key)).count == 3)
      for card in drawn {
        counts[card.key, default: 0] += 1
        if card.isReversed { reversed += 1 }
      }
    }
    // 300 are expected of each, with a deviation of 17; the seeds are always these.
    #expect(counts.count == 78)
    #expect(counts.values.allSatisfy { (230...370).contains($0) })
    #expect((11_400...12_000).contains(reversed))
  }

  // MARK: Drawing

  @Test func `three cards, what they say, and a disclaimer`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15"}}"#, token: anna.token)
    let answer = await Self.draw(server, anna.token)
    #expect(answer.status == .ok)
    guard case .object(let members)? = JSONTree(answer.body),
      case .array(let cards)? = members["cards"], case .text(let text)? = members["result"],
      case .text(let disclaimer)? = members["disclaimer"]
    else {
      Issue.record("\(answer.text)")
      return
    }
    #expect(cards.count == 3)
    #expect((40...400).contains(text.split(whereSeparator: \.isWhitespace).count))
    #expect(text.contains("Gemini"))
    #expect(text.contains("The Lovers"))
    #expect(disclaimer.contains("entertainment"))
    #expect(answer.headers[.contentLanguage] == "en")
  }

  @Test func `who reads Spanish gets Spanish`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    _ = await server.ask(.patch, "/v1/me", #"{"language":"es"}"#, token: anna.token)
    let answer = await Self.draw(server, anna.token, #"{"culturalOrigin":"middle_eastern"}"#)
    #expect(answer.text.contains("Oriente Medio"))
    #expect(answer.text.contains("Lo que fue: "))
    #expect(answer.text.contains("entretenimiento"))
    #expect(answer.headers[.contentLanguage] == "es")
  }

  @Test(arguments: [
    (#"{}"#, "culturalOrigin is missing; add one of chinese, middle_eastern, european"),
    (#"{"culturalOrigin":"martian"}"#, #"unknown culturalOrigin \"martian\"; expected one of"#),
    (#"{"culturalOrigin":7}"#, "culturalOrigin "), ("[]", "the body is no JSON object"),
    (#"{"culturalOrigin":"european","question":5}"#, "question must be a text"),
    (
      #"{"culturalOrigin":"european","question":"\#(String(repeating: "é", count: 501))"}"#,
      "question is too long; write at most 500 characters"
    ),
    (#"{"culturalOrigin":"european","imageUrl":{}}"#, "imageUrl must be a text"),
  ])
  func `a bad request is refused and costs nothing`(body: String, sentence: String) async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let answer = await Self.draw(server, anna.token, body)
    #expect(answer.status == .badRequest)
    #expect(answer.text.hasPrefix(#"{"error":""#))
    #expect(answer.text.contains(sentence), "\(answer.text)")
    #expect(try await Self.used(server, anna.token) == "0")
  }

  @Test func `a question may come along, and none is fine`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    for question in ["null", #""\#(String(repeating: "é", count: 500))""#] {
      let answer = await Self.draw(
        server, anna.token, #"{"culturalOrigin":"european","question":\#(question)}"#)
      #expect(answer.status == .ok)
    }
  }

  @Test(arguments: [
    ("process-tarot-reading", "{}", "falta culturalOrigin; añade uno de estos: chinese, "),
    (
      "process-tarot-reading", #"{"culturalOrigin":"martian"}"#,
      #"culturalOrigin «martian» desconocido; se espera uno de estos: chinese"#
    ),
    (
      "process-tarot-reading", #"{"culturalOrigin":"european","question":5}"#,
      "question debe ser un texto"
    ),
    ("process-tarot-reading", "[]", "el cuerpo no es un objeto JSON; escribe uno como {}"),
    ("process-palm-reading", "{}", "Este servidor no tiene nada que vea"),
  ])
  func `who reads Spanish is refused in Spanish`(
    function: String, body: String, sentence: String
  ) async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let english = await server.ask(.post, "/\(function)", body, token: anna.token)
    #expect(english.headers[.contentLanguage] == "en")
    #expect(!english.text.contains(sentence))
    _ = await server.ask(.patch, "/v1/me", #"{"language":"es"}"#, token: anna.token)
    let spanish = await server.ask(.post, "/\(function)", body, token: anna.token)
    #expect(spanish.status == english.status)
    #expect(spanish.text.hasPrefix(#"{"error":""#))
    #expect(spanish.text.contains(sentence), "\(spanish.text)")
    #expect(spanish.headers[.contentLanguage] == "es")
  }

  @Test func `another's userId is refused, one's own is fine`() async throws {
    let server = try PlayedServer()
    let (anna, ben) = (try await server.guest(), try await server.guest())
    for (name, status) in [(ben.name, 403), (anna.name, 200)] {
      let answer = await Self.draw(
        server, anna.token, #"{"culturalOrigin":"chinese","userId":"\#(name)","imageUrl":"x"}"#)
      #expect(answer.status.code == status)
    }
    #expect(try await Self.used(server, ben.token) == "0")
  }

  // MARK: Quotas

  @Test func `eight at once get three, and a new day in UTC has three again`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    let anna = try await server.guest()
    func statuses(at time: String) async -> [Int: Int] {
      await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask { await Self.draw(server, anna.token, at: time).status.code }
        }
        return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      }
    }
    #expect(await statuses(at: "2025-01-06T23:59:59.999Z") == [200: 3, 429: 5])
    let over = await Self.draw(server, anna.token, at: "2025-01-06T23:59:00Z")
    #expect(over.text == #"{"error":"Daily quota exceeded"}"#)
    #expect(over.headers[.retryAfter] == "60")
    #expect(await statuses(at: "2025-01-07T00:00:00Z") == [200: 3, 429: 5])
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    let quota = await server.ask(
      .get, "/functions/v1/user-quota", token: anna.token, headers: [clock: "2025-01-07T12:00:00Z"])
    #expect(
      quota.text
        == #"{"quota":3,"quota_used":3,"quota_limit":3,"quota_remaining":0,"is_premium":false,"#
        + #""resets_at":"2025-01-08T00:00:00.000Z"}"#)
  }

  @Test func `a request that is sent twice is done once`() async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let first = await Self.draw(server, anna.token, key: "k")
    for _ in 0..<5 {
      let again = await Self.draw(server, anna.token, key: "k")
      #expect(again.status == .ok)
      #expect(again.body == first.body)
    }
    #expect(try await Self.used(server, anna.token) == "1")
    let other = await Self.draw(
      server, anna.token, #"{"culturalOrigin":"chinese"}"#, key: "k")
    #expect(other.status == .conflict)
  }

  @Test func `what comes to nothing is given back, and never more than was taken`() async throws {
    let server = try PlayedServer()
    let guest = try await server.guest()
    let anna = try #require(try await server.store.account(ofOperatorsName: guest.name))
    let day = try CalendarDate("2025-10-21")
    #expect(try await server.store.takeQuota(.fortunes, of: anna, on: day, limit: 3) == 1)
    for _ in 0..<2 {
      try await server.store.giveBackQuota(.fortunes, of: anna, on: day)
      #expect(try await server.store.usedQuota(.fortunes, of: anna, on: day) == 0)
    }
    for number in 1...3 {
      #expect(try await server.store.takeQuota(.fortunes, of: anna, on: day, limit: 3) == number)
    }
    #expect(try await server.store.takeQuota(.fortunes, of: anna, on: day, limit: 3) == nil)
  }

  @Test func `a subscription has many until it runs out, and clients can't claim one`() async throws
  {
    let server = try PlayedServer { $0.hasTestClock = true }
    let anna = try await server.guest()
    let key = try #require(try await server.store.account(ofOperatorsName: anna.name))
    let end = try #require(Timestamp(iso8601: "2025-01-06T23:59:59.999Z"))
    try await server.store.grant(
      Subscription(status: .cancelled, grantedAt: end.adding(seconds: -9), expiresAt: end), to: key)
    let noon = "2025-01-06T12:00:00Z"
    for _ in 0..<5 {
      #expect(await Self.draw(server, anna.token, at: noon).status == .ok)
    }
    let clock = try #require(HTTPField.Name("X-Test-Now"))
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Anna","email":"","birth_date":"1990-06-15","is_premium":true}}"#,
      token: anna.token, headers: [clock: noon])
    for (time, premium) in [
      (noon, #""is_premium":true,"premium_expiry":"2025-01-06""#),
      ("2025-01-07T00:00:00Z", #""is_premium":false,"premium_expiry":null"#),
    ] {
      let profile = await server.ask(
        .post, "/get_user_profile", #"{"data":{}}"#, token: anna.token, headers: [clock: time])
      #expect(profile.text.contains(premium), "\(profile.text)")
    }
    let both = await server.ask(
      .get, "/v1/me/quota", token: anna.token, headers: [clock: noon])
    #expect(both.text.contains(#""quota_used":5,"quota_limit":999999,"quota_remaining":999994"#))
    #expect(both.text.contains(#""quotes":{"quota":0,"quota_used":0,"quota_limit":5"#))
    let list = await server.ask(
      .get, "/v1/me/fortunes", token: anna.token, headers: [clock: noon])
    #expect(list.text.ranges(of: #""is_premium":true"#).count == 5)
  }

  // MARK: What was drawn

  @Test func `fortunes are listed in pages, their owner's alone, and can be deleted`() async throws
  {
    let server = try PlayedServer()
    let (anna, eve) = (try await server.guest(), try await server.guest())
    for _ in 0..<3 { #expect(await Self.draw(server, anna.token).status == .ok) }
    func page(_ query: String, _ token: String) async throws -> (ids: [String], next: String?) {
      let answer = await server.ask(.get, "/v1/me/fortunes\(query)", token: token)
      return (
        answer.text.matches(of: /"id":"([^"]+)"/).map { String($0.output.1) },
        answer.text.firstMatch(of: /"next":"([^"]+)"/).map { String($0.output.1) }
      )
    }
    let first = try await page("?limit=2", anna.token)
    #expect(first.ids.count == 2)
    let next = try #require(first.next)
    let last = try await page("?limit=2&before=\(next)", anna.token)
    #expect(last.ids.count == 1)
    #expect(last.next == nil)
    #expect(try await page("", eve.token).ids == [])
    let foreign = await server.ask(.get, "/v1/me/fortunes?before=\(next)", token: eve.token)
    #expect(foreign.status == .badRequest)
    let id = first.ids[0]
    #expect(
      await server.ask(.delete, "/v1/me/fortunes/\(id)", token: eve.token).status == .notFound)
    #expect(
      await server.ask(.delete, "/v1/me/fortunes/\(id)", token: anna.token).status == .noContent)
    #expect(try await page("", anna.token).ids.count == 2)
  }

  @Test func `a shared picture has the cards without the person's data, and goes with them`()
    async throws
  {
    let server = try PlayedServer()
    let anna = try await server.guest()
    _ = await server.ask(
      .post, "/create_user_profile",
      #"{"data":{"name":"Annabel","email":"","birth_date":"1990-06-15"}}"#, token: anna.token)
    let drawn = await Self.draw(server, anna.token)
    let address = try #require(SignInTests.member("shareCardUrl", of: drawn))
    let picture = await server.ask(.get, address)
    #expect(picture.status == .ok)
    #expect(picture.headers[.contentType] == "image/svg+xml")
    #expect(XMLParser(data: Data(picture.body)).parse())
    for name in drawn.text.matches(of: /"name":"([^"]+)"/).map({ String($0.output.1) }) {
      #expect(picture.text.contains(">\(name)<"), "\(name)")
    }
    for part in ["Annabel", "1990", "Gemini", anna.name, "2025"] {
      #expect(!picture.text.contains(part), "\(part)")
    }
    // This server makes no PNG.
    let png = address.replacing(".svg", with: ".png")
    #expect(await server.ask(.get, png).status == .notImplemented)
    for other in ["/share/x.svg", "/share/x", "/share/..svg", address + ".svg", "/share/%2e.svg"] {
      #expect(await server.ask(.get, other).status == .notFound, "\(other)")
    }
    _ = await server.ask(.delete, "/v1/me", token: anna.token)
    #expect(await server.ask(.get, address).status == .notFound)
    #expect(await server.ask(.get, png).status == .notFound)
  }

  @Test func `a picture is made to PNG once`() async throws {
    let asked = Counted()
    let server = try PlayedServer(rasterize: { svg in
      asked.add()
      return Array("png of \(svg.count)".utf8)
    })
    let anna = try await server.guest()
    let drawn = await Self.draw(server, anna.token)
    let address = try #require(SignInTests.member("shareCardUrl", of: drawn))
      .replacing(".svg", with: ".png")
    for _ in 0..<3 {
      let png = await server.ask(.get, address)
      #expect(png.status == .ok)
      #expect(png.headers[.contentType] == "image/png")
      #expect(png.text.hasPrefix("png of "))
    }
    #expect(asked.count == 1)
    _ = await server.ask(.delete, "/v1/me", token: anna.token)
    #expect(await server.ask(.get, address).status == .notFound)
  }

  @Test(arguments: ["face", "palm", "coffee"])
  func `photos are refused openly, and cost nothing`(kind: String) async throws {
    let server = try PlayedServer()
    let anna = try await server.guest()
    let body = #"{"imageUrl":"http://127.0.0.1:1/a.jpg","culturalOrigin":"chinese"}"#
    for prefix in ["", "/functions/v1"] {
      let answer = await server.ask(
        .post, "\(prefix)/process-\(kind)-reading", body, token: anna.token)
      #expect(answer.status == .notImplemented)
      #expect(answer.text.hasPrefix(#"{"error":""#))
    }
    let stranger = await server.ask(.post, "/process-\(kind)-reading", body)
    #expect(stranger.status == .unauthorized)
    #expect(try await Self.used(server, anna.token) == "0")
  }
}

/// Counts calls.
private final class Counted: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
