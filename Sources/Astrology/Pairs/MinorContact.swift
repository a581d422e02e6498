public import Ephemeris

/// A minor aspect between a point of one chart and a point of another.
public struct MinorContact: Sendable, Hashable {
  /// The point of the first chart.
  public let first: ChartPoint
  /// The point of the second chart.
  public let second: ChartPoint
  /// What they make.
  public let kind: MinorAspect.Kind
  /// The distance from exactness, 0° or more.
  public let orb: PlaneAngle
  /// Whether the orb is shrinking; nil between charts that stand still.
  public let motion: Aspect.Motion?
  /// Whether they make it at every hour that the births may have had.
  public let isCertain: Bool

  /// The minor aspects between the points of two charts, by the first's point and then by the second's.
  ///
  /// - Parameters:
  ///   - first: The first chart.
  ///   - second: The second chart.
  ///   - orbs: How far from exactness a minor aspect counts.
  ///   - majors: A pair that makes one of the five by these makes no minor one.
  /// - Returns: One aspect a pair at most.
  public static func all(
    between first: ChartLayer, and second: ChartLayer, within orbs: MinorAspect.Orbs = .standard,
    besides majors: OrbRule = .kinds(.standard)
  ) -> [Self] {
    func kind(_ one: ChartPlace, _ other: ChartPlace) -> MinorAspect.Kind? {
      let separation = one.longitude.separation(from: other.longitude)
      guard majors.kind(at: separation, of: one.point, and: other.point) == nil else { return nil }
      return orbs.kind(at: separation)
    }
    return first.dailyPlaces.enumerated().flatMap { row, one in
      second.dailyPlaces.enumerated().compactMap { column, other in
        guard let found = kind(one, other) else { return nil }
        let separation = one.longitude.separation(from: other.longitude)
        return Self(
          first: one.point, second: other.point, kind: found,
          orb: (separation - found.angle).magnitude,
          motion: Aspect.Motion(exactAt: found.angle, between: one, and: other),
          isCertain: first.possiblePlaces.allSatisfy { ones in
            second.possiblePlaces.allSatisfy { kind(ones[row], $0[column]) == found }
          })
      }
    }
  }
}

extension MinorContact: CustomStringConvertible {
  /// Such as `Sun quincunx Moon, 1.2°`.
  public var description: String { "\(first.title) \(kind.name) \(second.title), \(orb)" }
}
