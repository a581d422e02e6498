#if SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// `--zodiac` of `chart`, `sky` and `profections`.
@Suite struct ZodiacTests {
  // Sun 84.38817 by swetest; Lahiri's ayanamsa with nutation 23.7206 there.
  @Test func `the sidereal chart stands beside the tropical one`() throws {
    let options = ["chart", "--json", "--more", "--zodiac", "sidereal"] + Samples.newYork
    let both = try JSONValue(parsing: Program.run(options).output)
    let more = try #require(both["more"])
    #expect(more["zodiac"]?["kind"] == .string("sidereal"))
    #expect(more["zodiac"]?["ayanamsa"] == .string("lahiri"))
    let degrees = try #require(more["zodiac"]?["degrees"]?.number)
    #expect((degrees - 23.72).magnitude < 0.01)
    let sun = try #require(more["sidereal"]?["bodies"]?.array?.first)
    #expect(sun["sign"] == .string("gemini"))
    let longitude = try #require(sun["longitude"]?.number)
    #expect((longitude + degrees - 84.38817).magnitude < 1e-4)
    #expect(both["chart"]?["zodiac"] == .string("tropical"))
  }

  @Test func `the page has it below the chart`() throws {
    let page = try Program.run(
      ["chart", "--zodiac", "fagan_bradley"] + Samples.newYork
    ).output
    #expect(page.contains("Sidereal zodiac  Fagan Bradley, 24."))
  }

  @Test func `a sky's longitudes are less by the ayanamsa`() throws {
    func sun(_ options: [String]) throws -> Double {
      let text = try Program.run(
        ["sky", "--at", "2025-01-06T12:00:00Z", "--bodies", "sun", "--json"] + options
      ).output
      return try #require(
        try JSONValue(parsing: text)["bodies"]?.array?.first?["longitude"]?.number)
    }
    let tropical = try sun([])
    #expect((tropical - (try sun(["--zodiac", "lahiri"])) - 24.2).magnitude < 0.02)
    #expect((tropical - (try sun(["--zodiac", "23.857@2000-01-01"])) - 24.2).magnitude < 0.02)
  }

  @Test(arguments: [
    BadInput(
      "an ayanamsa", ["chart", "--zodiac", "lahri"] + Samples.newYork, .usage,
      "there is no zodiac \"lahri\"; did you mean lahiri?"),
    BadInput(
      "a zodiac", ["sky", "--at", "2025-01-06T12:00Z", "--zodiac", "draconic-ish"], .usage,
      "give tropical, sidereal, or an ayanamsa: fagan_bradley, lahiri"),
    BadInput(
      "an epoch", ["chart", "--zodiac", "23@soon"] + Samples.newYork, .usage,
      "\"23@soon\" is no ayanamsa; write degrees at an epoch"),
    BadInput(
      "degrees", ["chart", "--zodiac", "400@2000-01-01"] + Samples.newYork, .usage,
      "an ayanamsa can't be 400; give a number from 0 to 360"),
    BadInput(
      "JSON without more", ["chart", "--json", "--zodiac", "lahiri"] + Samples.newYork, .usage,
      "--zodiac lahiri stands under \"more\" in JSON; give --more, too"),
    BadInput(
      "planets that turn back",
      ["returns", "--zodiac", "lahiri", "--bodies", "mars", "--from", "2025-01-01", "--to"]
        + ["2025-12-31"] + Samples.newYork, .usage,
      "--zodiac goes with --bodies sun, moon or sun,moon"),
    BadInput(
      "a picture", ["chart", "--svg", "--zodiac", "lahiri"] + Samples.newYork, .usage,
      "--svg draws the tropical zodiac"),
  ])
  func `wrong usage is refused`(_ row: BadInput) throws { try row.check() }
}
#endif
