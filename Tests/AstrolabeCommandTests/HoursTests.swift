import TestSupport
import Testing

/// The command `hours`.
@Suite struct HoursTests {
  @Test func `a place brings its zone, and coordinates that of the nearest town`() throws {
    let byName = try Program.run(
      ["hours", "--date", "2025-01-06", "--place", "Ulm, Germany", "--json"])
    #expect(byName.status == 0 && byName.errors == "")
    let document = try JSONValue(parsing: byName.output)
    #expect(document["zone"]?.string == "Europe/Berlin")
    let byNumbers = try Program.run(
      ["hours", "--date", "2025-01-06", "--lat", "48n24", "--lon", "9e59", "--json"])
    #expect(byNumbers.status == 0)
    #expect(byNumbers.errors.contains("note: the zone is Europe/Berlin, that of Ulm"))
    #expect(try JSONValue(parsing: byNumbers.output)["day_lord"] == document["day_lord"])
    let violations = try SchemaLibrary.contract().violations(in: document, against: "hours")
    #expect(violations.map(\.description) == [])
  }

  @Test func `without a date it is today`() throws {
    let outcome = try Program.run(["hours", "--lat", "0", "--lon", "0", "--zone", "UTC"])
    #expect(outcome.status == 0 && outcome.lines.count > 20)
  }

  @Test func `a calendar has the hours and what the bodies do`() throws {
    let outcome = try Program.run(
      ["hours", "--date", "2025-01-06", "--place", "Ulm, Germany", "--bodies", "moon", "--ics"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(outcome.output.contains("SUMMARY:Hour 24: "))
    #expect(outcome.output.contains("SUMMARY:Moon rises"))
  }

  static let ulm = ["--place", "Ulm, Germany"]

  @Test(arguments: [
    BadInput("no place", ["hours"], .usage, "a place is missing"),
    BadInput("half a place", ["hours", "--lat", "48"], .usage, "needs its longitude"),
    BadInput("two places", ["hours", "--lat", "4", "--lon", "5"] + ulm, .usage, "not by both"),
    BadInput("an unknown place", ["hours", "--place", "Xyzzyx"], .data, "Xyzzyx"),
    BadInput("no latitude", ["hours", "--lat", "98", "--lon", "5"], .data, "is no latitude"),
    BadInput("no zone", ["hours", "--zone", "Mars/Base"] + ulm, .data, "Mars/Base"),
    BadInput("no date", ["hours", "--date", "2025-02-30"] + ulm, .data, "28 days"),
    BadInput("a date beyond", ["hours", "--date", "2425-02-03"] + ulm, .data, "outside"),
    BadInput("no body", ["hours", "--bodies", "vulcan"] + ulm, .usage, "vulcan"),
    BadInput("two forms", ["hours", "--json", "--ics"] + ulm, .usage, "--json and --ics"),
    BadInput(
      "a date that never was",
      [
        "hours", "--date", "2011-12-30", "--zone", "Pacific/Apia", "--lat", "-13.8", "--lon",
        "-171",
      ],
      .data, "never was in Pacific/Apia"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }
}
