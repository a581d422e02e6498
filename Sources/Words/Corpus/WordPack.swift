internal import Astrometers
internal import Ephemeris

/// The form in which a language's texts are carried: keys, what is known of each text, the characters.
///
/// | bytes | what |
/// |---|---|
/// | 32 | `ASTWORDS`, version, keys, texts, bytes in all, 64 bits of checksum over what follows |
/// | 4 × keys | codes, from the least to the greatest |
/// | 2 × keys | how many texts each key has |
/// | 4 × keys / 16 | the first text of each sixteenth key |
/// | 4 × texts / 16 | where the characters of each sixteenth text begin |
/// | 2 × texts | how many characters each has |
/// | 2 × texts | slots |
/// | 10 × texts | words; sentences; tone from, to; whether it needs a birth time; five topics: a column each |
/// | the rest | the characters in UTF-8 |
///
/// Numbers are little-endian. Lists stand in the order of their codes, so that a key is found by halving.
///
/// What is known of keys and texts stands in columns, and only each sixteenth has its place, because that is compressed
/// to a third of what records come to, and a wheel may have so many bytes.
package enum WordPack {
  static let mark = Array("ASTWORDS".utf8)
  static let version: UInt32 = 3
  static let headerLength = 32
  /// Of how many keys, and of how many texts, one has its place.
  static let stride = 16
  static let noTopic: UInt8 = 255

  /// A column of one byte for each text.
  enum Column: Int, CaseIterable {
    case words, sentences, toneFrom, toneTo, needsTime
    case topic1, topic2, topic3, topic4, topic5

    static let topics: [Column] = [.topic1, .topic2, .topic3, .topic4, .topic5]
  }

  /// Where the parts begin.
  struct Layout: Sendable {
    let keys: Int
    let texts: Int
    let codes: Int
    let counts: Int
    let firsts: Int
    let starts: Int
    let lengths: Int
    let slots: Int
    let columns: Int
    let characters: Int

    init(keys: Int, texts: Int) {
      (self.keys, self.texts) = (keys, texts)
      codes = headerLength
      counts = codes + 4 * keys
      firsts = counts + 2 * keys
      starts = firsts + 4 * ((keys + stride - 1) / stride)
      lengths = starts + 4 * ((texts + stride - 1) / stride)
      slots = lengths + 2 * texts
      columns = slots + 2 * texts
      characters = columns + Column.allCases.count * texts
    }
  }

  /// The bytes of some lists.
  package static func bytes(of lists: [WordList]) -> [UInt8] {
    var (codes, counts, firsts): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var (places, lengths, slots): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var characters: [UInt8] = []
    var columns = [[UInt8]](repeating: [], count: Column.allCases.count)
    var count = 0
    for (number, list) in lists.sorted(by: { $0.key.code < $1.key.code }).enumerated() {
      append(list.key.code, to: &codes)
      append(UInt16(list.texts.count), to: &counts)
      if number.isMultiple(of: stride) { append(UInt32(count), to: &firsts) }
      for text in list.texts {
        let utf8 = Array(text.characters.utf8)
        if count.isMultiple(of: stride) { append(UInt32(characters.count), to: &places) }
        append(UInt16(utf8.count), to: &lengths)
        append(text.slots.rawValue, to: &slots)
        for column in Column.allCases { columns[column.rawValue].append(byte(of: text, column)) }
        characters += utf8
        count += 1
      }
    }
    let body =
      codes + counts + firsts + places + lengths + slots + columns.joined() + characters
    var header = mark
    append(version, to: &header)
    append(UInt32(lists.count), to: &header)
    append(UInt32(count), to: &header)
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

  /// Whether packed bytes have the checksum that their header states.
  package static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= headerLength else { return false }
    // The lowest byte comes first.
    let stated = bytes[24..<32].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
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
