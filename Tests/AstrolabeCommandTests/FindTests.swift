import TestSupport
import Testing

/// The command `find`.
@Suite struct FindTests {
  private static let january = ["find", "--from", "2025-01-01", "--to", "2025-01-31"]
  private static let london = ["--lat", "51.5074", "--lon", "-0.1278"]

  private func windows(_ arguments: [String]) throws -> [[String]] {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0)
    let document = try JSONValue(parsing: outcome.output)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "windows").isEmpty)
    return try #require(document.array).map { [$0["from"]?.string ?? "", $0["to"]?.string ?? ""] }
  }

  // By swe_calc_ut, sampled and bisected: the reference case "moon in taurus, waxing".
  @Test func `all conditions hold in a window`() throws {
    let found = try windows(
      Self.january + ["--when", "moon in taurus", "--when", "moon waxing"])
    #expect(found == [["2025-01-07T22:11:16Z", "2025-01-10T01:06:38Z"]])
  }

  @Test func `what must not hold is cut out, and short windows are left out`() throws {
    let taurus = Self.january + ["--when", "moon in taurus"]
    let clear = try windows(taurus + ["--unless", "moon void"])
    #expect(clear.count == 1 && clear[0][0] == "2025-01-07T22:11:16Z")
    #expect(clear[0][1] < "2025-01-10T01:06:38Z")
    #expect(try windows(taurus + ["--lasting", "3d"]).isEmpty)
    #expect(try windows(taurus + ["--lasting", "2d1h"]).count == 1)
  }

  @Test func `so many windows are given at most`() throws {
    let moon = Self.january + ["--when", "moon in aries|taurus|gemini|leo"]
    let all = try windows(moon)
    #expect(all.count > 1)
    #expect(try windows(moon + ["--limit", "1"]) == [all[0]])
  }

  // The reference case "venus in house 10 at London, Sun up".
  @Test func `a place has houses and risings`() throws {
    let found = try windows(
      ["find", "--from", "2025-06-01", "--to", "2025-06-01", "--when", "venus in house 10"]
        + ["--when", "sun up"] + Self.london)
    #expect(found == [["2025-06-01T06:37:14Z", "2025-06-01T08:53:51Z"]])
  }

  @Test func `dates are those of the zone`() throws {
    let sun = ["find", "--from", "2025-01-06", "--to", "2025-01-06", "--when", "sun direct"]
    #expect(
      try windows(sun + ["--zone", "Asia/Tokyo"])
        == [["2025-01-05T15:00:00Z", "2025-01-06T15:00:00Z"]])
    #expect(
      try windows(sun + ["--date-zone", "Asia/Tokyo"] + Samples.dateOnly)
        == [["2025-01-05T15:00:00Z", "2025-01-06T15:00:00Z"]])
    #expect(try windows(sun + ["--place", "Tokyo"])[0][0] == "2025-01-05T15:00:00Z")
  }

  @Test func `a birth has natal points, and its place is the place`() throws {
    let year = ["find", "--from", "2025-01-01", "--to", "2025-12-31"]
    let sun = try windows(year + ["--when", "sun conjunct natal sun 1"] + Samples.newYork)
    #expect(sun.count == 1 && sun[0][0].hasPrefix("2025-06-1"))
    let up = ["--when", "sun up"]
    let here = try windows(Self.january + up + Samples.newYork)
    #expect(here == (try windows(Self.january + up + Samples.newYorkPlace)))
    let there = try windows(
      Self.january + up + ["--for-place", "Lisbon, Portugal"] + Samples.newYork)
    #expect(there != here)
  }

  @Test func `each window is an entry of a calendar`() throws {
    let outcome = try Program.run(
      Self.january + ["--when", "moon in taurus", "--unless", "moon waning", "--ics"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(outcome.output.contains("DTSTART:20250107T221116Z\r\nDTEND:20250110T010638Z\r\n"))
    #expect(outcome.output.contains("SUMMARY:moon in taurus\\, not moon waning\r\n"))
    #expect(
      outcome.output.contains(
        "UID:window-moon-in-taurus-not-moon-waning-20250107T221116Z@astrolabe"))
  }

  @Test func `a page lists windows, or says that there are none`() throws {
    let page = try Program.run(Self.january + ["--when", "moon in taurus"])
    #expect(page.output.contains("Tue  7 Jan 2025 22:11  –  Fri 10 Jan 2025 01:07  2 d 2 h 55 min"))
    let none = try Program.run(Self.january + ["--when", "sun in leo"])
    #expect(none.status == 0 && none.output.contains("No window"))
  }

  @Test(arguments: [
    BadInput("no condition", january, .usage, "--when is missing"),
    BadInput(
      "an unknown body", january + ["--when", "mon in leo"], .usage, "did you mean moon?"),
    BadInput(
      "a place that is missing", january + ["--when", "sun up"], .usage, "depends on a place"),
    BadInput(
      "a birth that is missing", january + ["--when", "sun trine natal moon"], .usage,
      "depends on a birth"),
    BadInput(
      "an angle that is unknown",
      january + ["--when", "sun trine natal mc"] + Samples.dateOnly, .data, "has no Midheaven"),
    BadInput(
      "a duration", january + ["--when", "moon void", "--lasting", "20"], .usage,
      "--lasting can't be \"20\""),
    BadInput(
      "a duration of nothing", january + ["--when", "moon void", "--lasting", "0m"], .usage,
      "--lasting can't be"),
    BadInput(
      "no window", january + ["--when", "moon void", "--limit", "0"], .usage,
      "--limit must be 1 or more"),
    BadInput(
      "a fold without a birth", january + ["--when", "moon void", "--fold", "later"], .usage,
      "--fold goes with --birth"),
    BadInput(
      "a place for a birth that isn't there",
      january + ["--when", "moon void", "--for-place", "Lyon"], .usage,
      "--for-place goes with --birth"),
    BadInput(
      "two zones", january + ["--when", "moon void", "--zone", "UTC", "--date-zone", "Asia/Tokyo"],
      .usage, "--zone and --date-zone"),
    BadInput(
      "half a place", january + ["--when", "moon void", "--lat", "1"], .usage, "a place needs"),
    BadInput(
      "two forms", january + ["--when", "moon void", "--json", "--ics"], .usage,
      "--json and --ics"),
    BadInput(
      "dates beyond the ephemeris",
      ["find", "--from", "2025-01-01", "--to", "2425-01-01", "--when", "moon void"], .data,
      "outside the ephemeris"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }
}
