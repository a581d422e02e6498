import Astrology
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The phases and days to exactness of the contract's readings over the real sky, beside ours.
@Suite struct ContractTimingTests {
  /// Of the first decimal of days, and of two bodies of another package by its distance from ours.
  static func toleranceDays(perDay: PlaneAngle) -> Double {
    0.05 + 2 * ContractChartTests.bodyTolerance / perDay.degrees.magnitude
  }

  @Test(arguments: [
    (file: "daily_reading.realsky_2025-01-06_v1.json", isTimed: false, jdUT: 2_460_682.0),
    ("daily_reading.realsky_2025-01-06_v2.json", true, 2_460_682.0),
    // 21:30 UTC, by the manifest.
    ("daily_reading.realsky_2025-01-07_void.json", false, 2_460_683.395_833_333),
  ])
  func `phases and days to exactness are the contract's`(
    file: String, isTimed: Bool, jdUT: Double
  ) throws {
    let ephemeris = try Samples.ephemeris.get()
    let birth = Birth(date: try CalendarDate(year: 1990, month: 6, day: 15))
    let chart = try isTimed ? Samples.contractChart() : Samples.chart(of: birth)
    let reading = try ContractFiles.example(file)
    let groups = try #require(reading["astrometers"]?["groups"]?.array)
    let aspects = groups.flatMap { $0["meters"]?.array ?? [] }
      .flatMap { $0["top_aspects"]?.array ?? [] }
    #expect(aspects.count > 20)
    for aspect in aspects {
      func name(_ key: String) throws -> String { try #require(aspect[key]?.string) }
      let kind = try #require(AspectKind(rawValue: name("aspect_type")))
      let body = try CelestialBody(name: name("transit_planet"))
      let natal = try CelestialBody(name: name("natal_planet"))
      let timing = try AspectPerfection(kind, of: body, toFixed: chart.sky[natal].longitude)
        .timing(at: JulianDay(jdUT), ephemeris: ephemeris)
      #expect(try timing.phase.rawValue == name("phase"), "\(aspect)")
      switch aspect["days_to_exact"] {
      case .number(let expected):
        let days = try #require(timing.daysToExact, "\(aspect)")
        let tolerance = Self.toleranceDays(perDay: timing.geometry.orbPerDay)
        #expect((days - expected).magnitude <= tolerance, "\(aspect)")
      default: #expect(timing.daysToExact == nil, "\(aspect)")
      }
    }
  }
}
