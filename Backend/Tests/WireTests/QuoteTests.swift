@_spi(FrontEnd) import Astrolabe
import HTTPTypes
import Service
import Testing
import Wire

/// The database of quotes, and what is chosen of it.
@Suite struct QuoteTests {
  private static func choose(
    _ data: String, by server: PlayedServer, _ token: String, at now: String? = nil
  ) async -> Answer {
    var headers: HTTPFields = [:]
    if let now, let name = HTTPField.Name("X-Test-Now") { headers[name] = now }
    return await server.ask(
      .post, "/generatePersonalizedQuote", #"{"data":{\#(data)}}"#, token: token, headers: headers)
  }

  private static func quoteText(_ answer: Answer) -> String? {
    guard case .object(let body)? = JSONTree(answer.body),
      case .object(let result)? = body["result"], case .object(let quote)? = result["quote"],
      case .text(let text)? = quote["text"]
    else { return nil }
    return text
  }

  private static func book(_ lines: String...) throws -> QuoteBook {
    try QuoteBook(file: Array(lines.joined(separator: "\n").utf8))
  }

  @Test func `the built-in quotes are many, short, and different, in plain letters`() {
    let quotes = QuoteBook.builtIn.quotes
    #expect(quotes.count >= 200)
    #expect(Set(quotes.map(\.text)).count == quotes.count)
    for quote in quotes {
      #expect((3...30).contains(quote.text.split(separator: " ").count), "\(quote.text)")
      #expect(quote.text.hasSuffix(".") || quote.text.hasSuffix("?"), "\(quote.text)")
      #expect(!quote.moods.isEmpty, "\(quote.text)")
      // A model's quotes are held to the same rules.
      #expect(SentenceCheck().fault(in: quote.text) == nil, "\(quote.text)")
    }
  }

  @Test func `nearly every mood has a quote for every wish`() {
    let book = QuoteBook.builtIn
    let moods = Set(book.quotes.flatMap(\.moods))
    let categories = Set(book.quotes.flatMap(\.categories))
    #expect(moods.count == 15)
    #expect(categories.count == 15)
    var missing = 0
    for mood in moods {
      for category in categories {
        let best = book.best(for: QuoteWish(mood: mood, expectations: [category]))
        #expect(best.allSatisfy { $0.categories.contains(category) })
        if !best.contains(where: { $0.moods.contains(mood) }) { missing += 1 }
      }
    }
    #expect(missing <= 10)
  }

  @Test func `a wish comes before a mood, and both before one of them`() throws {
    let book = try Self.book(
      "aaa one\tA\tjoy\tsad\t", "bbb two\tA\thope\thappy\t", "ccc three\tA\thope\tsad\tnight",
      "ddd four\tA\tcalm\tcalm\t")
    func best(_ mood: String, _ wishes: [String], _ time: TimeOfDayName? = nil) -> [String] {
      book.best(for: QuoteWish(mood: mood, expectations: wishes, time: time)).map {
        String($0.text.prefix(3))
      }
    }
    #expect(best("Sad", ["Hope"]) == ["ccc"])
    #expect(best("sad", ["hope"], .morning) == ["bbb"])
    #expect(best("sad", []) == ["aaa", "ccc"])
    #expect(best("what", ["hope", "other"]) == ["bbb", "ccc"])
    #expect(best("what", []) == ["aaa", "bbb", "ccc", "ddd"])
  }

  @Test(arguments: [
    ("abc\tA\tjoy\tsad", "line 1 must have five fields"),
    ("#\n\nab\tA\tjoy\tsad\t", "line 3 must have a text of 3"),
    ("abc\t\tjoy\tsad\t", "line 1 must have an author"),
    ("abc\tA\t\tsad\t", "line 1 must have 1 to 10 categories"),
    ("abc\tA\tJoy\tsad\t", "line 1 must have words of a to z"),
    ("abc\tA\tjoy,\tsad\t", "line 1 must have words of a to z"),
    ("abc\tA\tjoy\tsad\tnoon", "line 1 must have times of day of morning, afternoon"),
    ("abc\tA\tjoy\tsad\t\nabc\tB\tjoy\tsad\t", "line 2 must have a text that no line before"),
  ])
  func `a file that is none is refused with the line`(file: String, sentence: String) {
    #expect { try QuoteBook(file: Array(file.utf8)) } throws: { error in
      "\(error)".hasPrefix(sentence)
    }
  }

