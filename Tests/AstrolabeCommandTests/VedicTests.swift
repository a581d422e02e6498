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

  // London's 1990-06-15 is 1990-06-14T23:00 to 1990-06-15T23:00 UT. swetest 2.10.03, `-sid1 -p01m -fPTZl`: Sun 59.8849° to
  // 60.8400°, Moon 314.4443° to 327.7929°, mean node 285.9993° to 285.9463°. Padas are 3°20' long from 0° Aries.
  @Test func `a date alone has marks on what other hours would change`() throws {
    let london = ["vedic", "--birth", "1990-06-15", "--place", "London"]
    let object = try JSONValue(parsing: Program.run(london + ["--json"]).output)
    func uncertain(_ name: String) throws -> Set<String> {
      let points = try #require(object["points"]?.array)
      let point = try #require(points.first { $0["name"] == .string(name) })
      return Set(try #require(point["uncertain"]?.array).compactMap(\.string))
    }
    // From the last degree of Taurus into Gemini, in Mrigashira all day, whose second half begins at 60°.
    let sun = try uncertain("sun")
    #expect(sun.isSuperset(of: ["sign", "pada", "d1", "d9", "d60"]))
    #expect(sun.isDisjoint(with: ["nakshatra", "nakshatra_lord"]))
    // From Shatabhisha 3 (313°20' to 316°40') to Purva Bhadrapada 3 (326°40' to 330°), in Aquarius all day.
    let moon = try uncertain("moon")
    #expect(moon.isSuperset(of: ["nakshatra", "nakshatra_lord", "d2", "d9", "d60"]))
    #expect(moon.isDisjoint(with: ["sign", "d1"]))
    #expect(try uncertain("pluto").isSubset(of: ["d60"]))
    let page = try Program.run(london + ["--date", "2025-01-06"]).lines
    #expect(page.contains { $0.hasPrefix("  Sun ") && $0.hasSuffix("Mars     at some hours") })
    #expect(page.contains("Divisional charts  ? at some hours"))
    #expect(page.contains { $0.hasPrefix("  Moon ") && $0.contains("Aqu   ") && $0.contains("?") })
    let timed = try JSONValue(parsing: Program.run(["vedic", "--json"] + Samples.newYork).output)
    let marks = try #require(timed["points"]?.array).map { $0["uncertain"]?.array?.count }
    #expect(marks.allSatisfy { $0 == 0 })
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

  /// The tz database has Ujjain in India; the nearest town's zone is that of `hours` and of other front ends.
  @Test func `coordinates have the zone of the nearest town`() throws {
    let day = ["panchanga", "--date", "2025-01-06", "--lat", "23.18", "--lon", "75.77"]
    let own = try JSONValue(parsing: Program.run(day + ["--json"]).output)
    #expect(own["zone"] == .string("Asia/Kolkata"))
    let named = try Program.run(day + ["--zone", "Asia/Kolkata", "--json"]).output
    #expect(try Program.run(day + ["--json"]).output == named)
  }

  @Test(arguments: [
    BadInput(
      "a zodiac", ["vedic", "--zodiac", "tropical"] + Samples.newYork, .usage,
      "the tropical zodiac has no nakshatras; give sidereal"),
    BadInput(
      "a year", ["vedic", "--dasha-year", "lunar"] + Samples.newYork, .usage,
      "'julian', 'sidereal', 'tropical' or 'savana'"),
    BadInput(
      "a sunrise", ["panchanga", "--lat", "1", "--lon", "2", "--sunrise", "dawn"], .usage,
      "'hindu' and 'limb'"),
    BadInput(
      "a date that never was", ["panchanga", "--date", "2011-12-30", "--place", "Apia"], .data,
      "2011-12-30 never was in Pacific/Apia; give another date"),
    BadInput("a place", ["panchanga", "--date", "2025-01-06"], .usage, "a place is missing"),
    BadInput(
      "a night", ["panchanga", "--date", "2025-12-21", "--lat", "80", "--lon", "2"], .data,
      "the Sun doesn't rise and set there after 2025-12-21"),
  ])
  func `wrong usage is refused`(_ row: BadInput) throws { try row.check() }
}
#endif
