import Foundation
import TestSupport
import Testing

/// Ephemerides of dates, by `sky`.
@Suite struct SkySeriesTests {
  private static func run(_ options: [String]) throws -> Program.Outcome {
    let outcome = try Program.run(["sky"] + options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  /// By swetest 2.10.03 -b6.1.2025 -ut0 -p012345 -fPZ -head: 15 cp 54'40, 2 ar 54'41, 26 sa 34'31, 3 pi 0'54,
  /// 0 le 9'58 and 12 ge 42'49, the last two retrograde; the table rounds to the minute, as `sky` does.
  @Test func `a month is a table of 80 columns`() throws {
    let lines = try Self.run(["--month", "2025-01"]).lines
    #expect(lines[0] == "January 2025, 00:00 UTC")
    #expect(lines.filter { $0.first.map { $0 == " " || $0.isNumber } ?? false }.count == 32)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let row = try #require(lines.first { $0.hasPrefix(" 6") })
    #expect(row.hasPrefix(" 6 15Cp55  2Ar55 26Sg35  3Pi01  0Le10R12Ge43R"))
  }

  @Test func `CSV and JSON have the same places`() throws {
    let options = [
      "--from", "2025-01-01", "--to", "2025-01-03", "--step", "6h", "--bodies", "mars",
    ]
    let csv = try Self.run(options + ["--csv"]).lines
    let json = try Self.run(options + ["--json"]).lines
    #expect(csv[0] == "utc,mars,mars_latitude,mars_per_day")
    #expect(csv.count == 13)
    #expect(json.count == 12)
    for (row, text) in zip(csv.dropFirst(), json) {
      let sky = try JSONValue(parsing: text)
      let fields = row.split(separator: ",").map(String.init)
      let longitude = try #require(sky["bodies"]?.array?[0]["longitude"]?.number)
      #expect(abs((Double(fields[1]) ?? 0) - longitude) < 1e-6)
    }
    #expect(csv[2].hasPrefix("2025-01-01T06:00:00Z,"))
  }

  @Test func `noon is twelve hours later`() throws {
    let line = try Self.run(["--from", "2025-01-01", "--to", "2025-01-01", "--noon", "--csv"])
      .lines[1]
    #expect(line.hasPrefix("2025-01-01T12:00:00Z,"))
  }

  @Test func `a page to print is well-formed`() throws {
    let page = try Self.run(["--year", "2025", "--html"]).output
    let elements = try HTMLPage(page).elements
    #expect(elements.count { $0.name == "table" } == 12)
    #expect(elements.count { $0.name == "tr" } == 365 + 12)
  }

  @Test func `curves are a picture`() throws {
    let picture = try Self.run(["--year", "2025", "--graph", "90"]).output
    let elements = try HTMLPage(picture).elements
    #expect(elements.contains { $0.name == "polyline" })
  }

  @Test(arguments: [
    (["--step", "1d"], "are for dates"),
    (["--month", "2025-01", "--graph", "60"], "360, 90, 45 or 30"),
    (["--month", "2025-01", "--csv", "--json"], "don't go together"),
    (["--month", "2025-01", "--at", "now"], "leave them out"),
    (
      ["--year", "2025", "--graph", "30", "--bodies", "moon", "--step", "3d"], "--step is too long"
    ),
  ])
  func `what doesn't go together is refused`(options: [String], phrase: String) throws {
    try Program.run(["sky"] + options).expectRefusal(.usage, phrase)
  }
}
