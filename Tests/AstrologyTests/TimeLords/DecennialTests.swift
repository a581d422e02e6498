import Astrology
import Ephemeris
import TestSupport
import Testing

/// Decennials beside the tables and the example of Vettius Valens.
@Suite struct DecennialTests {
  /// Valens rounds to hours and their quarters, and adds up what he has rounded.
  private static let hours = 1.5

  /// A birth by night whose planets follow one another as in Valens' example: Moon, Venus, Jupiter, Saturn,
  /// Mars, Sun, Mercury.
  private static func calendar(_ days: PeriodTechnique.DecennialDays) throws -> PeriodCalendar {
    let birth = Birth(
      date: try CalendarDate(1956, 4, 12), time: try TimeOfDay(1, 0), zone: .utc,
      place: try GeographicPlace(latitude: 51.5, longitude: -0.13))
    return try PeriodCalendar(
      of: WiderCases.widerChart(of: birth), by: .decennials(days: days), levels: 4)
  }

  /// The lords that rule an instant, from the longest period to the shortest.
  private static func lords(
    of calendar: PeriodCalendar, daysAfterBirth days: Double
  ) -> [String] {
    let instant = calendar.birth.advanced(byDays: days)
    var periods = calendar.periods(during: instant..<instant.advanced(bySeconds: 1))
    var lords: [String] = []
    while let period = periods.first(where: { $0.period.contains(instant) }) {
      lords.append(period.lord.name)
      periods = period.parts
    }
    return lords
  }

  /// *Anthology* VI 5: after 53 years of 360 days, on the 37th day of the 54th, Mars has the years, Saturn the
  /// months, and of the days the sixth turn, which is Venus', has come to Saturn.
  @Test func `the example of Valens has the lords that he names`() throws {
    let calendar = try Self.calendar(.turns)
    #expect(
      calendar.order?.map(\.name) == [
        "moon", "venus", "jupiter", "saturn", "mars", "sun", "mercury",
      ])
    let days = 53.0 * 360 + 36.5
    #expect(
      Self.lords(of: calendar, daysAfterBirth: days) == ["mars", "saturn", "venus", "saturn"])
    // "To itself 8 days, then to Jupiter 12": 22 days of Venus' turn are over at the end of the 37th.
    #expect(Self.lords(of: calendar, daysAfterBirth: days - 2)[3] == "jupiter")
    #expect(Self.lords(of: calendar, daysAfterBirth: days - 15)[3] == "venus")
    #expect(Self.lords(of: calendar, daysAfterBirth: days - 22)[2] == "moon")
  }

  @Test(arguments: try Samples.golden("decennials-valens").rows)
  func `shares of months are those of the table`(_ row: GoldenTable.Row) throws {
    let calendar = try Self.calendar(.shares)
    let life = calendar.birth..<calendar.birth.advanced(byDays: 3_870)
    let major = try #require(calendar.periods(during: life).first)
    let months = try #require(try major.parts.first { try $0.lord.name == row.text("lord") })
    let share = try #require(
      try months.parts.first { try $0.lord.name == row.text("receiver") })
    let days = share.period.lowerBound.days(until: share.period.upperBound)
    let expected =
      try row.double("months") * 30 + row.double("days") + row.double("hours") / 24
    #expect((days - expected).magnitude * 24 <= Self.hours)
  }

  @Test func `the table has every lord of months`() throws {
    let lords = try Samples.golden("decennials-valens").rows.map { try $0.text("lord") }
    #expect(Set(lords).count == 7 && lords.count == 26)
  }
}
