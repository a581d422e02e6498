@_spi(FrontEnd) internal import Documents
package import Ephemeris

/// Reads dates and instants of requests.
package enum RequestTimes {
  /// Reads a date.
  ///
  /// - Parameters:
  ///   - text: The date.
  ///   - calendar: Its calendar; unless given, the Julian one before 1582-10-15 and the Gregorian one from
  ///     then on.
  /// - Returns: The date on the Gregorian calendar.
  /// - Throws: ``RequestError`` if there is no such date.
  package static func date(
    _ text: String, calendar: WrittenDate.Calendar? = nil
  ) throws(RequestError) -> CalendarDate {
    try writtenDate(text, calendar: calendar).gregorian
  }

  /// Reads a date and keeps the calendar that it is written on.
  package static func writtenDate(
    _ text: String, calendar: WrittenDate.Calendar? = nil
  ) throws(RequestError) -> WrittenDate {
    do throws(BirthError) {
      return try DateTimeText.readWrittenDate(text, calendar: calendar)
    } catch {
      throw .engine(error)
    }
  }

  /// Reads an instant: ISO 8601, or a Julian Day with its scale.
  package static func instant(
    _ text: String, by engine: Engine
  ) throws(RequestError) -> Instant {
    try RequestError.wrapping {
      switch try InstantText(text) {
      case .ut(let ut): try engine.ephemeris.instant(ut)
      case .tt(let tt): try engine.ephemeris.instant(tt)
      }
    }
  }
}
