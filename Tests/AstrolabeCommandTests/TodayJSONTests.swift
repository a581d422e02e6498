import Foundation
import TestSupport
import Testing

/// `today --json` and what goes with it; the documents themselves are tested in the library.
@Suite struct TodayJSONTests {
  @Test func `--json prints one reading and nothing else`() throws {
    let outcome = try Program.run(
      ["today", "--json", "--no-texts", "--date", "2025-01-06"] + Samples.newYork)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    let reading = try JSONValue(parsing: outcome.output)
    #expect(reading["sun_sign"] == .string("gemini"))
    #expect(reading["daily_overview"] == nil)
    #expect(reading["astrometers"]?["overall_intensity"] == .number(45.8))
  }

  @Test func `--more puts the same reading beside what is beyond`() throws {
    let options = ["today", "--json", "--date", "2025-01-06"] + Samples.dateOnly
    let alone = try Program.run(options)
    let both = try Program.run(options + ["--more"])
    #expect(both.status == 0)
    #expect(alone.output.contains("\"daily_overview\":"))
    let reading = alone.output.trimmingCharacters(in: .newlines)
    #expect(both.output.hasPrefix("{\"reading\":\(reading),\"more\":{\"schema_version\":1,"))
  }

  @Test func `--detailed describes eight areas of life, as JSON and as a page`() throws {
    let options = ["today", "--detailed", "--date", "2025-01-06"] + Samples.dateOnly
    let outcome = try Program.run(options + ["--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    let document = try JSONValue(parsing: outcome.output)
    let details = try #require(document["details"]?.object)
    let page = try Program.run(options)
    #expect(page.status == 0)
    let words = page.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for (area, text) in details {
      #expect(words.contains(try #require(text.string)), "\(area)")
    }
    #expect(words.contains("Love and relationships"))
    #expect(words.contains(try #require(document["look_ahead_preview"]?.string)))
  }

  @Test func `--births answers line by line`() throws {
    let input = """
      {"id":"a","birth":"1990-06-15"}
      {"id":"b","birth":"1990-06-35"}
      {"id":"c","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.006}
      """
    let outcome = try Program.run(
      ["today", "--births", "-", "--date", "2025-01-06", "--no-texts"], input: Data(input.utf8))
    #expect(outcome.status == 65)
    let answers = try outcome.lines.map { try JSONValue(parsing: $0) }
    #expect(answers.map { $0["id"]?.string } == ["a", "b", "c"])
    #expect(answers[0].object.map { Set($0.keys) } == ["id", "notes", "reading"])
    #expect(answers[1]["line"] == .number(2))
    #expect(answers[2]["reading"]?["moon_detail"]?["moon_house"] == .number(6))
  }

  @Test func `--at reads an instant`() throws {
    let outcome = try Program.run(
      ["today", "--json", "--no-texts", "--at", "2025-01-07T21:30Z"] + Samples.dateOnly)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"void_of_course\":\"Void until 22:11 UTC\""))
  }

  @Test(arguments: [
    (["--more"], "--more goes with --json"), (["--no-texts"], "--no-texts goes with --json"),
    (["--at", "2025-01-07T21:30Z"], "--at goes with --json"),
    (["--json", "--at", "2025-01-07T21:30Z", "--date", "2025-01-07"], "don't go together"),
    (["--json", "--detailed", "--more"], "--detailed goes without --more"),
    (["--births", "-"], "--births goes without"),
  ])
  func `options that don't go together are refused`(
    _ options: [String], _ message: String
  ) throws {
    let outcome = try Program.run(["today"] + options + Samples.dateOnly)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
    #expect(outcome.output == "")
  }

  @Test func `a date whose next Moon lies beyond the ephemeris is refused`() throws {
    let outcome = try Program.run(["today", "--json", "--date", "2399-12-31"] + Samples.dateOnly)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("2399-12-31 tells when planets turn"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
