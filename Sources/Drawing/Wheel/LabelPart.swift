/// One thing that a point's label shows.
enum LabelPart: Sendable, Hashable, CaseIterable {
  /// The glyph of the point.
  case glyph
  /// The degree in the sign.
  case degree
  /// The minute of the degree.
  case minute
  /// The mark of a retrograde body.
  case retrograde
  /// The degree in the sign and behind it, in place of °, the mark of a retrograde body.
  case shortDegree

  /// The part's size and its upright box, whatever it says.
  func size(_ size: Double) -> (size: Double, width: Double, height: Double) {
    let height = TextMeasure.capHeight * size
    return switch self {
    case .glyph, .retrograde: (size, size, size)
    case .degree: (size, TextMeasure.width(of: "29°", size: size), height)
    case .minute: (size, TextMeasure.width(of: "59′", size: size), height)
    case .shortDegree: (size, TextMeasure.width(of: "29", size: size) + 0.6 * size, height)
    }
  }
}

/// How a label is laid out: which parts it has, how large they are, and in how many rows labels stand.
struct LabelForm: Sendable {
  /// The parts from the edge on, each with its font size or the side of its square.
  let parts: [(part: LabelPart, size: Double)]
  /// How far the parts of every second label are moved on along their ray, so that crowded labels stand
  /// in two rows; nil for one row.
  let secondRow: Double?
  /// How large it is, 1 for full size.
  let scale: Double

  /// One row: glyph, degree, minute, and the mark of a retrograde body.
  static func full(_ scale: Double) -> LabelForm {
    LabelForm(
      parts: [
        (.glyph, 29 * scale), (.degree, 19 * scale), (.minute, 13 * scale),
        (.retrograde, 12 * scale),
      ], secondRow: nil, scale: scale)
  }

  /// One row of glyph and degree, for a tile on a phone.
  private static func tile(_ sizes: WheelSizes) -> LabelForm {
    LabelForm(
      parts: [(.glyph, 1.3 * sizes.least), (.degree, sizes.least)], secondRow: nil, scale: 1)
  }

  /// Glyphs alone, in one row or in two.
  private static func glyphs(_ side: Double, isInTwoRows: Bool, scale: Double = 1) -> LabelForm {
    LabelForm(
      parts: [(.glyph, side)], secondRow: isInTwoRows ? 1.45 * side + 2 : nil, scale: scale)
  }

  /// Two rows of glyph and degree.
  static func crowded(_ scale: Double) -> LabelForm {
    LabelForm(
      parts: [(.glyph, 27 * scale), (.shortDegree, 13.5 * scale)], secondRow: 61 * scale,
      scale: scale)
  }

  /// What is tried one after the other where labels crowd: smaller labels down to a glyph of 25 units,
  /// then two rows, then smaller ones down to three tenths.
  ///
  /// A tile with two rings has no degrees. In one with a single ring, they go first, then the glyphs stand in two rows,
  /// and become smaller at last.
  static func forms(_ sizes: WheelSizes) -> [LabelForm] {
    let shrinking = (0...14).map { 1 - Double($0) * 0.05 }
    guard sizes.isTile else {
      return [1, 0.95, 0.9].map(full) + shrinking.map(crowded)
    }
    return (sizes.hasTransits ? [] : [tile(sizes)])
      + [1.3, 1.15, 1].map { glyphs($0 * sizes.least, isInTwoRows: false) }
      + [1.15].map { glyphs($0 * sizes.least, isInTwoRows: true) }
      + shrinking.map { glyphs($0 * sizes.least, isInTwoRows: true, scale: $0) }
  }
}
