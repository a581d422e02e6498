import CivilTime
import TestSupport
import Testing

@Suite struct CalendarDateTests {
  /// A date and the Julian Day of its noon.
  struct Known: Sendable, CustomTestStringConvertible {
    let date: String
    let julianDay: Int

    init(_ date: String, _ julianDay: Int) { (self.date, self.julianDay) = (date, julianDay) }

    var testDescription: String { date }
  }

  @Test(arguments: [
    Known("2000-01-01", 2_451_545), Known("1970-01-01", 2_440_588),
    // The first day of the Modified Julian Date, JD 2400000.5.
    Known("1858-11-17", 2_400_001),
    // The reform: Julian 4 October 1582 was JD 2299160, Gregorian 15 October the day after.
    Known("1582-10-15", 2_299_161), Known("1582-10-14", 2_299_160),
    // The Julian calendar had a leap day in 1500, this one carried back had none: 1 March of the
    // one (JD 2268993) is the 11th of the other.
    Known("1500-03-11", 2_268_993), Known("1500-03-01", 2_268_983),
    Known("1500-02-28", 2_268_982),
    // Meeus, Astronomical Algorithms, chapter 7: examples and table.
    Known("1957-10-04", 2_436_116), Known("1988-06-19", 2_447_332), Known("1600-01-01", 2_305_448),
  ])
  func `a date has its Julian Day`(_ known: Known) throws {
    let date = try CalendarDate(known.date)
    #expect(JulianDay(date, .noon).days == Double(known.julianDay))
    #expect(JulianDay<UT1>(Double(known.julianDay)).utcDate == date)
  }

  @Test func `day follows day from 1600 to 2500`() throws {
    var date = try CalendarDate("1600-01-01")
    let end = try CalendarDate("2500-12-31")
    var wrong = 0
    var days = 1
    while date != end, days < 1_000_000 {
      let next = CalendarDate(dayNumber: date.dayNumber + 1)
      let following =
        (try? CalendarDate(year: date.year, month: date.month, day: date.day + 1))
        ?? (try? CalendarDate(year: date.year, month: date.month + 1, day: 1))
        ?? (try? CalendarDate(year: date.year + 1, month: 1, day: 1))
      let sound =
        next == following && next.dayNumber == date.dayNumber + 1 && date < next
        && next.weekday == (date.weekday + 1) % 7
      if !sound { wrong += 1 }
      date = next
      days += 1
    }
    #expect(wrong == 0)
    // 901 years of 365 days and 219 leap days: 226 years in four less 1700, 1800, 1900, 2100,
    // 2200, 2300 and 2500.
    #expect(days == 901 * 365 + 219)
  }

  @Test func `a date leads to its day number and back in any year`() throws {
    var generator = SplitMix64(seed: 1_582)
    for _ in 0..<5_000 {
      let year = Int(generator.double(in: -99_999..<100_000).rounded(.down))
      let month = Int(generator.next() % 12) + 1
      let length = CalendarDate.lengthOfMonth(month, year: year)
      let day = Int(generator.next() % UInt64(length)) + 1
      let date = try CalendarDate(year: year, month: month, day: day)
      #expect(CalendarDate(dayNumber: date.dayNumber) == date)
      #expect(date.advanced(byDays: 146_097).year == year + 400)
    }
  }

  @Test(arguments: [
    // Sunday is 0.
    ("1970-01-01", 4), ("1969-07-20", 0), ("1858-11-17", 3), ("1815-06-18", 0), ("1945-05-08", 2),
    ("2000-01-01", 6), ("1600-02-29", 2), ("2400-02-29", 2), ("1582-10-15", 5),
  ])
  func `weekdays are those of history`(text: String, weekday: Int) throws {
    #expect(try CalendarDate(text).weekday == weekday)
  }

  @Test(arguments: [
    (1_600, true), (1_700, false), (1_900, false), (1_996, true), (2_000, true), (2_023, false),
    (2_024, true), (2_100, false), (0, true), (-4, true), (-1, false), (-100, false),
  ])
  func `leap years are known`(year: Int, isLeap: Bool) {
    #expect(CalendarDate.isLeapYear(year) == isLeap)
    #expect(((try? CalendarDate(year: year, month: 2, day: 29)) != nil) == isLeap)
  }
}

@Suite struct CalendarDateTextTests {
  @Test(arguments: ["1990-06-15", "0000-01-01", "9999-12-31", "0987-02-28", "2024-02-29"])
  func `a date is read as it is written`(text: String) throws {
    #expect(try CalendarDate(text).description == text)
  }

  @Test(arguments: [
    "", "1990", "1990-06", "1990-6-15", "90-06-15", "1990-06-15 ", " 1990-06-15", "1990-06-15\n",
    "1990/06/15", "19900615", "1990-13-01", "1990-00-10", "1990-06-00", "1990-06-31", "2023-02-29",
    "1900-02-29", "+990-06-15", "-990-06-15", "1990-+6-15", "1990-06-1x", "١٩٩٠-٠٦-١٥",
    "1990-06-15T00:00", "12345-01-01", "1990-06-15\0",
  ])
  func `anything else is no date`(text: String) {
    #expect(throws: CalendarError.self) { try CalendarDate(text) }
  }

  @Test func `years beyond four digits are written with their sign`() throws {
    #expect(try CalendarDate(year: 12_345, month: 1, day: 2).description == "12345-01-02")
    #expect(try CalendarDate(year: -44, month: 3, day: 15).description == "-0044-03-15")
    #expect(throws: CalendarError.self) { try CalendarDate(year: 100_000, month: 1, day: 1) }
    #expect(throws: CalendarError.self) { try CalendarDate(year: .min, month: 1, day: 1) }
  }
}
