/// Breaks running text into lines.
enum TextWrap {
  /// The text in lines no wider than the page, the first and the others indented alike.
  ///
  /// A no-break space keeps two words on one line, and is written as a space.
  static func lines(_ text: String, indent: String, columns: Int = Terminal.pageColumns) -> [String]
  {
    var lines: [String] = []
    var line = indent
    let indentWidth = indent.columns
    var width = indentWidth
    var isFirst = true
    for word in text.split(separator: " ").map(String.init) {
      let wordWidth = word.columns
      if !isFirst, width + 1 + wordWidth > columns {
        lines.append(line)
        line = indent + word
        width = indentWidth + wordWidth
      } else {
        line += isFirst ? word : " \(word)"
        width += wordWidth + (isFirst ? 0 : 1)
      }
      isFirst = false
    }
    return (lines + [line]).map { $0.replacing("\u{A0}", with: " ") }
  }

  /// A sentence behind a mark such as a date and a time, its further lines below its first word.
  static func hanging(
    _ mark: String, _ text: String, paint: (String) -> String
  ) -> [String] {
    let indent = "".padded(mark.columns)
    let lines = lines(text, indent: indent)
    return lines.enumerated().map { index, line in
      (index == 0 ? mark : indent) + paint(String(line.dropFirst(indent.count)))
    }
  }
}
