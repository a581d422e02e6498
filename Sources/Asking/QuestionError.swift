public import Ephemeris

/// Why a text is no question.
public enum QuestionError: AstrolabeError, Hashable {
  /// There is nothing but white space.
  case empty
  /// There is more than ``Question/longest``.
  case tooLong(characters: Int)
  /// A character that can't be shown.
  case controlCharacter

  /// What is at fault: the text.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .empty: "the question is empty; ask something"
    case .tooLong(let count):
      "the question has \(count) characters; \(Question.longest) are the most, so ask it shorter"
    case .controlCharacter:
      "the question has a control character; give letters, marks, line breaks and tabs alone"
    }
  }
}
