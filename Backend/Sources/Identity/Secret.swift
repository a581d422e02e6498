internal import Crypto

/// What a secret is for.
package protocol SecretKind: SendableMetatype {
  /// What its text begins with.
  static var prefix: String { get }
}

/// A text that lets its holder in: a prefix and 32 random bytes.
///
/// The store keeps its hash alone, so that nobody who reads the store gets in by it.
package struct Secret<Kind: SecretKind>: Sendable {
  /// What the holder keeps.
  package let text: String

  /// 32 bytes in letters of six bits.
  private static var letterCount: Int { 43 }

  /// Makes a new one.
  package init() { text = Kind.prefix + RandomText.base64URL(byteCount: 32) }

  /// Reads a secret; nil for a text that can't be one.
  package init?(_ text: String) {
    let (letters, prefix) = (text.utf8, Kind.prefix.utf8)
    guard text.hasPrefix(Kind.prefix), letters.count == prefix.count + Self.letterCount,
      letters.dropFirst(prefix.count).allSatisfy(Self.isLetter),
      // Of the last letter two bits are of no byte: another letter would be the same secret.
      letters.last.map(Base64URL.endsBytes) == true
    else { return nil }
    self.text = text
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// What the store knows it by: its SHA-256.
  package var hash: [UInt8] { Array(SHA256.hash(data: Array(text.utf8))) }
}

/// For secrets of sessions.
package enum SessionSecret: SecretKind {
  /// What such a secret begins with.
  package static let prefix = "ast_"
}

/// For secrets that let their holder choose a new password.
package enum ResetSecret: SecretKind {
  /// What such a secret begins with.
  package static let prefix = "rst_"
}

/// What a client shows to be known again: `ast_` and 43 letters.
package typealias SessionToken = Secret<SessionSecret>

/// What a new password is chosen by, once: `rst_` and 43 letters.
package typealias ResetToken = Secret<ResetSecret>
