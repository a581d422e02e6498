internal import Astrology
internal import Astrometers
public import Ephemeris

/// What is beyond a daily reading: the hours of the day, its events, the week ahead, the slow bodies.
public struct DayOutlook: Sendable {
  /// How much is going on, hour by hour of the civil day.
  public let hours: [HourlyPoint]
  /// What happens in the civil day, in order of time.
  public let events: [DayMoment]
  /// What is notable in the seven civil days after it, the weightiest first.
  public let weekAhead: [NotableMoment]
  /// The aspects between slow bodies, the tightest first.
  public let collective: [CollectiveAspect]

  /// How many civil days the week ahead has.
  public static let daysAhead = 7

  /// Looks beyond a reading.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - eclipses: Who knows the circumstances of eclipses, such as ``/Ephemeris/SwissEphemeris``.
  /// - Throws: ``ReadingError`` where an hour or the week leaves the ephemeris.
  /// - Complexity: A sky and its scores for each hour, and a search of eight days.
  public init(
    of reading: DailyReading, eclipses: any EclipseProvider
  ) throws(ReadingError) {
    let (date, zone) = (reading.day.date, reading.day.zone)
    let tomorrow = zone.day(date).upperBound
    let weekEnd = zone.day(date.advanced(byDays: Self.daysAhead)).upperBound
    do {
      hours = try HourlyPoint.curve(of: reading)
      events = try DayMoment.ofDay(reading, eclipses: eclipses)
      weekAhead = NotableMoment.ranked(
        try DayMoment.ofWeek(reading, from: tomorrow, to: weekEnd, eclipses: eclipses))
      collective = try CollectiveAspect.all(
        in: reading.day.sky, ephemeris: reading.day.ephemeris)
    } catch {
      throw ReadingError(error, date: date, span: reading.day.ephemeris.span)
    }
  }
}
