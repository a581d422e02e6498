import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct DirectionTests {
  private static func life(_ chart: NatalChart, from: Double, to: Double) -> Range<JulianDay<UT1>> {
    chart.instant.advanced(
      byDays: from * 365.242_19)..<chart.instant.advanced(
        byDays: to * 365.242_19)
  }

  @Test(arguments: SolarArc.Kind.allCases, [false, true])
  func `at its date a direction is exact`(arc: SolarArc.Kind, isConverse: Bool) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for birth in try ProgressionTests.births(6, seed: 61) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let calendar = DirectionCalendar(of: chart, by: arc, isConverse: isConverse)
      let found = try calendar.directions(
        during: Self.life(chart, from: 20, to: 30), ephemeris: ephemeris)
      // Thirteen points, thirteen more, eight places each; the arc passes one in 36 of those.
      #expect((25...50).contains(found.count))
      for direction in found {
        let directed = try DirectedChart(
          of: chart, at: direction.at, by: arc, isConverse: isConverse, ephemeris: ephemeris)
        let place = try #require(directed.places.first { $0.point == direction.directed })
        let natal = try #require(chart.places.first { $0.point == direction.natal })
        let separation = place.longitude.separation(from: natal.longitude)
        // A millisecond of the sky moves the Sun by 1e-8°.
        #expect((separation - direction.aspect.angle).degrees.magnitude < 1e-6, "\(direction)")
        #expect((directed.arc.arc - direction.arc).degrees.magnitude < 1e-6)
      }
    }
  }

  @Test func `a direction by a whole turn is a conjunction with itself`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Samples.birth(
      "1855-06-15T14:30", zone: "UTC", latitude: 40.7128, longitude: -74.006)
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    for (arc, years) in [(SolarArc.Kind.solar, 366.0), (.naibod, 366)] {
      let found = try DirectionCalendar(of: chart, by: arc).directions(
        during: Self.life(chart, from: 364, to: years), ephemeris: ephemeris)
      let own = found.filter { $0.directed == $0.natal && $0.aspect == .conjunction }
      #expect(own.count == 13)
      let directed = try DirectedChart(
        of: chart, at: #require(own.first).at, by: arc, ephemeris: ephemeris)
      for place in directed.places {
        let natal = try #require(chart.places.first { $0.point == place.point })
        #expect(place.longitude.separation(from: natal.longitude).degrees < 1e-6)
      }
    }
  }

  @Test func `periods that meet make up the calendar of both`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try NatalChart(
      of: ProgressionTests.births(1, seed: 62)[0], ephemeris: ephemeris)
    for arc in SolarArc.Kind.allCases {
      let calendar = DirectionCalendar(of: chart, by: arc)
      let whole = try calendar.directions(
        during: Self.life(chart, from: 0, to: 200), ephemeris: ephemeris)
      let parts = try [(0.0, 20.5), (20.5, 21), (21, 200)].flatMap { from, to in
        try calendar.directions(during: Self.life(chart, from: from, to: to), ephemeris: ephemeris)
      }
      #expect(whole.map(\.description) == parts.map(\.description))
      #expect(whole.map(\.at.iso8601) == parts.map(\.at.iso8601))
    }
  }

  @Test func `without a time the Moon is left out, and dates are uncertain`() throws {
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let ephemeris = try Samples.ephemeris.get()
    let found = try DirectionCalendar(of: chart).directions(
      during: Self.life(chart, from: 0, to: 40), ephemeris: ephemeris)
    #expect(!found.isEmpty)
    for direction in found {
      #expect(![direction.directed, direction.natal].contains(.body(.moon)))
      let days = try #require(direction.uncertainDays)
      // A body's aspect to itself is known to the day; none moves 3° a day.
      #expect(direction.directed == direction.natal ? days == 0 : (0...600).contains(days))
    }
    let directed = try DirectedChart(
      of: chart, at: chart.instant.advanced(byDays: 10_000), ephemeris: ephemeris)
    #expect(directed.places.count == 11)
    #expect(
      directed.aspects().allSatisfy { $0.directed != .body(.moon) && $0.natal != .body(.moon) })
  }

  @Test func `a converse direction goes as far the other way`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let chart = try NatalChart(
      of: ProgressionTests.births(1, seed: 63)[0], ephemeris: ephemeris)
    let target = chart.instant.advanced(byDays: 12_000)
    let direct = try DirectedChart(of: chart, at: target, ephemeris: ephemeris)
    let converse = try DirectedChart(of: chart, at: target, isConverse: true, ephemeris: ephemeris)
    for (natal, (east, west)) in zip(chart.places, zip(direct.places, converse.places)) {
      let there = natal.longitude.arc(to: east.longitude).degrees
      let back = natal.longitude.arc(to: west.longitude).degrees
      #expect((there + back).magnitude < 1e-9)
    }
  }
}
