import Foundation
import TestSupport
import Testing

/// `transits` and `returns`; their values are tested with the library.
@Suite struct TransitsTests {
  static let days = ["--from", "2025-01-06", "--to", "2025-01-08"]

  private func run(
    _ arguments: [String], input: String = "", status: Int32 = 0
  ) throws -> Program.Outcome {
    let outcome = try Program.run(arguments, input: Data(input.utf8))
    #expect(outcome.status == status)
    // Without a time of birth there is a note beside files.
    #expect(outcome.errorLines.allSatisfy { $0.contains("without a time of birth") })
    return outcome
  }

  private func transits(_ options: [String]) throws -> [JSONValue] {
    let outcome = try run(["transits", "--json"] + Self.days + options)
    return try #require(try JSONValue(parsing: outcome.output).array)
  }

  @Test func `JSON has the eleven points, angles where they are known`() throws {
    let timed = try transits(Samples.newYork)
    #expect(timed.contains { $0["transit_planet"] == .string("moon") })
    #expect(timed.contains { $0["natal_planet"] == .string("ascendant") })
    let dateOnly = try transits(Samples.dateOnly)
    #expect(!dateOnly.contains { $0["natal_planet"] == .string("ascendant") })
    // Mars, in opposition to natal Saturn until 22 April 2025, passed it on 21 January.
    let mars = try #require(
      dateOnly.first {
        $0["transit_planet"] == .string("mars") && $0["natal_planet"] == .string("saturn")
      })
    #expect(mars["aspect"] == .string("opposition"))
    #expect(mars["exact"]?.array?.count == 2)
    let chiron = try transits(Samples.dateOnly + ["--bodies", "chiron"])
    #expect(!chiron.isEmpty && chiron.allSatisfy { $0["transit_planet"] == .string("chiron") })
  }

  @Test func `the dates are those of the zone, both included`() throws {
    func moon(_ date: String, _ zone: String) throws -> Set<String> {
      let outcome = try run(
        [
          "transits", "--json", "--bodies", "moon", "--from", date, "--to", date, "--date-zone",
          zone,
        ]
          + Samples.dateOnly)
      let transits = try #require(try JSONValue(parsing: outcome.output).array)
      return Set(transits.compactMap { $0["enters"]?.string })
    }
    let (here, there) = (try moon("2025-01-09", "UTC"), try moon("2025-01-09", "Asia/Tokyo"))
    #expect(here != there && !here.isDisjoint(with: there))
    // Tokyo's 9 January ends at 15:00 UTC.
    #expect(there.allSatisfy { $0 < "2025-01-09T15:00:00Z" })
    #expect(here.contains { $0 > "2025-01-09T15:00:00Z" && $0 < "2025-01-10" })
  }

  @Test func `a stream of births is answered line for line`() throws {
    let input = """
      {"id":"a","birth":"1990-06-15"}
      {"id":"b","birth":"1990-02-31"}
      """
    let outcome = try run(
      ["transits", "--births", "-", "--bodies", "sun"] + Self.days, input: input, status: 65)
    #expect(outcome.lines.count == 2)
    let first = try JSONValue(parsing: outcome.lines[0])
    #expect(first["id"] == .string("a"))
    #expect(first["transits"] == .array(try transits(Samples.dateOnly + ["--bodies", "sun"])))
    #expect(try JSONValue(parsing: outcome.lines[1])["error"] != nil)
  }

  @Test(arguments: [["transits"] + Samples.dateOnly + days, ["events"] + days])
  func `a calendar is written with the line ends of the RFC`(arguments: [String]) throws {
    let text = try run(arguments + ["--ics"]).output
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
    #expect(text.hasSuffix("END:VEVENT\r\nEND:VCALENDAR\r\n"))
    #expect(!text.contains("SUMMARY:Moon square natal"))
  }

  @Test func `a calendar has the exact moments within the dates as events of an hour`() throws {
    let options = ["transits", "--ics", "--date-zone", "America/New_York"] + Samples.dateOnly
    let text = try run(options + Self.days).output
    let starts = text.matches(
      of: /DTSTART:(\d{8})T(\d{2})(\d{4})Z\r\nDTEND:(\d{8})T(\d{2})(\d{4})Z/)
    #expect(!starts.isEmpty)
    #expect(starts.count == text.matches(of: /BEGIN:VEVENT/).count)
    for match in starts {
      let (first, last) = (Int(match.2) ?? 0, Int(match.5) ?? 0)
      #expect(match.3 == match.6 && (first + 1) % 24 == last)
    }
    #expect(text.contains("America/New_York."))
    let withSpans = try run(options + Self.days + ["--spans"]).output
    #expect(
      withSpans.matches(of: /BEGIN:VEVENT/).count > starts.count)
  }

  @Test func `calendars of two people share no identities`() throws {
    for command in ["transits", "profections"] {
      let options = [command, "--ics", "--from", "2025-01-01", "--to", "2025-12-31"]
      let texts = try [
        Samples.dateOnly, Samples.dateOnly + ["--name", "Ada"], Samples.newYork,
      ].map { try run(options + $0).output.replacing("\r\n ", with: "") }
      let identities = texts.map { text in text.matches(of: /UID:(\S+)/).map { String($0.1) } }
      #expect(identities.allSatisfy { !$0.isEmpty && Set($0).count == $0.count })
      #expect(Set(identities.joined()).count == identities.joined().count)
      #expect(texts[1].contains("SUMMARY:Ada: ") && texts[1].contains("of Ada\r\n"))
      #expect(texts[0].contains("born 1990-06-15"))
    }
  }

  @Test(arguments: [["--name", "Ada"], ["--spans"], ["--ics", "--name", " "]])
  func `options of calendars need a calendar and a name that shows`(options: [String]) throws {
    let outcome = try Program.run(["transits"] + Samples.dateOnly + Self.days + options)
    #expect(
      outcome.status == 64
        && outcome.errors.contains(options.contains("--spans") ? "--spans" : "--name"))
  }

  @Test func `the page has moments by date and leaves out the Moon`() throws {
    let page = try run(["transits"] + Samples.dateOnly + Self.days)
    let from = try #require(page.lines.firstIndex(of: "January 2025"))
    // 6, 7 and 8 January 2025 are Monday to Wednesday.
    let days = page.lines[(from + 1)...].prefix { $0.hasPrefix("  ") }
      .compactMap { $0.dropFirst(2).first == " " ? nil : String($0.dropFirst(2).prefix(6)) }
    #expect(days.last == "Wed  8" && Set(days).isSubset(of: ["Mon  6", "Tue  7", "Wed  8"]))
    let line = try #require(page.lines.first { $0.contains("Sun trine Venus, exact") })
    // It is 19:30 for a birth at 12:00 UTC, and other hours of the date are as likely.
    #expect(line.dropFirst(10).hasPrefix("about  "))
    #expect(!page.lines.contains { $0.contains("  Moon ") })
    let moon = try run(["transits", "--bodies", "moon"] + Samples.dateOnly + Self.days)
    #expect(moon.lines.contains { $0.contains("  Moon ") })
  }

  // Each exact moment of JSON within the dates has its line, in order of time, and no other has.
  @Test func `the page has every exact moment of the dates`() throws {
    let span = ["--from", "2025-01-01", "--to", "2025-03-31", "--bodies", "mars,saturn,pluto"]
    let options = span + Samples.newYork
    let lives = try #require(
      try JSONValue(parsing: run(["transits", "--json"] + options).output).array)
    let exact = lives.flatMap { $0["exact"]?.array ?? [] }.compactMap {
      ($0.string ?? $0["at"]?.string)?.prefix(10)
    }
    let within = exact.filter { ("2025-01-01"..."2025-03-31").contains($0) }
    let page = try run(["transits"] + options)
    #expect(!within.isEmpty && page.lines.count { $0.contains(", exact") } == within.count)
    #expect(page.lines.contains { $0.contains(", exact, 3 of 3") })
    #expect(page.output.contains("In orb on all these dates: "))
  }

  @Test(arguments: ["--json", "--ics"])
  func `lives are for the page`(format: String) throws {
    try Program.run(["transits", "--lives", format] + Samples.dateOnly + Self.days)
      .expectRefusal(.usage, "--lives is for the page")
  }

  @Test(arguments: [(40, 60), (60, 60), (100, 100), (200, 100)])
  func `a page is as wide as the terminal, within bounds`(row: (terminal: Int, page: Int)) throws {
    let environment = ["COLUMNS": "\(row.terminal)"]
    for options in [["--lives"], []] {
      let page = try Program.run(
        ["transits"] + options + Self.days + Samples.newYork, environment: environment)
      #expect(page.status == 0)
      // Names of timelines and of places don't break.
      let widest = page.lines.map(\.count).max() ?? 0
      #expect(widest <= row.page && (row.page < 80 || widest > row.page - 20))
    }
  }

  @Test func `the page of lives shows timelines`() throws {
    let page = try run(["transits", "--lives"] + Samples.dateOnly + Self.days)
    let line = try #require(page.lines.first { $0.hasPrefix("Sun trine Venus ") })
    // Exact on 8 January at 19:30, in the last sixth of three days.
    #expect(line.contains(/─●─{2,4}$/))
    #expect(!page.lines.contains { $0.hasPrefix("Moon ") })
    #expect(page.output.contains("exact about 8 Jan 2025"))
    let moon = try run(["transits", "--lives", "--bodies", "moon"] + Samples.dateOnly + Self.days)
    #expect(moon.lines.contains { $0.hasPrefix("Moon ") })
  }

  @Test func `returns are written as JSON and as a page`() throws {
    let options = ["returns", "--from", "2025-06-01", "--to", "2025-06-30"] + Samples.newYork
    let returns = try #require(try JSONValue(parsing: run(options + ["--json"]).output).array)
    #expect(returns.map { $0["body"]?.string } == ["sun", "moon"])
    #expect(returns.map { $0["number"]?.number } == [35, 468])
    #expect(try run(options).lines.contains { $0.hasSuffix("Solar return 35") })
  }

  @Test(arguments: ["transits", "returns"])
  func `dates that can't be are refused`(command: String) throws {
    let rows = [
      ("2025-01-02", "2025-01-01", "give them in order"),
      ("2025-01-01", "12025-01-01", "is no date"),
      ("1199-12-31", "2025-01-01", "covers 1200-01-09 to 2399-12-31"),
      ("2025-01-01", "2400-01-01", "covers 1200-01-09 to 2399-12-31"),
    ]
    for (first, last, phrase) in rows {
      let outcome = try Program.run(
        [command, "--from", first, "--to", last] + Samples.dateOnly)
      outcome.expectRefusal(.data, phrase)
    }
  }
}
