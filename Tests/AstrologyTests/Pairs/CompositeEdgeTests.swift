import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Composites where a system fails one of the two, and where two places are straight across.
@Suite struct CompositeEdgeTests {
  private static func chart(
    _ date: String, latitude: Double, houses: HouseSystem = .placidus
  ) throws -> NatalChart {
    try NatalChart(
      of: Samples.birth(date, zone: "+00:00", latitude: latitude, longitude: 15), houses: houses,
      ephemeris: WiderCases.ephemeris.get())
  }

  @Test(arguments: [HouseSystem.placidus, .koch])
  func `a system undefined for one leaves whole signs and the angles of Porphyry`(
    system: HouseSystem
  ) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let (polar, other) = try (
      Self.chart("1990-06-15T12:00", latitude: 69.6, houses: system),
      Self.chart("1985-01-03T20:15", latitude: 48, houses: system)
    )
    let (porphyryPolar, porphyryOther) = try (
      Self.chart("1990-06-15T12:00", latitude: 69.6, houses: .porphyry),
      Self.chart("1985-01-03T20:15", latitude: 48, houses: .porphyry)
    )
    for (one, two) in [(polar, other), (other, polar)] {
      let houses = try #require(
        try CompositeChart(of: one, and: two, houses: system, ephemeris: ephemeris).houses)
      #expect(houses.frame.origin == .wholeSignInstead(of: system))
      #expect(houses.frame.cusps[0] == ZodiacSign(houses.angles.ascendant).start)
      let porphyry = try #require(
        try CompositeChart(
          of: porphyryPolar, and: porphyryOther, houses: .porphyry, ephemeris: ephemeris
        ).houses)
      #expect(porphyry.frame.origin == .system(.porphyry))
      for angle in [ChartAngle.ascendant, .midheaven] {
        let error = houses.angles[angle].separation(from: porphyry.angles[angle])
        #expect(error.degrees < 1e-12)
      }
    }
  }

  /// Two Suns so far apart, by the Sun's own motion.
  @Test(arguments: [(178.9, false), (179.1, true), (180.0, true)])
  func `both midpoints are given beyond 179°`(apart: Double, isGiven: Bool) throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let one = try Self.chart("1990-06-15T12:00", latitude: 48)
    let start = one.instant
    let search = SkySearch([
      .passage(of: .sun, through: [one.sky[.sun].longitude + .degrees(apart)])
    ])
    let when = try #require(
      try search.events(during: start..<start.advanced(byDays: 366), ephemeris: ephemeris).first)
    let other = try NatalChart(
      at: when.ut, place: Samples.place(10, 15), ephemeris: ephemeris)
    let sun = try CompositeChart(of: one, and: other, ephemeris: ephemeris)[.sun]
    #expect((sun.otherLongitude != nil) == isGiven)
    if let second = sun.otherLongitude { #expect(second == sun.longitude.opposite) }
  }

  /// A body that is retrograde in one chart alone is the mean of both, and retrograde only if the mean is.
  @Test func `a composite body is retrograde if its mean motion is`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    var generator = SplitMix64(seed: 561)
    var mixed = 0
    for _ in 0..<200 {
      let charts = try (0..<2).map { _ in
        try NatalChart(
          at: JulianDay(generator.double(in: 2_430_000..<2_470_000)), place: Samples.place(40, 10),
          ephemeris: ephemeris)
      }
      let composite = try CompositeChart(of: charts[0], and: charts[1], ephemeris: ephemeris)
      for body in ChartBody.allCases {
        let motions = charts.map { $0.sky[body.body].longitudePerDay.degrees }
        mixed += motions[0] * motions[1] < 0 ? 1 : 0
        #expect(composite[body].isRetrograde == (motions[0] + motions[1] < 0))
      }
    }
    #expect(mixed > 100, "the case must be among the tried")
  }
}
