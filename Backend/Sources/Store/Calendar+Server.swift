package import Astrolabe

extension CalendarDate {
  /// Creates the date so many days after 1970-01-01; the calendar's first or last where that lies beyond.
  package init(dayNumber: Int) { self.init(clampingDaysSince1970: dayNumber) }

  /// The date so many days later, or earlier where negative; the calendar's first or last where that lies
  /// beyond.
  package func advanced(byDays days: Int) -> Self { Self(dayNumber: dayNumber + days) }

  /// How many days the date's month has.
  package var lengthOfItsMonth: Int {
    switch month {
    case 2: Self.isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilZone {
  /// What clocks show at an instant that lies on the calendar, as all of the server's do.
  package func clock(at instant: JulianDay<UT1>) -> (date: CalendarDate, time: TimeOfDay) {
    do {
      return try dateAndTime(at: instant)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension JulianDay<UT1> {
  /// Seconds since 1970-01-01T00:00:00 UTC, to the nearest second.
  package var secondsSince1970: Int { Int(timeIntervalSince1970.rounded()) }
}
