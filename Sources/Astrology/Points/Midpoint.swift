public import Ephemeris

/// The place halfway between two points of a chart, on the shorter way.
public struct Midpoint: Sendable, Hashable {
  /// The point that comes first in a chart's order.
  public let first: ChartPoint
  /// The other one.
  public let second: ChartPoint
  /// Halfway between them.
  public let longitude: EclipticLongitude

  /// The midpoints of each two places, in their order: 78 for thirteen places.
  public static func all(among places: [ChartPlace]) -> [Self] {
    places.pairs { first, second in
      Self(
        first: first.point, second: second.point,
        longitude: first.longitude.midpoint(with: second.longitude))
    }
  }
}

extension Midpoint {
  /// A point that stands at a midpoint of two others, or at an eighth of the circle from it: a picture on the
  /// dial of 45°.
  public struct Picture: Sendable, Hashable {
    /// The point.
    public let point: ChartPoint
    /// The midpoint that it stands at.
    public let midpoint: Midpoint
    /// How far it is from exact on the dial, 0° to 22.5°.
    public let orb: PlaneAngle

    /// How far from exactness a picture still counts.
    public static let widestOrb = PlaneAngle.degrees(1)
    /// The size of the dial: places so many degrees apart fall together on it.
    public static let dial = PlaneAngle.degrees(45)

    /// The pictures among places: by the point, then by the midpoint, in the order of the places.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - widest: How far from exactness a picture counts, the edge included.
    /// - Returns: The pictures; the two that make a midpoint are in none of its own.
    public static func all(
      among places: [ChartPlace], within widest: PlaneAngle = widestOrb
    ) -> [Self] {
      let midpoints = Midpoint.all(among: places)
      return places.flatMap { place in
        midpoints.compactMap { midpoint in
          guard midpoint.first != place.point, midpoint.second != place.point else { return nil }
          let arc = place.longitude.separation(from: midpoint.longitude).degrees
          let past = arc.truncatingRemainder(dividingBy: dial.degrees)
          let orb = PlaneAngle(degrees: min(past, dial.degrees - past))
          return orb <= widest ? Self(point: place.point, midpoint: midpoint, orb: orb) : nil
        }
      }
    }
  }
}

extension EclipticLongitude {
  /// The place halfway to another, on the shorter way.
  ///
  /// Two places straight across from each other, to 1e-9°, have two such places; the one of smaller
  /// longitude is taken, so that it doesn't matter which of the two is asked.
  public func midpoint(with other: Self) -> Self {
    let half = PlaneAngle(degrees: arc(to: other).degrees / 2)
    let middle = self + half
    guard 90 - half.magnitude.degrees < 1e-9 / 2 else { return middle }
    return middle.degrees < middle.opposite.degrees ? middle : middle.opposite
  }
}

extension Midpoint: CustomStringConvertible {
  /// Such as `Sun/Moon 256.8°`.
  public var description: String { "\(first)/\(second) \(longitude)" }
}

extension Midpoint.Picture: CustomStringConvertible {
  /// Such as `Sun = Mars/Saturn, 0.4°`.
  public var description: String {
    "\(point) = \(midpoint.first)/\(midpoint.second), \(orb)"
  }
}
