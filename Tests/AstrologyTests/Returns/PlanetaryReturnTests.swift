import Astrology
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

/// Returns against `Golden/returns.csv`, which swetest answered for.
@Suite struct PlanetaryReturnTests {
  /// swetest prints 1e-7°, which the Sun crosses in 9 ms; a straight line through a minute is off by less
  /// than a tenth of a second for the Moon.
  static let toleranceSeconds = 0.1

  static func chart(_ row: GoldenTable.Row) throws -> NatalChart {
    try Samples.chart(
      of: Samples.birth(
        at: JulianDay(try row.double("birth_jd_ut")), latitude: 40, longitude: -74))
  }

  static func luminary(_ row: GoldenTable.Row) throws -> Luminary {
    try #require(Luminary(rawValue: try row.text("body")))
  }

  static func births() throws -> [[GoldenTable.Row]] {
    let rows = try Samples.golden("returns").rows
    let births = try rows.map { try $0.text("birth") }
    return Dictionary(grouping: zip(births, rows), by: \.0).sorted { $0.key < $1.key }
      .map { $0.value.map(\.1) }
  }

  @Test(arguments: try births())
  func `returns are when swetest says, and no others`(_ rows: [GoldenTable.Row]) throws {
    let row = try #require(rows.first)
    let returns = try PlanetaryReturn.returns(
      of: Self.luminary(row).body, to: Self.chart(row),
      during: JulianDay(row.double("from_jd_ut"))..<JulianDay(row.double("to_jd_ut")),
      ephemeris: Samples.ephemeris.get())
    #expect(returns.count == rows.count)
    for (found, row) in zip(returns, rows) {
      let seconds = try (found.at.days - row.double("jd_ut")) * 86_400
      #expect(seconds.magnitude <= Self.toleranceSeconds, "\(row)")
    }
    for (before, after) in zip(returns, returns.dropFirst()) {
      #expect(after.number == before.number + 1)
    }
  }

  @Test(arguments: [
    // Born on 29 February 1988, 18:00 UTC: 32 in 2020, on 29 February; 33 in 2021, on 28 February.
    (birth: "1988-02-29T18:00", age: 32, date: "2020-02-29"),
    ("1988-02-29T18:00", 33, "2021-02-28"),
    // Born on 1 January: the return may fall on 31 December and counts for the year to come.
    ("1990-01-01T00:10", 30, "2020-01-01"),
    // Born on 31 December: JD 2459214.42 is 30 December 2020.
    ("1975-12-31T23:50", 45, "2020-12-30"),
  ])
  func `a solar return of an age is about that birthday`(
    birth: String, age: Int, date: String
  ) throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(
      of: Samples.birth(at: Samples.instant(birth), latitude: 40, longitude: -74))
    let found = try PlanetaryReturn.number(age, of: .sun, to: chart, ephemeris: ephemeris)
    #expect(found.number == age)
    #expect(found.at.utcDate.description == date)
  }

  @Test func `the next return comes after the one before it`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(of: TransitCalendarTests.newYork())
    for luminary in Luminary.allCases {
      var last = try PlanetaryReturn.number(0, of: luminary.body, to: chart, ephemeris: ephemeris)
      // The birth itself, to the search's millisecond.
      #expect((last.at.days(until: chart.instant) * 86_400).magnitude < 0.002)
      for number in 1...4 {
        let next = try PlanetaryReturn.next(
          of: luminary.body, to: chart, after: last.at, ephemeris: ephemeris)
        #expect(next.number == number)
        let same = try PlanetaryReturn.number(
          number, of: luminary.body, to: chart, ephemeris: ephemeris)
        #expect(same == next)
        last = next
      }
    }
  }

  @Test func `numbers hold for a lifetime of lunar returns`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(of: TransitCalendarTests.newYork())
    // 40 years are 534.7 tropical months of 27.321582 days.
    let start = chart.instant.advanced(byDays: 40 * 365.25)
    let returns = try PlanetaryReturn.returns(
      of: .moon, to: chart, during: start..<start.advanced(byDays: 60), ephemeris: ephemeris)
    #expect(returns.map(\.number) == [535, 536])
  }

  @Test func `a return outside the ephemeris is an error`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.chart(of: TransitCalendarTests.newYork())
    #expect(throws: EphemerisError.self) {
      try PlanetaryReturn.number(410, of: .sun, to: chart, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try PlanetaryReturn.next(
        of: .moon, to: chart, after: ephemeris.span.end, ephemeris: ephemeris)
    }
  }
}
