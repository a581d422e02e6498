import TestSupport
import Testing

/// What a report tells, against the documents that scripts are promised.
@Suite struct ReportContentTests {
  static let zone = ["--date-zone", "America/New_York"]
  static let options = ["--date", "2025-01-06"] + zone + Samples.newYork

  private static let page = Result {
    try HTMLPage(try Program.run(["report"] + options).output)
  }

  private func json(_ arguments: [String]) throws -> JSONValue {
    try JSONValue(parsing: try Program.run(arguments + ["--json"]).output)
  }

  @Test func `the texts are those of the reading`() throws {
    let reading = try json(["today"] + Self.options)
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
    let scores = try #require(
      json(["meters", "--from", "2025-01-06", "--to", "2025-01-06"] + Self.zone + Samples.newYork)
        .array?.first)
    let meters = try #require(scores["meters"]?.object?.values)
    let page = try Self.page.get()
    let wanted = (Array(meters) + (scores["groups"]?.object?.values.map { $0 } ?? []))
      .compactMap { $0["unified_score"]?.number }
    #expect(wanted.count == 17 + 5)
    let bars = page.all("span").compactMap { element -> Double? in
      let style = element.attributes["style"]
      guard let width = style?.firstMatch(of: /width:([0-9.]+)%/) else { return nil }
      let half = Double(width.1) ?? .nan
      return element.attributes["class"] == "strain" ? -2 * half : 2 * half
    }
    #expect(bars.count == 1 + 17 + 5)
    // Widths have one decimal of a percent, of which a score has two to the point.
    let lengths = bars.dropFirst().sorted()
    for (bar, score) in zip(lengths, wanted.sorted()) { #expect(abs(bar - score) < 0.11) }
  }

  @Test(arguments: ["equal", "whole_sign", "regiomontanus"])
  func `other houses are shown and score nothing`(_ system: String) throws {
    let other = try HTMLPage(try Program.run(["report", "--houses", system] + Self.options).output)
    let page = try Self.page.get()
    func told(_ page: HTMLPage, _ kind: String) -> [String] {
      page.elements.filter { $0.attributes["class"] == kind }.map(\.text)
    }
    #expect(told(page, "score").count == 1 + 5 + 17)
    #expect(told(other, "score") == told(page, "score"))
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
    let events = try #require(
      json(
        [
          "events", "--from", "2025-01-06", "--to", "2025-01-12", "--zone", "America/New_York",
        ]
      ).array)
    let times = try Self.page.get().all("time")
    let shown = Set(times.compactMap { $0.attributes["datetime"] })
    #expect(events.count > 10)
    for event in events {
      let instant = try #require((event["at"] ?? event["from"])?.string)
      #expect(shown.contains(instant), "\(instant)")
    }
    // The first quarter: 23:56 UTC.
    let quarter = try #require(
      times.first { $0.attributes["datetime"]?.hasPrefix("2025-01-06T23:56") == true })
    #expect(quarter.text == "18:56")
    #expect(times.count > events.count)
  }
}
