public import Ephemeris

/// What is wrong with a table of sentences.
public enum AnswerSentencesError: AstrolabeError, Hashable {
  /// A line is not a key, a tab and a sentence.
  case noSentence(line: Int)
  /// No answer asks for a key.
  case unknownKey(String, line: Int)
  /// A sentence has a slot that nothing fills.
  case unknownSlot(String, key: String, line: Int)

  /// What is at fault: the table.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .noSentence(let line):
      "line \(line) of the sentences is not a key, a tab and a sentence; write each line like that"
    case .unknownKey(let key, let line):
      "line \(line) of the sentences has the key \"\(key)\", which no answer asks for; "
        + "take a key of asking/sentences.tsv"
    case .unknownSlot(let slot, let key, let line):
      "line \(line) of the sentences has {\(slot)}, which nothing fills for \"\(key)\"; "
        + "use the slots that asking/sentences.tsv has for it"
    }
  }
}
