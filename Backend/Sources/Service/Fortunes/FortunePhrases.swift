internal import Astrolabe
internal import ServerFiles
internal import Store

/// What a fortune says beside its cards.
package struct FortunePhrases: Sendable {
  private let texts: [String: [FortuneLanguage: String]]

  /// Every key that is used.
  private static let keys =
    CulturalOrigin.allCases.map { "origin \($0.rawValue)" }
    + (1...TarotDeck.drawnCount).map { "place \($0)" }
    + ZodiacSign.allCases.map { "sign \($0.name)" }
    + ["reversed", "sun", "sun drawn", "end", "end of sight", "disclaimer"]
    + FortuneKind.allCases.map { "title \($0.rawValue)" }

  /// Reads the phrases that are part of the program.
  package init() throws(FortuneFileError) {
    let file = unsafe server_file_fortunes()
    let lines = TabbedLines(unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    var texts: [String: [FortuneLanguage: String]] = [:]
    for fields in lines.lines {
      guard fields.count == 3, fields.allSatisfy({ !$0.isEmpty }), texts[fields[0]] == nil else {
        throw FortuneFileError(what: "a phrase has not 3 fields, or is there twice: \(fields)")
      }
      texts[fields[0]] = [.english: fields[1], .spanish: fields[2]]
    }
    guard Set(texts.keys) == Set(Self.keys) else {
      throw FortuneFileError(
        what: "phrases differ: \(Set(texts.keys).symmetricDifference(Self.keys).sorted())")
    }
    self.texts = texts
  }

  private subscript(key: String, language: FortuneLanguage) -> String {
    texts[key]?[language] ?? ""
  }

  /// What stands under every fortune.
  package func disclaimer(in language: FortuneLanguage) -> String { self["disclaimer", language] }

  /// What stands above a picture.
  func title(of kind: FortuneKind, in language: FortuneLanguage) -> String {
    self["title \(kind.rawValue)", language]
  }

  /// What stands at the end of what is seen in a photo.
  func endOfSight(in language: FortuneLanguage) -> String { self["end of sight", language] }

  /// What the place of a card is called, from 0.
  package func place(_ index: Int, in language: FortuneLanguage) -> String {
    self["place \(index + 1)", language]
  }

  /// What is said of a card that lies upside down.
  func reversed(in language: FortuneLanguage) -> String { self["reversed", language] }

  /// What three cards say.
  ///
  /// - Parameters:
  ///   - cards: The cards, the first first.
  ///   - origin: The culture that was wanted.
  ///   - sun: The sign of the Sun and its card; nil without a birth.
  ///   - language: The language.
  /// - Returns: A paragraph for each card between a beginning and an end.
  func text(
    of cards: [(card: TarotCard, isReversed: Bool)], origin: CulturalOrigin,
    sun: (sign: ZodiacSign, card: TarotCard)?, in language: FortuneLanguage
  ) -> String {
    var paragraphs = [self["origin \(origin.rawValue)", language]]
    for (index, drawn) in cards.enumerated() {
      let how = drawn.isReversed ? ", \(reversed(in: language))" : ""
      paragraphs.append(
        "\(place(index, in: language)): \(drawn.card.name(in: language))\(how). "
          + drawn.card.text(isReversed: drawn.isReversed, in: language))
    }
    if let sun {
      let isDrawn = cards.contains { $0.card == sun.card }
      let values = [
        "sign": self["sign \(sun.sign.name)", language], "card": sun.card.name(in: language),
      ]
      paragraphs.append(Self.filled(self[isDrawn ? "sun drawn" : "sun", language], values))
    }
    paragraphs.append(self["end", language])
    return paragraphs.joined(separator: "\n\n")
  }

  /// A phrase with values in the place of their names in braces.
  private static func filled(_ phrase: String, _ values: [String: String]) -> String {
    phrase.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let end = part.firstIndex(of: "}") else { return String(part) }
      return (values[String(part[..<end])] ?? "") + part[part.index(after: end)...]
    }.joined()
  }
}
