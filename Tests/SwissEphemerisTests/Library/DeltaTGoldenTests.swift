#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite struct DeltaTGoldenTests {
  /// In seconds.
  ///
  /// swetest prints 11 decimals, but keeps ΔT in days, whose last bit is some 1e−14 s; a nanosecond is safe and far
  /// below anything a sky shows.
  static let tolerance = 1e-9

  @Test(arguments: try EphemerisSamples.golden("delta-t").rows)
  func `ΔT agrees with swetest`(_ row: GoldenTable.Row) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let ut = JulianDay<UT1>(try row.double("jd_ut"))
    let error = try ephemeris.deltaT(at: ut) - (try row.double("delta_t_seconds"))
    #expect(error.magnitude <= Self.tolerance, "off by \(error) s")
  }

  @Test func `Terrestrial Time leads back to Universal Time`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let span = DirectEphemeris.span
    for ut in EphemerisSamples.instants(2_000, seed: 69) + [span.start, span.end] {
      let tt = try ephemeris.terrestrialTime(ut)
      let deltaT = try ephemeris.deltaT(at: ut)
      // Each conversion is rounded to the last bit of a Julian Day.
      #expect((tt.days - ut.days - deltaT / 86_400).magnitude <= ut.days.ulp)
      #expect((try ephemeris.universalTime(tt).days - ut.days).magnitude <= ut.days.ulp)
      let sky = try ephemeris.sky(at: ut, bodies: BodySet(.sun))
      #expect((sky.ut, sky.tt) == (ut, tt))
    }
  }
}
#endif
