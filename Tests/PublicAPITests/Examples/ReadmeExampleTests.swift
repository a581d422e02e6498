import Astrolabe
import Testing

/// The README's program: a chart, a day's scores, a year's transits of the slow planets, a wheel.
@Suite struct ReadmeExampleTests {
  @Test func `the program does what the README says`() throws {
    var printed: [String] = []
    func print(_ items: any CustomStringConvertible...) {
      printed.append(items.map(\.description).joined(separator: " "))
    }
    // begin: README.md
    let ephemeris = try StandardEphemeris()
    let birth = try Birth("1990-06-15T14:30", in: "New York", zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)  // Sun: 24°23′ Gemini
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let scores = try person.day(CalendarDate(2025, 1, 6), ephemeris: ephemeris).scores  // love: 2.9
    let start = try JulianDay(CalendarDate(2025, 1, 1), .midnight)
    let year = start..<start.advanced(byDays: 365)
    let calendar = TransitCalendar(of: chart, bodies: .slow)
    for transit in try calendar.exactTransits(during: year, ephemeris: ephemeris) {
      print(transit.key, transit.at.iso8601)  // Saturn square natal Sun 2025-03-31T…
    }
    let svg = try Wheel(of: chart).picture().svg(width: 800)
    // end
    #expect(chart.position(of: .sun).description == "24°23′ Gemini")
    // For 40.7128 N 74.0060 W it is 2.880; the table's New York is 200 m away.
    #expect(abs(scores[.love].unified - 2.880) < 0.05)
    // Saturn passed 24°23′ Pisces on 31 March 2025 (see `how a body moves`).
    #expect(printed.contains { $0.hasPrefix("Saturn square natal Sun 2025-03-31T") })
    #expect(svg.hasPrefix("<svg "))
    // With the import, which a snippet leaves out.
    let snippet = try #require(try Snippet.shown(on: "README.md").first)
    #expect(snippet.code.split(separator: "\n").count + 1 <= 13)
  }
}