  @Test func `a file must be text`() {
    #expect(throws: QuoteBookError.self) { try QuoteBook(file: [0x41, 0xFF]) }
  }

  @Test func `five of a day are five different quotes, and then none`() async throws {
    let server = try PlayedServer { $0.hasTestClock = true }
    let token = try await server.guest().token
    let wish = #""mood":"anxious","expectations":["calm"],"timeOfDay":"morning""#
    var texts: [String] = []
    for remaining in [4, 3, 2, 1, 0] {
      let answer = await Self.choose(wish, by: server, token, at: "2025-11-01T23:59:59Z")
      #expect(answer.text.contains(#""source":"remote_config"},"quotaRemaining":\#(remaining)}"#))
      texts.append(try #require(Self.quoteText(answer)))
    }
    #expect(Set(texts).count == 5)
    let over = await Self.choose(wish, by: server, token, at: "2025-11-01T23:59:59Z")
    #expect(over.status == .ok)
    #expect(
      over.text
        == #"{"result":{"success":false,"error":"daily_quota_exceeded","quotaRemaining":0}}"#)
    let next = await Self.choose(wish, by: server, token, at: "2025-11-02T00:00:00Z")
    #expect(next.text.contains(#""quotaRemaining":4}"#))
    // A clock that is set back gives the day's quota no second time.
    let back = await Self.choose(wish, by: server, token, at: "2025-11-01T12:00:00Z")
    #expect(back.text.contains("daily_quota_exceeded"))
  }

  @Test func `what is refused costs nothing`() async throws {
    let server = try PlayedServer()
    let token = try await server.guest().token
    for data in [
      "", #""mood":" ""#, #""mood":1"#, #""mood":"calm","expectations":"hope""#,
      #""mood":"calm","expectations":[1]"#, #""mood":"calm","timeOfDay":"noon""#,
      #""mood":"calm\u0007""#,
    ] {
      let answer = await Self.choose(data, by: server, token)
      #expect(answer.status == .badRequest, "\(data)")
    }
    let answer = await Self.choose(#""mood":"Self-Care ?","timeOfDay":"Night""#, by: server, token)
    #expect(answer.text.contains(#""quotaRemaining":4}"#))
  }

  @Test func `without a database there is the fixed quote`() async throws {
    let server = try PlayedServer(quoteBook: Self.book("# none"))
    let token = try await server.guest().token
    let answer = await Self.choose(#""mood":"calm""#, by: server, token)
    #expect(answer.text.contains(#""source":"fallback""#))
    #expect(Self.quoteText(answer) == QuoteBook.builtIn.quotes.first?.text)
  }

  @Test func `the database is listed whole, or the part that suits`() async throws {
    let server = try PlayedServer()
    let all = await server.ask(.get, "/v1/quotes")
    #expect(all.headers[.cacheControl] == "public, max-age=43200")
    #expect(all.text.hasPrefix(#"{"version":"\#(QuoteBook.builtIn.version)","quotes":[{"text":""#))
    let tag = try #require(all.headers[.eTag])
    let known = await server.ask(.get, "/v1/quotes", headers: [.ifNoneMatch: tag])
    #expect(known.status == .notModified)
    let some = await server.ask(.get, "/v1/quotes?mood=sad&expectations=hope,joy")
    #expect(some.body.count < all.body.count / 4)
    #expect(some.headers[.eTag] != tag)
    let long = String(repeating: "x", count: 65)
    #expect(await server.ask(.get, "/v1/quotes?mood=\(long)").status == .badRequest)
  }

  @Test func `the configuration has the figures of every limit`() async throws {
    let server = try PlayedServer(limits: Limits())
    let config = await server.ask(.get, "/v1/config").text
    #expect(config.contains(#""feature_ai_quotes_enabled":false"#))
    for figure in [
      #""guests_per_hour":20,"guests_at_once":5,"sign_ins_per_minute":10,"public_per_minute":300"#,
      #""readings_per_minute":120,"writes_per_minute":120,"questions_per_minute":20"#,
      #""questions_per_day":200,"exports_per_hour":5,"imports_per_hour":20,"quotes_per_day":5"#,
      #""fortunes_per_day":3,"fortunes_per_day_premium":999999,"requests_in_work":512"#,
      #""connections":10000,"body_bytes":65536"#,
    ] { #expect(config.contains(figure), "\(figure)") }
  }
}
