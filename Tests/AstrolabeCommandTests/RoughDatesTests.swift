import Foundation
import TestSupport
import Testing

/// What dates are worth: without a time of birth, before birth, and where a body comes back within its loop.
@Suite struct RoughDatesTests {
  private static let december = ["--month", "2026-12"]

  @Test(arguments: [[], ["--lives"]])
  func `without a time of birth transits are rough, and none is to the Moon`(
    form: [String]
  ) throws {
    let page = try Program.run(["transits"] + form + Self.december + Samples.dateOnly)
    #expect(page.status == 0)
    let text = page.lines.joined(separator: " ")
    #expect(text.contains("Without a time of birth these dates are rough"))
    #expect(page.lines.allSatisfy { !$0.hasSuffix(" Moon, exact") && !$0.contains("e Moon  ") })
    // No time of day is left, but for that of the noon that stands for the date.
    let times = text.matches(of: /\d\d:\d\d/).map { String($0.output) }
    #expect(Set(times) == ["12:00"], "\(times)")
    let timed = try Program.run(["transits"] + form + Self.december + Samples.newYork)
    #expect(!timed.output.contains("rough") && timed.output.contains("Moon"))
  }

  @Test(arguments: [["--json"], ["--ics"]])
  func `files without a time of birth come with a note`(form: [String]) throws {
    let outcome = try Program.run(["transits"] + form + Self.december + Samples.dateOnly)
    #expect(outcome.errors.contains("without a time of birth these dates are rough"))
    #expect(!outcome.output.contains("\"natal_planet\":\"moon\""))
    #expect(!outcome.output.contains("natal Moon"))
    let timed = try Program.run(["transits"] + form + Self.december + Samples.newYork)
    #expect(!timed.errors.contains("rough"))
  }

  // The Sun comes back within a day of the same date, the Moon after 27.32 days; born at any hour anywhere on the date,
  // somebody may be 26 hours away from 12:00 UTC.
  @Test func `without a time of birth returns have dates alone`() throws {
    let outcome = try Program.run(["returns", "--year", "2026"] + Samples.dateOnly)
    let text = outcome.lines.joined(separator: " ")
    #expect(text.contains("may come up to 26 hours earlier or later"))
    let rows = outcome.lines.filter { $0.contains("ar return ") }
    #expect(rows.count == 14, "\(rows)")
    #expect(rows.allSatisfy { $0.contains(" about ") && !$0.contains(":") }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("15 Jun 2026 about     Solar return 36") })
    let json = try Program.run(["returns", "--json", "--year", "2026"] + Samples.dateOnly)
    #expect(json.errors.contains("up to 26 hours earlier or later"))
    // A date in a zone is 24 hours long.
    let zoned = try Program.run(
      ["returns", "--year", "2026", "--zone", "Europe/Paris"] + Samples.dateOnly)
    #expect(zoned.lines.joined(separator: " ").contains("hours earlier or later"))
  }

  @Test(arguments: [
    ["returns", "--from", "1980-01-01", "--to", "1981-01-01"],
    ["returns", "--cycles", "--from", "1980-01-01", "--to", "1981-01-01"],
    ["portrait", "--month", "1980-12"],
    ["progressions", "--at", "1980-12-01"],
  ])
  func `what is before birth is refused`(command: [String]) throws {
    try Program.run(command + Samples.newYork).expectRefusal(.data, "is before the birth")
  }

  @Test func `the day of birth is read, and returns begin with life`() throws {
    let day = try Program.run(["today", "--date", "1990-06-15"] + Samples.newYork)
    #expect(day.status == 0)
    let outcome = try Program.run(
      ["returns", "--json", "--from", "1980-01-01", "--to", "1992-06-30"] + Samples.newYork)
    let numbers = try #require(JSONValue(parsing: outcome.output).array).compactMap {
      $0["number"]?.number
    }
    #expect(numbers.allSatisfy { $0 >= 1 } && numbers.count > 20, "\(numbers)")
  }

  // Mars turns back on 10 January 2027 at 10° Virgo, passes Mercury's square at 6° Virgo again in February, leaves the
  // orb, turns at 21° Leo and comes back in May; Jupiter does the same over 26° Leo.
  @Test func `exact moments are counted in the whole loop`() throws {
    let page = try Program.run(
      ["transits", "--birth", "1990-06-15T14:30", "--place", "New York, NY"] + Self.december)
    #expect(page.output.contains("Mars square Mercury, exact, 1 of 3"))
    let file = try Program.run(
      ["transits", "--ics", "--birth", "1990-06-15T14:30", "--place", "New York, NY"]
        + ["--from", "2026-12-01", "--to", "2027-06-30"])
    let text = file.output.replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
    let entries = text.split(separator: "BEGIN:VEVENT").filter {
      $0.contains("Mars square natal Mercury") && $0.contains("exact")
    }
    #expect(entries.count == 3)
    for (number, entry) in zip(1..., entries) {
      #expect(entry.contains("Pass \(number) of 3"), "\(entry)")
    }
    let portrait = try Program.run(
      [
        "portrait", "--birth", "1978-08-19T13:13", "--place", "Sydney, Australia", "--year", "2027",
      ])
    let written = portrait.lines.joined(separator: " ")
    #expect(
      written.contains(
        "It comes 3 times in all, from 15 November 2026 to 4 July 2027"))
    #expect(!written.contains("It comes 2 times in all, from 15 November 2026"))
  }

  // At 22:00 UTC on 18 August 2026 it is 8:00 on the 19th in Sydney.
  @Test func `a portrait of a period has the zone of its dates`() throws {
    let birth = ["--birth", "1978-08-19T13:13", "--place", "Sydney, Australia", "--year", "2026"]
    let plain = try Program.run(["portrait"] + birth)
    #expect(plain.lines.joined(separator: " ").contains("dates and times in UTC"))
    let zoned = try Program.run(["portrait", "--date-zone", "Australia/Sydney"] + birth)
    let text = zoned.lines.joined(separator: " ")
    #expect(text.contains("dates and times in Australia/Sydney"))
    #expect(text.contains("Sun’s return on 19 August 2026"))
  }
}
