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
    let points = places
    var aspects: [Aspect] = []
    for (index, first) in points.enumerated() {
      for second in points[(index + 1)...] {
        if case (.angle, .angle) = (first.point, second.point) { continue }
        let separation = first.longitude.separation(from: second.longitude)
        guard let kind = orbs.kind(at: separation) else { continue }
        aspects.append(
          Aspect(
            first: first.point, second: second.point, kind: kind,
            geometry: AspectGeometry(
              kind, from: first.longitude, movingBy: first.longitudePerDay, to: second.longitude,
              movingBy: second.longitudePerDay)))
      }
    }
    return aspects
  }
}
