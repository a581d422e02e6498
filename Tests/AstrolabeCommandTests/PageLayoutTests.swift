import Foundation
import Testing

@testable import AstrolabeCommand

/// Pages for people: they fit a terminal of 80 columns, and carry colours to terminals alone.
@Suite struct PageLayoutTests {
  /// A birth and a zone with the longest names, and a time with seconds.
  static let longNames = [
    "--birth", "1998-09-23T12:34:56", "--zone", "America/Argentina/ComodRivadavia", "--lat",
    "-45.8641", "--lon", "-67.4966",
  ]

  static let pages: [[String]] = [
    ["today", "--date", "2025-01-06"] + Samples.newYork,
    ["today", "--date", "2025-01-06"] + Samples.dateOnly,
    ["today", "--date", "2025-01-06"] + Samples.tromso,
    ["today", "--date", "2026-09-23", "--date-zone", "America/Argentina/ComodRivadavia"]
      + longNames,
    ["today", "--date", "2399-12-31"] + Samples.dateOnly,
    ["chart"] + Samples.newYork, ["chart"] + Samples.dateOnly, ["chart"] + Samples.tromso,
    ["chart"] + longNames, ["stars", "--at", "2025-01-06T12:00Z"],
    ["chart", "--stars"] + ChartMoreTests.points + longNames,
    ["chart", "--stars"] + ChartMoreTests.points + Samples.dateOnly,
    ["chart", "--lots", "a_name_that_is_as_long_as_lots_may_have=ascendant+imum_coeli-north_node"]
      + ChartMoreTests.points + longNames,
    ["chart"] + ChartMoreTests.points + Samples.newYork,
    ["chart"] + ChartMoreTests.points + Samples.dateOnly,
    ["meters", "--from", "2025-01-06", "--to", "2025-01-08"] + Samples.newYork,
    ["meters", "--hourly", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.newYork,
    ["meters", "--from", "2025-01-06", "--to", "2025-03-31"] + longNames,
    ["meters", "--hourly", "--from", "2025-01-06", "--to", "2025-01-07"] + Samples.dateOnly,
    ["transits", "--from", "2025-01-06", "--to", "2025-01-06"] + Samples.newYork,
    ["transits", "--from", "2025-01-06", "--to", "2025-01-06", "--lives"] + Samples.newYork,
    ["sky", "--at", "1986-06-01T12:00:00Z", "--bodies", "all"],
    ["events", "--from", "2025-01-25", "--to", "2025-03-31", "--moon-aspects"],
    ["events", "--from", "2025-01-06", "--to", "2025-01-31", "--void", "traditional"]
      + ["--zone", "America/Argentina/ComodRivadavia"],
    ["transits", "--from", "2025-01-06", "--to", "2025-01-08", "--bodies", "all"] + longNames,
    ["transits", "--from", "2025-01-06", "--to", "2025-01-08", "--bodies", "all", "--lives"]
      + longNames,
    ["transits", "--from", "2025-01-06", "--to", "2025-02-28"] + Samples.dateOnly,
    ["returns", "--from", "2025-01-01", "--to", "2025-12-31"] + longNames,
    ["returns", "--from", "2025-01-01", "--to", "2040-12-31", "--cycles"] + longNames,
    ["returns", "--from", "2025-01-01", "--to", "2025-12-31", "--bodies", "sun", "--chart"]
      + longNames,
    ["progressions", "--at", "2025-01-06"] + longNames,
    ["progressions", "--at", "2025-01-06", "--angles", "quotidian"] + Samples.tromso,
    ["progressions", "--at", "2025-01-06", "--converse"] + Samples.dateOnly,
    ["progressions", "--from", "2025-01-01", "--to", "2034-12-31"] + longNames,
    ["progressions", "--from", "2025-01-01", "--to", "2034-12-31"] + Samples.dateOnly,
    ["directions", "--at", "2025-01-06T12:00:00Z"] + longNames,
    ["directions", "--from", "2025-01-01", "--to", "2029-12-31"] + longNames,
    ["directions", "--from", "2025-01-01", "--to", "2029-12-31"] + Samples.dateOnly,
    ["find", "--from", "2025-01-01", "--to", "2025-12-31", "--when", "moon in taurus|scorpio"]
      + ["--when", "moon waxing", "--unless", "moon void", "--lasting", "30m"],
    ["profections", "--from", "2025-01-01", "--to", "2026-12-31", "--months"] + longNames,
    ["moon", "--year", "2025", "--zone", "America/Argentina/ComodRivadavia"],
    ["hours", "--date", "2025-01-06", "--bodies", "all", "--place", "Comodoro Rivadavia"],
    ["hours", "--date", "2025-06-21", "--lat", "69.6492", "--lon", "18.9553"]
      + ["--zone", "Europe/Oslo"],
    ["progressions", "--kind", "tertiary", "--at", "2025-01-06"] + longNames,
    ["events", "--retrogrades", "--bodies", "all", "--from", "2025-01-01", "--to", "2026-12-31"],
    ["primary", "--method", "placidus-pole", "--from", "2025-01-01", "--to", "2036-12-31"]
      + longNames,
    ["primary", "--converse", "--space", "mundane", "--from", "2025-01-01", "--to", "2026-12-31"]
      + longNames,
    ["periods", "--kind", "firdaria", "--from", "2025-01-01", "--to", "2036-12-31"] + longNames,
    [
      "periods", "--kind", "releasing", "--levels", "4", "--from", "2025-01-01", "--to",
      "2025-02-28",
    ]
      + longNames,
    ["periods", "--kind", "releasing", "--from", "1990-01-01", "--to", "2029-12-31"] + longNames,
    ["periods", "--kind", "decennials", "--from", "2025-01-01", "--to", "2036-12-31"] + longNames,
    ["lines", "--bodies", "all", "--for-place", "-48.4,10.0"] + longNames,
    ["lines"] + Samples.tromso, ["chart", "--for-place", "-48.4,-170.0"] + longNames,
    ["chart", "--for-place", "-48.4,-170.0"] + Samples.tromso,
    ["lines", "--local-space", "--bodies", "all"] + longNames,
    ["eclipses", "--lat", "64.1466", "--lon", "-21.9426", "--zone", "Atlantic/Reykjavik"]
      + ["--from", "1986-01-01", "--to", "1990-12-31"],
    ["sky", "--at", "1986-06-01T12:00:00Z", "--heliocentric"],
    ["sky", "--at", "1986-06-01T12:00:00Z", "--topocentric", "--place", "64.1466,-21.9426"],
    ["synastry", "--scores"] + PairTests.with + longNames,
    ["synastry", "--with-birth", "1988-02-29"] + Samples.tromso,
    ["synastry", "--with-birth", "1988-02-29", "--orbs", "close"] + Samples.dateOnly,
    ["composite"] + PairTests.with + longNames,
    ["composite", "--method", "derived"] + PairTests.with + Samples.tromso,
    ["composite", "--method", "davison"] + PairTests.with + longNames,
    ["composite", "--with-birth", "1988-02-29"] + Samples.dateOnly,
    ["portrait", "--year", "2027"] + longNames, ["portrait", "--month", "2027-02"] + longNames,
    ["portrait", "--week", "2027-02-01"] + Samples.dateOnly,
    ["portrait", "--date", "2027-03-01"] + longNames,
    ["portrait", "--name", "Maximiliana", "--bond", "work"] + PairTests.with + longNames,
    ["portrait"] + longNames, ["portrait"] + Samples.tromso, ["portrait"] + Samples.dateOnly,
    ["sign", "2015-11-22"], ["sign", "1998-09-23"],
  ]

  @Test(arguments: pages)
  func `a page fits into 80 columns and has no escape codes`(_ arguments: [String]) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(!outcome.lines.isEmpty)
    for line in outcome.lines {
      #expect(line.count <= 80, "\(line)")
      #expect(line.columns <= 80, "\(line)")
    }
    #expect(outcome.output.allSatisfy { $0 == "\n" || !$0.isASCII || (" "..."~").contains($0) })
  }

