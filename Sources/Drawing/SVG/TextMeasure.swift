/// How wide a text may become, without knowing the font.
///
/// Widths are upper bounds for the usual sans-serif faces (DejaVu Sans, the widest of them, Arial,
/// Helvetica, Roboto, Noto Sans), in units of the font size, so a layout holds whichever is there.
enum TextMeasure {
  /// The height of digits and capitals.
  static let capHeight = 0.76

  /// The width of a text at a font size.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    let width = text.unicodeScalars.reduce(0) { $0 + emWidth(of: $1) }
    return width * size * (isBold ? 1.12 : 1)
  }

  /// The text, cut where it would become too wide and ended with an ellipsis.
  static func shortened(
    _ text: String, to limit: Double, size: Double, isBold: Bool = false
  ) -> String {
    guard width(of: text, size: size, isBold: isBold) > limit else { return text }
    var kept = ""
    var used = width(of: "…", size: size, isBold: isBold)
    for character in text {
      used += width(of: String(character), size: size, isBold: isBold)
      if used > limit { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text in rows that are no wider than that, broken at its spaces; a word that is too wide by
  /// itself is cut.
  static func wrapped(_ text: String, to limit: Double, size: Double) -> [String] {
    guard width(of: text, size: size) > limit else { return [text] }
    var rows: [String] = []
    for word in text.split(separator: " ") {
      if let row = rows.last, width(of: "\(row) \(word)", size: size) <= limit {
        rows[rows.count - 1] = "\(row) \(word)"
      } else {
        rows.append(shortened(String(word), to: limit, size: size))
      }
    }
    return rows
  }

  private static func emWidth(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "0"..."9": 0.64
    case "°": 0.5
    case "′", " ", ".", ",", ":", "i", "j", "l": 0.34
    case "m", "w", "M", "W", "…": 1
    case "A"..."Z": 0.76
    case "a"..."z", "-": 0.62
    default: scalar.value < 0x300 ? 0.8 : 1.1
    }
  }
}
