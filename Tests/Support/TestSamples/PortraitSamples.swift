public import Astrology
internal import Ephemeris

/// The charts that the tests of portraits share.
public enum PortraitSamples {
  /// Charts of a hundred days, with times and without.
  public static func charts(isTimed: Bool, count: Int = 100) throws -> [NatalChart] {
    let place = try GeographicPlace(latitude: 48.4, longitude: 10)
    let first = try CalendarDate("1931-02-05")
    return try (0..<count).map { index in
      let date = first.advanced(byDays: index * 263)
      guard isTimed else { return try Samples.chart(of: Birth(date: date)) }
      let time = try TimeOfDay(hour: index * 7 % 24, minute: index * 13 % 60)
      return try Samples.chart(of: Birth(date: date, time: time, zone: .utc, place: place))
    }
  }
}
