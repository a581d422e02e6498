import CivilTime
import TestSupport
import Testing

/// One row of `Golden/civil-times.csv`.
struct GoldenCivilTime: Sendable, CustomTestStringConvertible {
  let zone: String
  let local: String
  let status: String
  let secondsSince1970: Int
  let other: Int?
  let secondsEast: Int

  var testDescription: String { "\(zone) \(local), \(status)" }

  init(_ row: GoldenTable.Row) throws {
    (zone, local, status) = (
      try row.text("zone"), try row.text("local"), try row.text("status")
    )
    secondsSince1970 = try row.integer("seconds_since_1970")
    other = try row.text("other").isEmpty ? nil : row.integer("other")
    secondsEast = try row.integer("seconds_east")
  }

  static func rows() throws -> [Self] {
    try CivilTimeSamples.golden("civil-times").rows.map(Self.init)
  }
}

@Suite struct CivilTimeGoldenTests {
  /// As many as the file's head says.
  @Test func `there are labels of every kind`() throws {
    let counts = Dictionary(grouping: try GoldenCivilTime.rows(), by: \.status).mapValues(\.count)
    #expect(counts == ["ok": 120, "ambiguous": 84, "gap": 86])
  }

  @Test(arguments: try GoldenCivilTime.rows())
  func `a label agrees with Python's zoneinfo`(_ row: GoldenCivilTime) throws {
    let zone = try CivilTimeSamples.zone(row.zone)
    let moment = try CivilTimeSamples.moment(row.local, in: zone)
    let later = try CivilTimeSamples.moment(row.local, in: zone, fold: .later)
    #expect(moment.secondsSince1970 == row.secondsSince1970)
    #expect(moment.secondsEast == row.secondsEast)
    switch moment.occurrence {
    case .once:
      #expect(row.status == "ok")
      #expect(later == moment)
    case .twice(_, let other):
      #expect(row.status == "ambiguous")
      #expect(other == row.other)
      #expect(later.secondsSince1970 == row.other)
    case .never(_, let movedToDate, let movedToTime):
      #expect(row.status == "gap")
      #expect(later == moment)
      #expect(zone.clock(at: moment.instant) == (movedToDate, movedToTime))
    }
  }
}
