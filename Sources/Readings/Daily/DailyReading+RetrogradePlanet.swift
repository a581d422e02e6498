public import Astrology
public import Ephemeris

extension DailyReading {
  /// A planet that moves backwards, and when it turns.
  public struct RetrogradePlanet: Sendable, Hashable {
    /// The planet, Mercury to Pluto.
    public let body: CelestialBody
    /// The sign it stands in.
    public let sign: ZodiacSign
    /// The UTC date on which it turns direct, but never before the reading's own date, which east of
    /// Greenwich is a day ahead in the morning; nil if the station lies beyond the ephemeris.
    public let stationDate: CalendarDate?
    /// Whole days from the reading's date to ``stationDate``.
    public let daysToStation: Int?

    /// The planets of a sky that move backwards, in their order.
    static func all(
      in sky: Sky, on date: CalendarDate, runs: inout [MotionRun], at end: EphemerisEnd,
      ephemeris: any EphemerisProvider
    ) throws(EphemerisError) -> [Self] {
      var planets: [Self] = []
      for index in runs.indices {
        let body = runs[index].body
        guard sky[body].isRetrograde else { continue }
        let station = try end.answer { () throws(EphemerisError) in
          try runs[index].stationAhead(ephemeris: ephemeris)
        }
        // The mean node goes back and never turns.
        if case .some(.none) = station { continue }
        var stationDate: CalendarDate?
        if case .some(let station?) = station {
          stationDate = max(try ephemeris.universalTime(station).utcDate, date)
        }
        planets.append(
          Self(
            body: body, sign: ZodiacSign(sky[body].longitude), stationDate: stationDate,
            daysToStation: stationDate.map { $0.dayNumber - date.dayNumber }))
      }
      return planets
    }
  }
}
