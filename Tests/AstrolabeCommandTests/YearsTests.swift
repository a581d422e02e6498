import TestSupport
import Testing

/// The commands `progressions`, `directions` and `profections`.
@Suite struct YearsTests {
  private func json(_ arguments: [String]) throws -> JSONValue {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return try JSONValue(parsing: outcome.output)
  }

  private func violations(_ document: JSONValue, _ schema: String) throws -> [String] {
    try SchemaLibrary.contract().violations(in: document, against: schema).map(\.description)
  }

  // A date means its 12:00, of the zone if one is named.
  @Test func `an instant is a date or a moment`() throws {
    let date = try json(["progressions", "--at", "2025-01-06"] + Samples.newYork)
    let instant = try json(["progressions", "--at", "2025-01-06T12:00:00Z"] + Samples.newYork)
    let days = try json(["progressions", "--at", "ut:2460682"] + Samples.newYork)
    #expect(date == instant && instant == days)
    #expect(try violations(date, "progressions").isEmpty)
    let tokyo = try json(
      ["progressions", "--at", "2025-01-06", "--date-zone", "Asia/Tokyo"] + Samples.newYork)
    #expect(tokyo["target"]?.string == "2025-01-06T03:00:00Z")
  }

  @Test func `spans are arrays`() throws {
    let span = ["--from", "2025-01-01", "--to", "2029-12-31"] + Samples.newYork
    for command in ["progressions", "directions", "profections"] {
      let document = try json([command] + span)
      #expect(try violations(document, command).isEmpty)
      #expect((document.array ?? []).count > 4)
    }
    let calendar = try Program.run(["progressions", "--ics"] + span)
    #expect(calendar.status == 0 && calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
  }

  @Test func `a report describes the year of life that its date falls in`() throws {
    let outcome = try Program.run(
      ["report", "--date", "2025-01-06", "--chapters", "year"] + Samples.newYork)
    let texts = try HTMLPage(outcome.output).all("p", "dd").map(\.text)
    let year = try #require(
      json(["profections", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.newYork)
        .array?.first)
    #expect(year["sign"]?.string == "leo" && year["lord"]?.string == "sun")
    #expect(texts.contains("Age 34: Leo, your house 11."))
    // The Sun was back at its natal place at 23:44 UTC.
    #expect(texts.contains { $0.hasPrefix("Friday 14 June 2024 at 23:") })
  }

  @Test func `without a time of birth the year is described`() throws {
    let page = try Program.run(
      ["progressions", "--from", "2025-01-01", "--to", "2029-12-31"] + Samples.dateOnly)
    #expect(page.lines.joined(separator: " ").contains("up to 183 days"))
    let years = try Program.run(
      ["profections", "--from", "2025-01-01", "--to", "2029-12-31"] + Samples.dateOnly)
    #expect(years.lines.joined(separator: " ").contains("counted from the Sun’s"))
  }

