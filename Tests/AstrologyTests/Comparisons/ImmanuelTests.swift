import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Progressions and composites beside those of immanuel, which makes them by rules of its own.
@Suite struct ImmanuelTests {
  /// Its files of libswe are of a newer ephemeris of JPL's, whose Neptune stands up to 0.15″ from DE431's.
  static let bodyArcseconds = 0.2
  /// The luminaries differ by less, and so does what hangs on the Sun.
  static let luminaryArcseconds = 0.02
  /// A progressed instant there is rounded in its last digits: in a millisecond an angle moves 0.015″.
  static let angleArcseconds = 0.05

  @Test func `composite bodies are halfway there, too`() throws {
    let charts = try Comparison.charts()
    let table = try Samples.golden("immanuel-pairs")
    for row in table.rows {
      let composite = try CompositeChart(
        of: charts[row.integer("first")], and: charts[row.integer("second")],
        ephemeris: Samples.ephemeris.get())
      let place = try Comparison.place(row.text("point"), in: composite.places)
      try Comparison.expect(place, near: row, within: Self.bodyArcseconds)
    }
    #expect(table.rows.count == 24 * 11)
  }

  @Test(arguments: [
    Progression.Angles.naibodRightAscension, .solarArcLongitude, .quotidian,
  ])
  func `progressed luminaries and angles are those of immanuel`(
    method: Progression.Angles
  ) throws {
    let charts = try Comparison.charts()
    let rows = try Samples.golden("immanuel-years").rows("method", method.name)
    for row in rows {
      let chart = try charts[row.integer("chart")]
      let target = try Self.sameAge(of: chart, row)
      let progressed = try ProgressedChart(
        of: chart, at: target, angles: method, ephemeris: Samples.ephemeris.get())
      let point = try WiderCases.point(row.text("point"))
      switch point {
      case .body(let body):
        let state: BodyState = progressed.sky[body]
        try Comparison.expect(state.longitude, near: row, within: Self.luminaryArcseconds)
      case .angle(let angle):
        let angles = try #require(progressed.angles)
        try Comparison.expect(angles[angle], near: row, within: Self.angleArcseconds)
      }
    }
    #expect(rows.count >= 30 * 4)
  }

  /// The instant at which a life is as many of our years old as it is of immanuel's, whose year goes with the date
  /// of birth: in a long life they are an eighth of a second of the progressed sky apart.
  private static func sameAge(
    of chart: NatalChart, _ row: GoldenTable.Row
  ) throws -> JulianDay<UT1> {
    let target = try Samples.instant(row.text("target"))
    let years = try chart.instant.days(until: target) / row.double("year")
    return chart.instant.advanced(byDays: years * 365.24219)
  }

  @Test func `the two years differ by little`() throws {
    for row in try Samples.golden("immanuel-years").rows {
      #expect(try (row.double("year") - 365.24219).magnitude < 1e-5)
    }
  }
}
