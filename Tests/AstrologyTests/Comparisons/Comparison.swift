import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// What other programs make of the births of `comparison-births.csv`, as this target reads it.
enum Comparison {
  /// The births, in the order of their numbers.
  static func births() throws -> [Birth] {
    try Samples.golden("comparison-births").rows.map { row in
      try Samples.birth(
        at: Samples.instant(row.text("utc")), latitude: row.double("lat"),
        longitude: row.double("lon"))
    }
  }

  /// Their charts.
  static func charts() throws -> [NatalChart] {
    try births().map { try NatalChart(of: $0, ephemeris: Samples.ephemeris.get()) }
  }

  /// Where a point of a chart stands.
  static func place(_ name: String, in places: [ChartPlace]) throws -> EclipticLongitude {
    let point = try WiderCases.point(name)
    return try #require(places.first { $0.point == point }).longitude
  }

  /// Expects a place to be within a number of seconds of arc of that of a row.
  static func expect(
    _ longitude: EclipticLongitude, near row: GoldenTable.Row, within arcseconds: Double
  ) throws {
    let error = try EphemerisSamples.error(longitude, row.double("longitude")) * 3_600
    #expect(error <= arcseconds, "\(row): \(error)″")
  }
}

extension GoldenTable {
  /// The rows in which a column has a text.
  func rows(_ column: String, _ text: String) throws -> [Row] {
    let rows = try rows.filter { try $0.text(column) == text }
    try #require(!rows.isEmpty)
    return rows
  }
}
