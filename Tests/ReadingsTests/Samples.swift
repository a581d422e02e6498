import Astrology
import Documents
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// What several suites of documents need.
enum Samples {
  /// The ephemeris that comes with the package, opened once.
  static let ephemeris = Result { () throws(EphemerisError) in try ExactEphemeris() }

  /// The machine's zones, opened once.
  static let zones = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// Looks zones up as the command does.
  static func zone(_ text: String, _ longitude: Double?) throws(CivilTimeError) -> CivilZone {
    try CivilZone(text, longitude: longitude, database: zones.get())
  }

  static func birth(
    _ local: String, zone: String, latitude: Double, longitude: Double
  ) throws -> Birth {
    try BirthFields(
      birth: local, zone: zone, latitude: "\(latitude)", longitude: "\(longitude)"
    ).read(zoneNamed: Self.zone)
  }

  static func chart(of birth: Birth, houses: HouseSystem = .placidus) throws -> NatalChart {
    try NatalChart(of: birth, houses: houses, ephemeris: ephemeris.get())
  }

  /// The contract's birth: 1990-06-15 14:30 in New York.
  static func contractChart() throws -> NatalChart {
    try chart(
      of: birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
  }
}
