/// A block of Markdown between two lines of three backticks.
public struct FencedBlock: Sendable, Hashable {
  /// What stands behind the opening backticks, such as `swift`; empty for none.
  public let language: String
  /// The lines between.
  public let lines: [String]

  /// The blocks of a text, from top to bottom.
  public static func all(in text: String) -> [Self] {
    var blocks: [Self] = []
    var open: (language: String, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(Self(language: block.language, lines: block.lines)) }
        open = open == nil ? (String(line.dropFirst(3)), []) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }
}
