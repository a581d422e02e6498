public import Astrology
public import Ephemeris

/// Why the profile of a sign can't be reported.
public enum SignProfileError: AstrolabeError, Hashable {
  /// The file that the program was built with is no profile of that sign.
  case unreadable(ZodiacSign, reason: String)
}

extension SignProfileError {
  /// What the program was built with.
  public var cause: ErrorCause { .internalFault }

  /// Says what is wrong, and what to do, in one sentence.
  public var description: String {
    switch self {
    case .unreadable(let sign, let reason):
      "the file signs/\(sign.name).json that this was built with is no profile of \(sign.title) "
        + "(\(reason)); mend the file and build again"
    }
  }
}
