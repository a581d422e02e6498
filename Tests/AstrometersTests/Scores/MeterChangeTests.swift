import Astrology
import Astrometers
import Ephemeris
import SwissEphemeris
import EngineSupport
import Testing

/// What changed since yesterday adds up: causes to the trend, contributions to the activity.
@Suite struct MeterChangeTests {
  /// Rounding of sums of some fifteen numbers below 1 000.
  static let tolerance = 1e-9

  /// One person, two days with Mercury turning between them, and two like any other.
  static let days = Result {
    let ephemeris = try ExactEphemeris()
    let date: CalendarDate = try CalendarDate("1990-06-15")
    let chart = try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
    let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
    let skies = try ["2025-03-14", "2025-03-15", "2025-07-02", "2025-07-03"].map { text in
      let date: CalendarDate = try CalendarDate(text)
      return try DaySkies(of: date, ephemeris: ephemeris).skies
    }
    return (astrometer: astrometer, pairs: [(skies[0], skies[1]), (skies[2], skies[3])])
  }

  @Test func `shares add up to the change of the unified score`() throws {
    let (astrometer, pairs) = try Self.days.get()
    for (before, now) in pairs {
      let trend = DayScores.Day(
        scores: astrometer.scores(during: now), before: astrometer.scores(during: before))
      let changes = astrometer.changes(from: before, to: now)
      #expect(changes.map(\.meter) == Meter.allCases)
      for change in changes {
        let sum = change.causes.reduce(0) { $0 + $1.share }
        #expect((sum - change.delta).magnitude < Self.tolerance, "\(change.meter)")
        let delta = try #require(trend.trend(of: change.meter)).delta
        #expect((delta - change.delta).magnitude < Self.tolerance, "\(change.meter)")
      }
    }
  }

  @Test func `contributions add up to both activities`() throws {
    let (astrometer, pairs) = try Self.days.get()
    for (before, now) in pairs {
      let activities = [before, now].map { MeterActivity(of: astrometer.natal, during: $0) }
      for change in astrometer.changes(from: before, to: now) {
        let sums = change.causes.reduce((0.0, 0.0)) {
          ($0.0 + $1.contributionBefore, $0.1 + $1.contribution)
        }
        #expect((sums.0 - activities[0].activity[change.meter]).magnitude < Self.tolerance)
        #expect((sums.1 - activities[1].activity[change.meter]).magnitude < Self.tolerance)
      }
    }
  }

  @Test func `a planet that turns retrograde is a cause of its own`() throws {
    let (astrometer, pairs) = try Self.days.get()
    let changes = astrometer.changes(from: pairs[0].0, to: pairs[0].1)
    func isListed(_ meter: Meter) -> Bool {
      changes[meter.rawValue].causes.contains { $0.kind == .retrograde(.mercury) }
    }
    // Mercury stationed retrograde on 2025-03-15; Venus was retrograde already.
    #expect(isListed(.communication))
    #expect(!isListed(.drive))
  }

  @Test func `nothing changes between a day and itself`() throws {
    let (astrometer, pairs) = try Self.days.get()
    for change in astrometer.changes(from: pairs[0].0, to: pairs[0].0) {
      #expect(change.delta == 0)
      #expect(
        change.causes.allSatisfy { $0.share == 0 && $0.contribution == $0.contributionBefore })
    }
  }

  @Test func `a day's transits sum up to what each meter hears`() throws {
    let (astrometer, pairs) = try Self.days.get()
    let transits = astrometer.natal.transits(during: pairs[0].0)
    #expect(Set(transits.map(\.key)).count == transits.count && transits.count > 20)
    for meter in Meter.allCases {
      let alone = astrometer.natal.contributions(to: meter, during: pairs[0].0)
      #expect(astrometer.natal.contributions(to: meter, from: transits) == alone)
      #expect(alone.map(\.amount) == alone.map(\.amount).sorted(by: >))
    }
  }
}
