#if SwissEphemeris
import Ephemeris
@testable import SwissEphemeris
import Testing

/// The hours of 1800-01-01 whose light is older than the files of 1800, and the end of 2399.
@Suite struct SpanEdgeTests {
  /// Instants in the first hours, and later ones that the earlier files would answer, too.
  static let early = JulianDay<UT1>(2_378_496.55)
  static let later = [2_378_496.8, 2_378_500.5, 2_378_560.25].map { JulianDay<UT1>($0) }

  @Test func `asking for the first hours changes no later answer`() throws {
    let ephemeris = try DirectEphemeris()
    let before = try Self.later.map { try ephemeris.sky(at: $0, bodies: .all) }
    _ = try ephemeris.sky(at: Self.early, bodies: .all)
    let after = try Self.later.map { try ephemeris.sky(at: $0, bodies: .all) }
    #expect(before == after)
  }

  @Test func `the first hours don't depend on what was asked before, nor on what else is asked`()
    throws
  {
    let ephemeris = try DirectEphemeris()
    let whole = try ephemeris.sky(at: Self.early, bodies: .all)
    for body in CelestialBody.allCases {
      _ = try ephemeris.sky(at: Self.later[0], bodies: .all)
      let alone = try ephemeris.sky(at: Self.early, bodies: BodySet(body))
      #expect(alone[body] == whole[body])
    }
  }

  @Test func `the last minutes of 2399 answer alone as together`() throws {
    let ephemeris = try DirectEphemeris()
    // 24:00 UT is 2400-01-01 00:08:40 TT.
    for ut in [ephemeris.span.end, ephemeris.span.end.advanced(bySeconds: -60)] {
      let whole = try ephemeris.sky(at: ut, bodies: .all)
      for body in CelestialBody.allCases {
        let alone = try DirectEphemeris(folder: ephemeris.folder).sky(at: ut, bodies: BodySet(body))
        #expect(alone[body] == whole[body])
      }
    }
  }
}
#endif
