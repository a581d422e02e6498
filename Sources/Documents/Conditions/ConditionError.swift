@_spi(FrontEnd) public import Ephemeris

/// Why a text is no condition.
public enum ConditionError: AstrolabeError, Hashable {
  /// The text is empty.
  case empty
  /// A word is not known where it stands.
  case unknown(word: String, wanted: String, examples: [String], nearest: String?)
  /// The text ends too early.
  case unfinished(String, wanted: String, examples: [String])
  /// Something stands behind a whole condition.
  case leftOver(word: String, after: String)
  /// An orb is no number of degrees from above 0 to 30.
  case noOrb(String)
  /// Only the Moon has phases and voids.
  case onlyMoon(CelestialBody, word: String)
}

extension ConditionError {
  /// What was written.
  public var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .empty: "a condition is empty; write one such as \"moon in taurus\""
    case .unknown(let word, let wanted, let examples, let nearest):
      if let nearest {
        "unknown \(wanted) \"\(word.printable)\"; did you mean \(nearest)?"
      } else {
        "unknown \(wanted) \"\(word.printable)\"; expected one of \(examples.joined(separator: ", "))"
      }
    case .unfinished(let text, let wanted, let examples):
      "\"\(text.printable)\" ends too early; add a \(wanted): one of "
        + examples.joined(separator: ", ")
    case .leftOver(let word, let text):
      "\"\(word.printable)\" must not follow \"\(text.printable)\", which is a whole condition"
    case .noOrb(let word):
      "an orb can't be \"\(word.printable)\"; it must be a number of degrees, more than 0 and at most 30"
    case .onlyMoon(let body, let word):
      "\"\(word.printable)\" is for the Moon, not for \(body); write moon \(word.printable)"
    }
  }
}
