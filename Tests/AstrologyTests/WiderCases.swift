import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// The reference cases of the wider techniques, as this target reads them.
enum WiderCases {
  /// The cases of a file of the folder `wider`.
  static func load(_ name: String) throws -> ReferenceTable {
    try #require(try ReferenceCases.load("wider/\(name)"))
  }

  /// The chart of a case that has an instant and a place.
  static func chart(_ row: ReferenceCase) throws -> WiderChart {
    let birth = try Samples.birth(
      at: JulianDay(row.double("jd_ut")), latitude: row.double("lat"),
      longitude: row.double("lon"))
    return try chart(of: birth)
  }

  /// The chart of a birth, without the points that only libswe knows.
  static func chart(of birth: Birth) throws -> WiderChart {
    try WiderChart(
      of: Samples.chart(of: birth), points: [], ephemeris: Samples.ephemeris.get())
  }

  /// Degrees between a place and the number of a case.
  static func error(_ longitude: EclipticLongitude, _ expected: Double) -> Double {
    EphemerisSamples.error(longitude, expected)
  }
}

extension JSONValue {
  /// The strings of an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }
}
