#if SwissEphemeris
public import Ephemeris

extension LayeredEphemeris: EclipseProvider {
  /// The eclipse that a new or full Moon brings, by libswe.
  ///
  /// The files of Swiss Ephemeris are opened for it only where the Moon is near enough to the ecliptic.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 1 ms.
  public func eclipse(
    of luminary: Luminary, atLunation lunation: JulianDay<UT1>
  ) throws(EphemerisError) -> Eclipse? {
    let moon = try sky(at: lunation, bodies: BodySet(.moon))[.moon]
    guard moon.latitude.magnitude < Eclipse.greatestMoonLatitude else { return nil }
    return try swiss.opened().eclipse(of: luminary, atLunation: lunation)
  }
}
#endif
