import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

@testable import Astrometers

/// Scores of two people: numbers from outside, and what holds of any two.
@Suite struct RelationshipTests {
  /// A rank magnifies 1e-6° where knots are close.
  static let scoreTolerance = 0.02

  @Test func `scores are those of another implementation`() throws {
    let rows = try Samples.golden("relationship-scores").rows
    #expect(rows.count == 3 * 23)
    for pair in Dictionary(grouping: rows, by: { (try? $0.text("pair")) ?? "" }).values {
      let row = try #require(pair.first)
      let scores = try Relationships.scores(
        try (1...2).map { number in
          try Relationships.birth(
            row.double("jd_\(number)"), row.double("lat_\(number)"), row.double("lon_\(number)"))
        })
      for row in pair {
        let name = try row.text("name")
        let joint = try Relationships.score(name, in: scores.joint)
        try Self.expectNear(joint.intensity, row.double("intensity"), "\(row)")
        try Self.expectNear(joint.harmony, row.double("harmony"), "\(row)")
        try Self.expectNear(joint.unified, row.double("unified"), "\(row)")
        guard try !row.text("first_intensity").isEmpty else { continue }
        let first = try Relationships.score(name, in: scores.firstTouched)
        let second = try Relationships.score(name, in: scores.secondTouched)
        try Self.expectNear(first.intensity, row.double("first_intensity"), "\(row)")
        try Self.expectNear(first.harmony, row.double("first_harmony"), "\(row)")
        try Self.expectNear(second.intensity, row.double("second_intensity"), "\(row)")
        try Self.expectNear(second.harmony, row.double("second_harmony"), "\(row)")
      }
    }
  }

  @Test(.enabled(if: ReferenceCases.isPresent)) func `scores are those of the cases`() throws {
    let table = try #require(try ReferenceCases.load("wider/relationship_scores"))
    #expect(table.cases.count >= 12)
    for row in table.cases {
      let scores = try Relationships.scores(
        try (1...2).map { number in
          try Relationships.birth(
            row.double("jd_ut_\(number)"), row.double("lat_\(number)"),
            row.double("lon_\(number)"))
        })
      let meters = try #require(try row.value("meters").array)
      try #require(meters.count == Meter.count)
      for (meter, cells) in zip(Meter.allCases, meters) {
        let numbers = (cells.array ?? []).compactMap(\.number)
        let (first, second) = (scores.firstTouched[meter], scores.secondTouched[meter])
        let joint = scores.joint[meter]
        let ours = [
          first.intensity, first.harmony, second.intensity, second.harmony, joint.intensity,
          joint.harmony, joint.unified,
        ]
        try #require(numbers.count == ours.count)
        for (our, number) in zip(ours, numbers) {
          Self.expectNear(our, number, "\(row) \(meter.name)")
        }
      }
      let groups = try #require(try row.value("groups").array)
      for (group, cells) in zip(Meter.Group.allCases, groups) {
        Self.expectNear(scores.joint[group], cells, "\(row) \(group.name)")
      }
      Self.expectNear(scores.joint.overall, try row.value("overall"), "\(row) overall")
    }
  }

  private static func expectNear(_ score: MeterScore, _ cells: JSONValue, _ comment: String) {
    let numbers = (cells.array ?? []).compactMap(\.number)
    #expect(numbers.count == 3, "\(comment)")
    for (our, number) in zip([score.intensity, score.harmony, score.unified], numbers) {
      expectNear(our, number, comment)
    }
  }

  private static func expectNear(_ our: Double, _ number: Double, _ comment: String) {
    #expect((our - number).magnitude <= scoreTolerance, "\(comment): \(our) for \(number)")
  }

  // MARK: - Properties

  @Test func `swapping two people swaps the sides and leaves the joint scores alone`() throws {
    let sides = try Relationships.sides(8, seed: 61)
    for (one, other) in zip(sides, sides.dropFirst()) {
      let there = RelationshipScores(of: one, and: other)
      let back = RelationshipScores(of: other, and: one)
      #expect(there.joint == back.joint)
      #expect(there.firstTouched == back.secondTouched)
      #expect(there.secondTouched == back.firstTouched)
    }
  }

  @Test func `reasons sum to the activity, the largest first, at most so many a side`() throws {
    let sides = try Relationships.sides(6, seed: 62)
    for (one, other) in zip(sides, sides.dropFirst()) {
      let scores = RelationshipScores(of: one, and: other)
      let activity = MeterActivity(of: one.natal, touchedBy: other.sky)
      let (all, few) = (scores.reasons(121), scores.reasons(2))
      for meter in Meter.allCases {
        let reasons = all[meter.rawValue]
        let sum = reasons.filter { $0.from == .second }.reduce(0) { $0 + $1.contribution }
        #expect((sum - activity[meter].activity).magnitude < 1e-9)
        #expect(zip(reasons, reasons.dropFirst()).allSatisfy { $0.contribution >= $1.contribution })
        #expect(reasons.allSatisfy { $0.orb <= $0.key.aspect.widestOrb })
        for role in RelationshipScores.Role.allCases {
          let ours = few[meter.rawValue].filter { $0.from == role }
          #expect(ours == Array(reasons.filter { $0.from == role }.prefix(2)))
        }
      }
      #expect(scores.reasons(0).allSatisfy { $0.isEmpty })
    }
  }

