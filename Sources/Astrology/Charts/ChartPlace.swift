public import Ephemeris

/// Where a point of a chart stands that makes aspects, and how it moves.
public struct ChartPlace: Sendable, Hashable {
  /// The point.
  public let point: ChartPoint
  /// Where it stands.
  public let longitude: EclipticLongitude
  /// Its daily motion; zero for an angle, which is taken to stand still.
  public let longitudePerDay: PlaneAngle
}

extension NatalChart {
  /// The places of the points that make aspects, in the order of charts: the bodies, and in a timed chart
  /// the Ascendant and the Midheaven.
  public var places: [ChartPlace] { places(in: sky) }

  /// The same with the bodies of another sky, which holds the eleven.
  func places(in sky: Sky) -> [ChartPlace] {
    let bodies = self.sky.bodies.intersection(sky.bodies).bodies.map { body in
      ChartPlace(
        point: .body(body), longitude: sky[body].longitude,
        longitudePerDay: sky[body].longitudePerDay)
    }
    guard let angles else { return bodies }
    return bodies
      + [ChartAngle.ascendant, .midheaven].map { angle in
        ChartPlace(point: .angle(angle), longitude: angles[angle], longitudePerDay: .zero)
      }
  }
}
