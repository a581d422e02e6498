import Astrology
import CKernels
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@testable import Astrometers

/// The loops in C over days and lifetimes against their readable forms.
///
/// One after the other, because the choice of instructions is the whole program's.
@Suite(.serialized) struct ScoringKernelTests {
  /// People of all centuries, some without a time.
  private static func profiles(_ count: Int) throws -> [NatalProfile] {
    var random = SplitMix64(seed: 1_601)
    return try (0..<count).map { number in
      let date = CalendarDate(dayNumber: Int(random.double(in: -18_000..<15_000)))
      let time = try TimeOfDay(hour: number % 24, minute: number % 60)
      let place = try GeographicPlace(
        latitude: random.double(in: -65..<65), longitude: random.double(in: -180..<180))
      let birth =
        number % 4 == 0
        ? Birth(date: date) : Birth(date: date, time: time, zone: .utc, place: place)
      return NatalProfile(of: try NatalChart(of: birth, ephemeris: Samples.ephemeris()))
    }
  }

  private static func heard(
    _ natal: NatalProfile, _ days: [TransitingDay]
  ) -> [(activity: [Float], tone: [Float])] {
    var person = kernel_person(natal)
    var heard = [kernel_heard](repeating: kernel_heard(), count: days.count)
    unsafe PackedDays(days).withPointers { pointers in
      unsafe kernel_scores(
        ScoringKernel.definition, &person, pointers.baseAddress, pointers.count, &heard)
    }
    return heard.map { day in
      var day = day
      return unsafe withUnsafeBytes(of: &day) { bytes in
        let numbers = unsafe Array(bytes.bindMemory(to: Float.self))
        return (Array(numbers[..<17]), Array(numbers[17...]))
      }
    }
  }

  @Test func `a day brings what the readable form has, bit for bit`() throws {
    var random = SplitMix64(seed: 88)
    let days = try (0..<40).map { _ in
      TransitingDay(
        during: try DaySkies(
          of: CalendarDate(dayNumber: Int(random.double(in: -18_000..<29_000))),
          ephemeris: Samples.ephemeris()))
    }
    for natal in try Self.profiles(20) {
      let scorer = LifetimeScorer(natal)
      let expected = days.map { scorer.score($0) }
      withEitherInstructions {
        for (found, expected) in zip(Self.heard(natal, days), expected) {
          for meter in Meter.allCases {
            let index = meter.rawValue
            #expect(found.activity[index].bitPattern == expected.activity[meter].bitPattern)
            #expect(found.tone[index].bitPattern == expected.tone[meter].bitPattern)
          }
        }
      }
    }
  }

  @Test func `a sky is heard and listed as pair by pair, bit for bit`() throws {
    var random = SplitMix64(seed: 4_711)
    let ephemeris = try Samples.ephemeris()
    let days = try (0..<40).map { _ in
      try DaySkies(
        of: CalendarDate(dayNumber: Int(random.double(in: -18_000..<29_000))), ephemeris: ephemeris)
    }
    for natal in try Self.profiles(20) {
      // Orbs' edges and their middles, oppositions across 0°, and bodies that stand still.
      let edges = (0..<73).map { step in
        Samples.sky(
          Dictionary(
            uniqueKeysWithValues: CelestialBody.scoringPoints.enumerated().map { index, body in
              (
                body,
                (natal.points[index].longitude.degrees + Double(step) * 5, Double(step % 3 - 1))
              )
            }))
      }
      for skies in days.map(\.skies) + edges.map({ [$0] }) {
        let expected = MeterActivity(of: natal, pairByPairDuring: skies)
        withEitherInstructions {
          let found = MeterActivity(of: natal, during: skies)
          for meter in Meter.allCases {
            #expect(found.activity[meter].bitPattern == expected.activity[meter].bitPattern)
            #expect(found.tone[meter].bitPattern == expected.tone[meter].bitPattern)
          }
          #expect(found.retrogradeDimming == expected.retrogradeDimming)
          #expect(natal.transits(during: skies) == natal.transits(pairByPairDuring: skies))
        }
      }
    }
  }

