public import Ephemeris

extension CelestialBody {
  /// The mean time from one return to the next in days, seen from the Earth.
  ///
  /// The tropical year and month of J2000 (Meeus, *Astronomical Algorithms*, 2nd edition, chapters 27 and
  /// 49); Mercury and Venus stay near the Sun; tropical periods of the other planets (NASA planetary fact
  /// sheets); the nodes and apogees of the Moon (Meeus, chapter 47); Chiron (JPL small-body database).
  public var meanReturnDays: Double {
    switch self {
    case .sun, .mercury, .venus: 365.242_190
    case .moon: 27.321_582
    case .mars: 686.973
    case .jupiter: 4_330.595
    case .saturn: 10_746.94
    case .uranus: 30_588.74
    case .neptune: 59_799.9
    case .pluto: 90_588
    case .meanNode, .trueNode: 6_798.38
    case .chiron: 18_420
    case .meanApogee, .osculatingApogee: 3_231.5
    }
  }
}

extension NatalChart {
  /// Where a body stood at birth, also one that charts don't have, such as Chiron.
  func longitude(
    of body: CelestialBody, ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> EclipticLongitude {
    if sky.bodies.isSuperset(of: BodySet(body)) { return sky[body].longitude }
    return try ephemeris.sky(at: instant, bodies: BodySet(body))[body].longitude
  }
}
