#if SwissEphemeris
import EngineSupport
import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite struct OldYearsTests {
  /// Degrees: swetest's digits end at 1e-11°.
  private static let degrees = 1e-11

  /// A folder with the files of −3000 to 2399, as Debian's `swe-standard-data` and `swe-basic-data` have them.
  private static let folder = ProcessInfo.processInfo.environment["ASTROLABE_OLD_FILES"]

  private static let bodies: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode,
    .trueNode,
  ]

  private static func expectAgreement(
    of ephemeris: some EphemerisProvider, with name: String, count: Int
  ) throws {
    let rows = try EphemerisSamples.golden(name).rows
    #expect(rows.count == count)
    for row in rows {
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let sky = try ephemeris.sky(at: ut, bodies: BodySet(bodies))
      for body in bodies {
        let expected = EclipticLongitude(wrapping: try row.double(body.name))
        let state: BodyState = sky[body]
        let difference = expected.arc(to: state.longitude).degrees
        #expect(abs(difference) < degrees, "\(body) at \(ut): \(difference)°")
      }
    }
  }

  @Test func `1,000 instants from 1200 to 1799 agree with swetest`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    try Self.expectAgreement(of: ephemeris, with: "longitudes-1200", count: 1_000)
    try Self.expectAgreement(of: LayeredEphemeris(), with: "longitudes-1200", count: 1_000)
  }

  @Test(.enabled(if: Self.folder != nil, "the files of antiquity don't come along"))
  func `200 instants from −3000 to 1199 agree with swetest`() throws {
    let ephemeris = try DirectEphemeris(folder: try #require(Self.folder))
    try Self.expectAgreement(of: ephemeris, with: "longitudes-antiquity", count: 200)
  }

  @Test func `what is asked before makes no difference where two files meet`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let bodies = BodySet([.sun, .moon, .venus, .saturn, .pluto, .chiron])
    for days in stride(from: 2_378_470.3, to: 2_378_600, by: 3.1) {
      let ut = JulianDay<UT1>(days)
      var skies: [[BodyState]] = []
      for before in [2_300_000.5, 2_450_000.5] {
        _ = try ephemeris.sky(at: JulianDay<UT1>(before), bodies: bodies)
        let sky = try ephemeris.sky(at: ut, bodies: bodies)
        skies.append(bodies.bodies.map { sky[$0] })
      }
      #expect(skies[0] == skies[1], "\(ut)")
    }
  }

  @Test func `a folder answers for the years of its files`() throws {
    #expect(try EphemerisSamples.ephemeris.get().span.first == CalendarDate(1200, 1, 9))
    #expect(try DirectEphemeris().span == DirectEphemeris.span)
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      let span = try DirectEphemeris(folder: folder.path).span
      #expect(span.description == "1800-01-01 to 2399-12-31")
    }
  }

  @Test func `outside of the files the refusal names their years`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let before = ephemeris.span.start.advanced(byDays: -0.001)
    #expect(
      throws: EphemerisError.outOfSpan(days: before.days, scale: "UT", span: ephemeris.span)
    ) { try ephemeris.sky(at: before) }
  }
}
#endif
