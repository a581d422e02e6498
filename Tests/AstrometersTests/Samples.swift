import Astrology
@testable import Astrometers
import Ephemeris
import SwissEphemeris
import Foundation
import EngineSupport
import TestSupport
import Testing

/// The charts and skies that these tests look at.
enum Samples {
  static func ephemeris() throws -> ExactEphemeris { try shared.get() }

  private static let shared = Result { try ExactEphemeris() }

  static func golden(_ name: String) throws -> GoldenTable {
    let url = Bundle.module.url(
      forResource: name, withExtension: "csv", subdirectory: "Golden")
    return try GoldenTable(contentsOf: try #require(url))
  }

  static func date(_ text: String) throws -> CalendarDate { try CalendarDate(text) }

  /// 1990-06-15 14:30 in New York: a timed chart.
  static func newYork() throws -> Astrometer { try newYorkResult.get() }

  private static let newYorkResult = Result {
    Astrometer(of: try newYorkChart(), norms: try norms(of: try newYorkChart()))
  }

  static func newYorkChart() throws -> NatalChart {
    let time: TimeOfDay = try TimeOfDay("14:30")
    let place: GeographicPlace = try GeographicPlace(latitude: 40.7128, longitude: -74.006)
    // In New York's summer time, which is four hours behind UTC.
    return try NatalChart(
      of: Birth(
        date: try date("1990-06-15"), time: time, zone: .fixed(secondsEast: -4 * 3_600),
        place: place),
      ephemeris: try ephemeris())
  }

  /// 1975-09-09: a date-only chart.
  static func dateOnly() throws -> Astrometer { try dateOnlyResult.get() }

  private static let dateOnlyResult = Result {
    try Astrometer(
      of: NatalChart(of: Birth(date: date("1975-09-09")), ephemeris: ephemeris()),
      ephemeris: ephemeris())
  }

  private static func norms(of chart: NatalChart) throws -> Norms {
    try Norms(of: NatalProfile(of: chart), ephemeris: try ephemeris())
  }

  /// A sky in which every point stands at 0° Aries and at rest, but for the ones given.
  static func sky(_ states: [CelestialBody: (degrees: Double, perDay: Double)]) -> Sky {
    Sky(ut: .j2000, tt: .j2000, bodies: .eleven, source: .swiss) { body in
      let state = states[body] ?? (degrees: 0, perDay: 0)
      return BodyState(
        longitude: EclipticLongitude(wrapping: state.degrees), latitude: .zero, distanceAU: 1,
        longitudePerDay: .degrees(state.perDay), latitudePerDay: .zero, distancePerDayAU: 0)
    }
  }

  /// The power of a transit of a body that stands and moves so, to a point at `natal`.
  static func transit(
    of body: CelestialBody, at degrees: Double, perDay: Double, to natal: Double = 0
  ) -> AspectInForce? {
    let state = sky([body: (degrees, perDay)])[body]
    return TransitingBody(body, state: state)
      .transit(to: .sun, at: EclipticLongitude(wrapping: natal))
  }

  /// The same, 0 where no aspect is in force.
  static func power(
    of body: CelestialBody, at degrees: Double, perDay: Double, to natal: Double = 0
  )
    -> Double
  {
    transit(of: body, at: degrees, perDay: perDay, to: natal)?.power ?? 0
  }
}
