package import Astrolabe

/// An instant in milliseconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
package struct Timestamp: Sendable, Hashable, Comparable {
  /// The milliseconds.
  package let milliseconds: Int64

  /// Takes milliseconds.
  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Orders instants from earlier to later.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.milliseconds < rhs.milliseconds }

  /// The instant so many seconds later, or earlier where negative.
  package func adding(seconds: Int64) -> Self {
    let (sum, isOver) = milliseconds.addingReportingOverflow(seconds * 1_000)
    return isOver ? self : Self(milliseconds: sum)
  }

  /// Seconds from an instant to this one.
  package func seconds(since other: Self) -> Double {
    Double(milliseconds - other.milliseconds) / 1_000
  }

  /// The day that it is in UTC.
  package var utcDate: CalendarDate { CalendarDate(dayNumber: Int(daysAndRest.days)) }

  private var daysAndRest: (days: Int64, rest: Int64) {
    let day: Int64 = 86_400_000
    let rest = ((milliseconds % day) + day) % day
    return ((milliseconds - rest) / day, rest)
  }

  /// ISO 8601 with milliseconds, such as `2025-01-06T12:00:00.000Z`.
  package var iso8601: String {
    let rest = Int(daysAndRest.rest)
    let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60]
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let fraction = "\(rest % 1_000)"
    return
      "\(utcDate)T\(clock).\(String(repeating: "0", count: 3 - fraction.utf8.count))\(fraction)Z"
  }
}

extension Timestamp {
  /// Reads `2025-01-06T12:00:00Z`, with or without decimals of the second.
  ///
  /// Returns nil for another text.
  package init?(iso8601 text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasSuffix("Z"), let date = try? CalendarDate(parts[0]) else {
      return nil
    }
    let clock = parts[1].dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard clock.count <= 2, let time = try? TimeOfDay(clock[0]) else { return nil }
    var thousandths: Int64 = 0
    if clock.count == 2 {
      let digits = clock[1]
      guard (1...9).contains(digits.utf8.count),
        digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let value = Int64((digits + "00").prefix(3))
      else { return nil }
      thousandths = value
    }
    milliseconds =
      (Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay)) * 1_000 + thousandths
  }
}
