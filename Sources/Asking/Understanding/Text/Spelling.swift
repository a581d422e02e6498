internal import Words

/// Reads misspelt words as the known ones that are one slip away.
struct Spelling: Sendable {
  static let shared = Spelling()

  private let known: Set<String>
  private let byFirstLetter: [UInt8: [[UInt8]]]

  private init() {
    let book = TermBook.shared
    var known = book.vocabulary
    known.formUnion(CalendarWords.months.keys)
    known.formUnion(CalendarWords.weekdays.keys)
    known.formUnion(["tomorrow", "yesterday", "today", "tonight", "weekend", "retrograde"])
    // Short ones are one slip away from too many words, as "needy" is from "needs".
    let traits = AskedTrait.vocabulary
    known.formUnion(traits.filter { $0.utf8.count > 7 })
    var byFirstLetter: [UInt8: [[UInt8]]] = [:]
    for word in known.sorted() where word.utf8.count >= 5 {
      if let first = word.utf8.first { byFirstLetter[first, default: []].append(Array(word.utf8)) }
    }
    self.byFirstLetter = byFirstLetter
    self.known = known.union(QuestionRules.english.known).union(Self.timeWords)
      .union(Self.lookalikes).union(Self.common).union(traits)
  }

  /// Words of times that no list of terms has, and that look like others.
  private static let timeWords: Set<String> = [
    "finde", "pasado", "pasada", "proximo", "proxima", "proximos", "proximas", "anteayer", "antier",
    "principio", "principios", "inicio", "inicios", "comienzo", "comienzos", "mediados", "final",
    "finales", "fines", "dentro", "semana", "semanas", "meses", "primera", "primeros", "ultima",
    "ultimo", "ultimos", "ultimas", "mitad", "quincena", "trimestre", "desde", "hasta", "entre",
    "siguiente", "anterior", "entrante", "noche", "noches", "tarde", "ahora", "anoche", "manana",
    "pronto", "ultimamente", "primavera", "verano", "otono", "invierno", "navidad", "pascua",
    "nochebuena", "nochevieja", "cumpleanos", "midweek", "weekend", "weekends", "weeks", "month",
    "months", "years", "later", "earlier", "early", "beginning", "middle", "fortnight", "lately",
    "recently", "season", "mornings", "afternoons", "evenings", "nights", "semester", "spring",
    "summer", "autumn", "winter", "easter", "thanksgiving",
  ]

  /// Words that no list of terms has, and that are one slip away from a term.
  private static let lookalikes: Set<String> = [
    "gentle", "falls", "shaking", "calms", "lawyers", "tests", "clearer", "lends", "fixing",
    "chaos", "format", "filing", "salad", "leaks", "deliver", "parcels", "shaving", "salmon",
    "rating", "leans", "builders", "coats", "baker", "bakers", "audio", "loads", "fairs",
    "shaping", "raging", "therapists", "accountants", "supplier", "teeth", "roses", "small",
    "stone", "plans", "still", "staff", "stuff", "though", "packed", "stacked",
  ]

  /// Puts the known word in place of each misspelt one.
  func mend(_ text: inout FoldedText) {
    text.replaceWords { word in
      if word == "b4" { return "before" }
      if !known.contains(word), let plain = Self.undoubled(word, in: known) { return plain }
      let letters = Array(word.utf8)
      guard letters.count >= 5, !known.contains(word), !TermBook.shared.knowsBeginning(of: word),
        let first = letters.first
      else { return nil }
      let nearest = byFirstLetter[first]?.first { $0.isOneSlip(from: letters) }
      return nearest.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The known word that is left without a last letter that was held down, as in "whyy" and "pleasee".
  private static func undoubled(_ word: String, in known: Set<String>) -> String? {
    let letters = Array(word.utf8)
    guard letters.count >= 4, letters[letters.count - 1] == letters[letters.count - 2] else {
      return nil
    }
    let text = String(decoding: letters.dropLast(), as: UTF8.self)
    return known.contains(text) ? text : nil
  }

  /// Whether a word is known.
  func knows(_ word: String) -> Bool {
    known.contains(word) || TermBook.shared.knowsBeginning(of: word)
  }
}
