import Astrolabe
import Testing

/// The examples of fixed stars and of the Moon before birth.
@Suite struct HeavensExampleTests {
  #if SwissEphemeris
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
