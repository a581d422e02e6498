import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// What holds of progressed charts anyone who they are of.
@Suite struct ProgressionTests {
  /// Births of two centuries, up to latitudes beyond the polar circles.
  static func births(_ count: Int, seed: UInt64) throws -> [Birth] {
    var generator = SplitMix64(seed: seed)
    return try (0..<count).map { _ in
      try Samples.birth(
        at: JulianDay(generator.double(in: 2_415_020.5..<2_470_000.5)),
        latitude: generator.double(in: -80..<80), longitude: generator.double(in: -180..<180))
    }
  }

  @Test func `a progressed chart at age 0 is the natal chart`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    for birth in try Self.births(30, seed: 41) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      for method in Progression.Angles.allCases {
        let progressed = try ProgressedChart(
          of: chart, at: chart.instant, angles: method, ephemeris: ephemeris)
        #expect(progressed.years == 0)
        #expect(progressed.sky == chart.sky)
        let (angles, natal) = try (#require(progressed.angles), #require(chart.angles))
        // Tangents of the Midheaven there and back.
        #expect(angles.ascendant.separation(from: natal.ascendant).degrees < 1e-9, "\(birth)")
        #expect(angles.midheaven.separation(from: natal.midheaven).degrees < 1e-9, "\(birth)")
        #expect(progressed.frame?.origin == chart.frame.origin)
      }
    }
  }

  @Test func `a year of life is a day, one way or the other`() throws {
    let birth = JulianDay<UT1>(2_448_000.5)
    let target = birth.advanced(byDays: 365.242_19 * 30)
    #expect((Progression(from: birth).progressed(at: target).days - 2_448_030.5).magnitude < 1e-9)
    let converse = Progression(from: birth, isConverse: true)
    #expect((converse.progressed(at: target).days - 2_447_970.5).magnitude < 1e-9)
    for progression in [Progression(from: birth), converse] {
      let there = progression.target(of: progression.progressed(at: target))
      // A billionth of a day of the sky is a third of a microday of life.
      #expect((there.days - target.days).magnitude < 1e-6)
    }
  }

  @Test func `applying means that the orb is smaller a month later`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    var compared = 0
    for birth in try Self.births(12, seed: 42) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      for isConverse in [false, true] {
        func aspects(_ days: Double) throws -> [ProgressedAspect] {
          try ProgressedChart(
            of: chart, at: chart.instant.advanced(byDays: 11_000 + days), isConverse: isConverse,
            ephemeris: ephemeris
          ).aspects()
        }
        let later = try aspects(10)
        for aspect in try aspects(0) where aspect.orb.degrees > 0.1 {
          guard
            let next = later.first(where: {
              $0.point == aspect.point && $0.other == aspect.other && $0.partner == aspect.partner
            }), (next.orb.degrees - aspect.orb.degrees).magnitude > 1e-4
          else { continue }
          #expect((aspect.motion == .applying) == (next.orb < aspect.orb), "\(birth) \(aspect)")
          compared += 1
        }
      }
    }
    #expect(compared > 50)
  }

  @Test func `without a time there are no angles, and no aspects of the Moon`() throws {
    let chart = try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
    let ephemeris = try Samples.ephemeris.get()
    for years in 20..<60 {
      let target = chart.instant.advanced(byDays: Double(years) * 365.242_19)
      let progressed = try ProgressedChart(of: chart, at: target, ephemeris: ephemeris)
      #expect(progressed.angles == nil && progressed.frame == nil)
      #expect(progressed.uncertainDays == 183)
      #expect(progressed.natalHouse(of: .moon) == nil)
      #expect(
        progressed.aspects().allSatisfy { aspect in
          ![aspect.point, aspect.other].contains { $0 == .body(.moon) || $0 == .angle(.ascendant) }
        })
    }
  }

  @Test
  func `beyond the polar circle the houses are whole signs, and the Ascendant is in the east`()
    throws
  {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Samples.birth(
      "1990-06-15T12:00", zone: "Europe/Oslo", latitude: 69.6492, longitude: 18.9553)
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    for age in stride(from: 0.0, to: 100, by: 0.5) {
      for method in Progression.Angles.allCases {
        let progressed = try ProgressedChart(
          of: chart, at: chart.instant.advanced(byDays: age * 365.242_19), angles: method,
          ephemeris: ephemeris)
        #expect(progressed.frame?.origin == .wholeSignInstead(of: .placidus))
        let angles = try #require(progressed.angles)
        #expect(angles.midheaven.arc(to: angles.ascendant) >= .zero)
      }
    }
  }

  @Test func `the ends of the ephemeris are refused`() throws {
    let ephemeris: any EphemerisProvider = try Samples.ephemeris.get()
    let first = ephemeris.span.start.advanced(byDays: 20)
    let chart = try NatalChart(
      of: Samples.birth(at: first, latitude: 40, longitude: -74), ephemeris: ephemeris)
    let target = first.advanced(byDays: 30 * 365.25)
    #expect(throws: EphemerisError.self) {
      try ProgressedChart(of: chart, at: target, isConverse: true, ephemeris: ephemeris)
    }
    #expect(throws: EphemerisError.self) {
      try ProgressedCalendar(of: chart, isConverse: true)
        .events(during: first..<target, ephemeris: ephemeris)
    }
    _ = try ProgressedChart(of: chart, at: target, ephemeris: ephemeris)
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(throws: EphemerisError.self) {
        try ProgressedChart(of: chart, at: JulianDay(number), ephemeris: ephemeris)
      }
      #expect(throws: EphemerisError.self) {
        try DirectedChart(of: chart, at: JulianDay(number), by: .naibod, ephemeris: ephemeris)
      }
    }
  }
}
