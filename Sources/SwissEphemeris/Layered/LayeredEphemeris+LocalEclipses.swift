#if SwissEphemeris
public import Ephemeris

extension LayeredEphemeris {
  /// The next eclipse that is seen from a place, by libswe, whatever the table holds.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some milliseconds.
  public func nextEclipse(
    of luminary: Luminary, seenFrom place: GeographicPlace, after start: JulianDay<UT1>
  ) throws(EphemerisError) -> LocalEclipse? {
    try swiss.opened().nextEclipse(of: luminary, seenFrom: place, after: start)
  }
}

extension LayeredEphemeris {
  /// The heliocentric sky at an instant, by libswe.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 100 µs.
  public func heliocentricSky(
    at instant: Instant
  ) throws(EphemerisError) -> HeliocentricSky {
    try swiss.opened().heliocentricSky(at: instant)
  }
}
#endif
