import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Progressed and directed charts against cases from outside; tolerances are those of the files' headers.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct ProgressionReferenceTests {
  /// A progressed instant must 1e-9 day, and the compiled table is within 0.003″.
  static let bodyDegrees = 1e-6
  /// The Moon moves thirteen times as fast as the Sun.
  static let moonDegrees = 2e-6
  /// The Ascendant moves up to four times as fast as the Midheaven.
  static let angleDegrees = 5e-6
  /// 0.1 s of time.
  static let quotidianDegrees = 2e-5
  /// A daily motion must six decimals, and the table's is within 0.00008° for the Moon.
  static let perYearDegrees = 1e-4

  @Test func `progressed bodies stand where the cases say`() throws {
    let rows = try WiderCases.rows("progressions")
    #expect(rows.count == 65)
    for row in rows {
      let progressed = try Self.chart(row, .solarArcLongitude)
      #expect(try (progressed.years - row.double("years")).magnitude < 1e-8, "\(row)")
      let difference = try progressed.instant.days - row.double("progressed_jd")
      #expect(difference.magnitude < 2e-9, "\(row)")
      let longitudes = try row.doubles("longitudes")
      let motions = try row.doubles("per_day")
      try #require(longitudes.count == 11 && motions.count == 11)
      for (body, (longitude, perDay)) in zip(ChartBody.allCases, zip(longitudes, motions)) {
        let state: BodyState = progressed.sky[body.body]
        let tolerance = body == .moon ? Self.moonDegrees : Self.bodyDegrees
        #expect(EphemerisSamples.error(state.longitude, longitude) <= tolerance, "\(row), \(body)")
        let motion = (state.longitudePerDay.degrees - perDay).magnitude
        #expect(motion <= Self.perYearDegrees, "\(row), \(body)")
      }
    }
  }

  @Test(arguments: Progression.Angles.allCases)
  func `progressed angles stand where the cases say`(method: Progression.Angles) throws {
    let tolerance = method == .quotidian ? Self.quotidianDegrees : Self.angleDegrees
    for row in try WiderCases.rows("progressions") {
      let angles = try #require(try Self.chart(row, method).angles)
      let expected = try row.doubles(method.name)
      try #require(expected.count == 2)
      #expect(EphemerisSamples.error(angles.ascendant, expected[0]) <= tolerance, "\(row)")
      #expect(EphemerisSamples.error(angles.midheaven, expected[1]) <= tolerance, "\(row)")
    }
  }

  private static func chart(
    _ row: ReferenceCase, _ method: Progression.Angles
  ) throws -> ProgressedChart {
    try ProgressedChart(
      of: WiderCases.chart(row), at: JulianDay(row.double("target_jd")), angles: method,
      isConverse: row.boolean("converse"), ephemeris: WiderCases.ephemeris.get())
  }

  @Test func `the first ingresses and lunations are when the cases say`() throws {
    // The header's 90 s.
    let tolerance = 90.0
    let rows = try WiderCases.rows("progressed_events")
    #expect(rows.count == 100)
    for row in rows {
      let chart = try WiderCases.chart(row)
      let at = JulianDay<UT1>(try row.double("at_jd"))
      let kind = try row.text("kind")
      let sign = try ZodiacSign(name: row.text("sign"))
      let events = try ProgressedCalendar(of: chart).events(
        during: at.advanced(byDays: -10)..<at.advanced(byDays: 10),
        ephemeris: WiderCases.ephemeris.get())
      let found = events.filter { event in
        switch event.happening {
        case .sign(of: .body(.moon), entered: sign, _): kind == "moon_ingress"
        case .lunation(let quarter, let longitude):
          quarter.name == kind && ZodiacSign(longitude) == sign
        default: false
        }
      }
      #expect(found.count == 1, "\(row)")
      for event in found {
        #expect(WiderCases.seconds(event.at, at) <= tolerance, "\(row)")
      }
    }
  }

  @Test func `directed points stand where the cases say`() throws {
    let rows = try WiderCases.rows("solar_arcs")
    #expect(rows.count == 60)
    for row in rows {
      let ephemeris = try WiderCases.ephemeris.get()
      let chart = try WiderCases.chart(row)
      let target = JulianDay<UT1>(try row.double("target_jd"))
      let directed = try DirectedChart(of: chart, at: target, ephemeris: ephemeris)
      let arc = try row.double("arc")
      #expect((directed.arc.arc.degrees - arc).magnitude <= Self.bodyDegrees, "\(row)")
      let mean = try SolarArc(of: chart, at: target, by: .naibod, ephemeris: ephemeris)
      let naibod = try row.double("naibod_arc")
      #expect((mean.arc.degrees - naibod).magnitude <= Self.bodyDegrees, "\(row)")
      let expected = try row.doubles("directed")
      try #require(expected.count == directed.places.count)
      for (place, degrees) in zip(directed.places, expected) {
        // The natal Moon is the table's, as the progressed one is.
        let tolerance = place.point == .body(.moon) ? Self.moonDegrees : Self.bodyDegrees
        #expect(EphemerisSamples.error(place.longitude, degrees) <= tolerance, "\(row) \(place)")
      }
    }
  }

  @Test func `directions are exact when the cases say`() throws {
    // The header's 180 s: the arc moves 1° a year.
    let tolerance = 180.0
    let rows = try WiderCases.rows("solar_arc_events")
    #expect(rows.count == 80)
    for row in rows {
      let at = JulianDay<UT1>(try row.double("at_jd"))
      let (directed, natal) = try (
        WiderCases.point(row.text("directed")), WiderCases.point(row.text("natal"))
      )
      let kind = try AspectKind(name: row.text("aspect"))
      let found = try DirectionCalendar(of: WiderCases.chart(row))
        .directions(
          during: at.advanced(byDays: -30)..<at.advanced(byDays: 30),
          ephemeris: WiderCases.ephemeris.get()
        )
        .filter { $0.directed == directed && $0.natal == natal && $0.aspect == kind }
      #expect(found.count == 1, "\(row)")
      for direction in found {
        #expect(WiderCases.seconds(direction.at, at) <= tolerance, "\(row)")
        #expect(try (direction.arc.degrees - row.double("arc")).magnitude < 1e-5, "\(row)")
      }
    }
  }
}
