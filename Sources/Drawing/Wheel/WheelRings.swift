/// The circles that a wheel is made of, as distances from its middle in the picture's units.
///
/// From the outside in: the names of the angles; in a wheel with two rings, the transiting bodies;
/// the signs; the ticks of the degrees; the bodies of the chart; the numbers of the houses; and the
/// circle that aspects are drawn in.
enum WheelRings {
  /// The outer edge of the signs.
  static let signsOuter = 444.0
  /// The inner edge of the signs.
  static let signsInner = 398.0
  /// Where the ticks of the degrees end and leaders begin.
  static let ticksInner = 386.0
  /// Where leaders reach the labels.
  static let leadersInner = 367.0
  /// The outer edge of the house numbers.
  static let housesOuter = 202.0
  /// The inner edge of the house numbers, which is the circle of the aspects.
  static let aspects = 172.0
  /// Where the leaders of transiting bodies reach their labels.
  static let transitLeadersOuter = 463.0
  /// The outer edge of the transiting bodies.
  static let transitsOuter = 604.0

  /// From the outermost circle to the middle of an angle's name.
  static let angleNames = 31.0
  /// From the outermost circle to the edge of the picture.
  static let margin = 56.0

  /// The outermost circle.
  static func outer(hasTransits: Bool) -> Double { hasTransits ? transitsOuter : signsOuter }
}
