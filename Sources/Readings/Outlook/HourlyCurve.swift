public import Astrology
public import Astrometers
public import Ephemeris

/// How much is going on, hour by hour.
public struct HourlyPoint: Sendable, Hashable {
  /// The instant.
  public let at: JulianDay<UT1>
  /// The score of the whole at that instant, by the person's yardstick of days.
  public let overall: MeterScore
  /// The sign that the Moon stands in.
  public let moonSign: ZodiacSign

  /// One point for each full hour since the civil day of a reading began: 24 of them mostly, 23 or 25
  /// where clocks change, none where the zone left the date out.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where an hour lies outside the ephemeris.
  /// - Complexity: One sky and its scores for each hour.
  static func curve(of reading: DailyReading) throws(EphemerisError) -> [Self] {
    let span = reading.day.zone.day(reading.day.date)
    let (start, end) = (span.lowerBound.secondsSince1970, span.upperBound.secondsSince1970)
    var points: [Self] = []
    for second in stride(from: start, to: end, by: 3_600) {
      let instant = JulianDay<UT1>(secondsSince1970: second)
      let sky = try reading.day.ephemeris.sky(at: instant)
      points.append(
        Self(
          at: instant, overall: reading.astrometer.scores(during: [sky]).overall,
          moonSign: ZodiacSign(sky[.moon].longitude)))
    }
    return points
  }
}
