import Astrolabe
import Testing

/// The examples of progressions, directions and profections.
@Suite struct YearsExampleTests {
  private static func now() throws -> JulianDay<UT1> {
    JulianDay(try CalendarDate("2025-01-06"), .noon)
  }

  @Test func `a day for a year`() throws {
    let (chart, now) = try (Example().chart, Self.now())
    // begin: Sources/Astrology/Progressions/Progression.swift
    let progression = Progression(from: chart.instant)
    let age = progression.years(until: now)  // 34.56…
    let day = progression.progressed(at: now)  // as many days after birth
    // end
    #expect((34.56..<34.57).contains(age))
    #expect((chart.instant.days(until: day) - age).magnitude < 1e-8)
  }

  @Test func `a progressed chart`() throws {
    let example = try Example()
    let (ephemeris, chart, now) = try (example.ephemeris, example.chart, Self.now())
    var printed: [String] = []
    func print(_ aspect: ProgressedAspect) { printed.append("\(aspect)") }
    // begin: Sources/Astrology/Progressions/ProgressedChart.swift
    let progressed = try ProgressedChart(of: chart, at: now, ephemeris: ephemeris)
    let moon = progressed.position(of: .moon).description  // where the progressed Moon stands
    for aspect in progressed.aspects() { print(aspect) }  // progressed Sun sextile natal Mars, …
    // end
    #expect(!moon.isEmpty)
    #expect(printed.allSatisfy { $0.hasPrefix("progressed ") } && !printed.isEmpty)
  }

  @Test func `a directed chart`() throws {
    let example = try Example()
    let (ephemeris, chart, now) = try (example.ephemeris, example.chart, Self.now())
    let natalMidheaven = try #require(chart.midheaven)
    var printed: [String] = []
    func print(_ aspect: DirectedChart.Direction) { printed.append("\(aspect)") }
    // begin: Sources/Astrology/Progressions/SolarArc.swift
    let directed = try DirectedChart(of: chart, at: now, ephemeris: ephemeris)
    let midheaven = directed.arc.directed(natalMidheaven)
    for aspect in directed.aspects() { print(aspect) }  // directed Mars trine natal Sun, …
    // end
    #expect((32..<35).contains(natalMidheaven.arc(to: midheaven).degrees))
    #expect(printed.allSatisfy { $0.hasPrefix("directed ") } && !printed.isEmpty)
  }

  @Test func `when progressions are exact`() throws {
    let example = try Example()
    let (ephemeris, chart, start) = try (example.ephemeris, example.chart, Self.now())
    let end = start.advanced(byDays: 1_000)
    var printed: [String] = []
    func print(_ event: ProgressedEvent, _ instant: String) {
      printed.append("\(event) \(instant)")
    }
    // begin: Sources/Astrology/Progressions/ProgressedCalendar.swift
    let calendar = ProgressedCalendar(of: chart)
    for event in try calendar.events(during: start..<end, ephemeris: ephemeris) {
      print(event, event.at.iso8601)  // Progressed Moon enters Cancer 2025-…
    }
    // end
    #expect(printed.contains { $0.hasPrefix("Progressed Moon enters ") })
  }

  @Test func `when directions are exact`() throws {
    let example = try Example()
    let (ephemeris, chart, start) = try (example.ephemeris, example.chart, Self.now())
    let end = start.advanced(byDays: 1_000)
    var printed: [String] = []
    func print(_ direction: DirectionCalendar.ExactDirection, _ instant: String) {
      printed.append("\(direction) \(instant)")
    }
    // begin: Sources/Astrology/Progressions/DirectionCalendar.swift
    let directions = DirectionCalendar(of: chart)
    for direction in try directions.directions(during: start..<end, ephemeris: ephemeris) {
      print(direction, direction.at.iso8601)  // directed Mars conjunction natal Midheaven 2025-…
    }
    // end
    #expect(printed.allSatisfy { $0.hasPrefix("directed ") } && !printed.isEmpty)
  }

  @Test func `the lord of the year`() throws {
    let example = try Example()
    let (ephemeris, chart, now) = try (example.ephemeris, example.chart, Self.now())
    // begin: Sources/Astrology/TimeLords/Profection.swift
    let calendar = Profection.Calendar(of: chart)
    let year = try calendar.profection(at: now, ephemeris: ephemeris)
    let lord = year?.lord  // the lord of the year
    // end
    // The Ascendant is in Libra; 34 signs further is Leo, of the Sun.
    #expect(year?.age == 34 && lord == .sun)
  }

  @Test func `retrogrades with their shadows`() throws {
    let ephemeris = try Example().ephemeris
    let start = try Self.now()
    let end = start.advanced(byDays: 1_000)
    var printed: [String] = []
    func print(_ span: RetrogradeSpan) { printed.append("\(span)") }
    // begin: Sources/Astrology/Events/RetrogradeSpan.swift
    let mercury = BodySet(.mercury)
    let spans = try RetrogradeSpan.spans(of: mercury, during: start..<end, ephemeris: ephemeris)
    for span in spans { print(span) }  // Mercury retrograde from 2026-02-26 to 2026-03-20
    // end
    #expect(printed.contains("Mercury retrograde from 2026-02-26 to 2026-03-20"))
  }

  @Test func `when primary directions are exact`() throws {
    let example = try Example()
    let (ephemeris, start) = try (example.ephemeris, Self.now())
    let end = start.advanced(byDays: 1_000)
    let wider = try WiderChart(of: example.chart, points: [], ephemeris: ephemeris)
    var printed: [String] = []
    func print(_ direction: PrimaryDirection) { printed.append("\(direction)") }
    // begin: Sources/Astrology/PrimaryDirections/PrimaryCalendar.swift
    let calendar = try PrimaryCalendar(of: wider, by: .regiomontanus, key: .naibod)
    for direction in try calendar.directions(during: start..<end, ephemeris: ephemeris) {
      print(direction)  // Mars sinister square to Midheaven, arc 34.21°
    }
    // end
    #expect(printed.allSatisfy { $0.hasSuffix("°") } && !printed.isEmpty)
  }

  @Test func `the periods of a life`() throws {
    let example = try Example()
    let start = try Self.now()
    let end = start.advanced(byDays: 1_000)
    let wider = try WiderChart(of: example.chart, points: [], ephemeris: example.ephemeris)
    var printed: [String] = []
    func print(_ period: LifePeriod) { printed.append("\(period)") }
    // begin: Sources/Astrology/TimeLords/PeriodCalendar.swift
    let calendar = try PeriodCalendar(of: wider, by: .releasing(.spirit), levels: 2)
    for period in calendar.periods(during: start..<end) { print(period) }  // level 1, Leo, lord Sun
    // end
    #expect(printed.allSatisfy { $0.hasPrefix("level 1, ") } && !printed.isEmpty)
  }
}
