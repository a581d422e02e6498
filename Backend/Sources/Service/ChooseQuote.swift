internal import Astrolabe
internal import Crypto
package import Store
internal import Writers

/// A quote that was chosen for a person.
package struct ChosenQuote: Sendable, Hashable {
  /// The quote.
  package let quote: Quote
  /// Where it comes from.
  package let source: QuoteSource
  /// How many more there are today.
  package let remaining: Int
}

extension Backend {
  /// The most quotes of a model that are kept in memory.
  static let keptQuotes = 4_096

  /// A quote for a person: the model's, one of the database, or the fixed one.
  ///
  /// - Parameters:
  ///   - wish: What it is for.
  ///   - person: The person who gets the quote.
  ///   - now: When; the quota is that of the day in UTC.
  ///   - limit: The quota.
  /// - Returns: The quote; nil if the quota is used up.
  /// - Throws: ``StoreError``.
  package func chooseQuote(
    _ wish: QuoteWish, for person: Person, at now: Timestamp, limit: Int
  ) async throws -> ChosenQuote? {
    let day = now.utcDate
    guard
      let used = try await store.takeQuota(.quotes, of: person.key, on: day, limit: limit)
    else { return nil }
    let remaining = limit - used
    if let quote = await writtenQuote(wish, number: used, for: person, on: day) {
      return ChosenQuote(quote: quote, source: .model, remaining: remaining)
    }
    let quotes = quoteBook.best(for: wish)
    guard !quotes.isEmpty else {
      return ChosenQuote(
        quote: QuoteBook.builtIn.quotes[0], source: .fixed, remaining: remaining)
    }
    // Each person begins somewhere else each day, and goes on from there: no quote comes twice before all have come.
    let seed = SHA256.hash(data: Array("\(person.account.name) \(day)".utf8))
    let start = seed.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    return ChosenQuote(
      quote: quotes[(start + used) % quotes.count], source: .database, remaining: remaining)
  }

  /// A model's quote, asked for once for all who wish the same.
  private func writtenQuote(
    _ wish: QuoteWish, number: Int, for person: Person, on day: CalendarDate
  ) async -> Quote? {
    guard person.allowsModel, hasModel else { return nil }
    // A model hears words of the database alone, and nothing that somebody wrote.
    let mood = QuoteBook.builtIn.knows(wish.mood) ? wish.mood : nil
    let wishes = Set(wish.expectations.filter { QuoteBook.builtIn.knows($0) }).sorted()
    let request = QuoteRequest(
      mood: mood, expectations: wishes, timeOfDay: wish.time?.rawValue, number: number,
      account: person.key, day: day)
    if let quote = writtenQuotes.value(request.theme) { return quote }
    let mark = writtenQuotes.mark
    guard let text = await writer.quote(request) else { return nil }
    let categories = wishes.isEmpty ? [mood ?? "motivation"] : Array(wishes.prefix(10))
    let quote = Quote(text: text, author: writer.name, categories: categories)
    writtenQuotes.keep(quote, as: request.theme, if: mark)
    return quote
  }
}