  @Test func `a sky that stands still is no sky at its stations`() throws {
    // b × K(x) × (1.5 − 0.5 x) × ω, by hand: a square of Saturn 3.5° from exact.
    let saturn = TransitingBody(still: .saturn, at: EclipticLongitude(wrapping: 93.5))
    let transit = try #require(
      saturn.transit(to: .sun, at: EclipticLongitude(wrapping: 0)))
    #expect((transit.power - 8 * 0.5 * 1.25 * 0.6).magnitude < 1e-12)
  }

  @Test func `a person with the same birth is scored, and means nothing`() throws {
    let side = try Relationships.sides(1, seed: 63)[0]
    let scores = RelationshipScores(of: side, and: side)
    #expect(scores.firstTouched == scores.secondTouched)
    #expect(scores.joint == scores.firstTouched)
    #expect(scores.joint.overall.intensity > 50)
  }

  @Test func `strangers are 25 years either way, as far as the ephemeris goes`() throws {
    let ephemeris = try Samples.ephemeris()
    let span = ephemeris.span
    let birth = JulianDay<UT1>(2_448_058.27)
    let births = StrangerNorms.births(around: birth, span: span)
    #expect(births.count == 601)
    #expect(births[300] == JulianDay(birth.utcDate, .noon))
    #expect(zip(births, births.dropFirst()).allSatisfy { $0.days(until: $1) == 31 })
    for (date, count) in [(span.first, 301), (span.last, 301)] {
      #expect(StrangerNorms.births(around: JulianDay(date, .noon), span: span).count == count)
      let chart = try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
      _ = try RelationshipScores.Side(of: chart, ephemeris: ephemeris)
    }
  }

  @Test func `fewer than 300 strangers are refused`() throws {
    let ephemeris = try Samples.ephemeris()
    let chart = try NatalChart(
      of: Birth(date: try CalendarDate("2000-01-01")), ephemeris: ephemeris)
    let short = ShortEphemeris(
      whole: ephemeris,
      span: EphemerisSpan(try CalendarDate("1990-01-01")...CalendarDate("2015-06-01")))
    let error = #expect(throws: NormsError.self) {
      try RelationshipScores.Side(of: chart, ephemeris: short)
    }
    #expect(error?.cause == .span)
    #expect(error?.description.contains("300 are needed") ?? false)
  }

  @Test func `kept norms are those just taken, and know what they rank`() throws {
    let ephemeris = try Samples.ephemeris()
    let chart = try Samples.newYorkChart()
    let side = try RelationshipScores.Side(of: chart, ephemeris: ephemeris)
    let record = side.norms.record(of: side.natal, source: .swiss)
    #expect(record.count == Norms.recordSize && record[13] == 1)
    #expect(try StrangerNorms(record: record, of: side.natal, source: .swiss) == side.norms)
    #expect(throws: NormsRecordError.otherKind) {
      try Norms(record: record, of: side.natal, source: .swiss)
    }
    let daily = try Samples.newYork().norms.record(of: side.natal, source: .swiss)
    #expect(throws: NormsRecordError.otherKind) {
      try StrangerNorms(record: daily, of: side.natal, source: .swiss)
    }
    var unknown = record
    unknown[13] = 2
    #expect(throws: NormsRecordError.damaged) {
      try StrangerNorms(record: unknown, of: side.natal, source: .swiss)
    }
  }
}

/// People for scores of two.
private enum Relationships {
  static func birth(_ days: Double, _ latitude: Double, _ longitude: Double) throws -> Birth {
    let instant = JulianDay<UT1>(days)
    return Birth(
      date: instant.utcDate, time: instant.utcTime, zone: .utc,
      place: try GeographicPlace(latitude: latitude, longitude: longitude))
  }

  /// By the ephemeris that programs use.
  static func scores(_ births: [Birth]) throws -> RelationshipScores {
    let ephemeris = try UsualEphemeris()
    let sides = try births.map { birth in
      try RelationshipScores.Side(
        of: NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
    }
    return RelationshipScores(of: sides[0], and: sides[1])
  }

  static func score(_ name: String, in scores: DayScores) throws -> MeterScore {
    if name == "overall" { return scores.overall }
    if name.hasPrefix("group_") { return scores[try Meter.Group(name: name.dropFirst(6))] }
    return scores[try Meter(name: name)]
  }

  static func sides(_ count: Int, seed: UInt64) throws -> [RelationshipScores.Side] {
    let ephemeris = try UsualEphemeris()
    var generator = SplitMix64(seed: seed)
    return try (0..<count).map { index in
      let days = generator.double(in: 2_420_000..<2_460_000)
      let timed = try birth(
        days, generator.double(in: -75..<75), generator.double(in: -180..<180))
      let birth = index % 3 == 2 ? Birth(date: timed.date) : timed
      return try RelationshipScores.Side(
        of: NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
    }
  }
}

/// An ephemeris that answers for fewer years.
private struct ShortEphemeris: EphemerisProvider {
  let whole: ExactEphemeris
  let span: EphemerisSpan

  func sky(at instant: Instant, bodies: BodySet) throws(EphemerisError) -> Sky {
    try whole.sky(at: instant, bodies: bodies)
  }

  func deltaT(at ut: JulianDay<UT1>) throws(EphemerisError) -> Double { try whole.deltaT(at: ut) }

  func houses(
    _ system: HouseSystem, at instant: Instant, place: GeographicPlace
  ) throws(EphemerisError) -> HouseCusps? {
    try whole.houses(system, at: instant, place: place)
  }

  func obliquity(at instant: Instant) throws(EphemerisError) -> PlaneAngle {
    try whole.obliquity(at: instant)
  }
}
