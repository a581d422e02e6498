import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct PrenatalMoonsTests {
  private static func prenatal(_ birth: Birth) throws -> PrenatalMoons {
    let ephemeris = try WiderCases.ephemeris.get()
    return try PrenatalMoons(
      of: NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
  }

  /// Born in New York on 1990-06-15. The full Moon of 8 June at 11:01 UT, the annular eclipse of the Sun of
  /// 26 January at 19:31 and the total one of the Moon of 9 February at 19:11 (F. Espenak, NASA's catalogues,
  /// in TD less 57 s).
  @Test func `the Moon and the eclipses before a birth are found`() throws {
    let prenatal = try Self.prenatal(
      Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let lunation = try #require(prenatal.lunation)
    #expect(lunation.quarter == .fullMoon && lunation.at.iso8601.hasPrefix("1990-06-08T11:01"))
    #expect(ZodiacSign(lunation.longitude) == .sagittarius && prenatal.isCertain)
    let (sun, moon) = try (
      #require(prenatal.solarEclipse), #require(prenatal.lunarEclipse)
    )
    #expect(sun.eclipse.kind == .annular && sun.eclipse.luminary == .sun)
    #expect(sun.eclipse.maximum.iso8601.hasPrefix("1990-01-26T19:3"))
    #expect(moon.eclipse.kind == .total && moon.eclipse.luminary == .moon)
    #expect(moon.eclipse.maximum.iso8601.hasPrefix("1990-02-09T19:1"))
    #expect(ZodiacSign(sun.longitude) == .aquarius && ZodiacSign(moon.longitude) == .leo)
  }

  @Test func `what is found is the last before birth`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    var random = SplitMix64(seed: 84)
    for _ in 0..<20 {
      let ut = JulianDay<UT1>(Double.random(in: 2_400_000..<2_500_000, using: &random))
      let birth = try Samples.birth(at: ut, latitude: 48, longitude: 11)
      let prenatal = try Self.prenatal(birth)
      let lunation = try #require(prenatal.lunation)
      #expect(lunation.at < birth.instant)
      #expect(lunation.at.days(until: birth.instant) < 15.7)
      for quarter in [LunarQuarter.newMoon, .fullMoon] {
        let next = try quarter.next(
          from: lunation.at.advanced(bySeconds: 1), ephemeris: ephemeris)
        #expect(next >= birth.instant)
      }
      for placed in [prenatal.solarEclipse, prenatal.lunarEclipse] {
        let eclipse = try #require(placed).eclipse
        let rest = eclipse.maximum.advanced(bySeconds: 1)..<birth.instant
        let later = try ephemeris.eclipses(during: rest, ephemeris: ephemeris)
        #expect(!later.contains { $0.luminary == eclipse.luminary })
      }
    }
  }

  @Test func `a date with a full Moon in it leaves the last one open`() throws {
    #expect(try !Self.prenatal(Birth(date: CalendarDate("1990-06-08"))).isCertain)
    #expect(try Self.prenatal(Birth(date: CalendarDate("1990-06-15"))).isCertain)
  }

  @Test func `before the ephemeris there is nothing`() throws {
    let start = try WiderCases.ephemeris.get().span.start
    let prenatal = try Self.prenatal(
      Samples.birth(at: start.advanced(byDays: 0.5), latitude: 48, longitude: 11))
    #expect(prenatal.solarEclipse == nil && prenatal.lunarEclipse == nil)
  }
}
