package import Ephemeris
internal import Documents

/// Which part of a life a request is about.
package enum LifeTime: Sendable {
  /// An instant.
  case moment(JulianDay<UT1>)
  /// A run of dates.
  case span(CivilSpan)

  /// Reads an instant of a life: a date, for its 12:00, or one that is written out.
  ///
  /// - Parameters:
  ///   - text: The date or the instant.
  ///   - calendar: The calendar of the date; unless given, the one of its time.
  ///   - zone: The zone of the date.
  ///   - birth: When the life begins.
  ///   - field: What has the text, for errors.
  ///   - engine: What converts a Julian Day of Terrestrial Time.
  /// - Returns: The instant.
  /// - Throws: ``RequestError``, also for an instant before birth or outside the ephemeris.
  package static func instant(
    _ text: String, on calendar: WrittenDate.Calendar? = nil, in zone: CivilZone,
    after birth: JulianDay<UT1>, field: RequestError.Field = "at", by engine: Engine
  ) throws(RequestError) -> JulianDay<UT1> {
    let instant: JulianDay<UT1>
    if isDate(text) {
      instant =
        zone.civilMoment(
          try RequestTimes.date(text, calendar: calendar), .noon
        ).instant
      do throws(EphemerisError) {
        try engine.ephemeris.checkSpan(contains: instant)
      } catch {
        throw .engine(error)
      }
    } else {
      instant = try RequestTimes.instant(text, by: engine).ut
    }
    guard instant >= birth else { throw .instantBeforeBirth(text, field) }
    return instant
  }

  /// Whether a text is a date rather than an instant.
  package static func isDate(_ text: String) -> Bool {
    !text.contains(":") && !text.contains("T")
  }
}
