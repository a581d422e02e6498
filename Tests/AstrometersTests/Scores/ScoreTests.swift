import EngineSupport
import Astrology
@testable import Astrometers
import Ephemeris
import TestSupport
import Testing

/// What every score must be like, on real skies.
@Suite struct ScoreTests {
  /// Sums of up to 484 products: what is left is rounding.
  static let rounding = 1e-9

  @Test(arguments: ["2025-01-06", "1990-06-15", "2044-02-29"])
  func `contributions sum to what they explain`(date: String) throws {
    let natal = try Samples.newYork().natal
    let skies = try DaySkies(of: Samples.date(date), ephemeris: Samples.ephemeris()).skies
    let activity = MeterActivity(of: natal, during: skies)
    for meter in Meter.allCases {
      let listed = natal.contributions(to: meter, during: skies)
      #expect(abs(listed.reduce(0) { $0 + $1.amount } - activity.activity[meter]) <= Self.rounding)
      let tone = listed.reduce(0) { $0 + $1.amount * $1.quality }
      #expect(abs(tone - activity.tone[meter]) <= Self.rounding)
      #expect(listed.map(\.amount) == listed.map(\.amount).sorted(by: >))
    }
    let everything = natal.contributions(from: natal.transits(during: skies)).reduce(0) {
      $0 + $1.amount
    }
    let sum = Meter.allCases.reduce(0) { $0 + activity.activity[$1] }
    #expect(abs(everything - sum) <= Self.rounding * 17)
  }

  @Test func `the strongest of all meters are the first of each`() throws {
    let natal = try Samples.newYork().natal
    let skies = try DaySkies(of: Samples.date("2025-01-06"), ephemeris: Samples.ephemeris()).skies
    let transits = natal.transits(during: skies)
    for count in [1, 5, 200] {
      let strongest = natal.strongest(count, from: transits.reversed())
      #expect(strongest.count == Meter.allCases.count)
      for meter in Meter.allCases {
        let all = natal.contributions(to: meter, from: transits)
        #expect(!all.isEmpty)
        #expect(strongest[meter.rawValue] == Array(all.prefix(count)))
      }
    }
  }

  /// The definition's are Placidus houses; whole signs move several points of this chart.
  @Test func `scores don't hang on the houses that a chart shows`() throws {
    let placidus = try Samples.newYorkChart()
    let shown = try NatalChart(
      of: placidus.birth, houses: .wholeSign, ephemeris: Samples.ephemeris())
    let moved = CelestialBody.scoringPoints.filter { shown.house(of: $0) != placidus.house(of: $0) }
    #expect(moved.count > 2)
    let (profile, wanted) = (NatalProfile(of: shown), NatalProfile(of: placidus))
    #expect(profile.points.map(\.house) == wanted.points.map(\.house))
    #expect(profile.points.map(\.weight) == wanted.points.map(\.weight))
    #expect(
      profile.points.map(\.house) == CelestialBody.scoringPoints.map { placidus.house(of: $0) })
  }

  @Test func `equal contributions stand in the order of aspects`() throws {
    let sun = try Samples.dateOnly().natal.points[0]
    let natal = NatalProfile(
      points: [
        NatalProfile.Point(
          body: .sun, longitude: EclipticLongitude(wrapping: 0), house: sun.house,
          weight: sun.weight, pull: sun.pull)
      ], birth: .j2000)
    // An exact square at one instant and an exact trine at the other are equally strong.
    let skies = [90.0, 120].map { Samples.sky([.mars: (degrees: $0, perDay: 0.5)]) }
    let ofMars = natal.contributions(to: .vitality, during: skies).filter { $0.body == .mars }
    #expect(ofMars.map(\.aspect) == [.trine, .square])
    #expect(ofMars[0].amount == ofMars[1].amount)
  }

  @Test func `the order of the points makes no difference`() throws {
    let natal = try Samples.newYork().natal
    let skies = try DaySkies(of: Samples.date("2025-01-06"), ephemeris: Samples.ephemeris()).skies
    let here = MeterActivity(of: natal, during: skies)
    var random = SplitMix64(seed: 17)
    for _ in 0..<20 {
      let shuffled = NatalProfile(
        points: natal.points.shuffled(using: &random), birth: natal.birth)
      let there = MeterActivity(of: shuffled, during: skies.reversed())
      for meter in Meter.allCases {
        #expect(abs(here.activity[meter] - there.activity[meter]) <= Self.rounding)
        #expect(abs(here.tone[meter] - there.tone[meter]) <= Self.rounding)
      }
    }
  }

  @Test func `scores stay in their ranges and groups are means`() throws {
    let astrometer = try Samples.dateOnly()
    let first = try Samples.date("2019-12-25")
    for index in 0..<60 {
      let day = try astrometer.day(
        first.advanced(byDays: index * 37), ephemeris: Samples.ephemeris())
      let scores = day.scores
      for meter in Meter.allCases {
        #expect((0...100).contains(scores[meter].intensity))
        #expect((0...100).contains(scores[meter].harmony))
        #expect((-100...100).contains(scores[meter].unified))
        let before = try #require(day.before)
        #expect(day.trend(of: meter)?.delta == scores[meter].unified - before[meter].unified)
      }
      for group in Meter.Group.allCases {
        let meters = group.meters.map { scores[$0] }
        let intensity = meters.reduce(0) { $0 + $1.intensity } / Double(meters.count)
        #expect(abs(scores[group].intensity - intensity) <= Self.rounding)
      }
      let harmony = Meter.allCases.reduce(0) { $0 + scores[$1].harmony } / 17
      #expect(abs(scores.overall.harmony - harmony) <= Self.rounding)
    }
  }

  @Test func `an instant's trend is against the day before, and its scores one sky's`() throws {
    let astrometer = try Samples.newYork()
    let ephemeris = try Samples.ephemeris()
    let instant = JulianDay<UT1>(2_460_682.25)
    let moment = try astrometer.moment(instant, ephemeris: ephemeris)
    let earlier = try astrometer.moment(instant.advanced(byDays: -1), ephemeris: ephemeris)
    #expect(moment.before == earlier.scores)
    #expect(moment.scores == astrometer.scores(during: [try ephemeris.sky(at: instant)]))
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `the first day of the ephemeris has no trend`() throws {
    let astrometer = try Samples.newYork()
    let first = try astrometer.day(Samples.date("1200-01-09"), ephemeris: Samples.ephemeris())
    #expect(first.before == nil && first.overallTrend == nil)
    let second = try astrometer.day(Samples.date("1200-01-10"), ephemeris: Samples.ephemeris())
    #expect(second.before == first.scores)
  }

  @Test func `a day outside the ephemeris is an error`() throws {
    let astrometer = try Samples.newYork()
    for date in ["1199-12-31", "2400-01-01"] {
      #expect(throws: EphemerisError.self) {
        try astrometer.day(Samples.date(date), ephemeris: Samples.ephemeris())
      }
    }
  }
}
