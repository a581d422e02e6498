/// Breaks running text into lines.
enum TextWrap {
  /// The text in lines of at most 80 columns, the first and the others indented alike.
  static func lines(_ text: String, indent: String, columns: Int = 80) -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      let isFirst = line.count == indent.count
      if !isFirst, line.count + 1 + word.count > columns {
        lines.append(line)
        line = indent + word
      } else {
        line += isFirst ? String(word) : " \(word)"
      }
    }
    return lines + [line]
  }
}
