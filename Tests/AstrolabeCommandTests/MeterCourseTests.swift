import TestSupport
import Testing

/// The lines of small bars below the scores of `meters`.
@Suite struct MeterCourseTests {
  private func run(_ options: [String]) throws -> [String] {
    let outcome = try Program.run(["meters"] + options + Samples.newYork)
    #expect(outcome.status == 0)
    return outcome.lines
  }

  @Test func `each meter has a line with its least and its greatest score`() throws {
    let span = ["--from", "2025-01-01", "--to", "2025-02-19"]
    let lines = try run(span)
    let course = try #require(lines.firstIndex { $0.hasPrefix("The course") })
    let bars = lines[course...].filter { $0.contains(/[▁▂▃▄▅▆▇█]{10}/) }
    #expect(bars.count == 1 + 17)
    let love = try #require(bars.first { $0.hasPrefix("    Love ") })
    let json = try #require(
      JSONValue(parsing: try Program.run(["meters", "--json"] + span + Samples.newYork).output)
        .array)
    let scores = json.compactMap { $0["meters"]?["love"]?["unified_score"]?.number }
    #expect(scores.count == 50)
    let numbers = love.split(separator: " ").suffix(2).map { $0.replacing("−", with: "-") }
      .compactMap(Double.init)
    try #require(numbers.count == 2)
    #expect(abs(numbers[0] - (scores.min() ?? .nan)) <= 0.501)
    #expect(abs(numbers[1] - (scores.max() ?? .nan)) <= 0.501)
  }

  @Test func `hours have them, too, one bar each`() throws {
    let lines = try run(["--hourly", "--from", "2025-01-06", "--to", "2025-01-06"])
    let all = try #require(lines.last { $0.hasPrefix("  All ") })
    #expect(all.count { "▁▂▃▄▅▆▇█".contains($0) } == 24)
  }

  @Test func `two days make no line`() throws {
    let lines = try run(["--from", "2025-01-06", "--to", "2025-01-07"])
    #expect(!lines.contains { $0.hasPrefix("The course") })
  }
}
