/// The circles that a wheel is made of, as distances from its middle in the picture's units.
///
/// From the outside in: the names of the angles; in a wheel with two rings, the points around;
/// the signs; the ticks of the degrees; the points of the chart; the numbers and cusps of the houses; and
/// the circle that aspects are drawn in, which is half as wide as the signs' ring.
enum WheelRings {
  /// The outer edge of the signs.
  static let signsOuter = 444.0
  /// The inner edge of the signs.
  static let signsInner = 403.0
  /// Where the ticks of the degrees end and leaders begin.
  static let ticksInner = 394.0
  /// Where leaders reach the labels.
  static let leadersInner = 380.0
  /// The outer edge of the ring of the houses.
  static let housesOuter = 255.0
  /// The inner edge of the ring of the houses, which is the circle of the aspects.
  static let aspects = 222.0
  /// Where the arcs of conjunctions run.
  static let conjunctions = 213.5
  /// Where the leaders of the points around reach their labels.
  static let transitLeadersOuter = 463.0
  /// Where the ticks of the degrees around end.
  static let ticksOuter = 450.0
  /// The outer edge of the points around.
  static let transitsOuter = 590.0

  /// From the outermost circle to the middle of an angle's name.
  static let angleNames = 31.0
  /// From the outermost circle to the edge of the picture.
  static let margin = 56.0

  /// The outermost circle.
  static func outer(hasTransits: Bool) -> Double { hasTransits ? transitsOuter : signsOuter }
}
