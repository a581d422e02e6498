import Astrology
import Ephemeris
import TestSupport
import Testing

/// Sectors of charts beside libswe's.
@Suite(.enabled(if: ReferenceCases.isPresent, "no folder of reference cases"))
struct GauquelinReferenceTests {
  @Test func `cusps and sectors agree with the reference cases`() throws {
    let rows = try WiderCases.rows("gauquelin")
    #expect(rows.count >= 12)
    for row in rows {
      let wider = try WiderCases.widerChart(row)
      if try row.isNull("cusps") {
        #expect(wider.gauquelinSectors == nil)
      } else {
        let cusps = try #require(wider.gauquelinSectors).cusps
        for (cusp, expected) in try zip(cusps, row.doubles("cusps")) {
          #expect(WiderCases.error(cusp, expected) < 1e-5)
        }
      }
      for (name, pair) in try #require(try row.value("sectors").object) {
        let body = try ChartBody(name: name)
        let expected = try #require(pair.array?.first?.number)
        let sector = try #require(wider.gauquelinSector(of: body))
        #expect((sector - expected).magnitude < 1e-5, "\(row), \(name)")
      }
    }
  }

  @Test func `a birth without a time has no sectors`() throws {
    let wider = try WiderCases.widerChart(of: Birth(date: CalendarDate("1990-06-15")))
    #expect(wider.gauquelinSectors == nil && wider.gauquelinSector(of: .sun) == nil)
  }
}
