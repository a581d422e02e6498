/// The words of the messages that are ours, so that no answer passes them on.
///
/// They are no secret; but a person who asks about their day should hear of that.
struct OwnWords: Sendable {
  private let runs: Set<[String]>

  /// So many words in a row are no chance.
  static let runLength = 6

  init(_ texts: [String]) { runs = Set(texts.flatMap { Self.runs(of: $0) }) }

  /// Whether a sentence has a run of them.
  func occur(in sentence: String) -> Bool {
    Self.runs(of: sentence).contains { runs.contains($0) }
  }

  private static func runs(of text: String) -> [[String]] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.count >= runLength else { return [] }
    return (0...(words.count - runLength)).map { Array(words[$0..<($0 + runLength)]) }
  }
}
