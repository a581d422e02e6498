import Astrolabe
import Testing

/// The examples of fixed stars and of the Moon before birth.
@Suite struct HeavensExampleTests {
  #if SwissEphemeris
  @Test func `a sidereal chart and its divisions`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrology/Zodiac/SiderealChart.swift
    let sidereal = try SiderealChart(of: chart, ephemeris: ephemeris)
    let moon = sidereal.position(of: .moon).sign
    // end
    #expect(sidereal.ayanamsa.apparent.degrees > 23.7 && ZodiacSign.allCases.contains(moon))
    let instant = JulianDay<UT1>(example.date, .noon)
    let division = try #require(try divided(chart, ephemeris))
    #expect(ZodiacSign.allCases.contains(division))
    #expect(try lords(sidereal, chart, instant).count == 3)
  }

  private func divided(
    _ chart: NatalChart, _ ephemeris: StandardEphemeris
  ) throws -> ZodiacSign? {
    // begin: Sources/Astrology/Vedic/VedicChart.swift
    let vedic = VedicChart(of: try SiderealChart(of: chart, ephemeris: ephemeris))
    let navamsha = vedic.sign(of: .body(.moon), in: .navamsha)
    // end
    return navamsha
  }

  private func lords(
    _ sidereal: SiderealChart, _ chart: NatalChart, _ instant: JulianDay<UT1>
  ) throws -> [VimshottariDasha.Lord] {
    let moon = sidereal.longitude(of: .moon)
    // begin: Sources/Astrology/Vedic/VimshottariDasha.swift
    let dasha = VimshottariDasha(moon: moon, birth: chart.instant)
    let now = dasha.running(at: instant).map(\.lord)  // of the three levels
    // end
    return now
  }

  @Test func `ayanamsas`() throws {
    // begin: Sources/Ephemeris/Sidereal/Ayanamsa.swift
    let lahiri = Ayanamsa.named(.lahiri)
    let own = try Ayanamsa(epoch: .j2000, degrees: 23.857)
    // end
    #expect(lahiri != own)
  }

  @Test func `where a star stands`() throws {
    let ephemeris = try Example().ephemeris
    let instant = try ephemeris.instant(JulianDay<UT1>.j2000)
    // begin: Sources/Ephemeris/Stars/FixedStar.swift
    let spica = try FixedStar(name: "spica")
    let place = try ephemeris.place(of: spica, at: instant)
    let longitude = place.longitude  // 203.84°, in Libra, in 2000
    // end
    #expect((203.8..<203.9).contains(longitude.degrees))
  }
  #endif

  @Test func `the Moon before birth`() throws {
    let example = try Example()
    let (ephemeris, chart) = (example.ephemeris, example.chart)
    // begin: Sources/Astrology/Lunar/PrenatalMoons.swift
    let prenatal = try PrenatalMoons(of: chart, ephemeris: ephemeris)
    let degree = prenatal.lunation.map { ZodiacPosition($0.longitude) }
    // end
    #expect(degree?.sign == .sagittarius && prenatal.isCertain)
  }
}
