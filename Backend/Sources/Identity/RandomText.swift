/// Texts that nobody can guess.
package enum RandomText {
  /// Random bytes from the system, as base64url.
  package static func base64URL(byteCount: Int) -> String {
    Base64URL.text(bytes(byteCount))
  }

  /// Random bytes from the system.
  package static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + 7)
    while bytes.count < count {
      // Each number is a call of the system, so all of its bytes are taken.
      let number: UInt64 = generator.next()
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    return Array(bytes.prefix(count))
  }

  /// A new public name of an account: `u_` and 22 letters.
  package static func accountName() -> String { "u_" + base64URL(byteCount: 16) }

  /// A new name of a fortune: `fort_` and 22 letters.
  package static func fortuneName() -> String { "fort_" + base64URL(byteCount: 16) }

  /// A new name of a person whose chart is kept: `pers_` and 22 letters.
  package static func personName() -> String { "pers_" + base64URL(byteCount: 16) }

  /// A new key of a shared card: 24 letters.
  package static func shareKey() -> String { base64URL(byteCount: 18) }

  /// A new name of a journal entry: `entry_` and 22 letters.
  package static func entryName() -> String { "entry_" + base64URL(byteCount: 16) }

  /// A new name of a conversation: `conv_` and 22 letters.
  package static func conversationName() -> String { "conv_" + base64URL(byteCount: 16) }

  /// A new name of a message: `msg_` and 22 letters.
  package static func messageName() -> String { "msg_" + base64URL(byteCount: 16) }

  /// A new name of a notification: `note_` and 22 letters.
  package static func notificationName() -> String { "note_" + base64URL(byteCount: 16) }

  /// A new name of something that was spoken of: `ent_` and 22 letters.
  package static func entityName() -> String { "ent_" + base64URL(byteCount: 16) }
}

/// The alphabet of RFC 4648, section 5, without padding.
package enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Whether a letter can be the last of bytes that leave two bits of it unused: those must be zero.
  static func endsBytes(_ letter: UInt8) -> Bool {
    letters.firstIndex(of: letter).map { $0 & 3 == 0 } ?? false
  }

  /// Bytes as text.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
      for place in 0...group.count {
        text.append(letters[Int(bits >> (18 - 6 * place) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let values = Dictionary(
    uniqueKeysWithValues: zip(letters, 0..<UInt32(letters.count)))

  /// The bytes of a text; nil if it is not the text of any bytes.
  package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for letter in text.utf8 {
      guard let value = values[letter] else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    // Two texts must not mean the same bytes: what is left over is zero, and less than a letter.
    guard bitCount < 6, bits & ((1 << UInt32(bitCount)) - 1) == 0 else { return nil }
    return bytes
  }
}
