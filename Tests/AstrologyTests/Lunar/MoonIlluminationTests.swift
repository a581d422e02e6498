import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

@Suite struct MoonIlluminationTests {
  /// What light times may make of the angle.
  ///
  /// libswe takes the Sun's place from the Moon where the light that we see left it; ours is the
  /// triangle of the two apparent places. In the 1.3 s between, the Moon moves 0.7″ against the Sun.
  static let phaseAngleTolerance = PlaneAngle.arcseconds(2)
  /// Half the sine of that, 5 × 10⁻⁶, at the quarters; nine decimals are printed.
  static let fractionTolerance = 5e-6

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: try Samples.golden("moon-phase").rows)
  func `the Moon is lit as Swiss Ephemeris has it`(_ row: GoldenTable.Row) throws {
    let ut = JulianDay<UT1>(try row.double("jd_ut"))
    let sky = try Samples.ephemeris.get().sky(at: ut, bodies: BodySet([.sun, .moon]))
    let moon = MoonPhase.Illumination(of: sky)
    let angle = PlaneAngle.degrees(try row.double("phase_angle_degrees"))
    let fraction = try row.double("illuminated_fraction")
    #expect((moon.phaseAngle - angle).magnitude <= Self.phaseAngleTolerance)
    #expect((moon.illuminatedFraction - fraction).magnitude <= Self.fractionTolerance)
  }

  @Test func `light and phase agree all through a month`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let start = try Samples.instant("2025-01-01T00:00")
    for hour in 0..<(30 * 24) {
      let sky = try ephemeris.sky(at: start.advanced(bySeconds: Double(hour) * 3_600))
      let moon = MoonPhase.Illumination(of: sky)
      #expect((0...1).contains(moon.illuminatedFraction))
      #expect((0...180).contains(moon.phaseAngle.degrees))
      // In a circle's triangle the lit part follows from the elongation but for 0.3 %, the Moon's
      // distance in that of the Sun, and for the Moon's latitude of 5° at the most.
      let simple = (1 - moon.elongation.cosine) / 2
      #expect((moon.illuminatedFraction - simple).magnitude < 0.005)
    }
  }
}

@Suite(.enabled(if: ReferenceCases.isPresent)) struct MoonReferenceTests {
  @Test func `the Moon is lit as NASA shows it`() throws {
    let table = try #require(try ReferenceCases.load("nasa_moon_2020_2022"))
    let ephemeris = try Samples.ephemeris.get()
    // Percentage points: the last of the two decimals that NASA prints. The header allows 0.05.
    let tolerance = 0.01
    for row in table.cases {
      let utc = try row.text("utc")
      let ut = try Samples.instant(String(utc.dropLast()))
      let percent = MoonPhase.Illumination(of: try ephemeris.sky(at: ut)).illuminatedFraction * 100
      #expect(try (percent - row.double("illuminated_percent")).magnitude <= tolerance, "\(row)")
    }
    #expect(table.cases.count == 202)
  }

  @Test func `quarters come when the USNO says`() throws {
    let table = try #require(try ReferenceCases.load("usno_phases"))
    let ephemeris = try Samples.ephemeris.get()
    // Seconds: 30 that the USNO rounds away, and as many for ΔT, which is known from 1900 to 2020
    // and was inferred before, is predicted after, by the USNO otherwise than by Swiss Ephemeris.
    let tolerance = 60.0
    for row in table.cases {
      let quarter = try #require(LunarQuarter(rawValue: row.integer("quarter")))
      let seconds = try row.integer("unix_minutes") * 60
      let published = JulianDay<UT1>(secondsSince1970: seconds)
      guard Libswe.sampledDays.contains(published.days) else { continue }
      // The first quarters lie within three days of where the ephemeris begins.
      let start = max(published.advanced(byDays: -3), ExactEphemeris.span.start)
      let found = try quarter.next(from: start, ephemeris: ephemeris)
      let error = published.days(until: found).magnitude * 86_400
      #expect(error <= tolerance, "\(row)")
    }
    #expect(table.cases.count == 1_534)
  }
}
