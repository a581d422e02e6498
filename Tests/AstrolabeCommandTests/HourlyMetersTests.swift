import TestSupport
import Testing

/// `meters --hourly`: the hours that a civil day has.
@Suite struct HourlyMetersTests {
  private func hours(_ date: String, _ options: [String]) throws -> [String] {
    let outcome = try Program.run(
      ["meters", "--hourly", "--json", "--from", date, "--to", date] + Samples.dateOnly + options)
    #expect(outcome.status == 0)
    let entries = try #require(JSONValue(parsing: outcome.output).array)
    #expect(entries.allSatisfy { $0["date"] == nil })
    return entries.compactMap { $0["hour"]?.string }
  }

  @Test func `a day of UTC has 24`() throws {
    let hours = try hours("2025-01-06", [])
    #expect(hours == (0..<24).map { "2025-01-06T\($0 < 10 ? "0" : "")\($0):00:00Z" })
  }

  // Clocks were set at 02:00 local time, 07:00 and 06:00 UTC.
  @Test(arguments: [
    ("2025-03-09", 23, "2025-03-09T05:00:00Z", "2025-03-10T03:00:00Z"),
    ("2025-11-02", 25, "2025-11-02T04:00:00Z", "2025-11-03T04:00:00Z"),
    ("2025-06-15", 24, "2025-06-15T04:00:00Z", "2025-06-16T03:00:00Z"),
  ])
  func `a day of New York has as many as its clocks showed`(
    _ date: String, _ count: Int, _ first: String, _ last: String
  ) throws {
    let hours = try hours(date, ["--date-zone", "America/New_York"])
    #expect(hours.count == count)
    #expect(hours.first == first)
    #expect(hours.last == last)
    #expect(Set(hours).count == count)
  }

  @Test func `hours of a zone need not be those of UTC`() throws {
    let hours = try hours("2025-01-06", ["--date-zone", "+05:30"])
    #expect(hours.count == 24)
    #expect(hours.first == "2025-01-05T18:30:00Z")
  }

  @Test func `the first hours of the ephemeris have no trend`() throws {
    let outcome = try Program.run(
      ["meters", "--hourly", "--json", "--from", "1200-01-09", "--to", "1200-01-10"]
        + ["--calendar", "gregorian", "--birth", "1200-01-09"])
    let entries = try #require(JSONValue(parsing: outcome.output).array)
    let trends = entries.map { $0["meters"]?["love"]?["trend_delta"] != nil }
    #expect(trends == Array(repeating: false, count: 24) + Array(repeating: true, count: 24))
  }

  // Samoa crossed the date line at the end of 29 December 2011 and never had the 30th.
  @Test(arguments: [
    ("--json", "[]\n"), ("--csv", "hour,overall_intensity,"),
    ("--no-color", "The zone’s clocks left these dates out"),
  ])
  func `a date that a zone left out has none`(_ form: String, _ beginning: String) throws {
    let date = ["--from", "2011-12-30", "--to", "2011-12-30", "--date-zone", "Pacific/Apia"]
    let outcome = try Program.run(["meters", "--hourly", form] + date + Samples.dateOnly)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix(beginning))
    #expect(
      outcome.errors == "astrolabe: note: 2011-12-30 never was in Pacific/Apia, and has no hours\n")
  }
}
