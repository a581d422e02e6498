import Astrology
import Ephemeris
import TestSupport
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

/// What must hold of every calendar, whatever is asked of it.
@Suite struct TransitCalendarTests {
  static func calendar(
    _ birth: Birth, bodies: BodySet = .eleven, orbs: OrbTable = .standard
  ) throws -> TransitCalendar {
    TransitCalendar(of: try Samples.chart(of: birth), bodies: bodies, orbs: orbs)
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
    let transits = try calendar.transits(
      during: start..<start.advanced(byDays: 10), ephemeris: Samples.ephemeris.get())
    #expect(transits.count > 20)
    var random = SplitMix64(seed: 4)
    for transit in transits.shuffled(using: &random).prefix(12) {
      let (enters, leaves) = (try #require(transit.enters), try #require(transit.leaves))
      let day = JulianDay<UT1>(random.double(in: enters.days..<leaves.days))
      let again = try calendar.transits(at: day, ephemeris: Samples.ephemeris.get()).first {
        $0.id == transit.id
      }
      #expect(again == transit)
    }
  }

  @Test func `the slowest transits are the same years apart`() throws {
    let calendar = try Self.calendar(Self.newYork(), bodies: BodySet(.pluto))
    let transits = try calendar.transits(
      at: try Samples.instant("2025-01-01T00:00"), ephemeris: Samples.ephemeris.get())
    #expect(transits.contains { $0.passes.count >= 3 })
    for transit in transits.prefix(3) {
      let (enters, leaves) = (try #require(transit.enters), try #require(transit.leaves))
      let early = try calendar.transits(at: enters, ephemeris: Samples.ephemeris.get())
      let late = try calendar.transits(
        at: leaves.advanced(bySeconds: -60), ephemeris: Samples.ephemeris.get())
      #expect(early.contains(transit) && late.contains(transit))
    }
  }

  @Test func `Pluto may be exact seven times in one transit`() throws {
    let target = TransitTarget(
      natal: .body(.sun), kind: .conjunction, longitude: EclipticLongitude(wrapping: 41.06),
      orb: .degrees(8))
    let calendar = TransitCalendar(targets: [target], bodies: BodySet(.pluto))
    let transits = try calendar.transits(
      at: try Samples.instant("2107-01-01T00:00"), ephemeris: Samples.ephemeris.get())
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
    let whole = try calendar.transits(during: start..<end, ephemeris: Samples.ephemeris.get())
    let hits = try calendar.exactTransits(during: start..<end, ephemeris: Samples.ephemeris.get())
    var random = SplitMix64(seed: 5)
    for _ in 0..<3 {
      let middle = JulianDay<UT1>(random.double(in: start.days..<end.days))
      let parts =
        try calendar.transits(during: start..<middle, ephemeris: Samples.ephemeris.get())
        + calendar.transits(during: middle..<end, ephemeris: Samples.ephemeris.get())
      #expect(Set(parts) == Set(whole))
      let partHits =
        try calendar.exactTransits(during: start..<middle, ephemeris: Samples.ephemeris.get())
        + calendar.exactTransits(during: middle..<end, ephemeris: Samples.ephemeris.get())
      #expect(partHits == hits)
    }
  }

  @Test func `hits are the exact moments of the lives`() throws {
    let calendar = try Self.calendar(Self.newYork())
    let start = try Samples.instant("2025-01-06T00:00")
    let end = start.advanced(byDays: 7)
    let hits = try calendar.exactTransits(during: start..<end, ephemeris: Samples.ephemeris.get())
    let transits = try calendar.transits(during: start..<end, ephemeris: Samples.ephemeris.get())
    for hit in hits {
      let life = try #require(
        transits.first { life in
          life.key == hit.key && life.place == hit.place && life.contains(hit.at)
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
    let transits = try calendar.transits(
      during: start..<start.advanced(byDays: 3), ephemeris: Samples.ephemeris.get())
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
        #expect(station.distance.magnitude <= transit.orb)
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
    let first = try calendar.transits(at: span.start, ephemeris: Samples.ephemeris.get())
    #expect(!first.isEmpty && first.allSatisfy { $0.enters == nil && $0.leaves != nil })
    let last = try calendar.transits(at: span.end, ephemeris: Samples.ephemeris.get())
    #expect(!last.isEmpty && last.allSatisfy { $0.enters != nil && $0.leaves == nil })
  }

  @Test func `outside the ephemeris is an error, an empty period is empty`() throws {
    let calendar = try TransitCalendarTests.calendar(TransitCalendarTests.dateOnly())
    let span = try Samples.ephemeris.get().span
    #expect(throws: EphemerisError.self) {
      try calendar.transits(
        during: span.end..<span.end.advanced(byDays: 1), ephemeris: Samples.ephemeris.get())
    }
    #expect(throws: EphemerisError.self) {
      try calendar.transits(at: JulianDay(.nan), ephemeris: Samples.ephemeris.get())
    }
    #expect(throws: EphemerisError.self) {
      try calendar.exactTransits(
        during: span.start..<span.end.advanced(byDays: 3_650_000),
        ephemeris: Samples.ephemeris.get())
    }
    let instant = try Samples.instant("2025-01-06T00:00")
    #expect(
      try calendar.transits(during: instant..<instant, ephemeris: Samples.ephemeris.get()).isEmpty)
  }
}
