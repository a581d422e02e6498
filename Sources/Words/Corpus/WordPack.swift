internal import Astrometers
internal import Ephemeris

/// The form in which a language's texts are carried: keys in buckets, a record for each text, the characters.
///
/// | bytes | what |
/// |---|---|
/// | 32 | `ASTWORDS`, version, keys, texts, bytes in all, 64 bits of checksum over what follows |
/// | 4 × 4097 | for each bucket the number of its first key, and at the end the number of keys |
/// | 12 × keys | code, first text, how many; bucket by bucket |
/// | 20 × texts | where its characters are and how many; slots; words, sentences; tone; whether it needs a birth time; five topics |
/// | the rest | the characters in UTF-8 |
///
/// Numbers are little-endian. Lists stand in the order of their codes; only the keys lie in buckets, so that one of
/// thousands is found with two looks: a reading asks for some hundred and fifty.
package enum WordPack {
  static let mark = Array("ASTWORDS".utf8)
  static let version: UInt32 = 2
  static let headerLength = 32
  static let bucketCount = 4096
  /// Where the keys begin.
  static let keysStart = headerLength + 4 * (bucketCount + 1)
  static let keyLength = 12
  static let textLength = 20
  static let noTopic: UInt8 = 255

  /// The bytes of some lists.
  package static func bytes(of lists: [WordList]) -> [UInt8] {
    var (texts, characters): ([UInt8], [UInt8]) = ([], [])
    var buckets = [[UInt8]](repeating: [], count: bucketCount)
    var count: UInt32 = 0
    for list in lists.sorted(by: { $0.key.code < $1.key.code }) {
      let bucket = bucket(of: list.key.code)
      append(list.key.code, to: &buckets[bucket])
      append(count, to: &buckets[bucket])
      append(UInt32(list.texts.count), to: &buckets[bucket])
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
    var (starts, keys): ([UInt8], [UInt8]) = ([], [])
    for bucket in buckets {
      append(UInt32(keys.count / keyLength), to: &starts)
      keys += bucket
    }
    append(UInt32(keys.count / keyLength), to: &starts)
    let body = starts + keys + texts + characters
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

  /// Which bucket a key's code lies in.
  ///
  /// By multiplication (D. E. Knuth, *The Art of Computer Programming* 3, section 6.4), as codes differ in all
  /// their bytes.
  static func bucket(of code: UInt32) -> Int { Int((code &* 0x9e37_79b1) >> 20) }

  /// Whether packed bytes have the checksum that their header states.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= headerLength else { return false }
    let stated = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[24 + $1]) << (8 * UInt64($1)) }
    return stated == checksum(of: bytes[headerLength...])
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
