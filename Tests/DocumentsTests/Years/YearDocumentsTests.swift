import Astrology
import Documents
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// The documents of `astrolabe progressions`, `directions` and `profections`.
@Suite struct YearDocumentsTests {
  static func dateOnly() throws -> NatalChart {
    try Samples.chart(of: Birth(date: CalendarDate("1990-06-15")))
  }

  static func violations(_ text: String, _ schema: String) throws -> [String] {
    let document = try JSONValue(parsing: text)
    return try SchemaLibrary.contract().violations(in: document, against: schema)
      .map(\.description).sorted()
  }

  static let now = JulianDay<UT1>(2_460_682)  // 2025-01-06 12:00

  @Test(arguments: Progression.Angles.allCases, [false, true])
  func `progressed charts fit the schema`(method: Progression.Angles, isConverse: Bool) throws {
    for chart in try [Samples.contractChart(), Self.dateOnly()] {
      let progressed = try ProgressedChart(
        of: chart, at: Self.now, angles: method, isConverse: isConverse,
        ephemeris: Samples.ephemeris.get())
      let text = ProgressionsDocument(progressed).json
      #expect(try Self.violations(text, "progressions").isEmpty)
      let document = try JSONValue(parsing: text)
      #expect(document["target"]?.string == "2025-01-06T12:00:00Z")
      #expect(document["angle_method"]?.string == method.name)
      #expect(document["kind"]?.string == "secondary")
      #expect(document["converse"] == .boolean(isConverse))
      #expect((document["angles"] == .null) == !chart.birth.isTimed)
      #expect(document["uncertain_days"]?.number == (chart.birth.isTimed ? nil : 183))
      let aspects = document["aspects"]?.array ?? []
      #expect(aspects.count == progressed.aspects().count && !aspects.isEmpty)
    }
  }

  @Test func `progressed events fit the schema, one of each kind`() throws {
    for chart in try [Samples.contractChart(), Self.dateOnly()] {
      let period = Self.now..<Self.now.advanced(byDays: 40 * 365.25)
      let events = try ProgressedCalendar(of: chart).events(
        during: period, ephemeris: Samples.ephemeris.get())
      let texts = events.map { ProgressedEventDocument($0).json }
      #expect(try Self.violations("[\(texts.joined(separator: ","))]", "progressions").isEmpty)
      let kinds = Set(events.map(\.kind))
      #expect(kinds.count == (chart.birth.isTimed ? 5 : 4))
    }
  }

  @Test(arguments: SolarArc.Kind.allCases, [false, true])
  func `directions fit the schema`(arc: SolarArc.Kind, isConverse: Bool) throws {
    for chart in try [Samples.contractChart(), Self.dateOnly()] {
      let ephemeris = try Samples.ephemeris.get()
      let directed = try DirectedChart(
        of: chart, at: Self.now, by: arc, isConverse: isConverse, ephemeris: ephemeris)
      let text = DirectionsDocument(directed).json
      #expect(try Self.violations(text, "directions").isEmpty)
      let found = try DirectionCalendar(of: chart, by: arc, isConverse: isConverse)
        .directions(during: Self.now..<Self.now.advanced(byDays: 3_000), ephemeris: ephemeris)
      let texts = found.map { ExactDirectionDocument($0).json }
      #expect(!texts.isEmpty)
      #expect(try Self.violations("[\(texts.joined(separator: ","))]", "directions").isEmpty)
      #expect(texts.allSatisfy { $0.contains("uncertain_days") == !chart.birth.isTimed })
    }
  }

  @Test func `a life fits the schema, each part as it is alone`() throws {
    let ephemeris = try Samples.ephemeris.get()
    for chart in try [Samples.contractChart(), Self.dateOnly()] {
      let progressions = ProgressionsDocument(
        try ProgressedChart(of: chart, at: Self.now, ephemeris: ephemeris))
      let directions = DirectionsDocument(
        try DirectedChart(of: chart, at: Self.now, ephemeris: ephemeris))
      let text = LifeDocument(progressions: progressions, directions: directions).json
      #expect(try Self.violations(text, "life").isEmpty)
      #expect(text == #"{"progressions":\#(progressions.json),"directions":\#(directions.json)}"#)
    }
  }

