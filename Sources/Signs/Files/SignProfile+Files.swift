public import Astrology
internal import Synchronization

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension SignProfile {
  /// The profile of a sign.
  ///
  /// The twelve are part of the program; each is read when it is first asked for, and kept.
  ///
  /// - Throws: ``SignProfileError/unreadable(_:reason:)`` where the program was built with a file
  ///   that is no profile of the sign.
  public static func of(_ sign: ZodiacSign) throws(SignProfileError) -> Self {
    try read.withLock { (read) throws(SignProfileError) in
      if let profile = read[sign] { return profile }
      let profile = try Self(file: SignFile(of: sign), of: sign)
      read[sign] = profile
      return profile
    }
  }

  /// The profile of a sign as JSON on one line, with the keys in the order of its file.
  public static func json(of sign: ZodiacSign) -> String { SignFile(of: sign).line }

  private static let read = Mutex<[ZodiacSign: Self]>([:])

  private init(file: SignFile, of sign: ZodiacSign) throws(SignProfileError) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      self = try decoder.decode(Self.self, from: Data(file.bytes))
    } catch {
      throw .unreadable(sign, reason: "\(error)")
    }
    guard self.sign == sign else {
      throw .unreadable(sign, reason: "it is that of \(self.sign.title)")
    }
  }
}
