import TestSupport
import Testing

/// `meters`, against the vectors that the definition of the scores prints.
@Suite struct MetersTests {
  private func run(_ options: [String]) throws -> Program.Outcome {
    let outcome = try Program.run(["meters"] + options)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return outcome
  }

  private func entries(_ options: [String]) throws -> [JSONValue] {
    let value = try JSONValue(parsing: run(options + ["--json"]).output)
    return try #require(value.array)
  }

  static func days(_ first: String, _ last: String) -> [String] { ["--from", first, "--to", last] }

  /// The keys of an entry's three parts.
  static let parts = [
    "overall": ["intensity", "harmony", "unified_score"],
    "groups": ["mind", "emotions", "body", "spirit", "growth"],
    "meters": [
      "mental_clarity", "focus", "communication", "love", "inner_stability", "sensitivity",
      "vitality", "drive", "wellness", "purpose", "connection", "intuition", "creativity",
      "opportunities", "career", "growth", "social_life",
    ],
  ]

  @Test func `both dates are included and the published day is among them`() throws {
    let entries = try entries(Samples.newYork + Self.days("2025-01-05", "2025-01-07"))
    #expect(
      entries.compactMap { $0["date"]?.string } == ["2025-01-05", "2025-01-06", "2025-01-07"])
    let day = entries[1]
    let rows: [(JSONValue?, [Double])] = [
      (day["overall"], [45.765, 41.072, -8.171]),
      (day["meters"]?["love"], [18.634, 57.727, 2.880, -9.135]),
      (day["meters"]?["drive"], [66.264, 8.301, -55.263, 7.026]),
      (day["groups"]?["mind"], [27.394, 27.187, -12.499, 1.732]),
    ]
    for (score, expected) in rows {
      let keys = ["intensity", "harmony", "unified_score", "trend_delta"]
      for (key, number) in zip(keys, expected) {
        #expect(abs((score?[key]?.number ?? .nan) - number) < 0.01)
      }
    }
  }

  @Test func `entries have the promised shape`() throws {
    let entry = try #require(
      entries(Samples.dateOnly + Self.days("2025-01-06", "2025-01-06")).first)
    #expect(entry.object.map { Set($0.keys) } == ["date", "overall", "groups", "meters"])
    for (part, keys) in Self.parts {
      #expect(entry[part]?.object.map { Set($0.keys) } == Set(keys), "\(part)")
    }
    for part in ["groups", "meters"] {
      for score in entry[part]?.object?.values ?? [:].values {
        #expect(
          score.object.map { Set($0.keys) } == [
            "intensity", "harmony", "unified_score", "trend_delta",
          ])
      }
    }
  }

  @Test func `comma-separated values are those of JSON`() throws {
    let options = Samples.newYork + Self.days("2025-01-05", "2025-01-06")
    let lines = try run(options + ["--csv"]).lines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let entries = try entries(options)
    try #require(lines.count == 3)
    #expect(lines[0].count == 1 + 3 + 22 * 4)
    #expect(
      lines[0].prefix(5) == [
        "date", "overall_intensity", "overall_harmony", "overall_unified_score",
        "group_mind_intensity",
      ])
    for (line, entry) in zip(lines.dropFirst(), entries) {
      #expect(line.count == lines[0].count)
      for (column, field) in zip(lines[0], line).dropFirst() {
        let key = try #require(
          ["trend_delta", "unified_score", "intensity", "harmony"].first { column.hasSuffix($0) })
        let name = String(column.dropLast(key.count + 1))
        let score =
          name == "overall"
          ? entry["overall"]
          : name.hasPrefix("group_")
            ? entry["groups"]?[String(name.dropFirst(6))] : entry["meters"]?[name]
        #expect(Double(field) == score?[key]?.number, "\(column)")
      }
    }
    #expect(abs((Double(lines[2][1]) ?? .nan) - 45.765) < 0.01)
  }

  @Test func `in text each day has a line of rounded scores`() throws {
    let lines = try run(Samples.newYork + Self.days("2025-01-05", "2025-01-06")).lines
    let day = try #require(lines.last)
    let cells = day.split(separator: " ")
    #expect(cells.first == "01-06")
    #expect(cells.count == 1 + 1 + 17)
    // All, and love after clarity, focus and communication.
    #expect(cells[1] == "−8")
    #expect(cells[5] == "3")
    #expect(lines.filter { $0.hasPrefix("01-0") }.count == 2)
    #expect(lines.filter { $0 == "2025" }.count == 1)
  }

  @Test func `the first day of the ephemeris has no trend`() throws {
    let options =
      Self.days("1200-01-09", "1200-01-10")
      + ["--calendar", "gregorian", "--birth", "1200-01-09"]
    let entries = try entries(options)
    try #require(entries.count == 2)
    for (entry, hasTrend) in zip(entries, [false, true]) {
      for part in ["groups", "meters"] {
        let scores = try #require(entry[part]?.object?.values)
        #expect(scores.allSatisfy { ($0["trend_delta"] != nil) == hasTrend })
        #expect(scores.allSatisfy { $0["unified_score"]?.number != nil })
      }
    }
    let lines = try run(options + ["--csv"]).lines
    #expect(lines[1].filter { $0 == "," }.count == lines[0].filter { $0 == "," }.count)
    #expect(lines[1].hasSuffix(","))
    #expect(!lines[2].contains(",,"))
  }
}
