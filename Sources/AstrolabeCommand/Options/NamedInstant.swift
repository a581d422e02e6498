import Astrolabe

extension Engine {
  /// The instant that an option names: ISO 8601, a Julian Day with its scale, or `now` by this machine's clock.
  func instant(named text: String) throws -> Instant {
    text == "now"
      ? try ephemeris.instant(JulianDay<UT1>(secondsSince1970: System.secondsSince1970))
      : try RequestTimes.instant(text, by: self)
  }
}
