public import Ephemeris

/// A body of the Hamburg school or an asteroid in a chart, with the aspects that it makes to the chart's points.
public struct FurtherPoint: Sendable, Hashable {
  /// The body.
  public let body: FurtherBody
  /// Where it stands and how it moves.
  public let state: BodyState
  /// The house; nil if the time of birth isn't known.
  public let house: House?
  /// The aspects, in the order of the chart's points.
  public let aspects: [FurtherAspect]

  /// Places a body in a chart.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - state: Where it stands at the instant of birth.
  ///   - chart: The chart.
  ///   - orbs: How far from exactness an aspect counts.
  public init(
    _ body: FurtherBody, at state: BodyState, in chart: NatalChart,
    by orbs: OrbTable = .ofFurtherBodies
  ) {
    self.body = body
    self.state = state
    house = chart.angles.map { _ in chart.frame.house(of: state.longitude) }
    aspects = FurtherAspect.all(of: state, in: chart, by: orbs)
  }

  /// The bodies of a list in a chart.
  ///
  /// - Throws: As ``/Ephemeris/FullEphemerisProvider/state(of:at:)`` does.
  /// - Complexity: One place each.
  public static func all(
    _ bodies: [FurtherBody], in chart: NatalChart, ephemeris: some FullEphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    let instant = try ephemeris.instant(chart.instant)
    var points: [Self] = []
    for body in bodies {
      points.append(Self(body, at: try ephemeris.state(of: body, at: instant), in: chart))
    }
    return points
  }
}

/// An aspect of a further body to a point of a chart.
public struct FurtherAspect: Sendable, Hashable {
  /// The point of the chart.
  public let with: ChartPoint
  /// What they make.
  public let kind: AspectKind
  /// How far from exact, and which way the orb goes.
  public let geometry: Aspect.Geometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// The aspects of a body that charts don't have to the points of a chart, in their order; without an hour
  /// of birth those to the Moon are left out.
  ///
  /// - Parameters:
  ///   - state: Where the body stands at the instant of birth.
  ///   - chart: The chart.
  ///   - orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a point at most.
  public static func all(
    of state: BodyState, in chart: NatalChart, by orbs: OrbTable = .ofFurtherBodies
  ) -> [Self] {
    let isKnown = chart.birth.openInstants == nil
    return chart.places.filter { isKnown || $0.point != .body(.moon) }.compactMap { place in
      let separation = state.longitude.separation(from: place.longitude)
      return orbs.kind(at: separation).map { kind in
        Self(
          with: place.point, kind: kind,
          geometry: Aspect.Geometry(
            kind, from: state.longitude, movingBy: state.longitudePerDay, to: place.longitude,
            movingBy: place.longitudePerDay))
      }
    }
  }
}

extension WiderChart {
  /// The aspects of the further points, such as Chiron and Lilith, to the points of the chart; the true and the
  /// south node make none with the mean node, which they always stand with or opposite.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts.
  /// - Returns: The points in their order, each with its aspects.
  public func pointAspects(
    within orbs: OrbTable = .ofFurtherBodies
  ) -> [(body: CelestialBody, aspects: [FurtherAspect])] {
    points.bodies.bodies.map { body in
      let isNode = body == .trueNode || body == .southNode
      let aspects = FurtherAspect.all(of: points[body], in: chart, by: orbs)
      return (body, aspects.filter { !isNode || $0.with != .body(.meanNode) })
    }
  }
}

extension OrbTable {
  /// The orbs of slow and small bodies: 2° for each kind.
  public static let ofFurtherBodies = Self(
    Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, PlaneAngle.degrees(2)) }))
}

extension FurtherPoint: CustomStringConvertible {
  /// Such as `Kronos 21°19′ Gemini`.
  public var description: String { "\(body.title) \(ZodiacPosition(state.longitude))" }
}
