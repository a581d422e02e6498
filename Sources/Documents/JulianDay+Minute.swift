internal import Ephemeris

extension JulianDay where Scale == UT1 {
  /// The instant rounded to the minute, halves up, as clocks without a second hand are read.
  var toTheMinute: Self {
    let second = secondsSince1970 + 30
    let sinceMinute = (second % 60 + 60) % 60
    return Self(secondsSince1970: second - sinceMinute)
  }
}
