import Astrology
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

@Suite struct AspectTimingTests {
  @Test(arguments: [
    (orb: 0.199, perDay: -1.0, phase: Aspect.Phase.exact), (-0.199, 1, .exact), (0, 1, .exact),
    (0.2, -1, .applying), (0.2, 1, .separating), (-0.2, 1, .applying), (5, -0.001, .applying),
    (5, 0.001, .separating),
  ])
  func `a phase goes by the orb and its change`(
    orb: Double, perDay: Double, phase: Aspect.Phase
  ) {
    // The second point is a square and the orb ahead, and moves so much a day.
    let geometry = Aspect.Geometry(
      .square, from: EclipticLongitude(wrapping: 0), movingBy: .zero,
      to: EclipticLongitude(wrapping: 90 + orb), movingBy: .degrees(perDay))
    #expect(Aspect.Phase(geometry) == phase)
  }

  // Contract: on 2025-01-06 Jupiter, retrograde at 12°40′ Gemini, applies to 5°41′ Gemini, but turns on
  // 2025-02-04 at 11°17′.
  @Test func `an aspect that a station prevents has no exact moment`() throws {
    let aspect = AspectPerfection(
      .conjunction, of: .jupiter, toFixed: EclipticLongitude(wrapping: 65.0 + 41.0 / 60))
    let ephemeris = try Samples.ephemeris.get()
    let before = try aspect.timing(
      at: Samples.instant("2025-01-06T12:00"), ephemeris: ephemeris)
    #expect(before.phase == .applying)
    #expect(before.daysToExact == nil)
    // After the station it separates from an aspect that never was.
    let after = try aspect.timing(at: Samples.instant("2025-02-20T12:00"), ephemeris: ephemeris)
    #expect(after.phase == .separating)
    #expect(after.daysToExact == nil)
  }

  // swetest (`transit-lives.csv`): Mars passed 120.3° at JD 2460619.5604316, turned back at
  // 2460651.4813844, passed again at 2460681.1370377, turned forward at 2460730.58, and passed at
  // 2460784.4063616.
  @Test(arguments: [
    (at: 2_460_610.0, exact: 2_460_619.560_431_6, phase: Aspect.Phase.applying),
    (2_460_640, 2_460_619.560_431_6, .separating), (2_460_660, 2_460_681.137_037_7, .applying),
    (2_460_700, 2_460_681.137_037_7, .separating), (2_460_760, 2_460_784.406_361_6, .applying),
    (2_460_619.4, 2_460_619.560_431_6, .exact), (2_460_619.7, 2_460_619.560_431_6, .exact),
    (2_460_619.560_431_6, 2_460_619.560_431_6, .exact),
  ])
  func `each pass is timed to its own exact moment`(
    at: Double, exact: Double, phase: Aspect.Phase
  ) throws {
    let aspect = AspectPerfection(
      .conjunction, of: .mars, toFixed: EclipticLongitude(wrapping: 120.3))
    let timing = try aspect.timing(at: JulianDay(at), ephemeris: Samples.ephemeris.get())
    #expect(timing.phase == phase)
    let days = try #require(timing.daysToExact)
    // swetest prints 1e-7 days.
    #expect((days - (exact - at)).magnitude < 2e-6)
  }

  @Test func `the very moment of a hit is exact, whichever side of it the millisecond falls`()
    throws
  {
    let aspect = AspectPerfection(
      .square, of: .moon, toFixed: EclipticLongitude(wrapping: 100))
    let ephemeris = try Samples.ephemeris.get()
    let start = try Samples.instant("2025-01-06T00:00")
    let moments = try aspect.exactMoments(
      during: start..<start.advanced(byDays: 60), ephemeris: ephemeris)
    #expect(moments.count >= 4)
    for moment in moments {
      for seconds in [-0.001, 0, 0.001] {
        let timing = try aspect.timing(
          at: moment.advanced(bySeconds: seconds), ephemeris: ephemeris)
        #expect(timing.phase == .exact)
        #expect(try #require(timing.daysToExact).magnitude < 1e-7)
      }
    }
  }

  @Test func `at the edges of the ephemeris what lies beyond is nil`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let sun = try ephemeris.sky(at: ephemeris.span.end)[.sun].longitude
    let ahead = AspectPerfection(.conjunction, of: .sun, toFixed: sun + .degrees(3))
    let timing = try ahead.timing(at: ephemeris.span.end, ephemeris: ephemeris)
    #expect(timing.phase == .applying)
    #expect(timing.daysToExact == nil)
    let outside = ephemeris.span.end.advanced(byDays: 1)
    #expect(throws: EphemerisError.self) {
      try ahead.timing(at: outside, ephemeris: ephemeris)
    }
  }
}

extension AspectPerfectionReferenceTests {
  @Test func `aspects near stations are timed as they should`() throws {
    let table = try #require(try ReferenceCases.load("applying"))
    let ephemeris = try Samples.ephemeris.get()
    for row in table.cases where try row.text("A/S") == "A" {
      let ut = JulianDay<UT1>(try row.double("jd_ut"))
      let timing = try Self.aspect(row).timing(at: ut, ephemeris: ephemeris)
      guard try row.boolean("perfects") else {
        #expect(timing.daysToExact == nil, "\(row)")
        continue
      }
      let expected = try row.double("next_exact") - ut.days
      // The header's tolerances.
      let tolerance = try row.double("rate").magnitude < 0.01 ? 0.1 : 0.01
      let days = try #require(timing.daysToExact, "\(row)")
      #expect((days - expected).magnitude <= tolerance, "\(row)")
    }
  }
}
