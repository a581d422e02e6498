import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct LunationReferenceTests {
  @Test func `every quarter of the table is found and no other`() throws {
    let table = try #require(try ReferenceCases.load("usno_phases"))
    let years = Dictionary(grouping: try table.cases.map(Row.init), by: \.at.utcDate.year)
    #expect(years.count == 31)
    for (year, rows) in years {
      let start = try Samples.instant("\(year)-01-01T00:00")
      guard Libswe.sampledDays.contains(start.days) else { continue }
      let end = try Samples.instant("\(year + 1)-01-01T00:00")
      let found = try Samples.calendar().events(
        [.lunation], during: start..<end, ephemeris: Samples.ephemeris.get())
      #expect(found.count == rows.count, "\(year)")
      // The header's 60 s hold where ΔT is observed; elsewhere the USNO's ΔT is another.
      let seconds = (1900...2026).contains(year) ? 60.0 : 200
      for (event, row) in zip(found, rows) {
        guard case .lunation(let lunation) = event else { continue }
        #expect(lunation.quarter == row.quarter, "\(row.at.iso8601)")
        #expect(row.at.days(until: lunation.at).magnitude * 86_400 <= seconds, "\(row.at.iso8601)")
      }
    }
  }

  struct Row {
    let quarter: LunarQuarter
    let at: JulianDay<UT1>

    init(_ row: ReferenceCase) throws {
      quarter = try #require(LunarQuarter(rawValue: try row.integer("quarter")))
      at = JulianDay(secondsSince1970: try row.integer("unix_minutes") * 60)
    }
  }
}
