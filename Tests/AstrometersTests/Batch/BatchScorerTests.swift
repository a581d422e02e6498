import Astrology
import Ephemeris
import Foundation
import TestSupport
import Testing

@testable import Astrometers

/// The batch against the reference.
@Suite struct BatchScorerTests {
  /// The promise: scores of the batch are those of the reference to this many points of a hundred.
  static let scoreTolerance = 0.01

  /// How many user-days are compared; `ASTROLABE_BATCH_USER_DAYS=100000` takes the promised sample,
  /// which wants a release build: `swift test -c release -Xswiftc -enable-testing`.
  static let userDays =
    ProcessInfo.processInfo.environment["ASTROLABE_BATCH_USER_DAYS"].flatMap(Int.init) ?? 1_000

  /// A person born at a random instant and place, a quarter of them without a time.
  private static func randomChart(_ random: inout SplitMix64) throws -> NatalChart {
    let date = CalendarDate(dayNumber: Int(random.double(in: -18_000..<15_000)))
    guard random.double(in: 0..<4) >= 1 else {
      return try NatalChart(of: Birth(date: date), ephemeris: Samples.ephemeris())
    }
    let second = Int(random.double(in: 0..<86_400))
    let time = try TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    let place = try GeographicPlace(
      latitude: random.double(in: -65..<65), longitude: random.double(in: -180..<180))
    return try NatalChart(
      of: Birth(date: date, time: time, zone: .utc, place: place), ephemeris: Samples.ephemeris())
  }

  @Test func `scores are those of the reference on random user-days`() throws {
    var random = SplitMix64(seed: 2025)
    // A day's curves are dear in a debug build, so there are ten times as many people as days.
    let dayCount = max(1, Int((Double(Self.userDays) / 10).squareRoot()))
    let peopleCount = Self.userDays / dayCount
    let dates = (0..<dayCount).map { _ in
      CalendarDate(dayNumber: Int(random.double(in: 7_000..<29_000)))
    }
    let skies = try dates.map { try DaySkies(of: $0, ephemeris: Samples.ephemeris()).skies }
    let scorer = BatchScorer(days: skies.map { TransitingDay(during: $0) })
    // So are norms: a small sample's people borrow those of others.
    let borrowed = [try Samples.newYork().norms, try Samples.dateOnly().norms]
    var worst = 0.0
    for person in 0..<peopleCount {
      let chart = try Self.randomChart(&random)
      let astrometer =
        Self.userDays < 10_000
        ? Astrometer(of: chart, norms: borrowed[person % 2])
        : try Astrometer(of: chart, ephemeris: Samples.ephemeris())
      var scores = BatchScorer.Scores()
      scorer.score(BatchScorer.People(astrometer.natal, norms: astrometer.norms), into: &scores)
      for day in 0..<dayCount {
        let expected = astrometer.scores(during: skies[day])
        let found = scores.row(person: 0, day: day)
        func compare(_ expected: MeterScore, _ found: BatchScorer.Score) {
          worst = max(
            worst, abs(expected.intensity - Double(found.intensity)),
            abs(expected.harmony - Double(found.harmony)),
            abs(expected.unified - Double(found.unified)))
        }
        for meter in Meter.allCases { compare(expected[meter], found[meter]) }
        for group in Meter.Group.allCases { compare(expected[group], found[group]) }
        compare(expected.overall, found.overall)
      }
    }
    let compared = dayCount * peopleCount
    #expect(worst <= Self.scoreTolerance, "the worst of \(compared) user-days differs by \(worst)")
    if compared >= 10_000 { print("\(compared) user-days, largest difference \(worst)") }
  }

  @Test func `scores don't depend on who is scored together`() throws {
    let ephemeris = try Samples.ephemeris()
    let (first, second) = (try Samples.newYork(), try Samples.dateOnly())
    let curves = try ["2025-01-05", "2025-01-06", "2025-01-07"].map { date in
      TransitingDay(during: try DaySkies(of: Samples.date(date), ephemeris: ephemeris).skies)
    }
    var together = BatchScorer.People()
    for astrometer in [second, first, second] {
      together.append(astrometer.natal, norms: astrometer.norms)
    }
    var all = BatchScorer.Scores()
    BatchScorer(days: curves).score(together, into: &all)
    var alone = BatchScorer.Scores()
    let one = BatchScorer.People(first.natal, norms: first.norms)
    BatchScorer(days: [curves[1]]).score(one, into: &alone)
    for meter in Meter.allCases {
      #expect(all.row(person: 1, day: 1)[meter] == alone.row(person: 0, day: 0)[meter])
      #expect(all.row(person: 0, day: 2)[meter] == all.row(person: 2, day: 2)[meter])
    }
    // A table that is used again keeps none of its old values.
    BatchScorer(days: [curves[1]]).score(one, into: &all)
    #expect((all.peopleCount, all.dayCount) == (1, 1))
    #expect(all.row(person: 0, day: 0).overall == alone.row(person: 0, day: 0).overall)
  }

  @Test func `nobody and no day are no trouble`() throws {
    var scores = BatchScorer.Scores()
    BatchScorer(days: []).score(BatchScorer.People(), into: &scores)
    #expect((scores.peopleCount, scores.dayCount) == (0, 0))
  }
}

/// Ranks found without a branch against those of the reference.
@Suite struct MeterKnotsTests {
  /// A rank's rounding in single precision, where knots lie a hundredth apart.
  static let rankTolerance: Float = 1e-4

  static let sides: [[Double]] = [
    Array(stride(from: 0, to: 6.4, by: 0.1)), Array(repeating: 0, count: 600),
    Array(repeating: 0, count: 300) + Array(stride(from: 0.5, to: 300, by: 1)),
    Array(repeating: 7, count: 100) + [8], [], [3, 3, 3, 9],
  ]

  @Test(arguments: sides)
  func `ranks are those of the reference`(values: [Double]) {
    let activity = QuantileKnots(of: values, count: 65)
    let side = QuantileKnots(of: values, count: 33)
    var numbers: [Float] = []
    MeterKnots.append(
      MeterNorms(ascendingActivities: values.sorted()) { _ in values.map { _ in 0 } }, to: &numbers)
    var sideNumbers = side.knots.map { Float($0) }
    if sideNumbers.isEmpty {
      sideNumbers = Array(repeating: .greatestFiniteMagnitude, count: 33)
    }
    let probes = [-1, 0, 0.05, 1, 3, 6.35, 7, 7.5, 8, 9, 299.5, 1_000] + values.prefix(70)
    for probe in probes {
      let found = unsafe numbers.withUnsafeBufferPointer { knots in
        unsafe knots.baseAddress.map { unsafe MeterKnots.activityRank(of: Float(probe), in: $0) }
      }
      #expect(
        abs((found ?? -1) - Float(activity.rank(of: probe))) <= Self.rankTolerance, "\(probe)")
      let foundOnSide = unsafe sideNumbers.withUnsafeBufferPointer { knots in
        unsafe knots.baseAddress.map { unsafe MeterKnots.sideRank(of: Float(probe), in: $0) }
      }
      #expect(
        abs((foundOnSide ?? -1) - Float(side.rank(of: probe))) <= Self.rankTolerance, "\(probe)")
    }
  }
}