  @Test func `periods of each kind fit the schema and a page`() throws {
    let span = ["--from", "2025-01-01", "--to", "2029-12-31"] + Samples.newYork
    for kind in ["firdaria", "releasing", "decennials"] {
      let document = try json(["periods", "--kind", kind, "--levels", "2"] + span)
      #expect(try violations(document, "periods").isEmpty)
      #expect(document["kind"]?.string == kind && document["sect"]?.string == "day")
      let page = try Program.run(["periods", "--kind", kind] + span)
      #expect(page.status == 0 && page.lines.count > 8)
      let calendar = try Program.run(["periods", "--kind", kind, "--ics"] + span)
      #expect(calendar.status == 0 && calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    }
    // The Sun was above the horizon, in the ninth house, so the first ten years are its own.
    let first = try json(
      ["periods", "--kind", "firdaria", "--from", "1990-06-15", "--to", "1990-07-01"]
        + Samples.newYork)
    #expect(first["periods"]?.array?.first?["lord"]?.string == "sun")
  }

  @Test(arguments: ["tertiary", "minor"])
  func `other progressions have a page and a document`(kind: String) throws {
    let moment = ["progressions", "--kind", kind, "--at", "2025-01-06"] + Samples.newYork
    let document = try json(moment)
    #expect(try violations(document, "progressions").isEmpty)
    #expect(document["kind"]?.string == kind)
    let page = try Program.run(moment + ["--converse"])
    #expect(page.lines.first == "Converse \(kind) progressions")
    let year = ["progressions", "--kind", kind, "--from", "2025-01-01", "--to", "2025-12-31"]
    #expect(try (json(year + Samples.newYork).array ?? []).count > 4)
    let untimed = try Program.run(year + Samples.dateOnly)
    let days = kind == "tertiary" ? 14 : 7
    #expect(untimed.lines.joined(separator: " ").contains("up to \(days) days"))
  }

  @Test(arguments: [
    ["--method", "placidus"], ["--method", "placidus-pole", "--key", "solar"],
    ["--method", "regiomontanus", "--space", "mundane", "--converse"],
  ])
  func `primary directions fit the schema, a page and a calendar`(_ how: [String]) throws {
    let span = ["primary", "--from", "2025-01-01", "--to", "2029-12-31"] + how + Samples.newYork
    let document = try json(span)
    #expect(try violations(document, "primary_directions").isEmpty)
    let page = try Program.run(span)
    let count = try #require(document["directions"]?.array?.count)
    #expect(page.status == 0 && page.lines.suffix(count).allSatisfy { $0.contains("°  age ") })
    let calendar = try Program.run(span + ["--ics"])
    #expect(calendar.status == 0 && calendar.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
  }

  @Test(arguments: [
    BadInput(
      "primary directions without a time of birth",
      ["primary", "--from", "2025-01-01", "--to", "2025-12-31"] + Samples.dateOnly, .data,
      "primary directions need a birth with its time and place"),
    BadInput(
      "Placidus' poles in mundo",
      [
        "primary", "--method", "placidus-pole", "--space", "mundane", "--from", "2025-01-01",
        "--to", "2025-12-31",
      ] + Samples.newYork, .usage, "Placidus' poles must be zodiacal"),
    BadInput(
      "periods without a time of birth",
      ["periods", "--kind", "firdaria", "--from", "2025-01-01", "--to", "2025-12-31"]
        + Samples.dateOnly, .data, "need a birth with its time and place"),
    BadInput(
      "too many levels",
      [
        "periods", "--kind", "decennials", "--levels", "5", "--from", "2025-01-01", "--to",
        "2025-12-31",
      ] + Samples.newYork, .data, "decennials can't have 5 levels"),
    BadInput(
      "a lot of firdaria",
      [
        "periods", "--kind", "firdaria", "--lot", "spirit", "--from", "2025-01-01", "--to",
        "2025-12-31",
      ] + Samples.newYork, .usage, "--lot goes with --kind releasing; give both, or leave --lot out"
    ),
    BadInput(
      "nodes of releasing",
      [
        "periods", "--kind", "releasing", "--nodes", "none", "--from", "2025-01-01", "--to",
        "2025-12-31",
      ] + Samples.newYork, .usage,
      "--nodes goes with --kind firdaria; give both, or leave --nodes out"),
    BadInput(
      "periods of no kind",
      ["periods", "--from", "2025-01-01", "--to", "2025-12-31"]
        + Samples.newYork, .usage, "--kind is missing; write --kind firdaria"),
    BadInput(
      "periods before birth",
      ["periods", "--kind", "firdaria", "--from", "1980-01-01", "--to", "1985-01-01"]
        + Samples.newYork, .data, "--to 1985-01-01 is before the birth"),
    BadInput(
      "an instant before birth", ["progressions", "--at", "1990-06-14"] + Samples.newYork,
      .data, "--at 1990-06-14 is before the birth"),
    BadInput(
      "no instant", ["directions", "--at", "someday"] + Samples.newYork, .data,
      "\"someday\" is no date"),
    BadInput(
      "a moment that can't be", ["directions", "--at", "2025-01-06T25:00Z"] + Samples.newYork,
      .data, "25:00"),
    BadInput(
      "dates before birth",
      ["profections", "--from", "1980-01-01", "--to", "1985-01-01"] + Samples.newYork, .data,
      "--to 1985-01-01 is before the birth"),
    BadInput(
      "dates out of order",
      ["directions", "--from", "2025-01-02", "--to", "2025-01-01"] + Samples.newYork, .data,
      "--to 2025-01-01 is before --from 2025-01-02"),
    BadInput(
      "dates beyond the ephemeris",
      ["progressions", "--from", "2025-01-02", "--to", "2425-01-01"] + Samples.newYork, .data,
      "outside the ephemeris"),
    BadInput(
      "a life beyond the ephemeris", ["progressions", "--at", "ut:1e99"] + Samples.newYork,
      .data, "no instant"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }
}
