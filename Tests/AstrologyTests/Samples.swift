import Astrology
import Ephemeris
import SwissEphemeris
import Foundation
import EngineSupport
import TestSupport
import Testing

/// What several suites of charts and skies need.
enum Samples {
  /// The ephemeris that comes with the package, opened once.
  static let ephemeris = Result { () throws(EphemerisError) in try ExactEphemeris() }

  /// The calendar of that ephemeris.
  static func calendar(includesMoonAspects: Bool = false) throws -> SkyCalendar {
    SkyCalendar(includesMoonAspects: includesMoonAspects)
  }

  /// The machine's zones, opened once.
  static let zones = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// The instant of `2025-01-06T12:00` in UTC.
  static func instant(_ text: String) throws -> JulianDay<UT1> {
    let (date, time) = try label(text)
    return JulianDay(date, time)
  }

  /// Reads `1990-06-15T14:30` or `1990-06-15T14:30:00`.
  static func label(_ text: String) throws -> (date: CalendarDate, time: TimeOfDay) {
    let parts = text.split(separator: "T")
    try #require(parts.count == 2)
    return (try CalendarDate(parts[0]), try TimeOfDay(parts[1]))
  }

  static func place(_ latitude: Double, _ longitude: Double) throws -> GeographicPlace {
    try GeographicPlace(latitude: latitude, longitude: longitude)
  }

  /// A birth with everything known.
  static func birth(
    _ local: String, zone: String, latitude: Double, longitude: Double
  ) throws -> Birth {
    let (date, time) = try label(local)
    return Birth(
      date: date, time: time,
      zone: try CivilZone(zone, longitude: longitude, database: zones.get()),
      place: try place(latitude, longitude))
  }

  /// A birth at an instant, which is rounded to the second.
  static func birth(at ut: JulianDay<UT1>, latitude: Double, longitude: Double) throws -> Birth {
    Birth(
      date: ut.utcDate, time: ut.utcTime, zone: .utc,
      place: try place(latitude, longitude))
  }

  static func chart(of birth: Birth, houses: HouseSystem = .placidus) throws -> NatalChart {
    try NatalChart(of: birth, houses: houses, ephemeris: ephemeris.get())
  }

  /// A sky in which each body stands where it is said to and moves as it is said to.
  static func sky(
    _ states: [CelestialBody: (longitude: Double, perDay: Double)]
  ) -> Sky {
    Sky(
      ut: .j2000, tt: .j2000, bodies: BodySet(states.keys), source: .swiss,
      state: { body in
        BodyState(
          longitude: EclipticLongitude(wrapping: states[body]?.longitude ?? 0), latitude: .zero,
          distanceAU: 1, longitudePerDay: .degrees(states[body]?.perDay ?? 0),
          latitudePerDay: .zero, distancePerDayAU: 0)
      })
  }

  /// A golden file of these tests.
  static func golden(_ name: String) throws -> GoldenTable {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
    return try GoldenTable(contentsOf: url)
  }
}
