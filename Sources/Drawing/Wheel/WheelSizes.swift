/// How large what is written in a wheel is, in units of the picture.
///
/// A tile is 360 pixels wide on a phone, and the least that it writes is nine pixels high there. It has room for this because
/// it leaves minutes, the degrees of cusps and angles, and the marks of retrograde bodies to a list.
struct WheelSizes: Sendable {
  /// Whether the wheel is a tile.
  let isTile: Bool
  /// Whether points stand around the chart; a tile has no room for their degrees then.
  let hasTransits: Bool
  /// The least size of a font or a glyph in a tile.
  let least: Double
  /// The side of the glyphs of the signs.
  let sign: Double
  /// The font size of house numbers where there is room.
  let houseNumber: Double
  /// The font size of the name of an angle.
  let angleName: Double
  /// The side of the glyphs on the lines of close aspects.
  let aspect: Double

  /// The share of its width that is nine pixels of a phone.
  private static let leastShare = 9.0 / 360

  init(isTile: Bool, hasTransits: Bool) {
    self.isTile = isTile
    self.hasTransits = hasTransits
    let width = 2 * (WheelRings.outer(hasTransits: hasTransits) + WheelRings.margin)
    least = width * Self.leastShare
    sign = isTile ? 34 : 31
    houseNumber = isTile ? least : 15
    angleName = isTile ? least : 17
    aspect = isTile ? least : 15
  }
}
