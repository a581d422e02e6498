public import Astrology
public import Astrometers
public import Ephemeris

extension DayOutlook {
  /// How much is going on, hour by hour.
  public struct HourlyPoint: Sendable, Hashable {
    /// The instant.
    public let at: JulianDay<UT1>
    /// The score of the whole for that instant, by the person's norms of days.
    public let overall: MeterScore
    /// The sign that the Moon stands in.
    public let moonSign: ZodiacSign

    /// One point for each sky.
    @_spi(FrontEnd) public static func curve(
      of astrometer: Astrometer, during skies: [Sky]
    ) -> [Self] {
      let overall = astrometer.overall(at: skies)
      return skies.indices.map { index in
        Self(
          at: skies[index].ut, overall: overall[index],
          moonSign: ZodiacSign(skies[index][.moon].longitude))
      }
    }
  }
}
