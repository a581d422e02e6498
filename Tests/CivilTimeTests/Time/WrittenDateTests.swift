import CivilTime
import TestSupport
import Testing

/// Dates of both calendars.
///
/// The pairs are those of the reform, of Meeus (*Astronomical Algorithms*, chapter 7) and of the almanacs of Russia and
/// Britain.
@Suite struct WrittenDateTests {
  static let pairs: [(julian: (Int, Int, Int), gregorian: String)] = [
    ((1582, 10, 5), "1582-10-15"), ((1582, 10, 4), "1582-10-14"), ((1917, 10, 25), "1917-11-07"),
    ((1752, 9, 2), "1752-09-13"), ((1900, 2, 29), "1900-03-13"), ((-4712, 1, 1), "-4713-11-24"),
    ((333, 1, 27), "0333-01-28"), ((837, 4, 10), "0837-04-14"),
  ]

  @Test(arguments: pairs)
  func `a Julian date is a Gregorian one`(
    pair: (julian: (Int, Int, Int), gregorian: String)
  ) throws {
    let (year, month, day) = pair.julian
    let date = try #require(
      WrittenDate(year: year, month: month, day: day, calendar: .julian))
    #expect(date.gregorian.description == pair.gregorian)
  }

  @Test func `each day back and forth is the same`() throws {
    for number in stride(from: -4_300_000, through: 600_000, by: 997) {
      let date = try CalendarDate(daysSince1970: number)
      let written = WrittenDate(usual: date)
      #expect(written.dayNumber == number && written.gregorian == date)
      #expect(
        WrittenDate(
          year: written.year, month: written.month, day: written.day, calendar: written.calendar)
          == (WrittenDate.years.contains(written.year) ? written : nil))
    }
  }

  @Test(arguments: [(1900, 2, 29), (1990, 2, 30), (1990, 13, 1), (1990, 1, 0), (10_000, 1, 1)])
  func `days that are none are refused`(date: (Int, Int, Int)) {
    #expect(WrittenDate(year: date.0, month: date.1, day: date.2) == nil)
  }

  @Test func `before the reform a date is Julian unless it is said`() {
    #expect(WrittenDate(year: 1582, month: 10, day: 14)?.calendar == .julian)
    #expect(WrittenDate(year: 1582, month: 10, day: 15)?.calendar == .gregorian)
    #expect(WrittenDate(year: 1500, month: 2, day: 29)?.calendar == .julian)
    #expect(WrittenDate(year: 1500, month: 2, day: 29, calendar: .gregorian) == nil)
  }

  @Test func `300 dates of the Julian calendar agree with jdcal both ways`() throws {
    let rows = try CivilTimeSamples.golden("julian-dates").rows
    #expect(rows.count == 300)
    for row in rows {
      let text = try row.text("julian")
      let isNegative = text.hasPrefix("-")
      let fields = text.split(separator: "-").compactMap { Int($0) }
      let date = try #require(
        WrittenDate(
          year: isNegative ? -fields[0] : fields[0], month: fields[1], day: fields[2],
          calendar: .julian))
      #expect(JulianDay<UT1>(date.gregorian, .midnight).days == (try row.double("jd")), "\(text)")
      #expect(WrittenDate(date.gregorian, on: .julian) == date)
      #expect(date.text == text)
    }
    #expect(rows.contains { (try? $0.double("jd")).map { $0 < 1_721_057.5 } ?? false })
  }

  @Test func `leap years are those of the calendar`() {
    #expect(WrittenDate(year: 1700, month: 2, day: 29, calendar: .julian) != nil)
    #expect(WrittenDate(year: 1700, month: 2, day: 29, calendar: .gregorian) == nil)
    #expect(WrittenDate(year: 1500, month: 2, day: 29) != nil)
    #expect(WrittenDate(year: 0, month: 2, day: 29) != nil)
    #expect(WrittenDate(year: -1, month: 2, day: 29) == nil)
  }
}
