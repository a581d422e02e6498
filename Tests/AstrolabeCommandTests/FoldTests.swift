import Foundation
import TestSupport
import Testing

/// Clock readings that came twice or never, New York 2025 (clocks were set at 02:00 local time).
@Suite struct FoldTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let options: [String]
    let utc: String
    let note: String
  }

  static let readings = [
    Reading(
      testDescription: "twice, nothing said", options: ["--birth", "2025-11-02T01:30"],
      utc: "2025-11-02T05:30:00Z",
      note:
        "01:30 occurred twice on 2025-11-02 in America/New_York; the first was taken (05:30:00 UTC)"
    ),
    Reading(
      testDescription: "twice, the earlier",
      options: ["--birth", "2025-11-02T01:30", "--fold", "earlier"],
      utc: "2025-11-02T05:30:00Z", note: "the first was taken (05:30:00 UTC)"),
    Reading(
      testDescription: "twice, the later",
      options: ["--birth", "2025-11-02T01:30", "--fold", "later"],
      utc: "2025-11-02T06:30:00Z", note: "the second was taken (06:30:00 UTC)"),
    Reading(
      testDescription: "never", options: ["--birth", "2025-03-09T02:30"],
      utc: "2025-03-09T07:30:00Z",
      note:
        "02:30 never occurred on 2025-03-09 in America/New_York, where clocks jumped forward by 1 h; "
        + "03:30 was taken (07:30:00 UTC)"
    ),
  ]

  static let place = ["--zone", "America/New_York"] + Samples.newYorkPlace

  @Test(arguments: readings)
  func `beside JSON the note is on standard error`(_ reading: Reading) throws {
    let outcome = try Program.run(["chart", "--json"] + reading.options + Self.place)
    #expect(outcome.status == 0)
    #expect(try JSONValue(parsing: outcome.output)["datetime_utc"] == .string(reading.utc))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("astrolabe: note: "))
    #expect(outcome.errors.contains(reading.note))
  }

  @Test(arguments: readings)
  func `in text the note is on the page`(_ reading: Reading) throws {
    let outcome = try Program.run(["chart"] + reading.options + Self.place)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.joined(separator: " ").contains(reading.note))
  }

  @Test func `today has the note on its page, too`() throws {
    let reading = Self.readings[0]
    let outcome = try Program.run(
      ["today", "--date", "2026-01-06"] + reading.options + Self.place)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.joined(separator: " ").contains(reading.note))
  }

  @Test(arguments: ["2025-11-02T00:59", "2025-11-02T02:00", "2025-03-09T01:59", "2025-03-09T03:00"])
  func `a reading that came once has no note`(_ birth: String) throws {
    let outcome = try Program.run(["chart", "--json", "--birth", birth] + Self.place)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test(arguments: [[], ["--json"], ["--csv"], ["--svg"]])
  func `meters notes it beside every form`(_ form: [String]) throws {
    let reading = Self.readings[0]
    let dates = ["--from", "2026-01-06", "--to", "2026-01-06"]
    let outcome = try Program.run(["meters"] + form + dates + reading.options + Self.place)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("astrolabe: note: \(reading.note)"))
  }

  private static let stream = Data(
    """
    {"id":1,"birth":"1990-06-15"}
    {"id":2,"birth":"2025-11-02T01:30","zone":"America/New_York","lat":40.7128,"lon":-74.006}
    {"id":3,"birth":"1990-06-15T23:30","zone":"UTC"}
    {"id":4,"birth":"1990-06-15T23:31","zone":"UTC"}

    """.utf8)

  @Test(arguments: [
    ["chart"], ["today", "--date", "2026-01-06"], ["batch", "--date", "2026-01-06"],
    ["transits", "--from", "2026-01-06", "--to", "2026-01-06"], ["norms", "--output", "norms"],
  ])
  func `a stream notes it by the line`(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(
      arguments + ["--births", "-"], input: Self.stream, folder: folder.url)
    #expect(outcome.status == 0)
    #expect(
      outcome.errorLines == [
        "astrolabe: note: line 2: 01:30 occurred twice on 2025-11-02 in America/New_York; "
          + "the first was taken (05:30:00 UTC)",
        "astrolabe: note: without a place there are no houses and angles in 2 lines, of which line 3 is "
          + "the first",
      ])
  }

  @Test func `a time without a place has no houses, and a note says so`() throws {
    let birth = ["--birth", "1990-06-15T23:30", "--zone", "UTC"]
    let page = try Program.run(["chart"] + birth)
    #expect(page.lines.joined(separator: " ").contains("Without a place there are no angles"))
    let document = try Program.run(["chart", "--json"] + birth)
    #expect(
      document.errors == "astrolabe: note: without a place there are no houses and angles\n")
    let dateAlone = try Program.run(["chart", "--json", "--birth", "1990-06-15"])
    #expect(dateAlone.errors == "")
  }
}
