import Ephemeris
import Foundation
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

  init(_ line: Substring) throws {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    try #require(fields.count == 6)
    (zone, local, status) = (fields[0], fields[1], fields[2])
    secondsSince1970 = try #require(Int(fields[3]))
    other = Int(fields[4])
    secondsEast = try #require(Int(fields[5]))
  }

  /// `#` lines carry provenance, the first other line names the columns.
  static func rows() throws -> [Self] {
    let url = try #require(
      Bundle.module.url(forResource: "civil-times", withExtension: "csv", subdirectory: "Golden"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.filter { !$0.hasPrefix("#") }.dropFirst().map(Self.init)
  }
}

@Suite struct CivilTimeGoldenTests {
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
