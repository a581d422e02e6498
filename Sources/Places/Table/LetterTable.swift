/// What is left of a name where case, accents, spaces and marks don't count.
///
/// The letters of each scalar are a part of the table, made from Unicode's decompositions and
/// case foldings, so that the names in it and those that are looked up are folded by the same letters on
/// every system.
struct LetterTable: Sendable {
  let table: PlaceTable

  /// Blocks of 64 scalars in the planes that names are written in.
  static let blockCount = 0x2_0000 / 64
  /// Words that are written in full or short.
  private static let words: [(full: [UInt8], short: [UInt8])] = [
    ("saint", "st"), ("sankt", "st"), ("sainte", "ste"), ("mount", "mt"), ("fort", "ft"),
    ("sta", "santa"), ("sto", "santo"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The key that a name in UTF-8 has in the table; empty where it has no letter.
  ///
  /// A letter is one byte, its place in a window of 128; a window that isn't the last letter's is named
  /// before it, in one byte below U+2000 and in two beyond. The first is that of ASCII.
  func key(of text: ArraySlice<UInt8>) throws(PlaceTableFault) -> [UInt8] {
    var key = KeyWriter()
    key.bytes.reserveCapacity(text.count + 8)
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      guard byte >= 0x80 else {
        place += 1
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          key.append(UInt32(byte))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(UInt32(byte | 0x20))
        default: endWord(&key)
        }
        continue
      }
      // What isn't UTF-8, as where a text is cut in the midst of a letter, has no letter.
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      var value = UInt32(byte) & (0x7F >> UInt32(length))
      for next in text[place...].dropFirst().prefix(length - 1) {
        value = value << 6 | UInt32(next & 0x3F)
      }
      place = min(place + length, text.endIndex)
      try append(value, to: &key)
    }
    endWord(&key)
    return key.bytes
  }

  /// Writes the last word as the table has it.
  private func endWord(_ key: inout KeyWriter) {
    let word = key.bytes[key.wordStart...]
    if key.window == 0, (3...6).contains(word.count) {
      for (full, short) in Self.words where word.elementsEqual(full) {
        key.bytes.replaceSubrange(key.wordStart..., with: short)
        break
      }
    }
    key.wordStart = key.bytes.count
  }

  /// Appends the letters of a scalar, or ends the word where it stands between words.
  private func append(_ scalar: UInt32, to key: inout KeyWriter) throws(PlaceTableFault) {
    let value = Int(scalar)
    guard value < Self.blockCount * 64 else { return endWord(&key) }
    let block = try table.uint16(.letterBlocks, value / 64)
    switch try table.uint16(.letters, block * 64 + value % 64) {
    case 0: endWord(&key)
    case 1: key.append(scalar)
    case 2: break
    case let entry:
      let place = entry - 3
      let count = try table.uint16(.letterPool, place)
      guard count <= 32 else { throw .inconsistent }
      for letter in 0..<count {
        key.append(UInt32(try table.uint16(.letterPool, place + 1 + letter)))
      }
    }
  }
}

/// Writes letters as a key has them.
private struct KeyWriter {
  var bytes: [UInt8] = []
  /// The window of the last letter.
  private(set) var window: UInt32 = 0
  /// Where the last word begins, after the byte that names its window.
  var wordStart = 0

  @inline(__always)
  mutating func append(_ letter: UInt32) {
    if letter >> 7 != window {
      window = letter >> 7
      let isFirst = wordStart == bytes.count
      if window < 64 {
        bytes.append(0x80 | UInt8(window))
      } else {
        bytes.append(0xC0 | UInt8(truncatingIfNeeded: window >> 8 & 0x3F))
        bytes.append(UInt8(truncatingIfNeeded: window))
      }
      if isFirst { wordStart = bytes.count }
    }
    bytes.append(UInt8(letter & 0x7F))
  }
}
