#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// One row of `Golden/apparent-positions.csv`.
struct GoldenPosition: Sendable, CustomTestStringConvertible {
  let body: CelestialBody
  let ut: JulianDay<UT1>
  let row: GoldenTable.Row

  var testDescription: String { "\(body) at \(ut)" }

  init(_ row: GoldenTable.Row) throws {
    body = try CelestialBody(golden: row.text("body"))
    ut = JulianDay(try row.double("jd_ut"))
    self.row = row
  }

  static func rows() throws -> [Self] {
    try EphemerisSamples.golden("apparent-positions").rows.map(Self.init)
  }
}

@Suite struct ApparentPositionsGoldenTests {
  /// In degrees, and degrees a day.
  ///
  /// swetest's own digits end at 1e−11° and 1e−9° a day; what is
  /// left for is the conversion from UT to TT, whose last bit is 40 µs, in which the fastest, the
  /// Moon, moves 7e−9°.
  static let degrees = 1e-7

  /// In astronomical units, and those a day: 15 m.
  ///
  /// 40 µs of the fastest are less than a metre.
  static let distance = 1e-10

  @Test(arguments: try GoldenPosition.rows())
  func `a place agrees with swetest`(_ golden: GoldenPosition) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let row = golden.row
    let state = try ephemeris.sky(at: golden.ut, bodies: BodySet(golden.body))[golden.body]
    let degrees = [
      EphemerisSamples.error(state.longitude, try row.double("longitude")),
      state.latitude.degrees - (try row.double("latitude")),
      state.longitudePerDay.degrees - (try row.double("longitude_per_day")),
      state.latitudePerDay.degrees - (try row.double("latitude_per_day")),
    ]
    #expect(degrees.allSatisfy { $0.magnitude <= Self.degrees }, "off by \(degrees)°")
    let distance = [
      state.distanceAU - (try row.double("distance_au")),
      state.distancePerDayAU - (try row.double("distance_per_day_au")),
    ]
    #expect(distance.allSatisfy { $0.magnitude <= Self.distance }, "off by \(distance) au")
  }

  @Test func `the table knows every body at 62 instants`() throws {
    let rows = try GoldenPosition.rows()
    #expect(Set(rows.map(\.ut)).count == 62)
    // The south node is opposite the north node, and swetest has no letter for it.
    for body in CelestialBody.allCases where body != .southNode {
      #expect(rows.count { $0.body == body } == 62, "\(body)")
    }
  }

  /// libswe keeps what it computed last; that must not show.
  @Test func `a body's place does not depend on what it was asked for with`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    for ut in EphemerisSamples.instants(200, seed: 15) {
      let whole = try ephemeris.sky(at: ut, bodies: .all)
      for body in CelestialBody.allCases {
        let alone = try ephemeris.sky(at: ut, bodies: BodySet(body))
        #expect(alone[body] == whole[body], "\(body) at \(ut)")
      }
      let again = try ephemeris.sky(at: whole.tt, bodies: .all)
      #expect((again.ut.days - ut.days).magnitude <= ut.days.ulp)
      #expect(again.tt == whole.tt)
      #expect(CelestialBody.allCases.allSatisfy { again[$0] == whole[$0] })
    }
  }

  @Test func `eleven bodies are the ones given unasked`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let sky = try ephemeris.sky(at: .j2000)
    #expect(sky.bodies == .eleven)
    #expect(try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: .eleven) == sky)
    #expect(try ephemeris.sky(at: JulianDay<UT1>.j2000, bodies: []).bodies.isEmpty)
  }
}
#endif
