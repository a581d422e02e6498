import Astrolabe
import Testing

/// The README's example.
@Suite struct ReadmeExampleTests {
  @Test func `the example does what the README says`() throws {
    // begin: README.md
    let ephemeris = try StandardEphemeris()
    let birth = try BirthFields(
      birth: "1990-06-15T14:30", zone: "America/New_York",
      latitude: "40.7128", longitude: "-74.0060"
    ).read(zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let sun = chart.position(of: .sun)  // 24°23′ Gemini
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let date = try CalendarDate("2025-01-06")
    let love = try person.day(date, ephemeris: ephemeris).scores[.love]  // unified: 2.9
    // end
    #expect(sun.description == "24°23′ Gemini")
    #expect(abs(love.unified - 2.880) < 0.01)
  }
}
