public import Ephemeris

/// The scores of consecutive days or hours; a sky or a day that two points share is scored once.
@_spi(FrontEnd) public struct MeterSeries: Sendable {
  private let astrometer: Astrometer
  private let first: CalendarDate
  private let last: CalendarDate
  /// Whose dates they are.
  package let zone: CivilZone
  /// Whether hours are scored rather than days.
  package let isHourly: Bool

  /// The days, or the hours, from a date to another, both included.
  package init(
    astrometer: Astrometer, first: CalendarDate, last: CalendarDate, zone: CivilZone, isHourly: Bool
  ) {
    self.astrometer = astrometer
    self.first = first
    self.last = last
    self.zone = zone
    self.isHourly = isHourly
  }

  /// How many points there are, near enough for a progress bar: a day may have 23 or 25 hours.
  package var count: Int { (last.dayNumber - first.dayNumber + 1) * (isHourly ? 24 : 1) }

  /// Gives each point in turn.
  public func forEach(
    ephemeris: some EphemerisProvider, _ body: (Int, DayScores.Day, MetersLabel) throws -> Void
  ) throws {
    if isHourly {
      try forEachHour(ephemeris: ephemeris, body)
    } else {
      try forEachDay(ephemeris: ephemeris, body)
    }
  }

  private func forEachDay(
    ephemeris: some EphemerisProvider, _ body: (Int, DayScores.Day, MetersLabel) throws -> Void
  ) throws {
    var before: DayScores?
    let leftOut = zone.datesLeftOut(from: first, through: last)
    for number in first.dayNumber...last.dayNumber {
      let date = CalendarDate(dayNumber: number)
      // A date that these clocks never showed has no scores.
      guard !leftOut.contains(date) else { continue }
      let day: DayScores.Day
      if let before {
        let skies = try DaySkies(of: date, in: zone, ephemeris: ephemeris).skies
        day = DayScores.Day(scores: astrometer.scores(during: skies), before: before)
      } else {
        day = try astrometer.day(date, in: zone, ephemeris: ephemeris)
      }
      before = day.scores
      try body(number - first.dayNumber, day, .date(date))
    }
  }

  private func forEachHour(
    ephemeris: some EphemerisProvider, _ body: (Int, DayScores.Day, MetersLabel) throws -> Void
  ) throws {
    var index = 0
    for number in first.dayNumber...last.dayNumber {
      let span = zone.day(CalendarDate(dayNumber: number))
      let start = span.lowerBound.secondsSince1970
      for second in stride(from: start, to: span.upperBound.secondsSince1970, by: 3_600) {
        let instant = JulianDay(secondsSince1970: second)
        let moment = try astrometer.moment(instant, ephemeris: ephemeris)
        try body(index, moment, .hour(instant))
        index += 1
      }
    }
  }
}
