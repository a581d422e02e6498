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

  /// The language that most small words of a text are of; nil if there are fewer than two, or two languages have
  /// as many.
  init?(of words: [FoldedText.Word]) {
    let counts = Self.all.map { language in
      (language, words.count { language.words.contains($0.text) })
    }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 >= 2, best.1 * 3 >= words.count,
      counts.count(where: { $0.1 == best.1 }) == 1
    else { return nil }
    self = best.0
  }
}
