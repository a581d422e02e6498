public import Ephemeris

/// How a transit stands at one instant: a moving body within orb of an aspect to a natal point.
public struct TransitAspect: TransitKeyed, Sendable, Hashable {
  /// Which transit.
  public let key: TransitKey
  /// How far from exact, and which way the orb goes.
  public let geometry: Aspect.Geometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// The orb as a share of the widest one allowed: 0 when exact, 1 at the edge.
  public var shareOfOrb: Double { orb.degrees / key.aspect.widestOrb.degrees }

  /// Whether the transit is coming, there or going.
  public var phase: Aspect.Phase { Aspect.Phase(geometry) }
}

extension NatalChart {
  /// The transits of a sky's eleven points to the chart's, in the order of transiting body and natal
  /// point.
  ///
  /// - Complexity: 121 pairs.
  public func transits(in transiting: Sky) -> [TransitAspect] {
    // Every place is looked up once, not once a pair.
    let bodies = BodySet.eleven.bodies.filter { transiting.bodies.contains($0) }
    let moving = bodies.map { transiting[$0] as BodyState }
    let natal = BodySet.eleven.bodies.filter { sky.bodies.contains($0) }
    let places = natal.map { sky[$0].longitude }
    return OrbTable.standard.pairs(of: moving.map(\.longitude), with: places).map { pair in
      Self.transit(
        of: bodies[pair.first], moving[pair.first], pair.kind, to: natal[pair.second],
        at: places[pair.second])
    }
  }

  /// The transit of a body to a natal body, or nil if no aspect is in orb.
  public func transit(
    of body: CelestialBody, to natal: CelestialBody, in transiting: Sky
  ) -> TransitAspect? {
    guard sky.bodies.contains(natal), transiting.bodies.contains(body) else { return nil }
    return Self.transit(of: body, transiting[body], to: natal, at: sky[natal].longitude)
  }

  private static func transit(
    of body: CelestialBody, _ moving: BodyState, to natal: CelestialBody,
    at place: EclipticLongitude
  ) -> TransitAspect? {
    AspectKind(inOrbAt: place.separation(from: moving.longitude)).map { kind in
      transit(of: body, moving, kind, to: natal, at: place)
    }
  }

  private static func transit(
    of body: CelestialBody, _ moving: BodyState, _ kind: AspectKind, to natal: CelestialBody,
    at place: EclipticLongitude
  ) -> TransitAspect {
    TransitAspect(
      key: TransitKey(body, kind, natal: natal),
      geometry: Aspect.Geometry(
        kind, from: place, movingBy: .zero, to: moving.longitude,
        movingBy: moving.longitudePerDay))
  }

  /// How a transit to a natal body stands in a sky, or nil if it is not in orb.
  ///
  /// By this what a transit adds to a day is joined with how it stands.
  public func transit(_ key: TransitKey, in transiting: Sky) -> TransitAspect? {
    guard let natal = key.natalBody,
      let transit = transit(of: key.body, to: natal, in: transiting), transit.key == key
    else { return nil }
    return transit
  }

  /// The aspect that two of the chart's own points make, if any: what a transit between the same two
  /// echoes.
  public func natalAspect(between first: CelestialBody, and second: CelestialBody) -> AspectKind? {
    guard first != second, sky.bodies.contains(first), sky.bodies.contains(second) else {
      return nil
    }
    return AspectKind(inOrbAt: sky[first].longitude.separation(from: sky[second].longitude))
  }
}
