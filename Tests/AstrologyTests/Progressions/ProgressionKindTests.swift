import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Tertiary and minor progressions.
@Suite struct ProgressionKindTests {
  /// stellium's month is that of the stars, in days; ours is 27.321582.
  static let stelliumMonth = 27.321_661
  /// stellium's year, by which it counts minor progressions.
  static let stelliumYear = 365.25

  // stellium 0.22.0, stellium.utils.progressions.calculate_progressed_datetime: days after 1990-06-15 18:30 for a
  // target so many days of life on.
  @Test(arguments: [
    (Progression.Kind.tertiary, 4_000.0, 146.403_983_271_736_1),
    (.tertiary, 12_000, 439.211_949_815_208_36), (.tertiary, 25_000, 915.024_895_448_344_9),
    (.minor, 4_000, 299.210_524_298_425_9), (.minor, 12_000, 897.631_572_895_277_8),
    (.minor, 25_000, 1_870.065_776_865_162),
  ])
  func `days of the sky are stellium's but for its month and year`(
    kind: Progression.Kind, life: Double, theirs: Double
  ) {
    let birth = JulianDay<UT1>(2_448_058.270_833)
    let progression = Progression(from: birth, kind: kind)
    let ours = birth.days(until: progression.progressed(at: birth.advanced(byDays: life)))
    let correction =
      kind == .tertiary
      ? Self.stelliumMonth / 27.321_582
      : (27.321_582 / Self.stelliumMonth) * (Self.stelliumYear / 365.242_19)
    #expect((ours - theirs * correction).magnitude < 1e-6)
  }

  @Test func `a day represents a month, or a month a year`() {
    let birth = JulianDay<UT1>(2_448_058)
    let tertiary = Progression(from: birth, kind: .tertiary)
    #expect(
      birth.days(until: tertiary.progressed(at: birth.advanced(byDays: 27.321_582))) == 1)
    let minor = Progression(from: birth, kind: .minor)
    let month = birth.days(until: minor.progressed(at: birth.advanced(byDays: 365.242_19)))
    #expect((month - 27.321_582).magnitude < 1e-6)
    #expect(tertiary.uncertainDays == 14 && minor.uncertainDays == 7)
    #expect(Progression(from: birth).uncertainDays == 183)
    #expect(Progression(from: birth).kind == .secondary)
  }

  @Test(arguments: Progression.Kind.allCases, [false, true])
  func `a target has its progressed instant, and back`(kind: Progression.Kind, isConverse: Bool) {
    var random = SplitMix64(seed: 151)
    for _ in 0..<200 {
      let birth = JulianDay<UT1>(random.double(in: 2_430_000..<2_460_000))
      let progression = Progression(from: birth, isConverse: isConverse, kind: kind)
      let target = birth.advanced(byDays: random.double(in: 0..<30_000))
      let back = progression.target(of: progression.progressed(at: target))
      #expect(target.days(until: back).magnitude < 1e-6)
    }
  }

  @Test(arguments: Progression.Kind.allCases, [false, true])
  func `the chart is that of its day, and moves as two charts of a day's distance show`(
    kind: Progression.Kind, isConverse: Bool
  ) throws {
    let ephemeris: any EphemerisProvider = try WiderCases.ephemeris.get()
    for birth in try ProgressionTests.births(4, seed: 152) {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      func progressed(_ days: Double) throws -> ProgressedChart {
        try ProgressedChart(
          of: chart, at: chart.instant.advanced(byDays: days), isConverse: isConverse, kind: kind,
          ephemeris: ephemeris)
      }
      let (one, other) = try (progressed(9_000), progressed(9_001))
      #expect(try one.sky[.moon] == ephemeris.sky(at: one.instant)[.moon])
      for (place, next) in zip(one.places, other.places) {
        let perYear = place.longitude.arc(to: next.longitude).degrees * 365.242_19
        // Motions change by up to a hundredth within the day, and angles by more.
        let slack = max(0.02 * perYear.magnitude, 0.05)
        #expect(
          (place.longitudePerDay.degrees - perYear).magnitude < slack, "\(kind) \(place.point)")
      }
    }
  }

  @Test(arguments: [Progression.Kind.tertiary, .minor])
  func `events are those of the sky, at the times of life that it represents`(
    kind: Progression.Kind
  ) throws {
    let ephemeris: any EphemerisProvider = try WiderCases.ephemeris.get()
    let chart = try NatalChart(
      of: ProgressionTests.births(1, seed: 153)[0], ephemeris: ephemeris)
    let start = chart.instant.advanced(byDays: 9_000)
    let events = try ProgressedCalendar(of: chart, kind: kind)
      .events(during: start..<start.advanced(byDays: 1_000), ephemeris: ephemeris)
    #expect(events.count > 20)
    let progression = Progression(from: chart.instant, kind: kind)
    for event in events {
      #expect(
        progression.progressed(at: event.at).days(until: event.progressed).magnitude < 1e-6)
    }
  }
}
