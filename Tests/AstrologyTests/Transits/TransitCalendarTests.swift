import Astrology
import Ephemeris
import TestSupport
import Testing

/// What must hold of every calendar, whatever is asked of it.
@Suite struct TransitCalendarTests {
  static func calendar(
    _ birth: Birth, bodies: BodySet = .eleven, orbs: OrbTable = .standard
  ) throws -> TransitCalendar {
    TransitCalendar(
      of: try Samples.chart(of: birth), bodies: bodies, orbs: orbs,
      ephemeris: try Samples.ephemeris.get())
  }

  static func newYork() throws -> Birth {
    try Samples.birth(
      "1990-06-15T14:30", zone: "America/New_York", latitude: 40.7128, longitude: -74.006)
  }

  static func dateOnly() throws -> Birth {
    Birth(date: try CalendarDate(year: 1990, month: 6, day: 15))
  }

  /// All but the slowest, which take the most days to follow.
  static let quickBodies: BodySet = [
    BodySet(.sun), BodySet(.mercury), BodySet(.venus), BodySet(.mars), BodySet(.jupiter),
  ]

  @Test func `a timed chart has thirteen points with eight places each, a date alone eleven`()
    throws
  {
    #expect(try Self.calendar(Self.newYork()).targets.count == 13 * 8)
    let dateOnly = try Self.calendar(Self.dateOnly()).targets
    #expect(dateOnly.count == 11 * 8)
    #expect(dateOnly.allSatisfy { if case .body = $0.natal { true } else { false } })
  }

  @Test func `kinds without an orb are not looked for`() throws {
    let orbs = OrbTable([.square: .degrees(1), .trine: .degrees(0)])
    let targets = try Self.calendar(Self.dateOnly(), orbs: orbs).targets
    #expect(targets.allSatisfy { $0.kind == .square && $0.orb == .degrees(1) })
    #expect(targets.count == 11 * 2)
  }

  @Test func `a transit is the same on every day of its life`() throws {
    let calendar = try Self.calendar(Self.newYork(), bodies: Self.quickBodies)
    let start = try Samples.instant("2025-01-01T00:00")
    let transits = try calendar.transits(from: start, to: start.advanced(byDays: 10))
    #expect(transits.count > 20)
    var random = SplitMix64(seed: 4)
    for transit in transits.shuffled(using: &random).prefix(12) {
      let (enters, leaves) = (try #require(transit.enters), try #require(transit.leaves))
      let day = JulianDay<UT1>(random.double(in: enters.days..<leaves.days))
      let again = try calendar.transits(at: day).first { $0.id == transit.id }
      #expect(again == transit)
    }
  }

  @Test func `the slowest transits are the same years apart`() throws {
    let calendar = try Self.calendar(Self.newYork(), bodies: BodySet(.pluto))
    let transits = try calendar.transits(at: try Samples.instant("2025-01-01T00:00"))
    #expect(transits.contains { $0.passes.count >= 3 })
    for transit in transits.prefix(3) {
      let (enters, leaves) = (try #require(transit.enters), try #require(transit.leaves))
      let early = try calendar.transits(at: enters)
      let late = try calendar.transits(at: leaves.advanced(bySeconds: -60))
      #expect(early.contains(transit) && late.contains(transit))
    }
  }

  @Test func `Pluto may be exact seven times in one transit`() throws {
    let target = TransitTarget(
      natal: .body(.sun), kind: .conjunction, longitude: EclipticLongitude(wrapping: 41.06),
      orb: .degrees(8))
    let calendar = TransitCalendar(
      targets: [target], bodies: BodySet(.pluto), ephemeris: try Samples.ephemeris.get())
    let transits = try calendar.transits(at: try Samples.instant("2107-01-01T00:00"))
    // swetest 2.10.03, `-p9 -fTl -s1` (UT): the days between whose midnights it passes 41.06°.
    #expect(
      transits.map { $0.passes.map(\.at.utcDate.description) } == [
        [
          "2106-07-31", "2106-08-21", "2107-05-24", "2107-11-02", "2108-04-12", "2109-01-08",
          "2109-02-09",
        ]
      ])
  }

  @Test func `a period split anywhere has the same transits`() throws {
    let calendar = try Self.calendar(Self.dateOnly(), bodies: Self.quickBodies)
    let start = try Samples.instant("2024-11-01T00:00")
    let end = start.advanced(byDays: 60)
    let whole = try calendar.transits(from: start, to: end)
    let hits = try calendar.hits(from: start, to: end)
    var random = SplitMix64(seed: 5)
    for _ in 0..<3 {
      let middle = JulianDay<UT1>(random.double(in: start.days..<end.days))
      let parts =
        try calendar.transits(from: start, to: middle)
        + calendar.transits(from: middle, to: end)
      #expect(Set(parts) == Set(whole))
      let partHits =
        try calendar.hits(from: start, to: middle) + calendar.hits(from: middle, to: end)
      #expect(partHits == hits)
    }
  }

  @Test func `hits are the exact moments of the lives`() throws {
    let calendar = try Self.calendar(Self.newYork())
    let start = try Samples.instant("2025-01-06T00:00")
    let end = start.advanced(byDays: 7)
    let hits = try calendar.hits(from: start, to: end)
    let transits = try calendar.transits(from: start, to: end)
    for hit in hits {
      let life = try #require(
        transits.first { life in
          life.body == hit.body && life.target == hit.target && life.contains(hit.at)
        })
      #expect(life.passes.contains { $0.at == hit.at && $0.motion == hit.motion })
    }
    let passes = transits.flatMap(\.passes).filter { start <= $0.at && $0.at < end }
    #expect(passes.count == hits.count)
    #expect(hits.contains { $0.body == .moon } && hits.contains { $0.body != .moon })
  }

