/// One thing that a body's label shows.
enum LabelPart: Sendable, Hashable, CaseIterable {
  case glyph, degree, sign, minute, retrograde

  /// The font size of a part that is text, the side of the square of one that is a glyph.
  func size(scale: Double) -> Double { fullSize * scale }

  private var fullSize: Double {
    switch self {
    case .glyph: 29
    case .degree: 19
    case .sign: 19
    case .minute: 16
    case .retrograde: 15
    }
  }

  /// The size of the upright box that holds the part, whatever it says.
  func box(scale: Double) -> (width: Double, height: Double) {
    let size = size(scale: scale)
    return switch self {
    case .glyph, .sign, .retrograde: (size, size)
    case .degree: (TextMeasure.width(of: "29°", size: size), TextMeasure.capHeight * size)
    case .minute: (TextMeasure.width(of: "59′", size: size), TextMeasure.capHeight * size)
    }
  }
}
