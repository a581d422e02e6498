extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isNarrow else { return reduce(0) { $0 + $1.columns } }
      count += 1
    }
    return count
  }
}

extension Character {
  /// How many columns of a terminal the character takes: none for marks alone, two for those of East
  /// Asia and for emoji, else one.
  var columns: Int {
    // The selectors of emoji and of text presentation.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.columns).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// Whether it is one of those that most texts are made of, each a character of one column: Latin letters and common
  /// punctuation.
  fileprivate var isNarrow: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x300, 0x2010..<0x2028, 0x2030..<0x203C: true
    default: false
    }
  }

  fileprivate var columns: Int {
    // What most texts are made of.
    if value < 0x300 { return properties.generalCategory == .control ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether the character is wide or full-width by Unicode Standard Annex 11, of the blocks in use.
  private var isWide: Bool {
    if properties.isEmojiPresentation { return true }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
