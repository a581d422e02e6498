/// The tokens of a text for `SenseNetwork`, each with the rows of the table that its parts fall into.
///
/// A word has a row of its own and one for each run of three to five scalars, with the spaces around it. A letter of a
/// script that puts no spaces between words, and of Korean, is a token with its runs of one to four scalars.
/// `Scripts/make/sense.py` computes the same.
struct SenseTokens {
  /// The table has two to the power of this many rows.
  static let bits = 16
  /// How many rows a token has at most.
  static let mostRows = 24

  private static let runs = 3...5
  private static let longestWideRun = 4
  /// Scalars from here on are tokens of their own.
  static let firstWide: UInt32 = 0x2E80
  private static let start: UInt32 = 0x811C_9DC5
  private static let wordStart: UInt32 = 0x9747_B28C
  private static let prime: UInt32 = 0x0100_0193
  private static let spread: UInt32 = 0x9E37_79B1

  /// The rows of all tokens.
  private(set) var rows: [UInt16] = []
  /// Where the rows of each token end.
  private(set) var ends: [Int] = []
  /// Which scalar each token begins with.
  private(set) var begins: [Int] = []

  init(_ text: ClassifierText) {
    let scalars = text.scalars
    let space = UInt32(UInt8(ascii: " "))
    rows.reserveCapacity(scalars.count * 3)
    ends.reserveCapacity(scalars.count / 2 + 1)
    begins.reserveCapacity(scalars.count / 2 + 1)
    var place = 0
    while place < scalars.count {
      if scalars[place] == space {
        place += 1
      } else if scalars[place] >= Self.firstWide {
        begins.append(place)
        var digest = Self.start
        for scalar in scalars[place...].prefix(Self.longestWideRun) {
          if scalar == space { break }
          add(scalar, to: &digest)
          rows.append(Self.row(digest))
        }
        ends.append(rows.count)
        place += 1
      } else {
        begins.append(place)
        var end = place
        while scalars[end] != space, scalars[end] < Self.firstWide { end += 1 }
        addWord(scalars[place..<end])
        place = end
      }
    }
  }

  private mutating func addWord(_ word: ArraySlice<UInt32>) {
    let most = rows.count + Self.mostRows
    var digest = Self.wordStart
    for scalar in word { add(scalar, to: &digest) }
    rows.append(Self.row(digest))
    let space = UInt32(UInt8(ascii: " "))
    let size = word.count + 2
    for begin in 0..<size {
      var digest = Self.start
      for place in begin..<min(begin + Self.runs.upperBound, size) {
        let isSpace = place == 0 || place == size - 1
        add(isSpace ? space : word[word.startIndex + place - 1], to: &digest)
        let length = place - begin + 1
        if length >= Self.runs.lowerBound, length < size, rows.count < most {
          rows.append(Self.row(digest))
        }
      }
    }
    ends.append(rows.count)
  }

  private func add(_ scalar: UInt32, to digest: inout UInt32) {
    digest = (digest ^ scalar) &* Self.prime
  }

  private static func row(_ digest: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (digest &* spread) >> (32 - UInt32(bits)))
  }
}
