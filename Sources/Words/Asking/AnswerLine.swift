/// A text that an answer has.
package struct AnswerLine: Sendable, Hashable {
  package let text: String
  /// How many words stand between spaces.
  package let wordCount: Int
  /// How many sentences it has.
  package let sentenceCount: Int

  package init(_ text: String) {
    self.text = text
    wordCount = text.wordCount
    sentenceCount = text.sentenceCount
  }

  /// Whether it begins with the word that another ends with.
  package func echoes(_ other: Self?) -> Bool { text.echoes(other?.text) }

  /// The sentences, one by one.
  package static func sentences(of text: String) -> [String] {
    var (sentences, start, isMark): ([String], String.Index?, Bool) = ([], nil, false)
    let bytes = text.utf8
    for index in bytes.indices {
      let byte = bytes[index]
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if isMark, isSpace, let first = start {
        sentences.append(String(text[first..<index]))
        start = nil
      } else if start == nil, !isSpace {
        start = index
      }
      isMark =
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }
    if let start { sentences.append(String(text[start...])) }
    return sentences
  }
}
