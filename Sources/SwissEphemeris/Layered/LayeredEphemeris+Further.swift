#if SwissEphemeris
public import Ephemeris

extension LayeredEphemeris {
  /// The same with a folder of asteroids, as ``DirectEphemeris/reading(asteroids:)`` has it.
  ///
  /// - Throws: As that does, and what is wrong with the files of Swiss Ephemeris.
  public func reading(asteroids folder: String) throws(EphemerisError) -> Self {
    try Self(compiled: compiled, swiss: swiss.opened().reading(asteroids: folder))
  }

  /// Where a body stands, by Swiss Ephemeris.
  ///
  /// - Throws: As ``DirectEphemeris/state(of:at:)`` does.
  public func state(
    of body: FurtherBody, at instant: Instant
  ) throws(EphemerisError) -> BodyState {
    try swiss.opened().state(of: body, at: instant)
  }
}

extension LayeredEphemeris {
  /// The first event of a kind after an instant, by Swiss Ephemeris.
  ///
  /// - Throws: As ``DirectEphemeris/heliacalEvent(_:of:at:after:before:)`` does.
  public func heliacalEvent(
    _ kind: HeliacalEvent.Kind, of object: HeliacalEvent.Object, at place: GeographicPlace,
    after ut: JulianDay<UT1>, before end: JulianDay<UT1>
  ) throws(EphemerisError) -> HeliacalEvent? {
    try swiss.opened().heliacalEvent(kind, of: object, at: place, after: ut, before: end)
  }
}
#endif
