import Foundation
import TestSupport
import Testing

/// The ways to give dates, and what holds if none are given.
@Suite struct DateSpanTests {
  /// The dates of the events that a command line gives.
  private func dates(_ options: [String]) throws -> [String] {
    let outcome = try Program.run(["events", "--json", "--kinds", "ingress"] + options)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let events = try #require(JSONValue(parsing: outcome.output).array)
    return try events.map { String(try #require($0["at"]?.string).prefix(10)) }
  }

  @Test func `a month and a year are their dates`() throws {
    let month = try dates(["--from", "2028-02-01", "--to", "2028-02-29"])
    #expect(try dates(["--month", "2028-02"]) == month && !month.isEmpty)
    let year = try dates(["--from", "2027-01-01", "--to", "2027-12-31"])
    #expect(try dates(["--year", "2027"]) == year && !year.isEmpty)
  }

  @Test func `without a last date there are thirty days`() throws {
    let thirty = try dates(["--from", "2027-03-01", "--to", "2027-03-30"])
    #expect(try dates(["--from", "2027-03-01"]) == thirty)
  }

  @Test func `without dates the next thirty days are meant`() throws {
    // Asked again if the date changes in between.
    let (one, other) = (try dates([]), try dates(["--next", "30d"]))
    #expect(one == other ? true : try dates([]) == dates(["--from", "today"]))
    #expect(try Set(dates(["--next", "1w"])).isSubset(of: Set(dates(["--next", "2w"]))))
    #expect(try Set(dates(["--next", "1m"])).isSubset(of: Set(dates(["--next", "1y"]))))
  }

  @Test(arguments: [
    (["--month", "2026-13"], 65, "is no month"), (["--month", "2026"], 65, "is no month"),
    (["--year", "27"], 65, "is no year"), (["--next", "90"], 65, "is no length"),
    (["--next", "-3d"], 65, "is no length"), (["--next", "0d"], 65, "is no length"),
    (["--next", "9999y"], 65, "outside the ephemeris"),
    (["--next", "10000y"], 65, "is no length"),
    (["--year", "2027", "--month", "2027-01"], 64, "in one way"),
    (["--from", "2027-01-01", "--next", "3d"], 64, "in one way"),
    (["--to", "2027-01-01"], 64, "--to goes with --from"),
    (["--month", "2026-12", "--month", "2026-11"], 64, "given twice"),
  ])
  func `dates that can't be read are refused`(
    options: [String], status: Int, message: String
  ) throws {
    let outcome = try Program.run(["events"] + options)
    #expect(Int(outcome.status) == status && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `text has the zone of the machine, and JSON has UTC`() throws {
    let options = ["events", "--from", "2026-11-25", "--to", "2026-11-27"]
    let text = try Program.run(options, environment: ["TZ": "Asia/Kathmandu"]).output
    #expect(text.hasPrefix("Times in Asia/Kathmandu."))
    #expect(
      try Program.run(options, environment: ["TZ": "No/Such"]).output.hasPrefix("Times in UTC."))
    let json = try Program.run(options + ["--json"], environment: ["TZ": "Asia/Kathmandu"]).output
    #expect(json == (try Program.run(options + ["--json"]).output))
  }

  @Test func `the sky is that of now unless an instant is given`() throws {
    let outcome = try Program.run(["sky", "--json", "--bodies", "sun"])
    #expect(outcome.status == 0 && outcome.lines.count == 1)
  }

  @Test func `events can be those of some bodies`() throws {
    let options = ["events", "--month", "2026-12", "--json"]
    let all = try #require(JSONValue(parsing: try Program.run(options).output).array)
    let some = try Program.run(options + ["--bodies", "mercury"]).output
    let ofMercury = try #require(JSONValue(parsing: some).array)
    let expected = all.filter { event in
      event["body"] == .string("mercury")
        || event["bodies"]?.array?.contains(.string("mercury")) == true
    }
    #expect(ofMercury == expected && !expected.isEmpty)
  }
}
