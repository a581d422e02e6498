/// A run of whole days in Universal Time that an ephemeris answers for.
public struct EphemerisSpan: Sendable, Hashable {
  /// The first day.
  public let first: CalendarDate
  /// The last day, to its end.
  public let last: CalendarDate
  /// 00:00 of the first day.
  public let start: JulianDay<UT1>
  /// 24:00 of the last day.
  public let end: JulianDay<UT1>

  /// Creates a span from its first day to its last.
  public init(_ days: ClosedRange<CalendarDate>) {
    self.init(first: days.lowerBound, last: days.upperBound)
  }

  /// Creates a span from its first and last day, which are known to be in order.
  package init(first: CalendarDate, last: CalendarDate) {
    precondition(first <= last, "a span runs forward")
    self.first = first
    self.last = last
    start = JulianDay(first, .midnight)
    end = JulianDay(last.advanced(byDays: 1), .midnight)
  }

  /// Whether the instant is finite and lies in the span, both ends included.
  public func contains(_ ut: JulianDay<UT1>) -> Bool {
    // Numbers, because `Comparable` takes `>=` for the contrary of `<`, and so lets NaN pass.
    ut.days >= start.days && ut.days <= end.days
  }

  /// Whether a count of Julian days on either scale is finite and at most an hour outside the span: ΔT
  /// is under nine minutes, so this is where one scale may be turned into the other.
  package func isNear(_ days: Double) -> Bool { days > start.days - 0.04 && days < end.days + 0.04 }

  /// Whether the date is one of the span's days.
  public func contains(_ date: CalendarDate) -> Bool { date >= first && date <= last }
}

extension EphemerisSpan: CustomStringConvertible {
  /// Such as `1800-01-01 to 2399-12-31`.
  public var description: String { "\(first) to \(last)" }
}
