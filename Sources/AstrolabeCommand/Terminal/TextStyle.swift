import Astrolabe

/// How text stands out, where it may.
struct TextStyle {
  /// Whether colours and weights are written.
  let isColored: Bool

  /// A heading.
  func heading(_ text: String) -> String { paint(text, "1") }

  /// Something that may be passed over.
  func quiet(_ text: String) -> String { paint(text, "2") }

  /// Something pleasant, something straining, or neither; blue and orange are distinguished by
  /// colour-blind eyes, too.
  func tone(_ text: String, _ quality: MeterScore.Quality) -> String {
    switch quality {
    case .harmonious, .peaceful: paint(text, Self.ease)
    case .challenging: paint(text, Self.strain)
    case .mixed: paint(text, "38;5;179")
    case .quiet: paint(text, "2")
    }
  }

  /// A score or what belongs to it: above zero, below it, or about there.
  func score(_ text: String, _ unified: Double) -> String {
    if unified.magnitude < 5 { return quiet(text) }
    return paint(text, unified > 0 ? Self.ease : Self.strain)
  }

  /// An aspect or what belongs to it, by its nature.
  func nature(_ text: String, of kind: AspectKind) -> String {
    switch kind {
    case .trine, .sextile: paint(text, Self.ease)
    case .square, .opposition: paint(text, Self.strain)
    case .conjunction: text
    }
  }

  private static let ease = "38;5;39"
  private static let strain = "38;5;208"

  /// Right or wrong.
  func verdict(_ text: String, isGood: Bool) -> String {
    paint(text, isGood ? Self.ease : Self.strain)
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text filled with spaces on the right to so many columns.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text without the spaces at its end.
  var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text filled with spaces on the left to so many columns.
  func rightAligned(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}

extension ZodiacPosition {
  /// The position with its degrees set right, so that those of a column stand in line.
  var inColumn: String { "\(arc.rightAligned(6)) \(sign.title)" }
}
