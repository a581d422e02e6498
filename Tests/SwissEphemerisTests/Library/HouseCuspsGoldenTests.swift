#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// One row of `Golden/house-cusps.csv`.
struct GoldenCusps: Sendable, CustomTestStringConvertible {
  let system: HouseSystem
  let ut: JulianDay<UT1>
  let place: GeographicPlace
  let row: GoldenTable.Row

  var testDescription: String {
    "\(system.title) at \(ut), latitude \(place.latitude), longitude \(place.longitude)"
  }

  init(_ row: GoldenTable.Row) throws {
    system = try #require(HouseSystem(letter: try row.text("system")))
    ut = JulianDay(try row.double("jd_ut"))
    place = try GeographicPlace(
      latitude: try row.double("latitude"), longitude: try row.double("longitude"))
    self.row = row
  }

  static func rows() throws -> [Self] {
    try EphemerisSamples.golden("house-cusps").rows.map(Self.init)
  }

  /// The rows inside the polar circles.
  static func polarRows() throws -> [Self] {
    try rows().filter { $0.place.latitude.magnitude > 66.6 }
  }
}

@Suite struct HouseCuspsGoldenTests {
  /// In degrees.
  ///
  /// swetest prints 11 decimals; the sky turns 1e−7° in 24 µs, so this is the same sidereal time to less than a
  /// Julian Day resolves.
  static let tolerance = 1e-7

  @Test(arguments: try GoldenCusps.rows())
  func `cusps and angles agree with swetest`(_ golden: GoldenCusps) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let houses = try #require(
      try ephemeris.houses(golden.system, at: golden.ut, place: golden.place))
    #expect(houses.system == golden.system)
    let cusps = try (1...12).map { number in
      EphemerisSamples.error(
        houses.cusps[number - 1], try golden.row.double("cusp_\(number)"))
    }
    #expect(cusps.allSatisfy { $0 <= Self.tolerance }, "cusps off by \(cusps)°")
    let angles = [
      EphemerisSamples.error(houses.ascendant, try golden.row.double("ascendant")),
      EphemerisSamples.error(houses.midheaven, try golden.row.double("mc")),
      EphemerisSamples.error(
        EclipticLongitude(wrapping: houses.armc.degrees), try golden.row.double("armc")),
    ]
    #expect(angles.allSatisfy { $0 <= Self.tolerance }, "angles off by \(angles)°")
    #expect(houses.armc.degrees >= 0 && houses.armc.degrees < 360)
  }

  /// libswe fills in Porphyry's cusps there.
  @Test(arguments: try GoldenCusps.polarRows(), [HouseSystem.placidus, .koch])
  func `Placidus and Koch have no houses inside the polar circles`(
    _ golden: GoldenCusps, system: HouseSystem
  ) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    #expect(try ephemeris.houses(system, at: golden.ut, place: golden.place) == nil)
  }

  /// libswe's own words (swehouse.c); every other failure is an error and not "undefined here".
  @Test func `houses are undefined near the poles alone`() {
    for message in ["within polar circle", "very close to polar circle"] {
      #expect(LibSwissEphemeris.isOfUndefinedHouses(message + ", switched to Porphyry"))
    }
    for message in [
      "", "within polar circle", "House system I (Sunshine) needs valid Sun declination",
    ] {
      #expect(!LibSwissEphemeris.isOfUndefinedHouses(message))
    }
  }

  @Test func `the table has every system, and some places inside the polar circles`() throws {
    let rows = try GoldenCusps.rows()
    #expect(Set(rows.map(\.system)) == Set(HouseSystem.allCases))
    let polar = try GoldenCusps.polarRows()
    #expect(polar.contains { $0.place.latitude > 0 })
    #expect(polar.contains { $0.place.latitude < 0 })
  }

  @Test func `no two systems divide the sky of London alike`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let london = try GeographicPlace(latitude: 51.5, longitude: -0.1)
    let second = try HouseSystem.allCases.map { system in
      try #require(try ephemeris.houses(system, at: .j2000, place: london)).cusps[1]
    }
    #expect(Set(second).count == HouseSystem.allCases.count)
  }

  @Test func `the poles and the equator do no harm`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for system in HouseSystem.allCases {
      for latitude in [-90.0, -66.6, 0, 66.6, 90] {
        let place = try GeographicPlace(latitude: latitude, longitude: 180)
        for ut in EphemerisSamples.instants(50, seed: 90) {
          guard let houses = try ephemeris.houses(system, at: ut, place: place) else {
            #expect(latitude.magnitude > 66 && [.placidus, .koch].contains(system))
            continue
          }
          #expect(houses.cusps.allSatisfy { (0..<360).contains($0.degrees) })
        }
      }
    }
  }
}
#endif
