#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
@testable import SwissEphemeris
import Testing

/// libswe's sidereal time changes its formula at the starts of 1850 and 2050, and jumps.
@Suite struct SiderealStepTests {
  /// In seconds of arc: what the fit leaves of the difference to the Earth rotation angle.
  static let tolerance = 0.001
  /// In seconds of arc: how large libswe's jump is at least at the start of 2050.
  static let jumpOf2050 = 1.5

  static let steps = [2_396_758.5, 2_469_807.5]

  private static func siderealTime(_ ut: JulianDay<UT1>) throws -> EclipticLongitude {
    let library = try EphemerisSamples.ephemeris.get().library
    let degrees = try library.withSession { session throws(EphemerisError) in
      session.siderealTime(at: ut)
    }
    return EclipticLongitude(wrapping: degrees)
  }

  @Test(arguments: steps, [-86_400, -1, -1e-3, 0, 1e-3, 1, 86_400])
  func `sidereal time is libswe's on both sides`(_ step: Double, _ seconds: Double) throws {
    let ut = JulianDay<UT1>(step).advanced(bySeconds: seconds)
    let table = try CompiledEphemeris()
    guard table.span.contains(ut) else { return }
    let found = EclipticLongitude(wrapping: try table.orientation(at: ut).siderealTime.degrees)
    #expect(found.separation(from: try Self.siderealTime(ut)).arcseconds <= Self.tolerance)
  }

  /// Otherwise the test above would see nothing.
  @Test func `libswe does jump in 2050`() throws {
    let border = JulianDay<UT1>(2_469_807.5)
    let (before, after) = (border.advanced(bySeconds: -1e-3), border.advanced(bySeconds: 1e-3))
    // The Earth turns 15.04″ a second.
    let turned = 15.041 * before.days(until: after) * 86_400
    let moved = try Self.siderealTime(before).arc(to: try Self.siderealTime(after)).arcseconds
    #expect(abs(moved - turned) > Self.jumpOf2050)
  }
}
#endif
