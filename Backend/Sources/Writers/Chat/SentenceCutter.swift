/// Cuts text that comes in pieces into sentences.
package struct SentenceCutter {
  /// The words of the sentence that has begun, one blank between two of them.
  private var sentence = String.UnicodeScalarView()
  /// Whether a blank stands before whatever follows.
  private var isAfterBlank = false
  /// Whether the sentence might be over.
  private var mayEnd = false

  private static let stops: Set<Unicode.Scalar> = [".", "!", "?", "…"]
  private static let closings: Set<Unicode.Scalar> = ["\"", "'", "”", "’", ")", "»"]

  /// Begins with nothing.
  package init() {}

  /// The sentences that a piece ends; what follows them waits for the next piece.
  package mutating func add(_ piece: String) -> [String] {
    var sentences: [String] = []
    for scalar in piece.unicodeScalars {
      if scalar.properties.isWhitespace {
        isAfterBlank = true
        if mayEnd || scalar == "\n" { sentences += [take()].compactMap(\.self) }
        continue
      }
      if isAfterBlank, !sentence.isEmpty { sentence.append(" ") }
      isAfterBlank = false
      sentence.append(scalar)
      mayEnd = Self.stops.contains(scalar) || mayEnd && Self.closings.contains(scalar)
    }
    return sentences
  }

  /// The last sentence, where the text ends with one that is whole.
  package mutating func last() -> String? {
    let isWhole = mayEnd
    let rest = take()
    return isWhole ? rest : nil
  }

  /// The sentence so far, after which another begins; nil if there is none.
  private mutating func take() -> String? {
    defer { (sentence, isAfterBlank, mayEnd) = (String.UnicodeScalarView(), false, false) }
    return sentence.isEmpty ? nil : String(sentence)
  }
}
