import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

@Suite(.enabled(if: ReferenceCases.isPresent)) struct KnownChartReferenceTests {
  /// Kerykeion computed its planets from the Moshier series, which leaves the Swiss files by that much.
  static let moshier = PlaneAngle.arcseconds(10)
  /// Cusps come from the same formulas; six decimals are kept.
  static let cuspTolerance = PlaneAngle.arcseconds(1)

  @Test func `charts of known people agree with kerykeion's`() throws {
    let table = try #require(try ReferenceCases.load("known_charts"))
    var compared = 0
    for row in table.cases {
      let name = try #require(row.values[0].string)
      let (latitude, longitude) = (
        try #require(row.values[3].number), try #require(row.values[4].number)
      )
      let ut = JulianDay<UT1>(try #require(row.values[5].number))
      // 1564 to 1776 are before the files.
      guard ExactEphemeris.span.contains(ut), Libswe.sampledDays.contains(ut.days) else { continue }
      let planets = try #require(row.values[6].array).compactMap(\.number)
      let cusps = try #require(row.values[8].array).compactMap(\.number)
      try #require(planets.count == 10 && cusps.count == 12)
      let chart = try Samples.chart(
        of: Samples.birth(at: ut, latitude: latitude, longitude: longitude))
      for (body, expected) in zip(CelestialBody.allCases, planets) {
        let difference = chart.sky[body].longitude.separation(
          from: EclipticLongitude(wrapping: expected))
        #expect(difference <= Self.moshier, "\(name): \(body)")
      }
      for (house, (found, expected)) in zip(House.all, zip(chart.frame.cusps, cusps)) {
        let difference = found.separation(from: EclipticLongitude(wrapping: expected))
        #expect(difference <= Self.cuspTolerance, "\(name): cusp \(house)")
      }
      compared += 1
    }
    // One birth lies before the table.
    #expect(compared == (Libswe.isBuiltIn ? 28 : 27))
  }
}
