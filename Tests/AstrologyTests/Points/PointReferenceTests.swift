import Astrology
import Ephemeris
import EngineSupport
import SwissEphemeris
import TestSupport
import Testing

/// Lots, declinations, antiscia and midpoints against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct PointReferenceTests {
  /// The header's: a lot adds up to five places of 1e-6° each.
  static let lotDegrees = 4e-6
  /// The header's.
  static let altitudeDegrees = 2e-5

  @Test func `sect and the seven lots are those of the table`() throws {
    let table = try WiderCases.load("lots")
    #expect(table.cases.count >= 20)
    for row in table.cases {
      let chart = try WiderCases.widerChart(row)
      let horizon = try #require(chart.horizon)
      #expect(try horizon.sect.name == row.text("sect"), "\(row)")
      let altitude = try row.double("sun_altitude")
      #expect((horizon.sunAltitude.degrees - altitude).magnitude <= Self.altitudeDegrees, "\(row)")
      for lot in Lot.allCases {
        let place = try #require(chart.place(of: lot.formula))
        let error = try WiderCases.error(place.longitude, row.double(lot.name))
        #expect(error <= Self.lotDegrees, "\(row): \(lot.name)")
      }
    }
  }

  /// The header's: rounding, and beside the table's own 0.003″.
  static let declinationDegrees = Libswe.isBuiltIn ? 1e-7 : 1e-6
  /// Six decimals, and libswe's motion of the node.
  ///
  /// The table's motions are up to 0.00008° a day from libswe's for the Moon; with the equator held still those of
  /// the others would be up to 0.000018° off.
  static func perDayDegrees(_ body: CelestialBody, isTable: Bool) -> Double {
    isTable ? (body == .moon ? 1e-4 : 5e-6) : 1e-6
  }
  /// The header's.
  static let parallelDegrees = 2e-6

  @Test func `declinations, bounds and parallels are those of the table`() throws {
    let table = try WiderCases.load("declinations")
    let ephemeris = try Samples.ephemeris.get()
    #expect(table.cases.count >= 22)
    for row in table.cases {
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let obliquity = try ephemeris.obliquity(at: instant)
      #expect(
        try (obliquity.degrees - row.double("true_obliquity")).magnitude
          <= Self.declinationDegrees, "\(row)")
      let found = try Declinations(
        of: ephemeris.sky(at: instant), obliquity: obliquity,
        obliquityPerDay: ephemeris.obliquityPerDay(at: instant))
      for declination in found.bodies {
        let expected = try row.doubles(declination.body.name)
        try #require(expected.count == 3)
        let place = declination.place
        let ascension = EclipticLongitude(wrapping: place.rightAscension.degrees)
        #expect(
          WiderCases.error(ascension, expected[0]) <= Self.declinationDegrees,
          "\(row): \(declination.body)")
        #expect(
          (place.declination.degrees - expected[1]).magnitude <= Self.declinationDegrees,
          "\(row): \(declination.body)")
        #expect(
          (place.declinationPerDay.degrees - expected[2]).magnitude
            <= Self.perDayDegrees(declination.body, isTable: !Libswe.isBuiltIn),
          "\(row): \(declination.body)")
      }
      let beyond = found.bodies.filter(\.isOutOfBounds).map(\.body.name)
      #expect(try beyond == row.value("out_of_bounds").strings, "\(row)")
      let parallels = found.parallels()
      let expected = try row.value("parallels").array ?? []
      #expect(
        parallels.map { [$0.first.name, $0.second.name, $0.kind.name] } == expected.map(\.strings),
        "\(row)")
      for (parallel, expected) in zip(parallels, expected) {
        let orb = try #require(expected.array?.last?.number)
        #expect((parallel.orb.degrees - orb).magnitude <= Self.parallelDegrees, "\(row)")
      }
    }
  }

  @Test func `motions in declination are the same by the table`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for row in try WiderCases.load("declinations").cases {
      let instant = try ephemeris.instant(JulianDay<UT1>(row.double("jd_ut")))
      let found = try Declinations(
        of: ephemeris.sky(at: instant), obliquity: ephemeris.obliquity(at: instant),
        obliquityPerDay: ephemeris.obliquityPerDay(at: instant))
      for declination in found.bodies {
        let expected = try row.doubles(declination.body.name)[2]
        let error = (declination.declinationPerDay.degrees - expected).magnitude
        #expect(
          error <= Self.perDayDegrees(declination.body, isTable: true),
          "\(row): \(declination.body) \(error)")
      }
    }
  }

  /// The header's: rounding.
  static let pointDegrees = 3e-6

  @Test func `antiscia, midpoints and pictures are those of the table`() throws {
    let table = try WiderCases.load("points")
    #expect(table.cases.count >= 12)
    for row in table.cases {
      let chart = try WiderCases.widerChart(row)
      let places = chart.chart.places
      for (place, expected) in zip(places, try row.doubles("longitudes")) {
        #expect(WiderCases.error(place.longitude, expected) <= Self.pointDegrees, "\(row)")
      }
      try expect(
        chart.antiscia.map { ([$0.first.name, $0.second.name, $0.kind.name], $0.orb.degrees) },
        row.value("antiscia"), "\(row)")
      try expect(
        chart.midpointPictures.map {
          ([$0.point.name, $0.midpoint.first.name, $0.midpoint.second.name], $0.orb.degrees)
        }, row.value("pictures"), "\(row)")
      let midpoints = Midpoint.all(among: places)
      let expected = try row.value("midpoints").array ?? []
      #expect(midpoints.map { [$0.first.name, $0.second.name] } == expected.map(\.strings))
      for (midpoint, expected) in zip(midpoints, expected) {
        let degrees = try #require(expected.array?.last?.number)
        #expect(WiderCases.error(midpoint.longitude, degrees) <= Self.pointDegrees, "\(row)")
      }
    }
  }

  private func expect(
    _ found: [(names: [String], orb: Double)], _ expected: JSONValue, _ row: String
  ) throws {
    let expected = Dictionary(
      uniqueKeysWithValues: (expected.array ?? []).map { ($0.strings, $0.array?.last?.number) })
    #expect(Set(found.map(\.names)) == Set(expected.keys), "\(row)")
    for (names, orb) in found {
      let there = try #require(expected[names] ?? nil)
      #expect((orb - there).magnitude <= Self.pointDegrees, "\(row): \(names)")
    }
  }
}
