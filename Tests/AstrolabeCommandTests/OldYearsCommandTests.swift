import EngineSupport
import Foundation
import TestSupport
import Testing

/// Years before 1800 and dates of the Julian calendar, on the command line.
@Suite(.enabled(if: Libswe.isBuiltIn, "years before 1850 need libswe"))
struct OldYearsCommandTests {
  private static func chart(_ options: [String]) throws -> JSONValue {
    let outcome = try Program.run(["chart", "--json"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONValue(parsing: outcome.output)
  }

  private static func codes(_ chart: JSONValue) -> [String] {
    (chart["notes"]?.array ?? []).compactMap { $0["code"]?.string }
  }

  /// Leonardo da Vinci, 15 April 1452 Old Style: by swetest -b15.4.1452jul -ut12:00 -p0 -fl.
  @Test func `a bare date before the reform is Julian, and the document says so`() throws {
    let chart = try Self.chart(["--birth", "1452-04-15"])
    #expect(chart["datetime_utc"]?.string == "1452-04-24T12:00:00Z")
    #expect(Self.codes(chart) == ["calendar_julian"])
    let gregorian = try Self.chart(["--birth", "1452-04-24", "--calendar", "gregorian"])
    #expect(gregorian["datetime_utc"] == chart["datetime_utc"])
    #expect(Self.codes(gregorian).isEmpty)
    #expect(try Self.chart(["--birth", "1452-04-24 NS"])["bodies"] == chart["bodies"])
  }

  /// Washington was born on 11 February 1731 (1732 by years that begin in January) Old Style.
  @Test func `Old Style is read where it is named, by the place's own mean time`() throws {
    let place = ["--place", "Fredericksburg, Virginia"]
    let chart = try Self.chart(["--birth", "1732-02-11T10:00", "--calendar", "julian"] + place)
    #expect(chart["datetime_utc"]?.string?.hasPrefix("1732-02-22T15:0") == true)
    #expect(Self.codes(chart).contains("calendar_julian"))
    #expect(Self.codes(chart).contains("clock_local_mean_time"))
    let bare = try Self.chart(["--birth", "1732-02-11T10:00"] + place)
    #expect(Self.codes(bare).contains("calendar_of_country"))
  }

  @Test func `the text names both calendars`() throws {
    let outcome = try Program.run(["chart", "--birth", "1452-04-15"])
    #expect(outcome.output.contains("Saturday 15 April 1452 (Julian calendar)"))
    let text = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("on the Gregorian calendar it is 1452-04-24"))
  }

  @Test func `dates of other options are read by the same rule`() throws {
    let outcome = try Program.run(["sign", "1452-04-15"])
    #expect(outcome.output.contains("24 April 1452"))
    #expect(outcome.errors.contains("1452-04-15 is read on the Julian calendar"))
  }

  @Test func `a line of a stream may name its calendar`() throws {
    let lines = [
      #"{"id":1,"birth":"1700-01-05","calendar":"julian"}"#, #"{"id":2,"birth":"1700-01-05"}"#,
      #"{"id":3,"birth":"1452-04-24","calendar":"gregorian"}"#,
      #"{"id":4,"birth":"1452-04-15","calendar":"mayan"}"#,
    ]
    let outcome = try Program.run(
      ["chart", "--births", "-"], input: Data((lines.joined(separator: "\n") + "\n").utf8))
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(
      answers.map { $0["chart"]?["datetime_utc"]?.string } == [
        "1700-01-15T12:00:00Z", "1700-01-05T12:00:00Z", "1452-04-24T12:00:00Z", nil,
      ])
    #expect(
      answers[3]["error"]?.string == "unknown calendar \"mayan\"; expected gregorian or julian")
  }

  @Test func `a folder without the files of 1800 is refused by name`() throws {
    let scratch = try ScratchFolder()
    try Program.run(["chart", "--birth", "1820-06-15", "--files", scratch.path("")])
      .expectRefusal(.file, "sepl_18.se1")
  }
}
