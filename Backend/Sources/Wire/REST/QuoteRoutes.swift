@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

extension Visit {
  /// The database of quotes, or the quotes of it that suit a mood and what is expected.
  func quotes() throws -> Answer {
    let query = try query()
    let book = backend.quoteBook
    var quotes = book.quotes
    if query["mood"] != nil || query["expectations"] != nil {
      guard (query["mood"] ?? "").unicodeScalars.count <= 64 else {
        throw Refusal.invalid("mood must have at most 64 characters")
      }
      guard (query["expectations"] ?? "").unicodeScalars.count <= 500 else {
        throw Refusal.invalid("expectations must have at most 500 characters")
      }
      quotes = book.best(
        for: QuoteWish(
          mood: query["mood"] ?? "",
          expectations: (query["expectations"] ?? "").split(separator: ",").map(String.init)))
    }
    return Answer(QuotesDocument(version: book.version, quotes: quotes))
      .tagged(for: inquiry, cacheControl: "public, max-age=43200")
  }

  /// Answers `generatePersonalizedQuote`; a quota that is used up is a result, as 004 has it.
  func chooseQuote(_ wish: QuoteWish, for person: Person) async throws -> Answer {
    do {
      return try await answeredOnce(for: person) {
        let chosen = try await backend.chooseQuote(
          wish, for: person, at: now, limit: limits.quotesPerDay)
        guard let chosen else { throw NoQuoteLeft() }
        return Answer(result: ChosenQuoteDocument(chosen: chosen))
      }
    } catch is NoQuoteLeft {
      return Answer(result: ChosenQuoteDocument(chosen: nil))
    }
  }

  /// The day's quota is used up: nothing was done that a key would be remembered for.
  private struct NoQuoteLeft: Error {}
}

extension Fields {
  /// What a quote is wanted for.
  func quoteWish() throws(Refusal) -> QuoteWish {
    guard let mood = try line("mood", longest: 64), !mood.isBlank else {
      throw .missing(["mood"], "Missing required parameter: mood")
    }
    var expectations: [String] = []
    for element in try array("expectations", longest: 20) ?? [] {
      guard case .text(let word) = element, word.unicodeScalars.count <= 64 else {
        throw .invalid("expectations must be an array of texts of at most 64 characters")
      }
      expectations.append(word)
    }
    var time: TimeOfDayName?
    if let name = try text("timeOfDay", longest: 64) {
      time = TimeOfDayName(rawValue: name.lowercased())
      guard time != nil else {
        let names = TimeOfDayName.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid("unknown timeOfDay \"\(name.printable)\"; expected one of \(names)")
      }
    }
    return QuoteWish(mood: mood, expectations: expectations, time: time)
  }
}
