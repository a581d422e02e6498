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

  /// Whether a count of Julian days on either scale is finite and so near to the span that one scale may be
  /// turned into the other.
  ///
  /// Terrestrial Time is ahead by up to nine minutes until 2399 and by under 14 hours until 5399; at a start
  /// in the past it lies inside.
  package func isNear(_ days: Double) -> Bool {
    days > start.days - 0.04 && days < end.days + (last.year < 2400 ? 0.04 : 0.6)
  }

  /// The instant itself if the span holds it, else the end that is nearer.
  package func nearest(to ut: JulianDay<UT1>) -> JulianDay<UT1> { min(max(ut, start), end) }

  /// Whether the date is one of the span's days.
  public func contains(_ date: CalendarDate) -> Bool { date >= first && date <= last }
}

extension EphemerisSpan: CustomStringConvertible {
  /// Such as `1200-01-09 to 2399-12-31`.
  public var description: String { "\(first) to \(last)" }
}
