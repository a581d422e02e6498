import TestSupport
import Testing

/// `chart`, against swetest 2.10.03 with the same files (`-fPl -house…`).
@Suite struct ChartTests {
  private func chart(_ options: [String]) throws -> JSONValue {
    let outcome = try Program.run(["chart", "--json"] + options)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.count == 1)
    return try JSONValue(parsing: outcome.output)
  }

  private func expect(
    _ chart: JSONValue, _ angle: String, _ degrees: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let longitude = try #require(
      chart["angles"]?[angle]?["longitude"]?.number, sourceLocation: sourceLocation)
    // Documents have four decimals.
    #expect(abs(longitude - degrees) < 0.000_051, sourceLocation: sourceLocation)
  }

  @Test func `a timed birth has angles`() throws {
    let chart = try chart(Samples.newYork)
    #expect(chart["mode"] == .string("v2"))
    #expect(chart["exact_chart"] == .boolean(true))
    #expect(chart["sun_sign"] == .string("gemini"))
    #expect(chart["datetime_utc"] == .string("1990-06-15T18:30:00Z"))
    #expect(chart["house_system"] == .string("placidus"))
    #expect(chart["house_system_fallback"] == .boolean(false))
    try expect(chart, "ascendant", 193.6954086)
    try expect(chart, "midheaven", 105.9220962)
    let cusps = chart["houses"]?.array?.compactMap { $0["cusp_longitude"]?.number } ?? []
    #expect(cusps.count == 12)
    #expect(abs((cusps.dropFirst().first ?? 0) - 220.7712580) < 0.000_051)
  }

  @Test func `a date alone has none`() throws {
    let chart = try chart(Samples.dateOnly)
    #expect(chart["mode"] == .string("v1"))
    #expect(chart["exact_chart"] == .boolean(false))
    #expect(chart["datetime_utc"] == .string("1990-06-15T12:00:00Z"))
    #expect(chart["angles"] == .null)
  }

  @Test func `Einstein was born by Ulm's own sun`() throws {
    let chart = try chart(
      ["--birth", "1879-03-14T11:30", "--zone", "LMT", "--lat", "48.4", "--lon", "9.99"])
    #expect(chart["datetime_utc"] == .string("1879-03-14T10:50:02Z"))
    try expect(chart, "ascendant", 101.6450504)
    try expect(chart, "midheaven", 342.8380979)
  }

  @Test func `Oslo had summer time in 1961`() throws {
    let chart = try chart(
      ["--birth", "1961-07-01T12:00", "--zone", "Europe/Oslo", "--lat", "59.91", "--lon", "10.75"])
    #expect(chart["datetime_utc"] == .string("1961-07-01T10:00:00Z"))
  }

  @Test func `beyond the polar circle houses are whole signs`() throws {
    let chart = try chart(Samples.tromso)
    #expect(chart["house_system"] == .string("whole_sign"))
    #expect(chart["house_system_fallback"] == .boolean(true))
    try expect(chart, "ascendant", 171.1650107)
    try expect(chart, "midheaven", 73.7588359)
    let page = try Program.run(["chart"] + Samples.tromso).output
    #expect(page.contains("Placidus houses are undefined at this latitude; whole sign houses are"))
    #expect(page.contains("Houses, whole sign in place of Placidus"))
    let today = try Program.run(["today", "--date", "2025-01-06"] + Samples.tromso).output
    #expect(today.contains("Placidus houses are undefined at this latitude"))
  }

  @Test func `a system that works there is no fallback`() throws {
    let chart = try chart(Samples.tromso + ["--houses", "whole_sign"])
    #expect(chart["house_system"] == .string("whole_sign"))
    #expect(chart["house_system_fallback"] == .boolean(false))
  }

  @Test(arguments: [
    ["--lat=-33.87", "--lon=151.21", "--zone=+10:00"],
    ["--lat", "-33.87", "--lon", "151.21", "--zone", "+1000"],
    ["--lat", "33s52'12", "--lon", "151e12:36", "--zone", "UTC+10"],
  ])
  func `a place and an offset may be written in many ways`(_ options: [String]) throws {
    let chart = try chart(["--birth", "1990-06-15T14:30"] + options)
    #expect(chart["datetime_utc"] == .string("1990-06-15T04:30:00Z"))
    let latitude = try #require(chart["birth"]?["birth_lat"]?.number)
    let longitude = try #require(chart["birth"]?["birth_lon"]?.number)
    #expect(abs(latitude - -33.87) < 1e-9)
    #expect(abs(longitude - 151.21) < 1e-9)
  }

  @Test func `an offset may be negative`() throws {
    let chart = try chart(
      ["--birth", "1990-06-15T14:30", "--zone", "-03:30", "--lat", "47.56", "--lon", "-52.71"])
    #expect(chart["datetime_utc"] == .string("1990-06-15T18:00:00Z"))
  }
}
