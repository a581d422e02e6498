internal import Crypto
internal import Identity

/// The database of quotes.
package struct QuoteBook: Sendable {
  /// The quotes, in the order of the file.
  package let quotes: [Quote]
  /// What distinguishes two databases.
  package let version: String

  /// The database that comes with the server.
  package static let builtIn: Self = {
    do throws(QuoteBookError) {
      return try Self(file: PackageResources.quotes_tsv)
    } catch {
      preconditionFailure("quotes.tsv: \(error)")
    }
  }()

  /// The most quotes of a file.
  private static let mostQuotes = 5_000

  /// Reads a file of quotes, one a line: text, author, categories, moods and times of day, with tabs between them.
  ///
  /// - Throws: ``QuoteBookError`` for the first line that is wrong.
  package init(file: [UInt8]) throws(QuoteBookError) {
    guard let text = String(validating: file, as: UTF8.self) else {
      throw QuoteBookError(line: 1, what: "must be UTF-8")
    }
    var quotes: [Quote] = []
    var texts: Set<String> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let quote = try Self.quote(line, number: index + 1)
      guard texts.insert(quote.text).inserted else {
        throw QuoteBookError(line: index + 1, what: "must have a text that no line before it has")
      }
      guard quotes.count < Self.mostQuotes else {
        throw QuoteBookError(line: index + 1, what: "must be one of at most 5000 quotes")
      }
      quotes.append(quote)
    }
    self.quotes = quotes
    version = Base64URL.text(Array(SHA256.hash(data: file).prefix(9)))
  }

  private static func quote(
    _ line: Substring, number: Int
  ) throws(QuoteBookError) -> Quote {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5 else {
      throw QuoteBookError(line: number, what: "must have five fields with tabs between them")
    }
    guard (3...400).contains(fields[0].unicodeScalars.count) else {
      throw QuoteBookError(line: number, what: "must have a text of 3 to 400 characters")
    }
    guard (1...80).contains(fields[1].unicodeScalars.count) else {
      throw QuoteBookError(line: number, what: "must have an author of 1 to 80 characters")
    }
    let categories = try words(fields[2], number: number)
    guard (1...10).contains(categories.count) else {
      throw QuoteBookError(line: number, what: "must have 1 to 10 categories")
    }
    var times: Set<TimeOfDayName> = []
    for word in try words(fields[4], number: number) {
      guard let time = TimeOfDayName(rawValue: word) else {
        let names = TimeOfDayName.allCases.map(\.rawValue).joined(separator: ", ")
        throw QuoteBookError(line: number, what: "must have times of day of \(names)")
      }
      times.insert(time)
    }
    return Quote(
      text: String(fields[0]), author: String(fields[1]), categories: categories,
      moods: try words(fields[3], number: number), times: times)
  }

  private static func words(
    _ field: Substring, number: Int
  ) throws(QuoteBookError) -> [String] {
    guard !field.isEmpty else { return [] }
    let words = field.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let areWords = words.allSatisfy { word in
      !word.isEmpty
        && word.unicodeScalars.allSatisfy { $0 == "_" || ("a"..."z").contains($0) }
    }
    guard areWords else {
      throw QuoteBookError(
        line: number, what: "must have words of a to z and _ with commas between them")
    }
    return words
  }

  /// The quotes that suit a wish best, in the order of the file; all of them if none suits it.
  ///
  /// A quote that suits the mood and something that is expected comes before one that suits one of them, and among those
  /// one for the time of day before one for any.
  package func best(for wish: QuoteWish) -> [Quote] {
    var best: [Quote] = []
    var most = 0
    for quote in quotes where quote.times.isEmpty || wish.time.map(quote.times.contains) ?? true {
      let helps = quote.categories.contains { wish.expectations.contains($0) }
      let suits = quote.moods.contains(wish.mood) || quote.categories.contains(wish.mood)
      // An expectation is a wish; a mood is where the person is now.
      let score = (helps ? 3 : 0) + (suits ? 2 : 0)
      if score > most { (best, most) = ([], score) }
      if score == most { best.append(quote) }
    }
    return best.isEmpty ? quotes : best
  }

  /// Whether a word is a mood or a category of the database.
  func knows(_ word: String) -> Bool {
    quotes.contains { $0.moods.contains(word) || $0.categories.contains(word) }
  }
}

/// What is wrong with a file of quotes.
package struct QuoteBookError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  package let line: Int
  /// What it must be.
  package let what: String

  /// A sentence for the operator.
  package var description: String { "line \(line) \(what)" }
}
