/// A sign of the astrologer's alphabet, drawn with a pen in a square of 24 units.
///
/// Glyphs are lines of our own and need no font, so they look the same everywhere.
struct Glyph: Sendable, Hashable {
  /// The side of the square that glyphs are drawn in.
  static let size = 24.0

  /// The pen's way, in the path language of SVG.
  let path: String
  /// The pen's width in units of the square.
  var lineWidth = 1.9
  /// Whether the shape is filled, too.
  var isFilled = false

  init(_ path: String, lineWidth: Double = 1.9, isFilled: Bool = false) {
    self.path = path
    self.lineWidth = lineWidth
    self.isFilled = isFilled
  }

  /// The mark of a retrograde body: an R whose leg is crossed.
  static let retrograde = Glyph(
    "M6.5 20V4H12.2C15.4 4 17.4 5.7 17.4 8.3S15.4 12.6 12.2 12.6H6.5M11.5 12.6L18.8 21.5"
      + "M18.8 14.5L12.2 21.5", lineWidth: 2.4)

  /// The Lot of Fortune: a cross in a circle.
  static let fortune = Glyph(
    "M3.4 12A8.6 8.6 0 1 0 20.6 12A8.6 8.6 0 1 0 3.4 12M6 6L18 18M18 6L6 18")
}