  // Paths are not broken, so that they can be copied.
  @Test func `the doctor's page fits, but for paths`() throws {
    let outcome = try Program.run(["doctor"])
    for line in outcome.lines where line.dropFirst(24).contains(" ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  // Saturn and Uranus went backwards through Sagittarius, the longest cell that there is.
  @Test func `the house stands apart from a retrograde planet`() throws {
    let outcome = try Program.run(["today", "--birth", "1986-06-01", "--date", "2025-01-06"])
    let uranus = try #require(outcome.lines.first { $0.hasPrefix("  Uranus") })
    #expect(uranus.contains("Sagittarius retrograde house 7"))
  }

  /// Runs the program with a terminal for its output; only Linux has this form of `script`.
  private func terminal(_ arguments: [String], _ environment: [String: String]) throws -> String {
    let command = ([Program.url.path(percentEncoded: false)] + arguments).joined(separator: "' '")
    // Progress goes to standard error, and would come along.
    let outcome = try Program.run(
      ["-qec", "'\(command)' 2> /dev/null", "/dev/null"],
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 },
      program: URL(filePath: "/usr/bin/script"))
    #expect(outcome.status == 0)
    return outcome.output
  }

  static let hasTerminal: Bool = {
    #if os(Linux)
    FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
    false
    #endif
  }()

  // What a pipe gets is what a terminal shows: colours add nothing that words don't say.
  @Test(.enabled(if: hasTerminal), arguments: pages)
  func `with its colours taken off a page is the same text`(_ arguments: [String]) throws {
    let colored = try terminal(arguments, [:]).replacing("\r\n", with: "\n")
    #expect(colored.contains("\u{1B}["))
    let plain = colored.replacing(/\x1B\[[0-9;]*m/, with: "")
    #expect(plain == (try Program.run(arguments).output))
  }

  @Test(.enabled(if: hasTerminal))
  func `a terminal is given colours unless it refuses them`() throws {
    let page = ["sign", "1990-06-15"]
    #expect(try terminal(page, [:]).contains("\u{1B}[1mGemini\u{1B}[0m"))
    #expect(try !terminal(page + ["--no-color"], [:]).contains("\u{1B}"))
    #expect(try !terminal(page, ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !terminal(page, ["TERM": "dumb"]).contains("\u{1B}"))
  }

  @Test(.enabled(if: hasTerminal))
  func `a file is given no colours even beside a terminal`() throws {
    let folder = try ScratchFolder()
    _ = try terminal(["sign", "1990-06-15", "--output", folder.path("page")], [:])
    #expect(try folder.read("page").hasPrefix("Gemini\n"))
  }
}
