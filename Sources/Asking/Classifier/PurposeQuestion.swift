/// Questions about the purpose of a life, which share their words with calls for help but ask for the chart.
///
/// "What is my purpose in life?" is among the first things that people ask of a birth chart, and its few words say
/// "my life". A text is such a question only if each of its words is in the list, so nothing else can stand in it.
enum PurposeQuestion {
  /// The words for a purpose.
  private static let purposes = folded([
    "proposito", "mision", "vocacion", "purpose", "mission", "calling", "missao", "scopo",
    "missione", "but", "bestimmung", "lebenssinn", "tujuan", "misi", "cel", "misja",
  ])
  /// The words that may stand around them.
  private static let others = folded([
    "cual", "que", "es", "el", "la", "mi", "mio", "de", "en", "vida", "esta", "qual", "e", "o",
    "a", "meu", "minha", "na", "nessa", "what", "whats", "is", "my", "in", "life", "this", "il",
    "mia", "nella", "vita", "di", "quel", "est", "mon", "ma", "dans", "vie", "was", "ist",
    "mein", "meine", "im", "leben", "apa", "hidupku", "hidup", "dalam", "saya", "aku", "jaki",
    "jest", "moj", "w", "zyciu",
  ])

  /// Whether a text asks for the purpose of the reader's life and says nothing else.
  static func isAsked(in text: ClassifierText) -> Bool {
    var hasPurpose = false
    for word in text.scalars.split(separator: 0x20) {
      let word = Array(word)
      if purposes.contains(word) {
        hasPurpose = true
      } else if !others.contains(word) {
        return false
      }
    }
    return hasPurpose
  }

  private static func folded(_ words: [String]) -> Set<[UInt32]> {
    Set(words.map { Array(ClassifierText($0).scalars.dropFirst().dropLast()) })
  }
}
