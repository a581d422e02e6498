internal import Crypto

/// What a client shows to be known again: `ast_` and 32 random bytes.
///
/// The store keeps its hash alone, so that who reads the store can't sign in by it.
package struct SessionToken: Sendable {
  /// What the client keeps.
  package let text: String

  private static let prefix = "ast_"
  private static let byteCount = 32
  /// 32 bytes in letters of six bits.
  private static let letterCount = 43

  /// Makes a new one.
  package init() {
    text = Self.prefix + RandomText.base64URL(byteCount: Self.byteCount)
  }

  /// Reads a token; nothing for a text that can't be one.
  package init?(_ text: String) {
    let letters = text.utf8
    guard text.hasPrefix(Self.prefix), letters.count == Self.prefix.utf8.count + Self.letterCount,
      letters.dropFirst(Self.prefix.utf8.count).allSatisfy(Self.isLetter)
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
