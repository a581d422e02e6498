public import Ephemeris

extension CelestialBody {
  /// The mean time from one return to the next in days, seen from the Earth.
  ///
  /// The tropical year and month of J2000 (Meeus, *Astronomical Algorithms*, 2nd edition, chapters 27 and
  /// 49); Mercury and Venus stay near the Sun; tropical periods of the other planets (NASA planetary fact
  /// sheets); the nodes and apogees of the Moon (Meeus, chapter 47); Chiron (JPL small-body database); Pholus and
  /// the asteroids by their turns round the zodiac of 1801-2398 (`swe_calc` of libswe 2.10.03).
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
    case .meanNode, .trueNode, .southNode: 6_798.38
    case .chiron: 18_420
    case .meanApogee, .osculatingApogee, .interpolatedApogee, .interpolatedPerigee: 3_231.5
    case .ceres: 1_680.25
    case .pallas: 1_683.37
    case .juno: 1_593.01
    case .vesta: 1_325.8
    case .pholus: 32_015.9
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
