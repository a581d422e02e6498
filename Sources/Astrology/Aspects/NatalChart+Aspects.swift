internal import Ephemeris

extension NatalChart {
  /// The aspects that the chart's points make with one another, in the order of the points.
  ///
  /// The Ascendant and the Midheaven take part as points that stand still, but not with each other:
  /// they are always near a square, which tells nothing.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a pair at most.
  /// - Complexity: 78 pairs.
  public func aspects(within orbs: OrbTable = .standard) -> [Aspect] {
    aspects { _, _, separation in orbs.kind(at: separation) }
  }

  /// The aspects that the chart's points make with one another by a rule of orbs of one's own, in the order
  /// of the points.
  ///
  /// - Parameter rule: How wide an orb each pair has.
  /// - Returns: One aspect a pair at most.
  /// - Complexity: 78 pairs.
  public func aspects(by rule: OrbRule) -> [Aspect] {
    aspects { first, second, separation in rule.kind(at: separation, of: first, and: second) }
  }

  private func aspects(
    _ kind: (ChartPoint, ChartPoint, PlaneAngle) -> AspectKind?
  ) -> [Aspect] {
    places.pairs { first, second in
      if case (.angle, .angle) = (first.point, second.point) { return nil }
      let separation = first.longitude.separation(from: second.longitude)
      return kind(first.point, second.point, separation).map { kind in
        Aspect(
          first: first.point, second: second.point, kind: kind,
          geometry: AspectGeometry(
            kind, from: first.longitude, movingBy: first.longitudePerDay, to: second.longitude,
            movingBy: second.longitudePerDay))
      }
    }
  }
}

extension Array {
  /// What a closure makes of each two elements, in their order; pairs of which it makes nothing are left out.
  func pairs<Made>(_ make: (Element, Element) -> Made?) -> [Made] {
    var made: [Made] = []
    for (index, first) in enumerated() {
      for second in self[(index + 1)...] {
        if let one = make(first, second) { made.append(one) }
      }
    }
    return made
  }
}
