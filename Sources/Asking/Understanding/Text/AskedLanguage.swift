/// The language of a question, found by its small words, as `asking/languages.tsv` has them.
struct AskedLanguage: Sendable {
  /// Two letters, as ISO 639 has them.
  let code: String
  /// What is said in it: that answers, or questions, too, are in another.
  let note: String
  private let words: Set<String>

  private static let all = AskingTable.languages.rows.compactMap { row in
    row.count == 3
      ? AskedLanguage(code: row[0], note: row[2], words: Set(row[1].alternatives)) : nil
  }

  private init(code: String, note: String, words: Set<String>) {
    (self.code, self.note, self.words) = (code, note, words)
  }

  /// The language that most frequent words of a text are of.
  ///
  /// A word counts two, and a letter or a mark that few languages have counts, too. The result is nil if that is less
  /// than two words, or one word and such a letter in a text of three; if most words are of no language; or if two
  /// languages have as much.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - text: The text, with its accents.
  init?(of words: [FoldedText.Word], text: String) {
    let marks = Self.marks(of: text)
    let counts = Self.all.map { language in
      (
        language,
        2 * words.count { language.words.contains($0.text) } + (marks[language.code] ?? 0)
      )
    }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 >= (words.count <= 3 ? 3 : 4),
      // Two words of three, or somewhat fewer.
      best.1 * 20 >= words.count * 13,
      counts.count(where: { $0.1 == best.1 }) == 1
    else { return nil }
    self = best.0
  }

  /// What the letters and marks of a text count for a language: "¿" is Spanish whatever follows.
  private static func marks(of text: String) -> [String: Int] {
    var marks: [String: Int] = [:]
    if text.unicodeScalars.contains(where: { "¿¡".unicodeScalars.contains($0) }) { marks["es"] = 4 }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      for (code, letters, weight) in letters where word.contains(where: letters.contains) {
        marks[code, default: 0] += weight
      }
    }
    return marks
  }

  /// Letters that few languages have, and what a word with one counts.
  private static let letters: [(String, Set<Character>, Int)] = [
    ("es", ["ñ"], 1), ("pt", ["ã", "õ"], 1), ("de", ["ß"], 2), ("de", ["ä", "ö", "ü"], 1),
    ("pl", ["ł", "ż", "ź", "ś", "ć", "ń", "ę", "ą"], 1),
    ("fr", ["à", "è", "ê", "ç", "œ", "ù", "û", "î", "â"], 1), ("it", ["ò", "ì"], 1),
  ]
}
