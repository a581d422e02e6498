import CivilTime
import TestSupport
import Testing

/// `timezones.json`: local birth times by Python's zoneinfo on Debian's tzdata 2025b, which keeps
/// the history of zones before 1970.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct CivilTimeReferenceTests {
  /// The rows that the machine's database must agree with.
  ///
  /// Where `other_build` is null, two builds and two releases of tzdata say the same, so every
  /// database must. The other rows (3 of 100) hold for the database the file was made with: one
  /// that keeps history, and its release, because rules for the future change between releases.
  static func rows() throws -> [ReferenceCase] {
    let rows = try ReferenceCases.load("timezones")?.cases ?? []
    return try rows.filter { try hasSameDatabase || $0.isNull("other_build") }
  }

  private static var hasSameDatabase: Bool {
    guard let database = try? CivilTimeSamples.database.get() else { return false }
    return database.keepsHistoryBefore1970 && database.version?.hasPrefix("2025b") == true
  }

  @Test(arguments: try rows())
  func `a birth time agrees with Python's zoneinfo`(_ row: ReferenceCase) throws {
    let zone = try CivilTimeSamples.zone(try row.text("zone"))
    let local = try row.text("local")
    let earlier = try CivilTimeSamples.moment(local, in: zone)
    let later = try CivilTimeSamples.moment(local, in: zone, fold: .later)
    let offsets = try row.doubles("offsets").map { Int($0) }
    let utc = try #require(try row.value("utc").array).compactMap { $0.string.map { $0 + "Z" } }
    try #require(offsets.count == utc.count)
    #expect(earlier.instant.iso8601 == utc.first)
    switch (try row.text("status"), earlier.occurrence) {
    case ("ok", .once):
      #expect([earlier.secondsEast] == offsets)
      #expect(later == earlier)
    case ("ambiguous", .twice(.earlier, let other)):
      #expect([earlier.secondsEast, later.secondsEast] == offsets)
      #expect([earlier.instant.iso8601, later.instant.iso8601] == utc)
      #expect(other == later.secondsSince1970)
      #expect(
        later.occurrence
          == .twice(taken: .later, otherSecondsSince1970: earlier.secondsSince1970))
    case ("gap", .never(let gap, _, _)):
      // Read with the offset before the jump, the instant lies after it.
      try #require(offsets.count == 2)
      #expect(gap == offsets[1] - offsets[0])
      #expect(earlier.secondsEast == offsets[1])
      #expect(later == earlier)
    case (let status, let occurrence):
      Issue.record("\(status) became \(occurrence)")
    }
  }

  @Test func `every kind of label is in the file`() throws {
    let rows = try Self.rows()
    #expect(Set(try rows.map { try $0.text("status") }) == ["ok", "ambiguous", "gap"])
    #expect(rows.count >= 90)
  }
}
