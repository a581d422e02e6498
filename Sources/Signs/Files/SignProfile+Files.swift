public import Astrology
internal import Ephemeris
internal import Synchronization

extension SignProfile {
  /// The profile of a sign.
  ///
  /// The twelve are part of the program; each is read when it is first asked for, and kept.
  ///
  /// - Throws: ``SignProfileError/unreadable(_:reason:)`` where the program was built with a file
  ///   that is no profile of the sign.
  public static func of(_ sign: ZodiacSign) throws(SignProfileError) -> Self {
    let kept = read[sign.rawValue]
    if let read = kept.profile.load() { return read.profile }
    let profile = try Self(file: SignFile(of: sign), of: sign)
    return kept.profile.storeIfNil(Read(profile)).profile
  }

  /// The profile of a sign as JSON on one line, with the keys in the order of its file.
  public static func json(of sign: ZodiacSign) -> String {
    let kept = read[sign.rawValue]
    if let line = kept.line.load() { return line.text }
    return kept.line.storeIfNil(Line(SignFile(of: sign).line)).text
  }

  /// What was read of each sign; two threads that come at once both read, and the first one's is kept.
  ///
  /// There is no lock, because the standard library's may trap after a fork.
  private static let read = ZodiacSign.allCases.map { _ in Kept() }

  private final class Kept: Sendable {
    let profile = AtomicLazyReference<Read>()
    let line = AtomicLazyReference<Line>()
  }

  private final class Read: Sendable {
    let profile: SignProfile

    init(_ profile: SignProfile) { self.profile = profile }
  }

  private final class Line: Sendable {
    let text: String

    init(_ text: String) { self.text = text }
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
