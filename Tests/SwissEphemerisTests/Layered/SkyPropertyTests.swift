#if SwissEphemeris
import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

/// Skies of three centuries, at 30,000 instants and a moment later: 330,000 motions.
@Suite struct SkyPropertyTests {
  /// How far apart the two instants are, in days: a minute and a half.
  static let moment = 0.001
  /// Half the Moon's greatest change of motion, 0.6° a day, over that time; a hundredth of a
  /// thousandth of a degree is left for the steps between the pieces of the table, of some
  /// milliseconds of arc.
  static let stepDegrees = 3e-7 + 3e-6

  @Test func `every body moves on by its motion, within the circle`() throws {
    let ephemeris = try LayeredEphemeris()
    let broken = try counterexamples(among: 30_000, seed: 21) { generator in
      JulianDay<TT>(generator.double(in: 2_396_760..<2_506_690))
    } holds: { instant in
      let here = try ephemeris.longitudes(of: .eleven, at: instant)
      let there = try ephemeris.longitudes(
        of: .eleven, at: JulianDay(instant.days + Self.moment))
      return BodySet.eleven.bodies.allSatisfy { body in
        let (place, next) = (here.longitude(of: body), there.longitude(of: body))
        let gone = place.arc(to: next).degrees
        return place.degrees >= 0 && place.degrees < 360
          && (gone - here.longitudePerDay(of: body).degrees * Self.moment).magnitude
            <= Self.stepDegrees
      }
    }
    #expect(broken.isEmpty, "\(broken.map(\.days))")
  }

  @Test func `Universal and Terrestrial Time lead back to each other`() throws {
    let ephemeris = try LayeredEphemeris()
    let broken = try counterexamples(among: 50_000, seed: 22) { generator in
      JulianDay<UT1>(generator.double(in: 2_396_760..<2_506_690))
    } holds: { ut in
      let back = try ephemeris.universalTime(try ephemeris.terrestrialTime(ut))
      // A Julian Day resolves 40 microseconds.
      return (back.days - ut.days).magnitude <= 2e-9
    }
    #expect(broken.isEmpty, "\(broken.map(\.days))")
  }
}
#endif
