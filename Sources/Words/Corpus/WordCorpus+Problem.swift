internal import Astrometers
public import Ephemeris

extension WordCorpus {
  /// Something in a folder of words that a reading could not be made of.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The file, by its path in the folder.
    public let file: String
    /// Where in the file, such as `passages.square.moon.essence`; empty where the whole file is meant.
    public let key: String
    /// What is wrong, as a clause that says what is valid.
    public let reason: String

    /// File, key and reason in one line.
    public var description: String {
      key.isEmpty ? "\(file): \(reason)" : "\(file): \(key): \(reason)"
    }
  }
}

/// Why texts can't be used.
public enum WordsError: AstrolabeError, Hashable {
  /// A folder is not one of words, or not a whole one.
  case unfit(folder: String, problems: [WordCorpus.Problem])

  /// What is at fault: a file.
  public var cause: ErrorCause { .input }

  /// One sentence that gives the first problem and the number of problems.
  public var description: String {
    switch self {
    case .unfit(let folder, let problems):
      guard let first = problems.first else {
        return "the words in \(folder) can't be packed; see astrolabe words check"
      }
      let others = problems.count - 1
      return "the words in \(folder) can't be used: \(first)"
        + (others > 0 ? ", and \(others) more; see astrolabe words check \(folder)" : "")
    }
  }
}

/// A list of alternatives and what it is for.
package struct WordList: Sendable {
  package let key: WordKey
  package let texts: [WordText]
}

/// A text as it was written.
package struct WordText: Sendable, Hashable {
  package let characters: String
  let slots: WordSlots
  let tone: ClosedRange<Int>
  let topics: [Meter]
  let needsTime: Bool

  /// How many words stand between spaces.
  var wordCount: Int { characters.wordCount }
  /// How many sentences the contract's checker counts.
  var sentenceCount: Int { characters.sentenceCount }
}

extension String {
  /// How many words stand between spaces.
  var wordCount: Int {
    var text = self
    return text.withUTF8 { bytes in
      // A word begins where no space stands behind one, or at the head. Summed without a branch.
      var (count, before) = (0, UInt8(ascii: " "))
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        count &+= before == UInt8(ascii: " ") && byte != UInt8(ascii: " ") ? 1 : 0
        before = byte
      }
      return count
    }
  }

  /// How many sentences end, as the contract's checker counts them: runs of `.`, `!` or `?` before white
  /// space or the end.
  var sentenceCount: Int {
    var count = 0
    var isMark = false
    for byte in utf8 {
      if isMark && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")) { count += 1 }
      isMark =
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }
    return count + (isMark ? 1 : 0)
  }
}
