public import Astrology

/// Why the profile of a sign can't be told.
public enum SignProfileError: Error, Sendable, Hashable {
  /// The file that the program was built with is no profile of that sign.
  case unreadable(ZodiacSign, reason: String)
}

extension SignProfileError: CustomStringConvertible {
  /// Says what is wrong, and what to do, in one sentence.
  public var description: String {
    switch self {
    case .unreadable(let sign, let reason):
      "the file signs/\(sign.name).json that this was built with is no profile of \(sign.title) "
        + "(\(reason)); mend the file and build again"
    }
  }
}