  @Test func `meters' scores are those of the readable form, bit for bit`() {
    var random = SplitMix64(seed: 65)
    for round in 0..<50 {
      // Whole numbers of a small range, so that some knots are equal; a side may have none.
      func knots(_ count: Int) -> QuantileKnots {
        QuantileKnots(
          ascending: random.double(in: 0..<1) < 0.1
            ? []
            : (0..<count).map { _ in random.double(in: 0..<40).rounded(.down) / 32 }.sorted())
      }
      let meters = Meter.allCases.map { _ in
        MeterNorms(
          activity: knots(MeterKnots.activityCount), harmonious: knots(MeterKnots.sideCount),
          challenging: knots(MeterKnots.sideCount))
      }
      let kept = KeptNorms(meters).knots
      for turn in 0..<40 {
        // On a knot, beside it, anywhere; polarities on a knot where nothing is taken off.
        let sums = meters.map { norms in
          let knot = norms.activity.knots.randomElement(using: &random) ?? 1
          let activity = [knot, knot.nextDown.magnitude, knot.nextUp, random.double(in: 0..<2)][
            turn % 4]
          let side = turn % 2 == 0 ? norms.harmonious : norms.challenging
          let leaning = side.knots.randomElement(using: &random) ?? 0.5
          let divisor = activity + 0.25 * norms.medianActivity
          let tone = [0, leaning * divisor, -leaning * divisor, random.double(in: -2..<2)]
          return MeterSums(
            activity: activity, tone: tone[turn / 4 % 4],
            retrogradeDimming: turn % 3 == 0 ? random.double(in: 0..<2) : 0)
        }
        let expected = zip(meters, sums).map { $0.score(of: $1) }
        withEitherInstructions {
          var found = [(Double, Double)](repeating: (-1, -1), count: Meter.count)
          unsafe kernel_meter_scores(
            kept, sums.map(\.activity), sums.map(\.tone), sums.map(\.retrogradeDimming), &found)
          for (found, expected) in zip(found, expected) {
            #expect(found.0.bitPattern == expected.intensity.bitPattern, "round \(round)")
            #expect(found.1.bitPattern == expected.harmony.bitPattern, "round \(round)")
          }
        }
      }
    }
  }

  @Test func `norms are those of the readable form, bit for bit`() throws {
    let ephemeris = try Samples.ephemeris()
    for natal in try Self.profiles(4) {
      let dates = Norms.sampleDates(from: natal.birth)
      let expected = KeptNorms(try Lifetime(of: natal, on: dates, ephemeris: ephemeris).norms)
      try withEitherInstructions {
        let found = try Norms(of: natal, ephemeris: ephemeris).kept.knots
        #expect(found.map(\.bitPattern) == expected.knots.map(\.bitPattern))
      }
    }
  }

  /// A sky that never moves: each list of a lifetime is one number, and many sides are empty.
  @Test func `norms of a life in which nothing happens are those of the readable form`() throws {
    let still = StillEphemeris()
    for natal in try Self.profiles(4) {
      let dates = Norms.sampleDates(from: natal.birth)
      let expected = KeptNorms(try Lifetime(of: natal, on: dates, ephemeris: still).norms)
      #expect(try Norms(of: natal, ephemeris: still).kept.knots == expected.knots)
    }
  }

  @Test func `days that are kept for others change no norms`() throws {
    let ephemeris = try Samples.ephemeris()
    let days = LifetimeDays(ephemeris: ephemeris)
    for natal in try Self.profiles(3) {
      let alone = try Norms(of: natal, ephemeris: ephemeris)
      #expect(try Norms(of: natal, days: days) == alone)
      #expect(try Norms(of: natal, days: days) == alone)
    }
  }

  @Test func `days are kept for any number of threads`() async throws {
    let ephemeris = try Samples.ephemeris()
    let natal = try #require(try Self.profiles(1).first)
    let alone = try Norms(of: natal, ephemeris: ephemeris)
    let days = LifetimeDays(ephemeris: ephemeris)
    try await withThrowingTaskGroup(of: Norms.self) { group in
      for _ in 0..<8 { group.addTask { try Norms(of: natal, days: days) } }
      for try await norms in group { #expect(norms == alone) }
    }
  }

  @Test func `a birth that the days don't cover is refused as without them`() throws {
    let days = LifetimeDays(ephemeris: StillEphemeris(through: "2000-12-31"))
    let natal = try #require(try Self.profiles(1).first)
    #expect(throws: NormsError.self) { try Norms(of: natal, days: days) }
  }
}

/// A sky in which all points stand still at 10° Aries.
private struct StillEphemeris: EphemerisProvider {
  let span: EphemerisSpan

  init(through last: String = "2200-12-31") {
    let first = CalendarDate(dayNumber: -62_092)
    span = EphemerisSpan(first: first, last: (try? CalendarDate(last)) ?? first)
  }

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    Sky(ut: instant.ut, tt: instant.tt, bodies: bodies, source: .swiss) { _ in
      BodyState(
        longitude: EclipticLongitude(wrapping: 10), latitude: .zero, distanceAU: 1,
        longitudePerDay: .zero, latitudePerDay: .zero, distancePerDayAU: 0)
    }
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double { 60 }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? { nil }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle { .degrees(23.4) }
}
