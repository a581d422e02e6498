import Astrology
import Documents
import Ephemeris
import Foundation
import TestSamples
import TestSupport
import Testing

/// The documents of `astrolabe lines` and `astrolabe chart --for-place`.
@Suite struct LinesDocumentTests {
  private static func lines(_ bodies: BodySet = .eleven) throws -> [AngularLine] {
    try #require(
      try AngularLine.lines(
        of: Samples.contractChart(), bodies: bodies, ephemeris: Samples.ephemeris.get()))
  }

  private static func violations(_ text: String, _ schema: String) throws -> [String] {
    let document = try JSONValue(parsing: text)
    return try SchemaLibrary.contract().violations(in: document, against: schema)
      .map(\.description)
  }

  private static func lisbon() throws -> GeographicPlace {
    try GeographicPlace(latitude: 38.72, longitude: -9.14)
  }

  @Test func `lines fit their schemas`() throws {
    let lines = try Self.lines()
    for place in try [nil, Self.lisbon()] {
      #expect(try Self.violations(LinesDocument(lines, for: place).json, "lines") == [])
      #expect(try Self.violations(LinesGeoDocument(lines, for: place).json, "lines_geo") == [])
    }
    let array = try #require(try JSONValue(parsing: LinesDocument(lines).json).array)
    #expect(array.count == 44)
    #expect(array.count { $0["longitude"] != nil } == 22)
    #expect(array.count { $0["points"] != nil } == 22)
    #expect(array.allSatisfy { $0["kilometers"] == nil })
  }

  @Test func `a map in GeoJSON has the points of the array`() throws {
    let lines = try Self.lines(BodySet(.sun))
    let array = try #require(try JSONValue(parsing: LinesDocument(lines).json).array)
    let features = try #require(
      try JSONValue(parsing: LinesGeoDocument(lines).json)["features"]?.array)
    for (line, feature) in zip(array, features) where line["points"] != nil {
      let geometry = try #require(feature["geometry"])
      let coordinates = try #require(geometry["coordinates"]?.array)
      let points =
        geometry["type"]?.string == "LineString"
        ? coordinates : coordinates.flatMap { $0.array ?? [] }
      #expect(points == line["points"]?.array)
    }
  }

  @Test func `the schemas are strict`() throws {
    let lines = try Self.lines(BodySet(.sun))
    let (json, geo) = (LinesDocument(lines).json, LinesGeoDocument(lines).json)
    for (right, wrong) in [
      (#""angle":"midheaven""#, #""angle":"ascendant""#), (#""body":"sun""#, #""body":"sol""#),
      (#""longitude":-"#, #""longitude":-1"#),
    ] {
      #expect(json.components(separatedBy: right).count > 1, "\(right)")
      let broken = json.replacingOccurrences(of: right, with: wrong)
      #expect(try !Self.violations(broken, "lines").isEmpty, "\(wrong)")
    }
    let broken = geo.replacingOccurrences(of: #""LineString""#, with: #""Point""#)
    #expect(try !Self.violations(broken, "lines_geo").isEmpty)
  }

  @Test func `a relocation fits the schema, with a place of birth and without`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let date = try CalendarDate("1990-06-15")
    let charts = try [
      Samples.contractChart(),
      NatalChart(of: Birth(date: date, time: .noon, zone: .utc), ephemeris: ephemeris),
    ]
    for (chart, name) in zip(charts, ["Lisbon", nil]) {
      let moved = try #require(
        try Relocation(of: chart, to: Self.lisbon(), ephemeris: ephemeris))
      let text = RelocationDocument(moved, name: name).json
      #expect(try Self.violations(text, "relocation") == [])
      let document = try JSONValue(parsing: text)
      #expect(document["place"]?["name"] == (name.map(JSONValue.string) ?? .null))
      #expect(
        (document["angles"]?.array?.first?["birth"] == .null) == (chart.birth.place == nil))
      #expect(document["chart"]?["exact_chart"] == .boolean(true))
      for wrong in [#""relocated":0"#, #""relocated":13"#] {
        let number = try #require(moved.houses.first).relocated.number
        let broken = text.replacingOccurrences(of: #""relocated":\#(number)"#, with: wrong)
        #expect(try !Self.violations(broken, "relocation").isEmpty)
      }
    }
  }
}
