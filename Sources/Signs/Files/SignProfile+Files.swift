public import Astrology
internal import Ephemeris

extension SignProfile {
  /// The profile of a sign.
  ///
  /// The twelve are part of the program; each is read when it is first asked for, and kept.
  ///
  /// - Throws: ``SignProfileError/unreadable(_:reason:)`` where the program was built with a file
  ///   that is no profile of the sign.
  public static func of(_ sign: ZodiacSign) throws(SignProfileError) -> Self {
    try read[sign.rawValue].profile.value { () throws(SignProfileError) in
      try Self(file: SignFile(of: sign), of: sign)
    }
  }

  /// The profile of a sign as JSON on one line, with the keys in the order of its file.
  public static func json(of sign: ZodiacSign) -> String {
    read[sign.rawValue].line.value { SignFile(of: sign).line }
  }

  /// What was read of each sign.
  private static let read = ZodiacSign.allCases.map { _ in Kept() }

  private final class Kept: Sendable {
    let profile = MadeOnce<SignProfile>()
    let line = MadeOnce<String>()
  }

  private init(file: SignFile, of sign: ZodiacSign) throws(SignProfileError) {
    do {
      self = try JSONTreeDecoder.decode(Self.self, from: file.bytes)
    } catch {
      throw .unreadable(sign, reason: error.description)
    }
    guard self.sign == sign else {
      throw .unreadable(sign, reason: "it is that of \(self.sign.title)")
    }
  }
}
