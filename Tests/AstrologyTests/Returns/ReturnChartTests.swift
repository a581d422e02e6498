import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Returns as charts beside those of Swiss Ephemeris and of kerykeion, `Golden/return-charts.csv`: 200 people, each with
/// the Sun, the Moon and one planet.
@Suite(.enabled(if: Libswe.isBuiltIn, "some returns are beyond the table"))
struct ReturnChartTests {
  /// What the angles of a return may be off: in a quarter of a second the Midheaven moves as far.
  static let angleDegrees = 0.001
  /// What the place of a planet may be off at its return: the file's instants are rounded to a millisecond, in which the
  /// Moon moves 2e-7°, and the search ends within as much.
  static let placeDegrees = 1e-6
  /// kerykeion drops what is beyond a whole second.
  static let wholeSeconds = 1.0
  /// JPL’s DE440s instead of DE431, and another ΔT: 0.02″ of the Sun are 0.5 s.
  static let otherSkySeconds = 0.5
  /// Another's sidereal time and obliquity, where the Ascendant moves fastest.
  static let otherAngleDegrees = 0.000_1

  private struct Case {
    let row: GoldenTable.Row
    let body: CelestialBody
    let found: PlanetaryReturn
    let place: GeographicPlace

    init(_ row: GoldenTable.Row) throws {
      self.row = row
      let name = try row.text("body")
      body = try #require(CelestialBody.allCases.first { $0.name == name })
      place = try Samples.place(row.double("lat"), row.double("lon"))
      let ephemeris = try Samples.ephemeris.get()
      let birth = try NatalChart(
        at: Samples.instant(row.text("birth_utc")), place: place, ephemeris: ephemeris)
      found = try PlanetaryReturn.next(
        of: body, to: birth, after: Samples.instant(row.text("after") + "T00:00"),
        ephemeris: ephemeris)
    }

    func chart(at instant: JulianDay<UT1>) throws -> NatalChart {
      try NatalChart(at: instant, place: place, ephemeris: Samples.ephemeris.get())
    }

    /// How far the larger of the two angles of a chart is from the row's.
    func angleError(of chart: NatalChart) throws -> Double {
      let angles = try #require(chart.angles)
      return try max(
        EphemerisSamples.error(angles.ascendant, row.double("ascendant")).magnitude,
        EphemerisSamples.error(angles.midheaven, row.double("midheaven")).magnitude)
    }
  }

  /// The rows of each program with the returns that are found for them, searched for once.
  private static let cases = Result {
    try Dictionary(grouping: Samples.golden("return-charts").rows) { try $0.text("program") }
      .mapValues { try $0.map(Case.init) }
  }

  private static func cases(of program: String) throws -> [Case] {
    try #require(cases.get()[program])
  }

  @Test func `the angles of a return are those of Swiss Ephemeris`() throws {
    let cases = try Self.cases(of: "swisseph")
    for one in cases {
      let error = try one.angleError(of: one.chart(at: one.found.at))
      #expect(error <= Self.angleDegrees, "\(one.row): \(error)°")
    }
    #expect(cases.count == 600)
  }

  @Test func `a body is back at its place when Swiss Ephemeris says`() throws {
    for one in try Self.cases(of: "swisseph") {
      let then = try one.chart(at: JulianDay(one.row.double("jd_ut"))).sky[one.body].longitude
      let error = EphemerisSamples.error(then, one.found.longitude.degrees).magnitude
      #expect(error <= Self.placeDegrees, "\(one.row): \(error)°")
    }
  }

  @Test func `a return is in kerykeion's second`() throws {
    let cases = try Self.cases(of: "kerykeion")
    for one in cases {
      let seconds = try (one.found.at.days - one.row.double("jd_ut")) * 86_400
      let others = -Self.otherSkySeconds...Self.wholeSeconds + Self.otherSkySeconds
      #expect(others.contains(seconds), "\(one.row): \(seconds) s")
    }
    #expect(cases.count == 400)
  }

  @Test func `the angles of kerykeion's second are ours`() throws {
    for one in try Self.cases(of: "kerykeion") {
      let error = try one.angleError(of: one.chart(at: JulianDay(one.row.double("jd_ut"))))
      #expect(error <= Self.otherAngleDegrees, "\(one.row): \(error)°")
    }
  }
}
