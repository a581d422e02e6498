public import Ephemeris

extension Transit {
  /// Which day of its life a civil date is: 1 on the date of the entry.
  ///
  /// - Returns: Nothing before the entry's date or after the leaving's, and where the entry lies before
  ///   the ephemeris.
  public func dayNumber(of date: CalendarDate, in zone: CivilZone) -> Int? {
    guard let enters else { return nil }
    let first = zone.clock(at: enters).date
    let last = leaves.map { zone.clock(at: $0).date }
    guard date >= first, last.map({ date <= $0 }) ?? true else { return nil }
    return date.dayNumber - first.dayNumber + 1
  }

  /// How many civil dates its life touches, those of the entry and of the leaving included.
  ///
  /// - Returns: Nothing where one of them lies outside the ephemeris.
  public func dayCount(in zone: CivilZone) -> Int? {
    guard let leaves else { return nil }
    return dayNumber(of: zone.clock(at: leaves).date, in: zone)
  }
}
