import Ephemeris
import Synchronization

/// An ephemeris that counts the skies it is asked for.
final class CountingEphemeris: EphemerisProvider {
  private let base: any EphemerisProvider
  private let skies = Atomic<Int>(0)

  init(_ base: any EphemerisProvider) {
    self.base = base
  }

  /// How many skies have been asked for.
  var count: Int { skies.load(ordering: .relaxed) }

  var span: EphemerisSpan { base.span }

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    skies.add(1, ordering: .relaxed)
    return try base.sky(at: instant, bodies: bodies)
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double {
    try base.deltaT(at: ut)
  }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try base.houses(system, at: instant, place: place)
  }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    try base.obliquity(at: instant)
  }
}
