import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

/// The reference cases of the wider techniques, as this target reads them.
enum WiderCases {
  /// The cases of a file of the folder `wider`.
  static func load(_ name: String) throws -> ReferenceTable {
    try #require(try ReferenceCases.load("wider/\(name)"))
  }

  /// The rows of a file.
  static func rows(_ name: String) throws -> [ReferenceCase] { try load(name).cases }

  /// The birth of a row, at the instant it says: anyone who made it read the clocks.
  static func birth(_ row: ReferenceCase) throws -> Birth {
    try Samples.birth(
      at: JulianDay(row.double("jd_ut")), latitude: row.double("lat"), longitude: row.double("lon"))
  }

  /// The birth of the first or the second of two people of a row, at the instant it says.
  static func birth(_ row: ReferenceCase, of number: Int) throws -> Birth {
    try Samples.birth(
      at: JulianDay(row.double("jd_ut_\(number)")), latitude: row.double("lat_\(number)"),
      longitude: row.double("lon_\(number)"))
  }

  /// The charts of two people of a row, by the ephemeris that programs use.
  static func charts(_ row: ReferenceCase) throws -> (first: NatalChart, second: NatalChart) {
    let ephemeris = try ephemeris.get()
    return try (
      NatalChart(of: birth(row, of: 1), ephemeris: ephemeris),
      NatalChart(of: birth(row, of: 2), ephemeris: ephemeris)
    )
  }

  /// The birth of a row with the clocks that it was given by.
  static func birthByClocks(_ row: ReferenceCase) throws -> Birth {
    try Samples.birth(
      row.text("birth"), zone: row.text("zone"), latitude: row.double("lat"),
      longitude: row.double("lon"))
  }

  /// The chart of a row, by the ephemeris that programs use.
  static func chart(_ row: ReferenceCase) throws -> NatalChart {
    try NatalChart(of: birth(row), ephemeris: ephemeris.get())
  }

  /// The wider chart of a row that has an instant and a place.
  static func widerChart(_ row: ReferenceCase) throws -> WiderChart {
    try widerChart(of: birth(row))
  }

  /// The wider chart of a birth, without the points that only libswe knows.
  static func widerChart(of birth: Birth) throws -> WiderChart {
    try WiderChart(
      of: Samples.chart(of: birth), points: [], ephemeris: Samples.ephemeris.get())
  }

  /// Degrees between a place and the number of a case.
  static func error(_ longitude: EclipticLongitude, _ expected: Double) -> Double {
    EphemerisSamples.error(longitude, expected)
  }

  /// The ephemeris that programs use: the table answers for every case.
  static let ephemeris = Result { () throws(EphemerisError) in try UsualEphemeris() }

  /// The point of a name.
  static func point(_ name: String) throws -> ChartPoint {
    if let angle = try? ChartAngle(name: name) { return .angle(angle) }
    return .body(try CelestialBody(name: name))
  }

  /// An instant as the files write it, `2025-01-06T12:00:00Z`.
  static func instant(_ text: String) throws -> JulianDay<UT1> {
    try #require(text.hasSuffix("Z"))
    return try Samples.instant(String(text.dropLast()))
  }

  /// Seconds between two instants.
  static func seconds(_ one: JulianDay<UT1>, _ other: JulianDay<UT1>) -> Double {
    one.days(until: other).magnitude * 86_400
  }
}

extension JSONValue {
  /// The strings of an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }
}
