public import Astrology
internal import Documents
public import EngineSupport
public import Ephemeris

#if SwissEphemeris
public import SwissEphemeris
#endif

/// What several suites of readings and documents need.
public enum Samples {
  /// The ephemeris that comes with the package, opened once.
  public static let ephemeris = Result { () throws(EphemerisError) in try ExactEphemeris() }

  /// The machine's zones, opened once.
  public static let zones = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// Looks zones up as the command does.
  public static func zone(_ text: String, _ longitude: Double?) throws(CivilTimeError) -> CivilZone
  {
    try CivilZone(text, longitude: longitude, database: zones.get())
  }

  /// A birth whose time is known.
  public static func birth(
    _ local: String, zone: String, latitude: Double, longitude: Double
  ) throws -> Birth {
    try BirthFields(
      birth: local, zone: zone, latitude: "\(latitude)", longitude: "\(longitude)"
    ).read(zones: zones.get())
  }

  /// A birth's chart.
  public static func chart(
    of birth: Birth, houses: HouseSystem = .placidus
  ) throws -> NatalChart {
    try NatalChart(of: birth, houses: houses, ephemeris: ephemeris.get())
  }

  /// The contract's birth: 1990-06-15 14:30 in New York.
  public static func contractChart() throws -> NatalChart {
    try chart(
      of: birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
  }
}
