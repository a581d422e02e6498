import Astrolabe

/// How text stands out, where it may.
struct TextStyle {
  /// Whether colours and weights are written.
  let isColored: Bool

  /// A heading.
  func heading(_ text: String) -> String { paint(text, "1") }

  /// Something that may be passed over.
  func quiet(_ text: String) -> String { paint(text, "2") }

  /// Something pleasant, something straining, or neither; blue and orange are told apart by
  /// colour-blind eyes, too.
  func tone(_ text: String, _ quality: QualityWord) -> String {
    switch quality {
    case .harmonious, .peaceful: paint(text, "38;5;39")
    case .challenging: paint(text, "38;5;208")
    case .mixed: paint(text, "38;5;179")
    case .quiet: paint(text, "2")
    }
  }

  /// Right or wrong.
  func verdict(_ text: String, isGood: Bool) -> String {
    paint(text, isGood ? "38;5;39" : "38;5;208")
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// The text filled with spaces on the right; what is laid out here has one column a character.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text filled with spaces on the left.
  func rightAligned(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension ZodiacPosition {
  /// The position with its degrees set right, so that those of a column stand in line.
  var inColumn: String { "\(arc.rightAligned(6)) \(sign.title)" }
}
