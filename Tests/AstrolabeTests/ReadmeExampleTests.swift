import Astrolabe
import Foundation
import Testing

/// The README's example, word for word: it compiles here, runs, and gives what is said beside it.
@Suite struct ReadmeExampleTests {
  @Test func `the example does what the README says`() throws {
    // README: begin
    let ephemeris = try LayeredEphemeris()
    let birth = try BirthFields(
      birth: "1990-06-15T14:30", zone: "America/New_York",
      latitude: "40.7128", longitude: "-74.0060"
    ).read(zones: .system())
    let chart = try NatalChart(of: birth, ephemeris: ephemeris)
    let sun = chart.position(of: .sun)  // 24°23′ Gemini
    let person = try Astrometer(of: chart, ephemeris: ephemeris)
    let date = try DateTimeText.readDate("2025-01-06")
    let love = try person.day(date, ephemeris: ephemeris).scores[.love]  // unified: 2.9
    // README: end
    #expect(sun.description == "24°23′ Gemini")
    #expect(abs(love.unified - 2.880) < 0.01)
  }

  @Test func `the README shows this very example`() throws {
    let source = try text(of: #filePath)
    let start = try #require(source.range(of: "// README: begin\n"))
    let end = try #require(source.range(of: "    // README: end"))
    let example = source[start.upperBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
      .joined(separator: "\n")
    let readme = try text(of: #filePath + "/../../../README.md")
    #expect(readme.contains(example))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: URL(filePath: path).standardized, encoding: .utf8)
  }
}
