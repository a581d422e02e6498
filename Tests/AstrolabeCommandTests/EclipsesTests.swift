import EngineSupport
import TestSupport
import Testing

/// The command `eclipses`, and the skies of `sky` that are not seen from the Earth's centre.
@Suite(.enabled(if: Libswe.isBuiltIn, "libswe is not built in")) struct EclipsesTests {
  static let madrid = ["--lat", "40.4165", "--lon", "-3.70256", "--zone", "Europe/Madrid"]
  static let years = ["--from", "2026-01-01", "--to", "2028-12-31"]

  private func json(_ arguments: [String], _ schema: String) throws -> JSONValue {
    let outcome = try Program.run(arguments + ["--json"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let document = try JSONValue(parsing: outcome.output)
    let violations = try SchemaLibrary.contract().violations(in: document, against: schema)
    #expect(violations.map(\.description) == [])
    return document
  }

  @Test func `eclipses of the Sun, of the Moon, or of both`() throws {
    let all = try json(["eclipses"] + Self.madrid + Self.years, "eclipses").array ?? []
    let sun = try json(["eclipses", "--of", "sun"] + Self.madrid + Self.years, "eclipses").array
    let moon = try json(["eclipses", "--of", "moon"] + Self.madrid + Self.years, "eclipses").array
    #expect(all.filter { $0["of"]?.string == "sun" } == sun)
    #expect(all.filter { $0["of"]?.string == "moon" } == moon)
    #expect(sun?.first?["at"]?.string?.hasPrefix("2026-08-12T18:3") == true)
  }

  @Test func `without dates it is the next ten years`() throws {
    let outcome = try Program.run(["eclipses"] + Self.madrid)
    #expect(outcome.status == 0 && outcome.lines.count > 10)
  }

  @Test func `a calendar has an entry for each`() throws {
    let outcome = try Program.run(["eclipses", "--ics"] + Self.madrid + Self.years)
    #expect(outcome.output.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(outcome.output.contains("SUMMARY:Partial eclipse of the Sun"))
  }

  @Test func `the sky from a place and from the Sun`() throws {
    let at = ["sky", "--at", "2025-01-06T12:00:00Z"]
    let place = ["--topocentric", "--place", "-33.87,151.21"]
    let seen = try json(at + place, "sky")
    #expect(seen["seen_from"]?["lat"]?.number == -33.87)
    let geocentric = try json(at, "sky")
    let moons = try [seen, geocentric].map { sky in
      try #require(sky["bodies"]?.array?[1]["longitude"]?.number)
    }
    #expect((0.05..<1.1).contains((moons[0] - moons[1]).magnitude))
    let heliocentric = try json(at + ["--heliocentric"], "heliocentric")
    #expect(heliocentric["planets"]?.array?.count == 9)
  }

  @Test func `local space needs no map`() throws {
    let places = try json(["lines", "--local-space"] + Samples.newYork, "local_space")
    #expect(places.array?.count == 11)
  }

  @Test(arguments: [
    BadInput("no place", ["eclipses"], .usage, "a place is missing"),
    BadInput(
      "dates out of order", ["eclipses", "--from", "2026-01-02", "--to", "2026-01-01"] + madrid,
      .data,
      "is before --from"),
    BadInput(
      "dates beyond", ["eclipses", "--from", "2426-01-02"] + madrid, .data, "outside the ephemeris"),
    BadInput("no luminary", ["eclipses", "--of", "mars"] + madrid, .usage, "mars"),
    BadInput("two forms", ["eclipses", "--json", "--ics"] + madrid, .usage, "--json and --ics"),
    BadInput(
      "a topocentric sky from nowhere", ["sky", "--at", "ut:2451545", "--topocentric"], .usage,
      "--topocentric goes with --place"),
    BadInput(
      "a place of a geocentric sky", ["sky", "--at", "ut:2451545", "--place", "Berlin"], .usage,
      "--topocentric goes with --place"),
    BadInput(
      "bodies from the Sun", ["sky", "--at", "ut:2451545", "--heliocentric", "--bodies", "moon"],
      .usage, "--heliocentric goes without"),
    BadInput(
      "local space of a date", ["lines", "--local-space"] + Samples.dateOnly, .data,
      "the time and the place"),
    BadInput(
      "a map of local space", ["lines", "--local-space", "--svg"] + Samples.newYork, .usage,
      "--local-space goes without"),
  ])
  func `bad input is refused`(_ row: BadInput) throws { try row.check() }
}
