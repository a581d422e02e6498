import Astrology
import Ephemeris
import EngineSupport
import TestSupport
import Testing

/// Lots as formulas, and how formulas are written.
@Suite struct LotTests {
  /// Rounding of sums of five longitudes.
  static let roundingDegrees = 1e-11

  /// Births of all hours at all latitudes, the same on every run.
  private static func charts(_ count: Int, seed: UInt64) throws -> [WiderChart] {
    var generator = SplitMix64(seed: seed)
    return try (0..<count).map { _ in
      try WiderCases.widerChart(
        of: Samples.birth(
          at: JulianDay(generator.double(in: Libswe.sampledDays)),
          latitude: generator.double(in: -89..<89), longitude: generator.double(in: -180..<180)))
    }
  }

  @Test func `Fortune and Spirit are as far from the Ascendant, on either side`() throws {
    for chart in try Self.charts(300, seed: 91) {
      let ascendant = try #require(chart.chart.ascendant)
      let fortune = try #require(chart.place(of: Lot.fortune.formula)).longitude
      let spirit = try #require(chart.place(of: Lot.spirit.formula)).longitude
      let twice = EclipticLongitude(wrapping: fortune.degrees + spirit.degrees)
      #expect(
        WiderCases.error(twice, 2 * ascendant.degrees) <= Self.roundingDegrees, "\(chart)")
    }
  }

  @Test func `by night the two points change places, unless they mustn't`() throws {
    for chart in try Self.charts(60, seed: 92) {
      let sect = try #require(chart.sect)
      let formula = try LotFormula("mine=ascendant+jupiter-midheaven")
      let other = try LotFormula("mine=ascendant+midheaven-jupiter:unreversed")
      let place = try #require(chart.place(of: formula))
      let fixed = try #require(chart.place(of: sect == .day ? formula.unreversed : other))
      #expect(place == fixed)
      #expect(place.formula.sum == (sect == .day ? formula.sum : other.sum))
    }
  }

  @Test func `a date alone has no lots and no sect`() throws {
    let chart = try WiderCases.widerChart(of: Birth(date: CalendarDate("1990-06-15")))
    #expect(chart.sect == nil && chart.sectStandings == nil && chart.horizon == nil)
    #expect(Lot.allCases.allSatisfy { chart.place(of: $0.formula) == nil })
    #expect(chart.dignities.allSatisfy { $0.points == nil && $0.triplicityLord == nil })
    #expect(chart.almuten(of: chart.chart.sky[.sun].longitude) == nil)
  }

  @Test(arguments: Lot.allCases)
  func `a lot is read back from its own text`(_ lot: Lot) throws {
    #expect(try LotFormula(lot.name) == lot.formula)
    #expect(try LotFormula(lot.formula.description) == lot.formula)
    let unreversed = lot.formula.unreversed
    #expect(try LotFormula(unreversed.description) == unreversed)
  }

  @Test(arguments: [
    ("fortuna", "there is no lot \"fortuna\"; did you mean fortune?"),
    ("love", "there is no lot \"love\"; lots are fortune, spirit, eros"),
    ("", "there is no lot \"\"; lots are"),
    ("a=b", "\"a=b\" is no formula of a lot; write one such as marriage=ascendant+venus-saturn"),
    ("a=ascendant+venus", "is no formula"), ("a=venus-saturn+ascendant", "is no formula"),
    ("a=ascendant+venus-vulcan", "a lot can't be counted with \"vulcan\"; points are sun, moon"),
    ("a=ascendant+venis-sun", "\"venis\"; did you mean venus?"),
    ("a=ascendant+chiron-sun", "a lot can't be counted with \"chiron\"; points are"),
    ("A=ascendant+venus-sun", "a lot can't be called \"A\"; give small letters"),
    ("=ascendant+venus-sun", "a lot can't be called \"\""),
    ("a=ascendant+venus-sun:reversed", "a lot can't be counted with \"sun:reversed\""),
    ("fortune,spirit,fortune", "the lot fortune is there twice; give it once"),
    ("fortune,", "there is no lot \"\""),
  ])
  func `what is no lot is refused in a sentence`(text: String, sentence: String) {
    let error = #expect(throws: LotError.self) { try LotFormula.list(text) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.cause == .usage)
  }

  @Test func `a long text is refused and quoted in part`() {
    let error = #expect(throws: LotError.self) {
      try LotFormula.list(String(repeating: "x", count: 100_000))
    }
    #expect((error?.description.count ?? 0) < 300)
  }
}
