#if SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// The commands `vedic` and `panchanga`.
@Suite struct VedicTests {
  @Test func `a birth has its nakshatras, vargas and dashas`() throws {
    let text = try Program.run(["vedic", "--json"] + Samples.newYork).output
    let object = try JSONValue(parsing: text)
    let moon = try #require(object["points"]?.array?.first { $0["name"] == .string("moon") })
    // 348.99° less 23.72° is 325.27°: the second pada of Purva Bhadrapada.
    #expect(moon["nakshatra"] == .string("purva_bhadrapada") && moon["pada"]?.number == 2)
    #expect(moon["vargas"]?["d9"] == .string("taurus"))
    #expect(object["dasha"]?["periods"]?.array?.first?["lord"] == .string("jupiter"))
    let page = try Program.run(["vedic", "--date", "2025-01-06"] + Samples.newYork).output
    for line in ["Nakshatras  Lahiri, 23.", "Divisional charts", "Vimshottari dasha", "Draconic"] {
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test func `a date alone has no dashas`() throws {
    let text = try Program.run(["vedic", "--json"] + Samples.dateOnly).output
    #expect(try JSONValue(parsing: text)["dasha"] == .null)
    let page = try Program.run(["vedic", "--date", "2025-01-06"] + Samples.dateOnly).output
    #expect(page.contains("None without a time and a place of birth."))
  }

  @Test func `a day has its five limbs`() throws {
    let place = ["--lat", "23.18", "--lon", "75.77", "--zone", "+05:30"]
    let day = ["panchanga", "--date", "2025-01-06"] + place
    let object = try JSONValue(parsing: Program.run(day + ["--json"]).output)
    #expect(object["tithi"]?.array?.first?["name"] == .string("shukla_saptami"))
    #expect(object["vara"]?["name"] == .string("somavara"))
    #expect(object["sunrise_definition"] == .string("hindu"))
    let page = try Program.run(day).output
    #expect(page.contains("  Tithi      Shukla Saptami"))
  }

  @Test(arguments: [
    BadInput(
      "a zodiac", ["vedic", "--zodiac", "tropical"] + Samples.newYork, .usage,
      "the tropical zodiac has no nakshatras; give sidereal"),
    BadInput(
      "a year", ["vedic", "--dasha-year", "lunar"] + Samples.newYork, .usage,
      "years are julian, sidereal, tropical, savana"),
    BadInput(
      "a sunrise", ["panchanga", "--lat", "1", "--lon", "2", "--sunrise", "dawn"], .usage,
      "definitions are hindu, limb"),
    BadInput("a place", ["panchanga", "--date", "2025-01-06"], .usage, "--place is missing"),
    BadInput(
      "a night", ["panchanga", "--date", "2025-12-21", "--lat", "80", "--lon", "2"], .data,
      "the Sun doesn't rise and set there after 2025-12-21"),
  ])
  func `wrong usage is refused`(_ row: BadInput) throws { try row.check() }
}
#endif
