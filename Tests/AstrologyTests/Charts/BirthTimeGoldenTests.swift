import Astrology
import Ephemeris
import TestSupport
import Testing

/// Births by local times, against Python's zoneinfo and against the rule of local mean time.
@Suite struct BirthTimeGoldenTests {
  /// One row of `Golden/birth-times.csv`.
  struct Row: Sendable, CustomStringConvertible {
    let kind: String
    let zone: String
    let longitudeDegrees: Double?
    let local: String
    let occurrence: String
    let earlierSeconds: Int
    let laterSeconds: Int

    var description: String { "\(zone) \(local) \(longitudeDegrees.map { "\($0)" } ?? "")" }

    init(_ row: GoldenTable.Row) throws {
      (kind, zone) = (try row.text("kind"), try row.text("zone"))
      longitudeDegrees = try row.text("longitude").isEmpty ? nil : row.double("longitude")
      (local, occurrence) = (try row.text("local"), try row.text("occurrence"))
      (earlierSeconds, laterSeconds) = (try row.integer("earlier"), try row.integer("later"))
    }

    func birth(
      fold: CivilMoment.Fold = .earlier, gap: CivilMoment.Gap = .later, clock: Birth.Clock = .local
    ) throws -> Birth {
      let (date, time) = try Samples.label(local)
      return Birth(
        date: date, time: time,
        zone: try CivilZone(zone, longitude: nil, database: Samples.zones.get()),
        place: try longitudeDegrees.map { try Samples.place(45, $0) }, fold: fold, gap: gap,
        clock: clock)
    }
  }

  static func rows(_ kinds: String...) throws -> [Row] {
    try Samples.golden("birth-times").rows.map(Row.init).filter { kinds.contains($0.kind) }
  }

  @Test func `the rows are as many as were drawn`() throws {
    let counts = Dictionary(grouping: try Self.rows("odd", "any", "mean"), by: \.kind)
      .mapValues(\.count)
    #expect(counts == ["odd": 163, "any": 2_000, "mean": 200])
  }

  @Test func `births are at the instants of zoneinfo`() throws {
    let wrong = try Self.rows("odd", "any").filter { row in
      let earlier = try row.birth(fold: .earlier, gap: .earlier)
      let later = try row.birth(fold: .later, gap: .later)
      let occurrence = try #require(earlier.moment).occurrence
      let name =
        switch occurrence {
        case .once: "once"
        case .twice: "twice"
        case .never: "gap"
        }
      return name != row.occurrence || earlier.instant.secondsSince1970 != row.earlierSeconds
        || later.instant.secondsSince1970 != row.laterSeconds
    }
    #expect(wrong.map(\.description) == [])
  }

  /// Nothing chosen: the earlier of two, and the later in a gap.
  @Test func `a birth without a choice is the earlier of two and after a gap`() throws {
    let wrong = try Self.rows("odd").filter { row in
      let expected = row.occurrence == "gap" ? row.laterSeconds : row.earlierSeconds
      return try row.birth().instant.secondsSince1970 != expected
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test func `before standard time a birth is on the mean time of its place`() throws {
    let wrong = try Self.rows("mean").filter { row in
      let birth = try row.birth()
      return !birth.usesLocalMeanTime || birth.instant.secondsSince1970 != row.earlierSeconds
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test func `the clock of the zone is another one by its distance`() throws {
    let rows = try Self.rows("mean")
    let moved = try rows.filter { row in
      let zone = try row.birth(clock: .zone)
      return !zone.usesLocalMeanTime && zone.instant.secondsSince1970 != row.earlierSeconds
    }
    // Of two hundred random longitudes none is that of its zone's town to the second.
    #expect(moved.count == rows.count)
  }
}
