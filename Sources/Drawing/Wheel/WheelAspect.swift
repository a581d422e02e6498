internal import Astrology
internal import Ephemeris
internal import Words

/// An aspect as a wheel draws it.
struct WheelAspect: Sendable {
  let kind: AspectKind
  /// The points that make it: the first is the one around where there are points around.
  let points: (Wheel.PlacedPoint, Wheel.PlacedPoint)
  /// What makes it, in words.
  let names: (String, String)
  /// How far it is from exact.
  let orb: PlaneAngle
  /// 1 for an exact aspect, 0 for one at the edge of its orb.
  let closeness: Double

  private init?(
    of first: Wheel.PlacedPoint, _ second: Wheel.PlacedPoint, names: (String, String),
    within orbs: OrbTable
  ) {
    let separation = first.longitude.separation(from: second.longitude)
    guard let kind = orbs.kind(at: separation) else { return nil }
    let allowed = orbs[kind]?.degrees ?? 0
    self.kind = kind
    points = (first, second)
    self.names = names
    orb = (separation - kind.angle).magnitude
    closeness = allowed > 0 ? max(0, 1 - orb.degrees / allowed) : 1
  }

  /// Where its ends are on the ecliptic.
  var ends: (EclipticLongitude, EclipticLongitude) {
    (points.0.longitude, points.1.longitude)
  }

  /// Such as `Sun trine Moon`.
  var inWords: String { "\(names.0) \(kind.name) \(names.1)" }

  /// The aspects within a chart: of the eleven and the angles with one another, and of every further point
  /// with these.
  ///
  /// The Ascendant and the Midheaven make none with each other.
  static func within(_ face: WheelFace, by orbs: OrbTable) -> [WheelAspect] {
    let points = face.aspecting
    return points.indices.flatMap { index in
      points[(index + 1)...].compactMap { other in
        let point = points[index]
        guard Self.isPair(point.mark, other.mark) else { return nil }
        return WheelAspect(
          of: point, other, names: (point.mark.title, other.mark.title), within: orbs)
      }
    }
  }

  /// Whether two points of a chart can make an aspect that says something.
  private static func isPair(
    _ first: Wheel.PlacedPoint.Mark, _ second: Wheel.PlacedPoint.Mark
  ) -> Bool {
    if case (.angle, .angle) = (first, second) { return false }
    if case (.body(let one), .body(let other)) = (first, second),
      BodySet.nodes.contains(one), BodySet.nodes.contains(other)
    {
      return false
    }
    return first.isOfChart || second.isOfChart
  }

  /// The aspects that points around make to a chart.
  ///
  /// Angles make none with angles, which change with the minute.
  static func from(
    _ around: [Wheel.PlacedPoint], to face: WheelFace, by orbs: OrbTable,
    named name: (String) -> String
  ) -> [WheelAspect] {
    let points = face.aspecting
    return around.filter(\.mark.isOfChart).flatMap { point in
      points.compactMap { other in
        if case (.angle, .angle) = (point.mark, other.mark) { return nil }
        return WheelAspect(
          of: point, other, names: (name(point.mark.title), other.mark.title), within: orbs)
      }
    }
  }
}

extension BodySet {
  /// The nodes, whose aspects with one another are always the same.
  fileprivate static let nodes = BodySet([CelestialBody.meanNode, .trueNode, .southNode])
}
