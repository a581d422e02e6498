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

  /// One row with larger parts and without minutes, for a tile on a phone; the mark of a retrograde body is as large as
  /// the smallest glyph.
  static func tile(_ scale: Double) -> LabelForm {
    LabelForm(
      parts: [(.glyph, 34 * scale), (.degree, 23 * scale), (.retrograde, 25)],
      secondRow: nil, scale: scale)
  }

  /// Two rows of glyph and degree.
  static func crowded(_ scale: Double) -> LabelForm {
    LabelForm(
      parts: [(.glyph, 27 * scale), (.shortDegree, 13.5 * scale)], secondRow: 61 * scale,
      scale: scale)
  }

  /// What is tried one after the other where labels crowd: smaller labels down to a glyph of 25 units,
  /// then two rows, then smaller ones down to three tenths.
  static func forms(isTile: Bool) -> [LabelForm] {
    let rows = isTile ? [1, 0.95, 0.9, 0.85, 0.8] : [1, 0.95, 0.9]
    return rows.map { isTile ? tile($0) : full($0) }
      + (0...14).map { crowded(1 - Double($0) * 0.05) }
  }
}
