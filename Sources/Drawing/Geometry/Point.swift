internal import Ephemeris

/// A place in a picture: x to the right, y downward.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double

  /// The place as path data have it.
  var path: String { "\(SVGNumber.text(x)) \(SVGNumber.text(y))" }

  /// The place at a distance from here, in a direction counted counter-clockwise from the right.
  func moved(_ distance: Double, toward direction: PlaneAngle) -> Point {
    Point(x: x + distance * direction.cosine, y: y - distance * direction.sine)
  }

  /// How far away another place is.
  func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
