/// What people say that they, or those near them, are in: the phrases of `asking/situations.tsv`.
///
/// The classifier learns wordings; a body in danger is known by a sign and a person whatever stands between
/// them, so "my youngest has a fever of 104" and "grandma is slurring her words" need no sentence in training.
struct Situations: Sendable {
  static let builtIn = Situations(AskingTable.situations)

  /// What a phrase is.
  fileprivate enum Kind: String {
    case person, newborn, body, sign, head, fever, temperature, unless, loss, passed, mourned, raw
    case afterHead = "after_head"
    case harmOther = "harm_other"
    case harmOwn = "harm_own"
    case lossUnless = "loss_unless"
    case longAgo = "long_ago"
    case harmless
    case harmlessUnless = "harmless_unless"
  }

  private struct Meaning: Sendable, Hashable {
    let kind: Kind
    let language: HelpLanguage
  }

  private var book = PhraseBook<Meaning>()

  /// Reads a table whose rows are a language, a kind and phrases between bars.
  init(_ table: AskingTable) {
    for row in table.rows where row.count == 3 {
      guard let language = HelpLanguage(rawValue: row[0]), let kind = Kind(rawValue: row[1]) else {
        continue
      }
      book.add(row[2].alternatives, Meaning(kind: kind, language: language))
    }
  }

  /// Whether a row of the table is read.
  static func isKnown(language: String, kind: String) -> Bool {
    HelpLanguage(rawValue: language) != nil && Kind(rawValue: kind) != nil
  }

  /// What a text says.
  func reading(of text: ClassifierText) -> Reading {
    let words = text.words.map {
      FoldedText.Word(text: $0, startsClause: false, typed: "", followsMark: false)
    }
    var places: [HelpLanguage: [Kind: [Range<Int>]]] = [:]
    for match in book.matches(in: words) {
      places[match.meaning.language, default: [:]][match.meaning.kind, default: []]
        .append(match.place..<(match.place + match.length))
    }
    return Reading(words: words.map(\.text), places: places)
  }

  /// What one text says.
  struct Reading {
    fileprivate let words: [String]
    fileprivate let places: [HelpLanguage: [Kind: [Range<Int>]]]

    /// How many words may stand between a person and the sign that is seen in them.
    private static let reach = 6

    /// The language in which a body is in danger; nil if none is.
    var emergency: HelpLanguage? { first { isEmergency($0) } }

    /// The language in which somebody has died; nil if nobody has.
    var loss: HelpLanguage? { first { isLoss($0) } }

    /// Whether what a text speaks of is long ago, and nothing says that it still hurts.
    var isLongAgo: Bool {
      places.values.contains { $0[.longAgo] != nil && $0[.raw] == nil }
    }

    /// Whether somebody hurts themselves who is not the writer.
    var isOfOther: Bool {
      places.values.contains { $0[.harmOther] != nil }
        && !places.values.contains { $0[.harmOwn] != nil }
    }

    /// Whether a text speaks of the one who was lost, or of life without them, once a loss has been named.
    var isOfMourned: Bool { places.values.contains { $0[.mourned] != nil } }

    /// The text without harmless words: "a film about suicide", "my cat hits me".
    ///
    /// What is left is read as any text, so a call beside them is heard. Nil if nothing is left out.
    var withoutHarmless: String? {
      let places = places.values.filter { $0[.harmlessUnless] == nil }
        .flatMap { $0[.harmless] ?? [] }
      guard !places.isEmpty else { return nil }
      let left = words.indices.filter { index in !places.contains { $0.contains(index) } }
      return left.map { words[$0] }.joined(separator: " ")
    }

    private func first(_ holds: ([Kind: [Range<Int>]]) -> Bool) -> HelpLanguage? {
      HelpLanguage.allCases.first { language in places[language].map(holds) ?? false }
    }

    private func isEmergency(_ found: [Kind: [Range<Int>]]) -> Bool {
      guard found[.unless] == nil else { return false }
      if found[.body] != nil { return true }
      let persons = found[.person] ?? []
      if (found[.sign] ?? []).contains(where: { isNear($0, persons) }) { return true }
      if let blow = found[.head]?.first, let after = found[.afterHead]?.last,
        !persons.isEmpty, blow.lowerBound < after.lowerBound
      {
        return true
      }
      let isNewborn = found[.newborn] != nil
      return (found[.fever] ?? []).contains { isHigh($0, ofNewborn: isNewborn) }
        || !persons.isEmpty
          && (found[.temperature] ?? []).contains { isHigh($0, ofNewborn: isNewborn) }
    }

    private func isNear(_ sign: Range<Int>, _ persons: [Range<Int>]) -> Bool {
      persons.contains { person in
        person.lowerBound < sign.upperBound && sign.lowerBound - person.upperBound <= Self.reach
      }
    }

    /// Whether a number beside a word for fever is one that doctors call high, in degrees of either scale.
    private func isHigh(_ place: Range<Int>, ofNewborn isNewborn: Bool) -> Bool {
      let near = max(0, place.lowerBound - 3)..<min(words.count, place.upperBound + 5)
      return near.contains { index in
        guard let degrees = Self.degrees(words[index]) else { return false }
        // Few things but a fever are counted so; "a fever party with 40 friends" is none.
        if (103...110).contains(degrees) { return true }
        guard isJoined(place, index) else { return false }
        if isNewborn { return (38...43).contains(degrees) || (100...110).contains(degrees) }
        // "39.6" is two words here.
        let tenths = index + 1 < words.count ? Int(words[index + 1]) : nil
        return (40...43).contains(degrees) || degrees == 39 && (5...9).contains(tenths ?? 0)
      }
    }

    /// Whether only small words stand between a word for fever and a number.
    private func isJoined(_ place: Range<Int>, _ index: Int) -> Bool {
      let between =
        index < place.lowerBound
        ? (index + 1)..<place.lowerBound : place.upperBound..<max(index, place.upperBound)
      return between.allSatisfy { Self.joints.contains(words[$0]) || Int(words[$0]) != nil }
    }

    private static let joints = Set(
      words:
        """
        of at is was its hit hits over above around about up to now still reading reads says said already almost like \
        degrees degree f c celsius fahrenheit high de a la el con com en tiene von bei auf uber op van boven do w na \
        grad grados graus graden gradi degres stopni derece градусов до под di sopra e ya ja deja gia bis
        """)

    /// The degrees that a word is, as "104", "104f" or "40c".
    private static func degrees(_ word: String) -> Int? {
      let digits = word.prefix { ("0"..."9").contains($0) }
      guard ["", "f", "c", "degrees", "度", "도"].contains(String(word.dropFirst(digits.count)))
      else { return nil }
      return Int(digits)
    }

    private func isLoss(_ found: [Kind: [Range<Int>]]) -> Bool {
      guard found[.lossUnless] == nil else { return false }
      if found[.loss] != nil { return true }
      let persons = found[.person] ?? []
      return (found[.passed] ?? []).contains { passed in
        persons.contains { $0.upperBound == passed.lowerBound }
      }
    }
  }
}