  @Test(arguments: Profection.Years.allCases, [false, true])
  func `profections fit the schema`(years: Profection.Years, hasMonths: Bool) throws {
    for chart in try [Samples.contractChart(), Self.dateOnly()] {
      let found = try Profection.Calendar(of: chart, years: years).profections(
        during: Self.now..<Self.now.advanced(byDays: 1_000), ephemeris: Samples.ephemeris.get())
      let text = ProfectionsDocument(found, hasMonths: hasMonths).json
      #expect(try Self.violations(text, "profections").isEmpty)
      let first = try #require(try JSONValue(parsing: text).array?.first)
      #expect(first["age"]?.number == 34 && first["years"]?.string == years.name)
      #expect(first["months"]?.array?.count == (hasMonths ? 12 : nil))
      #expect(first["counted_from"]?.string == (chart.birth.isTimed ? "ascendant" : "sun"))
    }
  }

  @Test(arguments: PrimaryDirection.Method.allCases, [false, true])
  func `primary directions fit the schema`(method: PrimaryDirection.Method, isConverse: Bool) throws
  {
    let ephemeris = try Samples.ephemeris.get()
    let wider = try WiderChart(of: Samples.contractChart(), points: [], ephemeris: ephemeris)
    for key in PrimaryDirection.Key.allCases {
      let calendar = try PrimaryCalendar(of: wider, by: method, key: key, isConverse: isConverse)
      let found = try calendar.directions(
        during: Self.now..<Self.now.advanced(byDays: 2_000), ephemeris: ephemeris)
      let text = PrimaryDirectionsDocument(found, of: calendar).json
      #expect(try Self.violations(text, "primary_directions").isEmpty)
      let document = try JSONValue(parsing: text)
      #expect(document["method"]?.string == method.name && document["key"]?.string == key.name)
      #expect(document["directions"]?.array?.count == found.count && !found.isEmpty)
      #expect(Set(found.flatMap(\.calendarEntries).map(\.identity)).count == found.count)
    }
  }

  static let techniques: [PeriodTechnique] =
    PeriodTechnique.FirdariaNodes.allCases.map { .firdaria(nodes: $0) }
    + PeriodTechnique.ReleasedLot.allCases.map { .releasing($0) }
    + PeriodTechnique.DecennialDays.allCases.map { .decennials(days: $0) }

  @Test(arguments: techniques)
  func `periods fit the schema at every depth`(technique: PeriodTechnique) throws {
    let wider = try WiderChart(
      of: Samples.contractChart(), points: [], ephemeris: Samples.ephemeris.get())
    for levels in 1...technique.levels {
      let calendar = try PeriodCalendar(of: wider, by: technique, levels: levels)
      let found = calendar.periods(during: Self.now..<Self.now.advanced(byDays: 1_000))
      let text = PeriodsDocument(found, of: calendar).json
      #expect(try Self.violations(text, "periods").isEmpty)
      let document = try JSONValue(parsing: text)
      #expect(document["kind"]?.string == technique.name)
      var (level, periods) = (0, document["periods"]?.array ?? [])
      while let first = periods.first {
        level += 1
        #expect(first["level"]?.number == Double(level))
        periods = first["parts"]?.array ?? []
      }
      #expect(level == levels)
    }
  }

