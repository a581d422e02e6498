#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris {
  /// The heliocentric sky at an instant, by libswe.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 100 µs.
  public func heliocentricSky(
    at instant: Instant
  ) throws(EphemerisError) -> HeliocentricSky {
    try checkSpan(contains: instant.ut)
    return try library.withFreshSession { session throws(EphemerisError) in
      var states: [BodyState] = []
      for planet in HeliocentricSky.Planet.allCases {
        states.append(try session.heliocentricState(of: planet, at: instant.tt))
      }
      return HeliocentricSky(instant: instant, states: states)
    }
  }
}
#endif
