#if SwissEphemeris
public import Ephemeris

extension DirectEphemeris: EclipseProvider {
  /// The eclipse that a new or full Moon brings, by libswe.
  ///
  /// libswe is asked for the first eclipse from a day before the lunation on. Where that is another
  /// lunation's, this one brings none. It never looks further than half a year, since there are two
  /// eclipse seasons in each. Of a full Moon that libswe knows nothing of, `PenumbralGraze` decides.
  ///
  /// - Throws: ``EphemerisError/outOfSpan(days:scale:span:)``, or what is wrong with the data.
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
    let graze = try PenumbralGraze(near: lunation) { instant throws(EphemerisError) in
      try self.sky(at: instant, bodies: BodySet([.sun, .moon]))
    }
    guard graze.magnitude > 0 else { return nil }
    return Eclipse(
      of: .moon, .penumbral, maximum: graze.maximum, magnitude: graze.magnitude)
  }
}
#endif
