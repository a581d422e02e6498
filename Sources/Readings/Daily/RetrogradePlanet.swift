public import Astrology
public import Ephemeris

/// A planet that moves backwards, and when it turns.
public struct RetrogradePlanet: Sendable, Hashable {
  /// The planet, Mercury to Pluto.
  public let body: Body
  /// The sign it stands in.
  public let sign: ZodiacSign
  /// The moment at which it turns direct.
  public let stationsDirect: JulianDay<UT1>
  /// The UTC date of that, but never before the reading's own date, which east of Greenwich is a day
  /// ahead in the morning.
  public let stationDate: CalendarDate
  /// Whole days from the reading's date to ``stationDate``.
  public let daysToStation: Int

  /// The planets of a sky that move backwards, in their order.
  static func all(
    in sky: Sky, on date: CalendarDate, runs: inout [MotionRun], ephemeris: any EphemerisProvider
  ) throws(EphemerisError) -> [Self] {
    var planets: [Self] = []
    for index in runs.indices {
      let body = runs[index].body
      guard sky[body].isRetrograde, let station = try runs[index].stationAhead() else { continue }
      let moment = try ephemeris.universalTime(station)
      let stationDate = max(moment.utcDate, date)
      planets.append(
        Self(
          body: body, sign: ZodiacSign(sky[body].longitude), stationsDirect: moment,
          stationDate: stationDate, daysToStation: stationDate.dayNumber - date.dayNumber))
    }
    return planets
  }
}
