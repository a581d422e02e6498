#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris: AyanamsaProvider {
  /// An ayanamsa, by libswe.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: Some 10 µs for one with an epoch, 50 µs for one that hangs on a star.
  public func value(
    of ayanamsa: Ayanamsa, at instant: Instant
  ) throws(EphemerisError) -> Ayanamsa.Value {
    try checkSpan(contains: instant.ut)
    let tt = instant.tt
    return try withSession(at: tt, for: BodySet(.sun)) { session throws(EphemerisError) in
      try Self.value(of: ayanamsa, at: tt, session)
    }
  }

  /// As far back as libswe itself looks for an ayanamsa's motion (`swi_get_ayanamsa_with_speed`).
  private static let strideDays = 0.001

  private static func value(
    of ayanamsa: Ayanamsa, at tt: JulianDay<TT>, _ session: borrowing LibSwissEphemeris.Session
  ) throws(EphemerisError) -> Ayanamsa.Value {
    let apparent = try session.value(of: ayanamsa, at: tt, hasNutation: true)
    let mean = try session.value(of: ayanamsa, at: tt, hasNutation: false)
    let before = try session.value(
      of: ayanamsa, at: tt.advanced(byDays: -strideDays), hasNutation: true)
    let change = EclipticLongitude(wrapping: before).arc(to: EclipticLongitude(wrapping: apparent))
    return Ayanamsa.Value(
      ayanamsa, apparent: .degrees(apparent), mean: .degrees(mean),
      perDay: .degrees(change.degrees / strideDays))
  }
}
#endif
