#if SwissEphemeris
import Astrology
import Documents
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSamples
import TestSupport
import Testing

/// `vedic --json` and `panchanga --json`.
@Suite struct VedicDocumentTests {
  private static func vedic(_ chart: NatalChart) throws -> VedicChart {
    VedicChart(of: try SiderealChart(of: chart, ephemeris: DirectEphemeris()))
  }

  @Test func `charts make objects that fit the schema`() throws {
    let library = try SchemaLibrary.contract()
    for (index, drawn) in try RandomBirth.draw(24, seed: 78).enumerated() {
      let chart = try Samples.chart(of: drawn.birth, houses: drawn.houses)
      let year = VimshottariDasha.Year.allCases[index % 4]
      let text = VedicDocument(try Self.vedic(chart), year: year).json
      let document = try JSONValue(parsing: text)
      let violations = try library.violations(in: document, against: "vedic")
      #expect(violations.isEmpty, "\(drawn.birth): \(violations.prefix(3))")
      #expect((document["dasha"] == .null) == (chart.angles == nil))
      #expect(document["points"]?.array?.count == (chart.angles == nil ? 12 : 13))
    }
  }

  @Test func `days make objects that fit the schema`() throws {
    let library = try SchemaLibrary.contract()
    for index in 0..<20 {
      let date = try CalendarDate("1900-02-03").advanced(byDays: index * 3_911)
      let place = try GeographicPlace(
        latitude: Double(index * 6 - 57), longitude: Double(index * 17 - 165))
      let zone = CivilZone.localMeanTime(longitude: place.longitude)
      let panchanga = try #require(
        try Panchanga(on: date, in: zone, at: place, ephemeris: DirectEphemeris()))
      let text = PanchangaDocument(panchanga, zone: zone).json
      let violations = try library.violations(
        in: JSONValue(parsing: text), against: "panchanga")
      #expect(violations.isEmpty, "\(date): \(violations.prefix(3))")
    }
  }

  @Test func `draconic places are counted from the node`() throws {
    let chart = try Samples.contractChart()
    let draconic = DraconicChart(of: chart)
    #expect(draconic.longitude(of: .meanNode).degrees == 0)
    let arc = chart.sky[.meanNode].longitude.eastwardArc(to: chart.sky[.sun].longitude)
    #expect((draconic.longitude(of: .sun).degrees - arc.degrees).magnitude < 1e-12)
  }
}
#endif
