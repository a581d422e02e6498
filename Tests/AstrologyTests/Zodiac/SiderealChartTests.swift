#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// A chart in a sidereal zodiac.
@Suite struct SiderealChartTests {
  private static func charts(houses: HouseSystem = .placidus) throws -> [NatalChart] {
    try (0..<30).map { index in
      let ut = JulianDay<UT1>(2_440_000.3 + Double(index) * 777.7)
      let birth = try Samples.birth(at: ut, latitude: Double(index * 4 - 60), longitude: 10)
      return try Samples.chart(of: birth, houses: houses)
    }
  }

  private static func sidereal(_ chart: NatalChart) throws -> SiderealChart {
    try SiderealChart(of: chart, ephemeris: Samples.ephemeris.get())
  }

  @Test func `places and cusps move back by the same angle`() throws {
    for chart in try Self.charts() {
      let sidereal = try Self.sidereal(chart)
      let angle = sidereal.ayanamsa.apparent.degrees
      #expect((22..<25).contains(angle))
      for body in ChartBody.allCases {
        let arc = sidereal.longitude(of: body).eastwardArc(to: chart.sky[body.body].longitude)
        #expect((arc.degrees - angle).magnitude < 1e-10)
        #expect(sidereal.house(of: body) == chart.house(of: body))
      }
      for (cusp, tropical) in zip(sidereal.frame.cusps, chart.frame.cusps) {
        #expect((cusp.eastwardArc(to: tropical).degrees - angle).magnitude < 1e-10)
      }
    }
  }

  @Test func `whole signs are counted from the sidereal Ascendant's sign`() throws {
    for chart in try Self.charts(houses: .wholeSign) {
      let sidereal = try Self.sidereal(chart)
      let ascendant = try #require(sidereal.angles?.ascendant)
      #expect(sidereal.frame.cusps[0] == ZodiacSign(ascendant).start)
      for body in ChartBody.allCases {
        let sign = sidereal.position(of: body).sign
        let house = sidereal.house(of: body)
        #expect(ZodiacSign(ascendant).advanced(by: house.number - 1) == sign)
      }
    }
  }

  @Test func `a date alone has the Sun's sidereal sign first, and names doubtful signs`() throws {
    var doubtful = 0
    for day in 0..<40 {
      let date = try CalendarDate("1990-06-15").advanced(byDays: day * 37)
      let chart = try Samples.chart(of: Birth(date: date))
      let sidereal = try Self.sidereal(chart)
      #expect(sidereal.angles == nil)
      #expect(sidereal.frame.cusps[0] == sidereal.position(of: .sun).sign.start)
      doubtful += sidereal.isSignCertain(of: .moon) ? 0 : 1
    }
    #expect(doubtful > 5)
  }

  @Test func `dignities go by the sidereal sign`() throws {
    for chart in try Self.charts() {
      let sidereal = try Self.sidereal(chart)
      for score in sidereal.dignities(sect: .day) {
        let longitude = sidereal.ayanamsa.sidereal(chart.sky[score.planet.body].longitude)
        #expect(score.content == DignityScore(of: score.planet, at: longitude, sect: .day))
        #expect(score.isCertain)
      }
      for body in ChartBody.allCases where body != .meanNode {
        #expect(
          sidereal.dignity(of: body)
            == EssentialDignity(of: body.body, in: sidereal.position(of: body).sign))
      }
    }
  }

  @Test func `profections take the sidereal signs and the same years`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try #require(try Self.charts().last)
    let sidereal = try Self.sidereal(chart)
    let at = chart.instant.advanced(byDays: 12_000)
    let tropical = try #require(
      try Profection.Calendar(of: chart).profection(at: at, ephemeris: ephemeris))
    let turned = try #require(
      try Profection.Calendar(of: chart, sidereal: sidereal)
        .profection(at: at, ephemeris: ephemeris))
    #expect(turned.period == tropical.period && turned.house == tropical.house)
    let ascendant = try #require(sidereal.angles?.ascendant)
    #expect(turned.sign == ZodiacSign(ascendant).advanced(by: turned.age))
  }
}
#endif
