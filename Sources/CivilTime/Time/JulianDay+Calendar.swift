extension JulianDay where Scale == UT1 {
  /// JD 2440587.5 is 1970-01-01T00:00:00.
  @usableFromInline
  package static var unixEpochDays: Double { 2_440_587.5 }

  /// Creates an instant from seconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
  ///
  /// Whole days and the rest of the day are added apart, so that the result is the nearest
  /// `Double` to the instant.
  public init(secondsSince1970 seconds: Int) {
    let (day, second) = seconds.quotientAndRemainder(flooringBy: 86_400)
    self.init(Self.unixEpochDays + Double(day) + Double(second) / 86_400)
  }

  /// The instant of a date and a time of day in UTC, Gregorian calendar.
  public init(_ date: CalendarDate, _ time: TimeOfDay) {
    self.init(secondsSince1970: date.dayNumber * 86_400 + time.secondOfDay)
  }

  /// The instant, where it falls on a date of the calendar.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  package func checkedOnCalendar() throws(CalendarError) -> Self {
    guard isOnCalendar else { throw .beyondCalendar(days: days - Self.unixEpochDays) }
    return self
  }

  /// Whether the instant falls on a date of the calendar, on the clocks of whatever zone: it lies two
  /// days within its ends.
  private var isOnCalendar: Bool {
    let days = days - Self.unixEpochDays
    return days > Double(CalendarDate.dayNumbers.lowerBound) + 2
      && days < Double(CalendarDate.dayNumbers.upperBound) - 2
  }

  /// Seconds since 1970-01-01T00:00:00 UTC, to the nearest second, halves up.
  ///
  /// - Precondition: the instant lies within a million years of the present.
  package var secondsSince1970: Int {
    let wholeDays = (days - 0.5).rounded(.down)
    let fraction = days - 0.5 - wholeDays
    let second = Int((fraction * 86_400).rounded(.toNearestOrAwayFromZero))
    return (Int(wholeDays) - 2_440_587) * 86_400 + second
  }

  /// Seconds since 1970-01-01T00:00:00 UTC, leap seconds not counted, to some 40 µs.
  public var timeIntervalSince1970: Double { (days - Self.unixEpochDays) * 86_400 }

  /// The date in UTC that the instant falls on, to the nearest second.
  ///
  /// - Precondition: as ``secondsSince1970``.
  package var utcDate: CalendarDate {
    CalendarDate(dayNumber: secondsSince1970.quotientAndRemainder(flooringBy: 86_400).quotient)
  }

  /// The time of day in UTC, to the nearest second.
  ///
  /// - Precondition: as ``secondsSince1970``.
  package var utcTime: TimeOfDay {
    TimeOfDay(
      secondOfDay: secondsSince1970.quotientAndRemainder(flooringBy: 86_400).remainder)
  }

  /// ISO 8601 in UTC to the nearest second, such as `2025-01-06T12:00:00Z`.
  ///
  /// An instant that no date of the calendar has, further than 99 999 years away, is given as its
  /// Julian Day.
  public var iso8601: String {
    guard isOnCalendar else { return description }
    var text = ClockText()
    text.append(utcDate)
    text.append("T")
    text.append(utcTime)
    text.append("Z")
    return text.text
  }
}

extension Int {
  /// Division that rounds down, so that the remainder is never negative.
  package func quotientAndRemainder(flooringBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
