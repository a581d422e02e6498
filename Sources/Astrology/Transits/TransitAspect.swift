public import Ephemeris

/// A moving body within orb of an aspect to a place of a natal chart, at one instant.
public struct TransitAspect: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The natal point.
  public let natal: CelestialBody
  /// The aspect.
  public let kind: AspectKind
  /// How far from exact, and which way the orb goes.
  public let geometry: AspectGeometry

  /// The distance from exactness, 0° or more.
  public var orb: PlaneAngle { geometry.orb.magnitude }

  /// The orb as a share of the widest one allowed: 0 when exact, below 1.
  public var shareOfOrb: Double { orb.degrees / kind.widestOrb.degrees }

  /// Whether the transit is coming, there or going.
  public var phase: AspectPhase { AspectPhase(geometry) }
}

extension NatalChart {
  /// The transits of a sky's eleven points to the chart's, in the order of transiting body and natal
  /// point.
  ///
  /// - Complexity: 121 pairs.
  public func transits(in transiting: Sky) -> [TransitAspect] {
    let points = BodySet.eleven.bodies
    var transits: [TransitAspect] = []
    for body in points {
      for natal in points {
        if let transit = transit(of: body, to: natal, in: transiting) { transits.append(transit) }
      }
    }
    return transits
  }

  /// The transit of a body to a natal point, or nothing where no aspect is in orb.
  public func transit(
    of body: CelestialBody, to natal: CelestialBody, in transiting: Sky
  ) -> TransitAspect? {
    guard sky.bodies.contains(natal), transiting.bodies.contains(body) else { return nil }
    let place = sky[natal].longitude
    let moving = transiting[body]
    let separation = place.separation(from: moving.longitude)
    guard let kind = AspectKind(inOrbAt: separation) else { return nil }
    let geometry = AspectGeometry(
      kind, from: place, movingBy: .zero, to: moving.longitude, movingBy: moving.longitudePerDay)
    return TransitAspect(body: body, natal: natal, kind: kind, geometry: geometry)
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