  @Test func `lives are in order and sound`() throws {
    let calendar = try Self.calendar(Self.newYork())
    let start = try Samples.instant("2025-01-06T00:00")
    let transits = try calendar.transits(from: start, to: start.advanced(byDays: 3))
    #expect(Set(transits.map(\.id)).count == transits.count)
    for (before, after) in zip(transits, transits.dropFirst()) {
      let (first, second) = (try #require(before.enters), try #require(after.enters))
      #expect(first <= second)
    }
    for transit in transits {
      let moments = transit.happenings.map(\.at)
      #expect(moments == moments.sorted())
      #expect(transit.perfects == (transit.closestApproach == nil))
      // Through at odd numbers of passes, back the way it came at even ones.
      #expect(transit.passes.count % 2 == 1 || !transit.stations.isEmpty)
      for station in transit.stations {
        #expect(station.distance.magnitude <= transit.target.orb)
      }
    }
  }
}

/// The ends of the ephemeris, and periods that can't be answered.
@Suite struct TransitCalendarEdgeTests {
  @Test func `a life that goes beyond the ephemeris has no end there`() throws {
    let calendar = try TransitCalendarTests.calendar(
      TransitCalendarTests.dateOnly(),
      bodies: [BodySet(.sun), BodySet(.pluto)])
    let span = try Samples.ephemeris.get().span
    let first = try calendar.transits(at: span.start)
    #expect(!first.isEmpty && first.allSatisfy { $0.enters == nil && $0.leaves != nil })
    let last = try calendar.transits(at: span.end)
    #expect(!last.isEmpty && last.allSatisfy { $0.enters != nil && $0.leaves == nil })
  }

  @Test func `outside the ephemeris is an error, an empty period is empty`() throws {
    let calendar = try TransitCalendarTests.calendar(TransitCalendarTests.dateOnly())
    let span = try Samples.ephemeris.get().span
    #expect(throws: EphemerisError.self) {
      try calendar.transits(from: span.end, to: span.end.advanced(byDays: 1))
    }
    #expect(throws: EphemerisError.self) { try calendar.transits(at: JulianDay(.nan)) }
    #expect(throws: EphemerisError.self) {
      try calendar.hits(from: span.start, to: span.end.advanced(byDays: 3_650_000))
    }
    let instant = try Samples.instant("2025-01-06T00:00")
    #expect(try calendar.transits(from: instant, to: instant).isEmpty)
    #expect(try calendar.transits(from: instant, to: instant.advanced(byDays: -1)).isEmpty)
  }
}
