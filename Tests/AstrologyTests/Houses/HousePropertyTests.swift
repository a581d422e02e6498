import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// Houses of 4,000 births, and 48,000 places among them.
@Suite struct HousePropertyTests {
  /// Rounding of the sum of twelve arcs, in degrees.
  static let roundingDegrees = 1e-11

  @Test(arguments: HouseSystem.allCases)
  func `houses tile the circle, and a place lies in one`(_ system: HouseSystem) throws {
    let ephemeris = try UsualEphemeris()
    let broken = try counterexamples(among: 570, seed: 31) { generator in
      (
        ut: JulianDay<UT1>(generator.double(in: 2_396_760..<2_506_690)),
        // The poles themselves have no east.
        place: try GeographicPlace(
          latitude: generator.double(in: -89.9..<89.9),
          longitude: generator.double(in: -180..<180)),
        longitudes: (0..<12).map { _ in
          EclipticLongitude(wrapping: generator.double(in: 0..<360))
        }
      )
    } holds: { drawn in
      let time = drawn.ut.utcTime
      let chart = try NatalChart(
        of: Birth(date: drawn.ut.utcDate, time: time, zone: .utc, place: drawn.place),
        houses: system, ephemeris: ephemeris)
      let cusps = chart.frame.cusps
      let around = zip(cusps, cusps[1...] + cusps[..<1]).reduce(0) { sum, pair in
        sum + pair.0.eastwardArc(to: pair.1).degrees
      }
      return (around - 360).magnitude <= Self.roundingDegrees
        && drawn.longitudes.allSatisfy { longitude in
          let house = chart.frame.house(of: longitude).number
          let width = cusps[house - 1].eastwardArc(to: cusps[house % 12])
          return cusps[house - 1].eastwardArc(to: longitude) < width
        }
    }
    #expect(broken.isEmpty, "\(broken)")
  }
}
