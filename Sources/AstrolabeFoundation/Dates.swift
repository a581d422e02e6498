public import Ephemeris
public import Foundation

extension JulianDay where Scale == UT1 {
  /// The instant of a date of Foundation's, whose UTC stands in for UT1.
  public init(_ date: Date) {
    // Whole days and the rest apart, so that the result is the nearest `Double` to the instant.
    let seconds = date.timeIntervalSince1970
    let days = (seconds / 86_400).rounded(.down)
    self.init(2_440_587.5 + days + (seconds - days * 86_400) / 86_400)
  }
}

extension Date {
  /// The instant as a date of Foundation's, to some 40 µs.
  public init(_ instant: JulianDay<UT1>) {
    self.init(timeIntervalSince1970: instant.timeIntervalSince1970)
  }
}

extension CalendarDate {
  /// The date that clocks of a time zone show at an instant.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - timeZone: Whose clocks are meant.
  /// - Throws: ``/CivilTime/CalendarError/beyondCalendar(days:)``.
  public init(_ date: Date, in timeZone: TimeZone) throws(CalendarError) {
    try self.init(
      utc: JulianDay(date.addingTimeInterval(Double(timeZone.secondsFromGMT(for: date)))))
  }

  /// The date that has these components, of the Gregorian calendar.
  ///
  /// - Throws: ``/CivilTime/CalendarError`` where the year, the month or the day is missing, or the
  ///   calendar has no such day.
  public init(_ components: DateComponents) throws(CalendarError) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      throw .notADate("\(components)")
    }
    // Foundation counts years before Christ in an era of their own.
    try self.init(year: components.era == 0 ? 1 - year : year, month: month, day: day)
  }

  /// The date's components.
  public var components: DateComponents { DateComponents(year: year, month: month, day: day) }
}

extension TimeOfDay {
  /// The time of day that clocks of a time zone show at an instant, to the nearest second.
  ///
  /// - Parameters:
  ///   - date: The instant.
  ///   - timeZone: Whose clocks are meant.
  /// - Throws: ``/CivilTime/CalendarError/beyondCalendar(days:)``.
  public init(_ date: Date, in timeZone: TimeZone) throws(CalendarError) {
    try self.init(
      utc: JulianDay(date.addingTimeInterval(Double(timeZone.secondsFromGMT(for: date)))))
  }
}
