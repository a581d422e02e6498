import EngineSupport
import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct LunarQuarterTests {
  /// USNO, Phases of the Moon 2025, UT.
  @Test(arguments: [
    (quarter: LunarQuarter.firstQuarter, at: "2025-01-06T23:56"), (.fullMoon, "2025-01-13T22:27"),
    (.lastQuarter, "2025-01-21T20:31"), (.newMoon, "2025-01-29T12:36"),
    (.firstQuarter, "2025-02-05T08:02"), (.fullMoon, "2025-02-12T13:53"),
  ])
  func `a quarter comes when it is published`(quarter: LunarQuarter, at: String) throws {
    let published = try Samples.instant(at)
    let found = try quarter.next(
      from: published.advanced(byDays: -5), ephemeris: Samples.ephemeris.get())
    // Half a minute of rounding, and as much for ΔT.
    #expect(published.days(until: found).magnitude * 86_400 <= 60)
  }

  @Test func `at the quarter the Moon is so far from the Sun`() throws {
    let ephemeris = try Samples.ephemeris.get()
    var generator = SplitMix64(seed: 29)
    for _ in 0..<200 {
      let ut = JulianDay<UT1>(generator.double(in: Libswe.sampledDays))
      for quarter in LunarQuarter.allCases {
        let found = try quarter.next(from: ut, ephemeris: ephemeris)
        #expect((0..<30).contains(ut.days(until: found)))
        let elongation = MoonPhase.Illumination(of: try ephemeris.sky(at: found)).elongation
        let error = EclipticLongitude(wrapping: elongation.degrees)
          .separation(from: EclipticLongitude(wrapping: quarter.elongation.degrees))
        // The Moon moves 0.0005″ in a millisecond.
        #expect(error <= .arcseconds(0.001), "\(quarter) after \(ut)")
      }
    }
  }

  @Test func `quarters follow one another`() throws {
    let ephemeris = try Samples.ephemeris.get()
    var now = try Samples.instant("1999-12-30T00:00")
    for step in 0..<40 {
      // The Moon of that day waned: the new Moon was next, of 2000-01-06.
      let quarter = LunarQuarter.allCases[step % 4]
      let found = try quarter.next(from: now, ephemeris: ephemeris)
      // J. Meeus, More Mathematical Astronomy Morsels: 6.5 to 8.4 days between quarters.
      if step > 0 { #expect((6.4...8.5).contains(now.days(until: found))) }
      now = found
    }
  }

  @Test func `beyond the ephemeris is an error`() throws {
    let late = try Samples.instant("2399-12-31T00:00")
    #expect(throws: EphemerisError.self) {
      for quarter in LunarQuarter.allCases {
        _ = try quarter.next(from: late, ephemeris: Samples.ephemeris.get())
      }
    }
    #expect(throws: EphemerisError.self) {
      try LunarQuarter.newMoon.next(from: JulianDay(.nan), ephemeris: Samples.ephemeris.get())
    }
  }
}
