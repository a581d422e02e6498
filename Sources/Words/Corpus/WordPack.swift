internal import Astrometers
internal import Ephemeris

/// The form in which a language's texts are carried: sorted keys, a record for each text, the characters.
///
/// | bytes | what |
/// |---|---|
/// | 32 | `ASTWORDS`, version, keys, texts, bytes in all, 64 bits of checksum over what follows |
/// | 12 × keys | code, first text, how many |
/// | 20 × texts | where its characters are and how many; slots; words, sentences; tone; whether it needs a birth time; five topics |
/// | the rest | the characters in UTF-8 |
///
/// Numbers are little-endian.
package enum WordPack {
  static let mark = Array("ASTWORDS".utf8)
  static let version: UInt32 = 1
  static let headerLength = 32
  static let keyLength = 12
  static let textLength = 20
  static let noTopic: UInt8 = 255

  /// The bytes of some lists.
  package static func bytes(of lists: [WordList]) -> [UInt8] {
    var (keys, texts, characters): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var count: UInt32 = 0
    for list in lists.sorted(by: { $0.key.code < $1.key.code }) {
      append(list.key.code, to: &keys)
      append(count, to: &keys)
      append(UInt32(list.texts.count), to: &keys)
      for text in list.texts {
        let utf8 = Array(text.characters.utf8)
        append(UInt32(characters.count), to: &texts)
        append(UInt16(utf8.count), to: &texts)
        append(text.slots.rawValue, to: &texts)
        texts.append(UInt8(min(255, text.wordCount)))
        texts.append(UInt8(min(255, text.sentenceCount)))
        texts.append(UInt8(bitPattern: Int8(text.tone.lowerBound)))
        texts.append(UInt8(bitPattern: Int8(text.tone.upperBound)))
        texts.append(text.needsTime ? 1 : 0)
        for index in 0..<5 {
          texts.append(index < text.topics.count ? UInt8(text.topics[index].rawValue) : noTopic)
        }
        texts += [0, 0]
        characters += utf8
        count += 1
      }
    }
    let body = keys + texts + characters
    var header = mark
    append(version, to: &header)
    append(UInt32(lists.count), to: &header)
    append(count, to: &header)
    append(UInt32(headerLength + body.count), to: &header)
    let sum = checksum(of: body)
    append(UInt32(truncatingIfNeeded: sum), to: &header)
    append(UInt32(truncatingIfNeeded: sum >> 32), to: &header)
    return header + body
  }

  /// Whether packed bytes have the checksum that they tell.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= headerLength else { return false }
    let told = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[24 + $1]) << (8 * UInt64($1)) }
    return told == checksum(of: bytes[headerLength...])
  }

  /// FNV-1a in 64 bits (RFC 9923).
  private static func checksum(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  private static func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
    for index in 0..<(Number.bitWidth / 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * Number(index))))
    }
  }
}
