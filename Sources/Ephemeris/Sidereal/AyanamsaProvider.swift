/// An ephemeris that knows how far the sidereal zodiacs begin from the equinox.
public protocol AyanamsaProvider: EphemerisProvider {
  /// An ayanamsa at an instant.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)`` outside ``EphemerisProvider/span``,
  ///   ``EphemerisError/noSiderealZodiac``, or what is wrong with the data.
  func value(of ayanamsa: Ayanamsa, at instant: Instant) throws(EphemerisError) -> Ayanamsa.Value
}

extension AyanamsaProvider {
  /// An ayanamsa at an instant of Universal Time.
  ///
  /// - Throws: As ``value(of:at:)-(_,Instant)`` does.
  public func value(
    of ayanamsa: Ayanamsa, at ut: JulianDay<UT1>
  ) throws(EphemerisError) -> Ayanamsa.Value {
    try value(of: ayanamsa, at: try instant(ut))
  }
}

extension CompiledEphemeris: AyanamsaProvider {
  /// Always refuses: the table holds no precession.
  ///
  /// - Throws: ``EphemerisError/noSiderealZodiac``.
  public func value(
    of ayanamsa: Ayanamsa, at instant: Instant
  ) throws(EphemerisError) -> Ayanamsa.Value {
    throw .noSiderealZodiac
  }
}
