internal import Astrometers
internal import Ephemeris

/// The form in which a language's texts are carried: keys in buckets, a record for each text, the characters.
///
/// | bytes | what |
/// |---|---|
/// | 32 | `ASTWORDS`, version, keys, texts, bytes in all, 64 bits of checksum over what follows |
/// | 4 × 4097 | for each bucket the number of its first key, and at the end the number of keys |
/// | 12 × keys | code, first text, how many; bucket by bucket |
/// | 4 × texts / 16 | where the characters of each sixteenth text begin |
/// | 2 × texts | how many characters each has |
/// | 2 × texts | slots |
/// | 10 × texts | words; sentences; tone from, to; whether it needs a birth time; five topics: a column each |
/// | the rest | the characters in UTF-8 |
///
/// Numbers are little-endian. Lists stand in the order of their codes; only the keys lie in buckets, so that one of
/// thousands is found with two looks: a reading asks for some hundred and fifty.
///
/// What is known of the texts stands in columns, and only each sixteenth has its place, because that is compressed to
/// a third of what records of twenty bytes come to, and a wheel may have so many bytes.
package enum WordPack {
  static let mark = Array("ASTWORDS".utf8)
  static let version: UInt32 = 3
  static let headerLength = 32
  static let bucketCount = 4096
  /// Where the keys begin.
  static let keysStart = headerLength + 4 * (bucketCount + 1)
  static let keyLength = 12
  /// Of how many texts one has its place.
  static let textsOfAStart = 16
  static let noTopic: UInt8 = 255

  /// A column of one byte for each text.
  enum Column: Int, CaseIterable {
    case words, sentences, toneFrom, toneTo, needsTime
    case topic1, topic2, topic3, topic4, topic5

    static let topics: [Column] = [.topic1, .topic2, .topic3, .topic4, .topic5]
  }

  /// Where the parts behind the keys begin.
  struct Layout: Sendable {
    let texts: Int
    let starts: Int
    let lengths: Int
    let slots: Int
    let columns: Int
    let characters: Int

    init(keys: Int, texts: Int) {
      self.texts = texts
      starts = keysStart + keys * keyLength
      lengths = starts + 4 * ((texts + textsOfAStart - 1) / textsOfAStart)
      slots = lengths + 2 * texts
      columns = slots + 2 * texts
      characters = columns + Column.allCases.count * texts
    }
  }

  /// The bytes of some lists.
  package static func bytes(of lists: [WordList]) -> [UInt8] {
    var (places, lengths, slots, characters): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [], [], [], []
    )
    var columns = [[UInt8]](repeating: [], count: Column.allCases.count)
    var buckets = [[UInt8]](repeating: [], count: bucketCount)
    var count: UInt32 = 0
    for list in lists.sorted(by: { $0.key.code < $1.key.code }) {
      let bucket = bucket(of: list.key.code)
      append(list.key.code, to: &buckets[bucket])
      append(count, to: &buckets[bucket])
      append(UInt32(list.texts.count), to: &buckets[bucket])
      for text in list.texts {
        let utf8 = Array(text.characters.utf8)
        if count.isMultiple(of: UInt32(textsOfAStart)) {
          append(UInt32(characters.count), to: &places)
        }
        append(UInt16(utf8.count), to: &lengths)
        append(text.slots.rawValue, to: &slots)
        for column in Column.allCases { columns[column.rawValue].append(byte(of: text, column)) }
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
    let body = starts + keys + places + lengths + slots + columns.joined() + characters
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

  /// What a column has for a text.
  private static func byte(of text: WordText, _ column: Column) -> UInt8 {
    func topic(_ index: Int) -> UInt8 {
      index < text.topics.count ? UInt8(text.topics[index].rawValue) : noTopic
    }
    return switch column {
    case .words: UInt8(min(255, text.wordCount))
    case .sentences: UInt8(min(255, text.sentenceCount))
    case .toneFrom: UInt8(bitPattern: Int8(text.tone.lowerBound))
    case .toneTo: UInt8(bitPattern: Int8(text.tone.upperBound))
    case .needsTime: text.needsTime ? 1 : 0
    case .topic1: topic(0)
    case .topic2: topic(1)
    case .topic3: topic(2)
    case .topic4: topic(3)
    case .topic5: topic(4)
    }
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
