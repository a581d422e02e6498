#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris {
  /// The next eclipse that is seen from a place, by libswe.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some milliseconds.
  public func nextEclipse(
    of luminary: Luminary, seenFrom place: GeographicPlace, after start: JulianDay<UT1>
  ) throws(EphemerisError) -> LocalEclipse? {
    try checkSpan(contains: start)
    return try library.withSession { session throws(EphemerisError) in
      try session.localEclipse(of: luminary, at: place, after: start, before: span.end)
    }
  }
}
#endif
