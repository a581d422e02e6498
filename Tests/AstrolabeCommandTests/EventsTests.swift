import TestSupport
import Testing

/// `events`, against almanacs.
@Suite struct EventsTests {
  private func run(_ options: [String]) throws -> Program.Outcome {
    let outcome = try Program.run(["events"] + options)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome
  }

  private func events(_ options: [String]) throws -> [JSONValue] {
    try #require(try JSONValue(parsing: run(options + ["--json"]).output).array)
  }

  static func days(_ first: String, _ last: String) -> [String] { ["--from", first, "--to", last] }

  // Mercury's stations of 2026 by swetest, as RetrogradeCycleTests has them.
  @Test func `retrogrades have their shadows`() throws {
    let year = Self.days("2026-01-01", "2026-12-31") + ["--retrogrades", "--bodies", "mercury"]
    let found = try events(year)
    #expect(found.count == 3)
    #expect(found.first?["shadow_from"]?.string?.hasPrefix("2026-02-11") == true)
    #expect(found.first?["turns_back"]?["at"]?.string?.hasPrefix("2026-02-26") == true)
    #expect(found.first?["with_sun"]?["aspect"]?.string == "conjunction")
    let page = try run(year).lines
    #expect(page.contains { $0.hasPrefix("Mercury") && $0.contains("20 Mar 2026") })
    #expect(try run(year + ["--ics"]).output.hasPrefix("BEGIN:VCALENDAR\r\n"))
  }

  @Test(arguments: [
    BadInput(
      "retrogrades and kinds",
      ["events", "--retrogrades", "--kinds", "station"] + days("2026-01-01", "2026-02-01"), .usage,
      "--retrogrades goes without --kinds"),
    BadInput(
      "bodies that never turn",
      ["events", "--retrogrades", "--bodies", "sun,moon"] + days("2026-01-01", "2026-02-01"),
      .usage, "--bodies must name bodies that turn"),
  ])
  func `options that don't fit are refused`(_ row: BadInput) throws { try row.check() }

  // Voids as Astrolog and swevents have them; the quarter as the USNO.
  @Test func `both dates are included`() throws {
    let events = try events(
      Self.days("2025-01-06", "2025-01-07") + ["--kinds", "lunation,void"])
    #expect(events.map { $0["kind"]?.string } == ["lunation", "void"])
    #expect(events.first?["at"]?.string?.hasPrefix("2025-01-06T23:56") == true)
    #expect(events.last?["from"] == .string("2025-01-07T21:15:55Z"))
    #expect(events.last?["last_aspect"]?["body"] == .string("mars"))
  }

  @Test func `dates are those of the zone`() throws {
    // The full Moon of 2025-01-13 at 22:27 UTC is on the 14th in Tokyo.
    let full = ["--kinds", "lunation", "--zone", "Asia/Tokyo"]
    #expect(try events(Self.days("2025-01-13", "2025-01-13") + full).isEmpty)
    let lines = try run(Self.days("2025-01-14", "2025-01-14") + full).lines
    #expect(lines.contains { $0.hasPrefix("  Tue 14  07:2") && $0.contains("Full Moon at 2") })
  }

  @Test func `years are cut without a seam`() throws {
    let kinds = ["--kinds", "ingress,void"]
    let both = try events(Self.days("2024-12-30", "2025-01-03") + kinds)
    let parts = try ["2024-12-30/2024-12-31", "2025-01-01/2025-01-03"].flatMap { part in
      let ends = part.split(separator: "/").map(String.init)
      return try events(Self.days(ends[0], ends[1]) + kinds)
    }
    #expect(both == parts && both.count > 4)
  }

  @Test func `nothing is said to be nothing`() throws {
    let days = Self.days("2025-01-01", "2025-01-02") + ["--kinds", "eclipse"]
    #expect(try run(days + ["--json"]).output == "[]\n")
    #expect(try run(days).lines == ["Nothing happens in these days."])
  }

  @Test(arguments: [
    ("2025-01-02", "2025-01-01", "give them in order"),
    ("2025-01-01", "12025-01-01", "is no date"),
    ("1199-12-31", "2025-01-01", "covers 1200-01-09 to 2399-12-31"),
    ("2025-01-01", "2400-01-01", "covers 1200-01-09 to 2399-12-31"),
  ])
  func `dates that can't be are refused`(first: String, last: String, phrase: String) throws {
    let outcome = try Program.run(["events"] + Self.days(first, last))
    outcome.expectRefusal(.data, phrase)
  }
}
