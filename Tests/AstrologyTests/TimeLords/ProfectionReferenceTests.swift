import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Profected years and months against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct ProfectionReferenceTests {
  /// The header's: printed to the second, and the Sun moves 0.04″ a second.
  static let seconds = 2.0

  private static func year(
    _ row: ReferenceCase, of chart: NatalChart, years: Profection.Years = .solarReturn,
    months: Profection.Months = .solar, byCusps: Bool = false
  ) throws -> Profection {
    let from = try WiderCases.instant(row.text("from"))
    let calendar = Profection.Calendar(of: chart, years: years, months: months, byCusps: byCusps)
    return try #require(
      try calendar.profection(
        at: from.advanced(byDays: 100), ephemeris: WiderCases.ephemeris.get()))
  }

  @Test func `years and months are those of the cases`() throws {
    let rows = try WiderCases.rows("profections")
    #expect(rows.count == 80)
    for row in rows {
      let chart = try WiderCases.chart(row)
      let year = try Self.year(row, of: chart)
      #expect(try year.age == row.integer("age"), "\(row)")
      #expect(try year.house.number == row.integer("house"), "\(row)")
      #expect(try year.sign.name == row.text("sign"), "\(row)")
      #expect(try year.lord.name == row.text("lord"), "\(row)")
      #expect(year.countedFrom == .ascendant)
      let (from, to) = try (
        WiderCases.instant(row.text("from")), WiderCases.instant(row.text("to"))
      )
      #expect(WiderCases.seconds(year.period.lowerBound, from) <= Self.seconds, "\(row)")
      #expect(WiderCases.seconds(year.period.upperBound, to) <= Self.seconds, "\(row)")
      let month = year.months[try row.integer("month")]
      #expect(try month.sign.name == row.text("month_sign"), "\(row)")
      let monthFrom = try WiderCases.instant(row.text("month_from"))
      #expect(
        WiderCases.seconds(month.period.lowerBound, monthFrom) <= Self.seconds, "\(row)")
      let twelfth = try Self.year(row, of: chart, months: .twelfths)
        .months[row.integer("month")]
      let twelfthFrom = try WiderCases.instant(row.text("month_from_twelfth"))
      #expect(
        WiderCases.seconds(twelfth.period.lowerBound, twelfthFrom) <= Self.seconds, "\(row)")
      let byCusps = try Self.year(row, of: chart, byCusps: true)
      #expect(try byCusps.sign.name == row.text("cusp_sign"), "\(row)")
      #expect(byCusps.countedFrom == .cusps)
    }
  }

  @Test func `birthdays are the civil anniversaries`() throws {
    for row in try WiderCases.rows("profections") {
      let birth = try WiderCases.birthByClocks(row)
      let chart = try NatalChart(of: birth, ephemeris: WiderCases.ephemeris.get())
      let year = try Self.year(row, of: chart, years: .birthday)
      let zone = try #require(birth.moment?.zone)
      let (date, time) = zone.clock(at: year.period.lowerBound)
      #expect(try date.description == row.text("birthday"), "\(row)")
      #expect(time == .midnight, "\(row)")
      #expect(try year.age == row.integer("age"), "\(row)")
    }
  }
}
