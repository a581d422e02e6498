internal import Ephemeris

extension Birth {
  /// The instant of a date alone: 12:00 UTC of the date, or of the day before or after it where only then the clocks
  /// of the zone show the date.
  ///
  /// East of UTC+12 the date is over at 12:00 UTC: on 18 February 2017 clocks in Auckland showed 01:00 of the 19th. A
  /// chart of that instant would be of another date than that of birth, and its Sun in a sign in which the Sun was at no
  /// hour of the date. The chart is still one of 12:00 UTC, as documents say of a date alone.
  static func noon(of date: CalendarDate, in zone: CivilZone?) -> JulianDay<UT1> {
    let noon = JulianDay<UT1>(date, .noon)
    guard let zone else { return noon }
    let day = zone.day(date)
    let hours = day.lowerBound...day.upperBound
    let nearest = [0, -1, 1].lazy.map { JulianDay<UT1>(date.advanced(byDays: $0), .noon) }
    // A date that the zone left out has no hour.
    return nearest.first(where: hours.contains) ?? noon
  }
}
