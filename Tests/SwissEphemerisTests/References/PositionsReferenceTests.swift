#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// `positions.json`: random instants of 1800-2399, by pyswisseph on the same files.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct PositionsReferenceTests {
  /// In degrees, and degrees a day: the file's header asks for it; its values end at 1e−7.
  static let degrees = 1e-6

  /// Of the distance itself: the file gives nine digits.
  static let relativeDistance = 1e-8

  /// In seconds: the file gives three decimals.
  static let seconds = 0.000_501

  private static let columns: [CelestialBody: String] = [
    .sun: "Sun", .moon: "Moon", .mercury: "Mercury", .venus: "Venus", .mars: "Mars",
    .jupiter: "Jupiter", .saturn: "Saturn", .uranus: "Uranus", .neptune: "Neptune",
    .pluto: "Pluto", .meanNode: "MeanNode", .trueNode: "TrueNode", .chiron: "Chiron",
    .meanApogee: "MeanApogee", .osculatingApogee: "OscuApogee",
  ]

  @Test(arguments: try ReferenceCases.load("positions")?.cases ?? [])
  func `a sky agrees with pyswisseph`(_ row: ReferenceCase) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let ut = JulianDay<UT1>(try row.double("jd_ut"))
    #expect(ut.iso8601 == (try row.text("iso")))
    let deltaTError = try ephemeris.deltaT(at: ut) - (try row.double("delta_t_s"))
    #expect(deltaTError.magnitude <= Self.seconds)
    let sky = try ephemeris.sky(at: ut, bodies: .all)
    for body in CelestialBody.allCases where body <= .osculatingApogee {
      // Longitude, latitude, distance, their daily motions but the last; right ascension and
      // declination follow, which the engine does not give.
      let values = try row.doubles(try #require(Self.columns[body]))
      try #require(values.count == 7)
      let state = sky[body]
      let errors = [
        EphemerisSamples.error(state.longitude, values[0]), state.latitude.degrees - values[1],
        state.longitudePerDay.degrees - values[3], state.latitudePerDay.degrees - values[4],
      ]
      #expect(errors.allSatisfy { $0.magnitude <= Self.degrees }, "\(body) is off by \(errors)°")
      #expect((state.distanceAU / values[2] - 1).magnitude <= Self.relativeDistance, "\(body)")
    }
  }

  @Test func `the file has rows`() throws {
    #expect(try #require(try ReferenceCases.load("positions")).cases.count >= 100)
  }
}
#endif
