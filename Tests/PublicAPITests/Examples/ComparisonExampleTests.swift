import Astrolabe
import Testing

#if SwissEphemeris
/// The examples of any chart over any other, of the Moon's month, of the hour of birth and of further bodies.
@Suite struct ComparisonExampleTests {
  /// The example's birth and another chart as layers.
  private static func layers() throws -> (birth: ChartLayer, solarReturn: ChartLayer) {
    let example = try Example()
    let other = try BirthFields(
      birth: "2026-06-15T08:10", zone: "Europe/Paris", latitude: "45.75", longitude: "4.85"
    ).read(zones: .system())
    let chart = try NatalChart(of: other, ephemeris: example.ephemeris)
    return try (
      ChartLayer(Partner(example.chart, ephemeris: example.ephemeris)),
      ChartLayer(Partner(chart, ephemeris: example.ephemeris))
    )
  }

  @Test func `any chart over any other`() throws {
    let (birth, solarReturn) = try Self.layers()
    var printed: [String] = []
    func print(_ contact: Contact) { printed.append("\(contact)") }
    // begin: Sources/Astrology/Pairs/ChartComparison.swift
    let comparison = ChartComparison(birth, with: solarReturn)
    for contact in comparison.contacts { print(contact) }  // Sun conjunction Sun, 0°, …
    let mars = comparison.outerInInner?.first { $0.body == .mars }?.house
    // end
    #expect(printed.contains { $0.hasPrefix("Sun conjunction Sun, 0") })
    #expect(mars != nil)
  }

  @Test func `the wheel of two charts`() throws {
    let (birth, solarReturn) = try Self.layers()
    // begin: Sources/Drawing/Wheel/ComparisonWheel.swift
    let comparison = ChartComparison(birth, with: solarReturn)
    let svg = try ComparisonWheel(of: comparison).picture().svg(width: 800)
    // end
    #expect(svg.hasPrefix("<svg"))
  }

  @Test func `a birth with its progressed chart`() throws {
    let example = try Example()
    let (chart, ephemeris) = (example.chart, example.ephemeris)
    let now = JulianDay<UT1>(example.date, .noon)
    var printed: [Contact] = []
    func print(_ contact: Contact) { printed.append(contact) }
    // begin: Sources/Astrology/Pairs/ChartLayer.swift
    let birth = ChartLayer(try Partner(chart, ephemeris: ephemeris))
    let year = ChartLayer(try ProgressedChart(of: chart, at: now, ephemeris: ephemeris))
    for contact in ChartComparison(birth, with: year, by: .kinds(.progressed)).contacts {
      print(contact)
    }
    // end
    #expect(!printed.isEmpty)
  }

  @Test func `transits to a composite`() throws {
    let example = try Example()
    let (ephemeris, hers) = (example.ephemeris, example.chart)
    let other = try BirthFields(
      birth: "1988-03-02T09:10", zone: "Europe/Paris", latitude: "45.75", longitude: "4.85"
    ).read(zones: .system())
    let his = try NatalChart(of: other, ephemeris: ephemeris)
    let start = JulianDay<UT1>(try CalendarDate(2025, 1, 1), .midnight)
    let year = start..<start.advanced(byDays: 365)
    // begin: Sources/Astrology/Transits/TransitTarget+Layer.swift
    let composite = ChartLayer(try CompositeChart(of: hers, and: his, ephemeris: ephemeris))
    let transits = try TransitCalendar(of: composite).transits(during: year, ephemeris: ephemeris)
    // end
    #expect(!transits.isEmpty)
  }

  @Test func `a month of the Moon`() throws {
    let ephemeris = try Example().ephemeris
    let zone = CivilZone.utc
    let (first, last) = (try CalendarDate(2025, 1, 1), try CalendarDate(2025, 1, 31))
    // begin: Sources/Astrology/Lunar/MoonCalendar.swift
    let month = try MoonCalendar(
      from: first, through: last, in: zone, ephemeris: ephemeris)
    let void = month.days[0].events  // with a void that began on the day before
    // end
    #expect(month.days.count == 31 && !void.isEmpty)
  }

  @Test func `hours that events of a life speak for`() throws {
    let example = try Example()
    let (ephemeris, place) = (example.ephemeris, try #require(example.chart.birth.place))
    let start = example.chart.instant.advanced(byDays: -1.0 / 24)
    let end = example.chart.instant.advanced(byDays: 1.0 / 24)
    let wedding = JulianDay<UT1>(try CalendarDate(2015, 5, 3), .noon)
    let move = JulianDay<UT1>(try CalendarDate(2019, 9, 1), .noon)
    // begin: Sources/Astrology/Rectification/Rectification.swift
    let table = try Rectification(
      of: start...end, at: place, events: [wedding, move], stepMinutes: 4, ephemeris: ephemeris)
    let likely = table.best(3).map(\.instant)
    // end
    #expect(likely.count == 3 && likely.allSatisfy { (start...end).contains($0) })
  }

  @Test func `a body of the Hamburg school`() throws {
    let ephemeris = try Example().ephemeris
    let instant = try ephemeris.instant(JulianDay<UT1>(2_460_682))
    // begin: Sources/Ephemeris/Bodies/FurtherBody.swift
    let kronos = FurtherBody.hamburg(.kronos)
    let eros = FurtherBody.asteroid(433)
    let state = try ephemeris.state(of: kronos, at: instant)
    // end
    #expect(ZodiacSign(state.longitude) == .cancer && eros.name == "asteroid_433")
  }
}
#endif
