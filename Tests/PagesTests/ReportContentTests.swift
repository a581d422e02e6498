import Astrology
import Astrometers
import Documents
import EngineSupport
import Ephemeris
import Pages
import Readings
import SwissEphemeris
import TestSamples
import TestSupport
import Testing

/// The content of a report, against the documents that scripts are promised and the values they are made of.
@Suite struct ReportContentTests {
  private static let page = Result { try SamplePage.newYork.page() }

  @Test func `the texts are those of the reading`() throws {
    let outlook = try DayOutlook(
      of: SamplePage.newYork.report().reading, eclipses: Samples.usual.get())
    let reading = try JSONValue(parsing: DailyReadingDocument(outlook).json)
    let meters = (reading["astrometers"]?["groups"]?.array ?? []).flatMap { group in
      [group] + (group["meters"]?.array ?? [])
    }
    #expect(meters.count == 5 + 17)
    let transits = reading["transit_summary"]?["priority_transits"]?.array ?? []
    #expect(transits.count == 5)
    let advice = try #require(reading["actionable_advice"])
    let texts =
      [
        "daily_theme_headline", "daily_overview", "technical_analysis", "look_ahead_preview",
        "energy_rhythm", "relationship_weather", "collective_energy",
      ].map { reading[$0] } + ["do", "dont", "reflect_on"].map { advice[$0] }
      + [reading["moon_detail"]?["interpretation"]]
      + (reading["follow_up_questions"]?.array ?? []).map { $0 }
      + (meters + transits).map { $0["interpretation"] }
    let shown = try Set(Self.page.get().all("p", "dd", "li").map(\.text))
    for text in texts {
      let text = try #require(text?.string)
      #expect(shown.contains(text), "\(text)")
    }
  }

  @Test func `the bars are those of the scores`() throws {
    let reading = try SamplePage.newYork.report().reading
    let scores = try reading.astrometer.day(
      reading.day.date, in: reading.day.zone, ephemeris: Samples.usual.get()
    ).scores
    let wanted = Meter.allCases.map { scores[$0] } + Meter.Group.allCases.map { scores[$0] }
    let page = try Self.page.get()
    let bars = page.all("span").compactMap { element -> Double? in
      let style = element.attributes["style"]
      guard let width = style?.firstMatch(of: /width:([0-9.]+)%/) else { return nil }
      let half = Double(width.1) ?? .nan
      return element.attributes["class"] == "strain" ? -2 * half : 2 * half
    }
    #expect(bars.count == 1 + 17 + 5)
    // Widths have one decimal of a percent; a score has two of those to the point.
    let lengths = bars.dropFirst().sorted()
    for (bar, score) in zip(lengths, wanted.map(\.unified).sorted()) {
      #expect(abs(bar - score) < 0.11)
    }
  }

  @Test(arguments: [HouseSystem.equal, .wholeSign, .regiomontanus])
  func `other houses are shown and score nothing`(_ system: HouseSystem) throws {
    let other = try SamplePage(
      system.title, .newYork, on: "2025-01-06", in: "America/New_York", houses: system
    ).page()
    let page = try Self.page.get()
    func texts(_ page: HTMLPage, _ kind: String) -> [String] {
      page.elements.filter { $0.attributes["class"] == kind }.map(\.text)
    }
    #expect(texts(page, "score").count == 1 + 5 + 17)
    #expect(texts(other, "score") == texts(page, "score"))
    // The overall scores that `today --json` has for that day: 45.9, 40.5 and −8.8.
    for page in [page, other] {
      #expect(page.all("dd").map(\.text).starts(with: ["46 of 100", "40 of 100", "−9, mixed"]))
    }
    #expect(other.all("tr").map(\.text) != page.all("tr").map(\.text))
  }

  // Positions by swetest 2.10.03.
  @Test func `the table has the places of the chart`() throws {
    let rows = try Self.page.get().all("tr").map(\.text)
    #expect(rows.count == 1 + 11 + 2)
    #expect(rows.contains { $0.contains("Sun") && $0.contains("24°23′ Gemini house 9") })
    #expect(rows.contains { $0.contains("Midheaven") && $0.contains("15°55′ Cancer") })
    #expect(
      rows.contains { $0.contains("Saturn") && $0.contains("24°01′ Capricorn house 4, retrograde") }
    )
  }

  @Test func `the week has what the calendar has, by the clocks of the zone`() throws {
    let zone = try Samples.zone("America/New_York", nil)
    let first = try CalendarDate("2025-01-06")
    let period = try zone.day(first).lowerBound..<zone.day(first.adding(days: 6)).upperBound
    let events = try SkyCalendar().events(during: period, ephemeris: Samples.usual.get())
    let times = try Self.page.get().all("time")
    let shown = Set(times.compactMap { $0.attributes["datetime"] })
    #expect(events.count > 10)
    for event in events { #expect(shown.contains(event.at.iso8601), "\(event.at)") }
    // The first quarter: 23:56 UTC.
    let quarter = try #require(
      times.first { $0.attributes["datetime"]?.hasPrefix("2025-01-06T23:56") == true })
    #expect(quarter.text == "18:56")
    #expect(times.count > events.count)
  }

  @Test func `norms that were kept give the same page`() throws {
    let report = try SamplePage.newYork.report()
    let reading = report.reading
    let kept = try DayReport(
      of: reading.chart, norms: reading.astrometer.norms, on: reading.day.date,
      in: reading.day.zone, ephemeris: Samples.usual.get())
    #expect(try ReportPage(kept).html() == ReportPage(report).html())
  }

  @Test func `another person has a chapter, and a name if one was given`() throws {
    let reading = try SamplePage.newYork.report().reading
    let other = try NatalChart(of: BirthText.tromso.read(), ephemeris: Samples.usual.get())
    for (name, title) in [(nil, "You two"), ("Ben", "Ada and Ben")] as [(String?, String)] {
      let report = try DayReport(
        of: reading.chart, norms: reading.astrometer.norms, on: reading.day.date,
        in: reading.day.zone, named: "Ada", with: (chart: other, name: name),
        ephemeris: Samples.usual.get())
      let page = try HTMLPage(ReportPage(report, chapters: [.bond]).html())
      #expect(page.all("h2").map(\.text) == [title])
      #expect(page.all("dt").count { $0.text.contains("the other’s") } == 12)
    }
  }

  @Test func `the foot says what was computed with, if it is known`() throws {
    let report = try SamplePage.dateOnly.report()
    let provenance = ReadingProvenance(libraryVersion: "2.10", zonesVersion: "2025b")
    let without = try HTMLPage(ReportPage(report).html()).all("footer").map(\.text)
    let with = try HTMLPage(ReportPage(report, provenance: provenance).html()).all("footer")
    #expect(with.map { $0.text.contains("2025b") } == [true])
    #expect(without.map { $0.contains(EngineVersion.text) } == [true])
    #expect(without.map { $0.contains("zone") } == [false])
  }

  /// Before the ephemeris, and where planets would turn after it.
  @Test(arguments: ["1199-12-31", "2399-12-31"])
  func `a date outside the ephemeris is refused`(date: String) throws {
    let ephemeris = try Samples.usual.get()
    let chart = try NatalChart(of: BirthText.dateOnly.read(), ephemeris: ephemeris)
    let error = #expect(throws: ReportError.self) {
      try DayReport(of: chart, on: CalendarDate(date), ephemeris: ephemeris)
    }
    #expect(error?.cause == .span)
    #expect(error?.description.contains("\(ephemeris.span)") == true)
  }
}
