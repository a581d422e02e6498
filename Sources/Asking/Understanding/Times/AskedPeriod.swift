package import Ephemeris

/// Some dates of the reader's zone, both ends included.
package struct AskedPeriod: Sendable, Hashable {
  /// The first date.
  package let from: CalendarDate
  /// The last date.
  package let to: CalendarDate

  /// Some dates; the ends may come in either order.
  package init(_ one: CalendarDate, _ other: CalendarDate) {
    from = min(one, other)
    to = max(one, other)
  }

  /// One date.
  package init(_ date: CalendarDate) { self.init(date, date) }

  /// How many dates there are.
  package var dayCount: Int { to.dayNumber - from.dayNumber + 1 }

  /// Every date, in order.
  package var dates: [CalendarDate] {
    (from.dayNumber...to.dayNumber).map { CalendarDate(dayNumber: $0) }
  }

  /// Whether a date is one of them.
  package func contains(_ date: CalendarDate) -> Bool { from <= date && date <= to }

  /// The dates that are not before another; all of them where none is left.
  func from(_ date: CalendarDate) -> Self {
    to < date ? self : Self(max(from, date), to)
  }

  /// The same dates, some days later.
  func moved(byDays days: Int) -> Self {
    Self(from.advanced(byDays: days), to.advanced(byDays: days))
  }
}
