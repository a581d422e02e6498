#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris: EclipseProvider {
  /// The eclipse that a new or full Moon brings, by libswe.
  ///
  /// libswe is asked for the first eclipse from a day before the lunation on. Where that is another
  /// lunation's, this one brings none. It never looks further than half a year, since there are two
  /// eclipse seasons in each.
  ///
  /// libswe takes less of the air into the Earth's penumbra than the almanacs do, so it knows nothing of
  /// the six eclipses of 1801 to 2100 that NASA's catalogue adds: of 1864, 1872, 1882, 1951, 2016 and
  /// 2042, with magnitudes of 0.024 at most, which nobody can see. ``/Ephemeris/EclipseSearch`` finds these.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
  /// - Complexity: About 1 ms.
  public func eclipse(
    of luminary: Luminary, atLunation lunation: JulianDay<UT1>
  ) throws(EphemerisError) -> Eclipse? {
    let sky = try sky(at: lunation, bodies: BodySet(.moon))
    guard sky[.moon].latitude.magnitude < Eclipse.greatestMoonLatitude else { return nil }
    let start = lunation.advanced(byDays: -1)
    let eclipse = try library.withSession { session throws(EphemerisError) in
      switch luminary {
      case .sun: try session.solarEclipse(after: start)
      case .moon: try session.lunarEclipse(after: start)
      }
    }
    if lunation.days(until: eclipse.maximum).magnitude < 1 { return eclipse }
    guard luminary == .moon else { return nil }
    return try EclipseSearch(over: self).eclipse(of: .moon, atLunation: lunation)
  }
}
#endif
