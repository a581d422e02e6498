#if SwissEphemeris
public import Ephemeris

extension LayeredEphemeris: AyanamsaProvider {
  /// An ayanamsa, by Swiss Ephemeris: the table has none.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: As that of `DirectEphemeris`.
  public func value(
    of ayanamsa: Ayanamsa, at instant: Instant
  ) throws(EphemerisError) -> Ayanamsa.Value {
    try checkSpan(contains: instant.ut)
    return try swiss.opened().value(of: ayanamsa, at: instant)
  }
}
#endif