  @Test(arguments: [
    (
      #"{"kind":"decennials","sect":"day","order":["sun","moon","mercury","venus","mars","jupiter","saturn"],"days_per_year":360,"periods":[]}"#,
      true
    ),
    (
      #"{"kind":"decennials","sect":"dusk","order":["sun","moon","mercury","venus","mars","jupiter","saturn"],"days_per_year":360,"periods":[]}"#,
      false
    ),
    (#"{"kind":"decennials","sect":"day","days_per_year":360,"periods":[]}"#, false),
    (
      #"{"kind":"firdaria","sect":"day","lot":"spirit","order":["sun","moon","mercury","venus","mars","jupiter","saturn"],"days_per_year":360,"periods":[]}"#,
      false
    ),
    ("[]", false), ("{}", false),
  ])
  func `the schema of periods is strict`(text: String, isValid: Bool) throws {
    #expect(try Self.violations(text, "periods").isEmpty == isValid)
  }

  @Test(arguments: [
    (
      #"[{"kind":"sign","body":"moon","sign":"cancer","motion":"direct","at":"2025-01-06T12:00:00Z"}]"#,
      true
    ),
    (
      #"[{"kind":"sign","body":"vertex","sign":"cancer","motion":"direct","at":"2025-01-06T12:00:00Z"}]"#,
      false
    ),
    (
      #"[{"kind":"sign","body":"moon","sign":"cancer","motion":"direct","at":"2025-01-06"}]"#, false
    ),
    (
      #"[{"kind":"lunation","phase":"half_moon","at":"2025-01-06T12:00:00Z","longitude":1}]"#, false
    ),
    (
      #"[{"kind":"aspect","progressed":"sun","natal":"moon","aspect":"quincunx","at":"2025-01-06T12:00:00Z"}]"#,
      false
    ),
    (
      #"[{"kind":"house","body":"moon","house":13,"motion":"direct","at":"2025-01-06T12:00:00Z"}]"#,
      false
    ),
    ("[]", true), ("{}", false),
  ])
  func `the schema of progressions is strict`(text: String, isValid: Bool) throws {
    #expect(try Self.violations(text, "progressions").isEmpty == isValid)
  }

  @Test(arguments: [
    (
      #"[{"directed":"mars","natal":"midheaven","aspect":"conjunction","arc":34.21,"at":"2025-01-06T12:00:00Z"}]"#,
      true
    ),
    (
      #"[{"directed":"mars","natal":"midheaven","aspect":"conjunction","arc":360,"at":"2025-01-06T12:00:00Z"}]"#,
      false
    ),
    (
      #"[{"directed":"mars","natal":"midheaven","aspect":"conjunction","at":"2025-01-06T12:00:00Z"}]"#,
      false
    ),
    ("[]", true), ("{}", false),
  ])
  func `the schema of directions is strict`(text: String, isValid: Bool) throws {
    #expect(try Self.violations(text, "directions").isEmpty == isValid)
  }

  @Test(arguments: [
    (
      #"[{"age":34,"from":"2024-06-15T00:00:00Z","to":"2025-06-15T00:00:00Z","house":11,"sign":"leo","lord":"sun","counted_from":"ascendant","years":"return"}]"#,
      true
    ),
    (
      #"[{"age":-1,"from":"2024-06-15T00:00:00Z","to":"2025-06-15T00:00:00Z","house":11,"sign":"leo","lord":"sun","counted_from":"ascendant","years":"return"}]"#,
      false
    ),
    (
      #"[{"age":34,"from":"2024-06-15T00:00:00Z","to":"2025-06-15T00:00:00Z","house":11,"sign":"leo","lord":"pluto","counted_from":"ascendant","years":"return"}]"#,
      false
    ),
    (
      #"[{"age":34,"from":"2024-06-15T00:00:00Z","to":"2025-06-15T00:00:00Z","house":11,"sign":"leo","lord":"sun","counted_from":"moon","years":"return"}]"#,
      false
    ),
    ("[]", true), ("{}", false),
  ])
  func `the schema of profections is strict`(text: String, isValid: Bool) throws {
    #expect(try Self.violations(text, "profections").isEmpty == isValid)
  }

  @Test func `calendars have each event once, with an identity of its own`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let chart = try Samples.contractChart()
    let period = Self.now..<Self.now.advanced(byDays: 20 * 365.25)
    let events = try ProgressedCalendar(of: chart).events(during: period, ephemeris: ephemeris)
    let directions = try DirectionCalendar(of: chart).directions(
      during: period, ephemeris: ephemeris)
    let years = try Profection.Calendar(of: chart).profections(
      during: period, ephemeris: ephemeris)
    let entries =
      events.flatMap(\.calendarEntries) + directions.flatMap(\.calendarEntries)
      + years.flatMap(\.calendarEntries) + years.flatMap(\.monthEntries)
    #expect(Set(entries.map(\.identity)).count == entries.count)
    #expect(entries.count == events.count + directions.count + years.count * 13)
    #expect(entries.allSatisfy { $0.identity.allSatisfy { $0.isASCII && $0 != " " } })
    let read = try ParsedCalendar(CalendarDocument(name: "Years", entries: entries).bytes).events
    #expect(read.count == entries.count)
    // As written: RFC 5545 escapes commas.
    #expect(
      zip(read, entries).allSatisfy {
        $0["SUMMARY"] == $1.summary.replacing(",", with: "\\,")
      })
  }

  @Test func `an entry of an uncertain event says so`() throws {
    let events = try ProgressedCalendar(of: Self.dateOnly()).events(
      during: Self.now..<Self.now.advanced(byDays: 2_000), ephemeris: Samples.ephemeris.get())
    let entries = events.flatMap(\.calendarEntries)
    #expect(!entries.isEmpty)
    #expect(entries.allSatisfy { $0.details.contains("up to 183 days") })
  }
}
