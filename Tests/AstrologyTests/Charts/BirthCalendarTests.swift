@testable import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct BirthCalendarTests {
  private static func codes(_ birth: Birth) -> Set<Birth.Note.Code> {
    Set(birth.notes.map(\.code))
  }

  private static func birth(
    _ year: Int, _ month: Int, _ day: Int, in country: String, on calendar: WrittenDate.Calendar
  ) throws -> Birth {
    let date = try #require(WrittenDate(year: year, month: month, day: day, calendar: calendar))
    return Birth(
      date: date.gregorian, calendar: calendar,
      birthplace: Birthplace(
        name: "Somewhere", namesakes: 1, country: country, zonesOfCountry: 1, zone: "Europe/London")
    )
  }

  @Test func `the table of reforms is that of ncal`() throws {
    let rows = try Samples.golden("calendar-reforms").rows
    let names = ["Czech Republic": "Czechia"]
    var published: [String: String] = [:]
    for row in rows {
      let name = try row.text("country")
      published[names[name] ?? name] = try row.text("last_julian_day")
    }
    #expect(CalendarReform.all.count == 28)
    for reform in CalendarReform.all {
      #expect(published[reform.country] == reform.lastJulianDay.text, "\(reform.country)")
    }
  }

  @Test func `a country's other calendar is noted until its reform`() throws {
    let cases: [(Int, Int, Int, String, WrittenDate.Calendar, Bool)] = [
      (1752, 9, 2, "United Kingdom", .gregorian, true),
      (1752, 9, 13, "United Kingdom", .gregorian, true),
      (1752, 9, 14, "United Kingdom", .gregorian, false),
      (1752, 9, 2, "United Kingdom", .julian, false),
      (1899, 4, 26, "Russia", .gregorian, true), (1899, 4, 26, "Russia", .julian, false),
      (1990, 6, 15, "Russia", .gregorian, false), (1756, 1, 27, "Austria", .gregorian, false),
      (1756, 1, 27, "Austria", .julian, true), (1756, 1, 27, "Atlantis", .gregorian, false),
    ]
    for (year, month, day, country, calendar, isNoted) in cases {
      let birth = try Self.birth(year, month, day, in: country, on: calendar)
      #expect(
        Self.codes(birth).contains(.otherCalendar) == isNoted, "\(year) \(country) \(calendar)")
      #expect(Self.codes(birth).contains(.julianCalendar) == (calendar == .julian))
    }
  }

  @Test func `the doubt about the Earth's turning is noted where it exceeds a minute`() throws {
    for (year, isNoted) in [(-44, true), (900, true), (1000, false), (1776, false)] {
      let birth = Birth(
        date: try CalendarDate(year, 6, 1), time: try TimeOfDay("12:00"), zone: .utc)
      #expect(Self.codes(birth).contains(.timeAgainstSky) == isNoted, "\(year)")
    }
  }
}
