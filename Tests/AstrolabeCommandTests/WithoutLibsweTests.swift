import EngineSupport
import TestSupport
import Testing

/// The command as it is built without the package's trait `SwissEphemeris`.
@Suite(.enabled(if: !Libswe.isBuiltIn, "libswe is built in"))
struct WithoutLibsweTests {
  static let years = "covers 1850-01-01 to 2150-12-31"

  @Test func `there is no command that compiles a table`() throws {
    try Program.run(["compile"]).expectRefusal(.usage, "there is no command \"compile\"")
    let help = try Program.run(["--help"])
    #expect(help.status == 0)
    #expect(!help.output.contains("compile"))
    let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("by Swiss Ephemeris, 1850 to 2150"))
  }

  @Test func `the checkup says that libswe isn't built in`() throws {
    let outcome = try Program.run(["doctor"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.contains { $0.contains("libswe not built in") })
  }

  @Test(arguments: [
    ["sky", "--at", "1849-12-31T12:00Z", "--json"], ["sky", "--at", "2151-01-01T12:00Z", "--json"],
    ["chart", "--birth", "1849-06-15"], ["today", "--birth", "1990-06-15", "--date", "2151-02-01"],
    ["events", "--from", "1849-12-31", "--to", "1850-01-31"],
    ["meters", "--from", "2150-12-31", "--to", "2151-01-01"] + Samples.dateOnly,
    ["transits", "--from", "2150-12-31", "--to", "2151-01-01"] + Samples.dateOnly,
  ])
  func `years beyond the table are refused with the table's`(_ arguments: [String]) throws {
    try Program.run(arguments).expectRefusal(.data, Self.years)
  }

  @Test func `bodies that the table lacks are refused`() throws {
    try Program.run(["sky", "--at", "2025-01-06T12:00Z", "--bodies", "mean_apogee", "--json"])
      .expectRefusal(.file, "Mean Apogee")
  }

  // NASA's catalogues of 2025.
  @Test func `eclipses come from the table`() throws {
    let outcome = try Program.run(
      ["events", "--from", "2025-01-01", "--to", "2025-12-31", "--kinds", "eclipse", "--json"])
    #expect(outcome.status == 0)
    let events = try #require(try JSONValue(parsing: outcome.output).array)
    #expect(
      events.compactMap { $0["at"]?.string?.prefix(10) } == [
        "2025-03-14", "2025-03-29", "2025-09-07", "2025-09-21",
      ])
  }

  @Test(arguments: [
    ["today", "--date", "2025-01-06", "--json", "--more"] + Samples.newYork,
    ["chart", "--json"] + Samples.newYork,
    ["chart", "--json"] + ChartMoreTests.points + Samples.newYork,
    ["report", "--date", "2025-01-06"] + Samples.newYork,
    ["wheel", "--date", "2025-01-06"] + Samples.newYork,
    ["returns", "--from", "2025-01-01", "--to", "2026-12-31"] + Samples.newYork,
    ["meters", "--from", "2025-01-06", "--to", "2025-01-12"] + Samples.newYork,
    ["sign", "1990-06-15"],
  ])
  func `what the table knows is answered`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.output.isEmpty)
  }
}
