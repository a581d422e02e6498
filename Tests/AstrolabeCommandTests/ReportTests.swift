import TestSupport
import Testing

/// `report`: what the command adds to the page, which `PagesTests` reads.
@Suite struct ReportTests {
  private static let options =
    ["--date", "2025-01-06", "--date-zone", "America/New_York"] + Samples.newYork

  @Test func `the page shows what the options ask for`() throws {
    let outcome = try Program.run(
      ["report", "--houses", "koch", "--name", "<Ada> & \u{202E}"] + Self.options)
    #expect(outcome.status == 0 && outcome.errors == "")
    let page = try HTMLPage(outcome.output)
    #expect(page.all("bdi").map(\.text) == ["<Ada> & \u{FFFD}"])
    #expect(page.all("h1").map(\.text) == ["Monday 6 January 2025"])
    #expect(page.all("p").contains { $0.text.contains("New_York, 40.7128 N 74.0060 W") })
    #expect(page.all("p").contains { $0.text.contains("Koch") })
    // What it was computed with.
    #expect(page.all("footer").map { $0.text.contains("Zones: tzdata") } == [true])
  }

  @Test func `the same birth and day give the same bytes, in a file, too`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(
      ["report", "--output", folder.path("day.html")] + Self.options)
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    #expect(try folder.read("day.html") == Program.run(["report"] + Self.options).output)
    #expect(try folder.names == ["day.html"])
  }

  static let bad = [
    BadInput("no birth", ["report"], .usage, "--birth is missing"),
    BadInput("a house system", ["report", "--houses", "x"] + Samples.dateOnly, .usage, "x"),
    BadInput("a date", ["report", "--date", "6 Jan"] + Samples.dateOnly, .data, "6 Jan"),
    BadInput(
      "a zone of the date", ["report", "--date-zone", "Nowhere"] + Samples.dateOnly, .data,
      "Nowhere"),
    BadInput(
      "a date before the ephemeris", ["report", "--date", "1199-12-31"] + Samples.dateOnly, .data,
      "1200-01-09 to 2399-12-31"),
    BadInput(
      "a date whose next events the ephemeris lacks",
      ["report", "--date", "2399-12-31"] + Samples.dateOnly, .data,
      "at least a year before its end"),
    BadInput(
      "a file in no folder",
      ["report", "--date", "2025-01-06", "--output", "/nowhere/day.html"] + Samples.dateOnly,
      .file, "can't write to /nowhere/day.html"),
  ]

  @Test(arguments: bad)
  func `what can't be reported is refused`(_ row: BadInput) throws { try row.check() }
}
