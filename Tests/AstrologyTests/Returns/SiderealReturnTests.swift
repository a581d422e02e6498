#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// Returns to the sidereal place of the birth.
@Suite struct SiderealReturnTests {
  private static func chart() throws -> SiderealChart {
    let birth = try Samples.birth(
      "1950-06-15T14:30", zone: "America/New_York", latitude: 40.7, longitude: -74)
    let ephemeris = try UsualEphemeris()
    return try SiderealChart(
      of: NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
  }

  @Test(arguments: Luminary.allCases)
  func `each is at the sidereal longitude of the birth`(luminary: Luminary) throws {
    let (chart, ephemeris) = try (Self.chart(), UsualEphemeris())
    let start = try Samples.instant("1950-01-01T00:00")
    let end = try Samples.instant("2030-01-01T00:00")
    let returns = try PlanetaryReturn.siderealReturns(
      of: luminary, to: chart, during: start..<end, ephemeris: ephemeris)
    #expect(returns.count == (luminary == .sun ? 80 : 1_070))
    let place = chart.ayanamsa.sidereal(chart.chart.sky[luminary.body].longitude)
    for one in returns.prefix(200) {
      let sky = try ephemeris.sky(at: one.at, bodies: BodySet(luminary.body))
      let value = try ephemeris.value(of: .lahiri, at: one.at)
      let here = value.sidereal(sky[luminary.body].longitude)
      #expect(here.separation(from: place).degrees < 1e-7)
      #expect(value.tropical(here).separation(from: one.longitude).degrees < 1e-7)
    }
    #expect(zip(returns, returns.dropFirst()).allSatisfy { $1.number == $0.number + 1 })
    let birth = try #require(returns.first { $0.number == 0 })
    #expect(birth.at.days(until: chart.chart.instant).magnitude * 86_400 < 0.01)
  }

  @Test func `a sidereal year from June is twenty-one minutes longer`() throws {
    let (chart, ephemeris) = try (Self.chart(), UsualEphemeris())
    let end = try Samples.instant("2023-01-01T00:00")
    let sidereal = try PlanetaryReturn.siderealReturns(
      of: .sun, to: chart, during: chart.chart.instant..<end, ephemeris: ephemeris)
    let last = try #require(sidereal.last)
    let tropical = try PlanetaryReturn.number(
      last.number, of: .sun, to: chart.chart, ephemeris: ephemeris)
    let minutes = tropical.at.days(until: last.at) * 1_440 / Double(last.number)
    // 50.29″ of precession a year, for which the Sun of June, at 0.955° a day, takes 21.07 minutes.
    #expect((20.9..<21.2).contains(minutes))
  }
}
#endif
