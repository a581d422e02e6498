import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// A chart with what the wider techniques need: what it asks for, and what an unknown time leaves open.
@Suite struct WiderChartTests {
  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `the further points are the ephemeris's own`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let natal = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let chart = try WiderChart(of: natal, ephemeris: ephemeris)
    #expect(chart.points.bodies == .points)
    let sky = try ephemeris.sky(at: natal.instant, bodies: .points)
    #expect(chart.points == sky)
  }

  @Test func `a point that the table lacks is an error that says so`() throws {
    let table = try CompiledEphemeris()
    let natal = try NatalChart(of: Birth(date: CalendarDate("1990-06-15")), ephemeris: table)
    let error = #expect(throws: EphemerisError.self) {
      try WiderChart(of: natal, ephemeris: table)
    }
    #expect(
      error?.description.contains(
        "Interp. Apogee or Interp. Perigee; Swiss Ephemeris itself")
        == true)
    let points: BodySet = [BodySet(.trueNode), BodySet(.chiron)]
    let chart = try WiderChart(of: natal, points: points, ephemeris: table)
    #expect(chart.points.bodies == points)
  }

  @Test func `what a date-only chart's Moon makes is uncertain`() throws {
    var uncertain = 0
    for day in 0..<60 {
      let date = try CalendarDate("1990-06-15").advanced(byDays: day * 37)
      let chart = try WiderCases.widerChart(of: Birth(date: date))
      // The Moon goes farther in a day than these orbs are wide.
      for found in chart.antiscia where found.first == .body(.moon) || found.second == .body(.moon)
      {
        #expect(!found.isCertain)
        uncertain += 1
      }
      for found in chart.minorAspects()
      where found.first == .body(.moon) || found.second == .body(.moon) {
        #expect(!found.isCertain)
      }
      // Neptune and Pluto go a few minutes of arc in a day.
      for found in chart.minorAspects()
      where found.first == .body(.neptune) && found.second == .body(.pluto) && found.orb.degrees < 1
      {
        #expect(found.isCertain)
      }
    }
    #expect(uncertain > 0)
  }

  @Test func `with a time everything is certain`() throws {
    let chart = try WiderCases.widerChart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    #expect(chart.parallels.allSatisfy(\.isCertain) && chart.patterns.allSatisfy(\.isCertain))
    #expect(chart.dignities.allSatisfy(\.isCertain) && chart.dominants.isCertain)
  }

  @Test func `the Moon's sign decides what it is dignified by`() throws {
    // In a month the Moon changes sign on a dozen dates.
    for day in 0..<30 {
      let date = try CalendarDate("1990-06-01").advanced(byDays: day)
      let chart = try WiderCases.widerChart(of: Birth(date: date))
      let moon = try #require(chart.dignities.first { $0.planet == .moon })
      if !chart.chart.uncertainty.moonSignIsCertain { #expect(!moon.isCertain) }
    }
  }

  @Test func `weights are those of the points`() throws {
    let timed = try Samples.chart(
      of: Samples.birth(
        "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006))
    let dominants = Dominants(of: timed)
    // 4 for three, 3 for three, 2 for two, 1 for four.
    #expect(dominants.signs.values.reduce(0, +) == 29)
    #expect(dominants.elements.values.reduce(0, +) == 29)
    #expect(dominants.modalities.values.reduce(0, +) == 29)
    let angular = ClassicalPlanet.allCases.filter {
      timed.house(of: $0.body)?.strength == .angular
    }
    #expect(dominants.planets.values.reduce(0, +) > 29 || angular.isEmpty)
    let most = try #require(dominants.elements.values.max())
    #expect(dominants.dominantElements.allSatisfy { dominants.elements[$0] == most })
    let dateOnly = Dominants(of: try Samples.chart(of: Birth(date: CalendarDate("1990-06-15"))))
    #expect(dateOnly.planets.values.reduce(0, +) == 24)
  }

  @Test(arguments: ["1850-01-01", "2150-12-31"])
  func `the ends of the table are no ends of it`(date: String) throws {
    let table = try CompiledEphemeris()
    let natal = try NatalChart(of: Birth(date: CalendarDate(date)), ephemeris: table)
    let chart = try WiderChart(of: natal, points: [], ephemeris: table)
    #expect(chart.declinations.bodies.count == 11)
  }
}
