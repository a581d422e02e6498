@_spi(FrontEnd) import Astrolabe

extension Engine {
  /// The instant that an option names: ISO 8601, a date for its 12:00 UTC, a Julian Day with its scale, or `now` by
  /// this machine's clock.
  func instant(named text: String) throws -> Instant {
    if text == "now" {
      return try ephemeris.instant(JulianDay<UT1>(secondsSince1970: System.secondsSince1970))
    }
    if LifeTime.isDate(text), let date = try? DateTimeText.readDate(text, calendar: .gregorian) {
      return try ephemeris.instant(CivilZone.utc.civilMoment(date, .noon).instant)
    }
    return try RequestTimes.instant(text, by: self)
  }
}
