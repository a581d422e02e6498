import Astrometers
@_spi(FrontEnd) import Documents
import Ephemeris
import TestSupport
import Testing

@Suite struct MetersDocumentTests {
  /// Scores drawn at random, with a day before or without.
  static func day(_ generator: inout SplitMix64, hasDayBefore: Bool = true) -> DayScores.Day {
    func scores() -> DayScores {
      DayScores(
        meters: Meter.allCases.map { _ in
          MeterScore(
            intensity: generator.double(in: 0..<100), harmony: generator.double(in: 0..<100))
        })
    }
    return DayScores.Day(scores: scores(), before: hasDayBefore ? scores() : nil)
  }

  /// Labelled days or hours, the first of them without a day before.
  static func entries(
    _ labels: [MetersLabel], seed: UInt64
  ) -> [(day: DayScores.Day, label: MetersLabel)] {
    var generator = SplitMix64(seed: seed)
    return labels.enumerated().map { index, label in
      (day(&generator, hasDayBefore: index > 0), label)
    }
  }

  static func labels() throws -> (dates: [MetersLabel], hours: [MetersLabel]) {
    let first = try CalendarDate("2025-01-06")
    return (
      (0..<20).map { .date(first.advanced(byDays: $0)) },
      (0..<24).map { .hour(JulianDay(first, .midnight).advanced(bySeconds: Double($0) * 3_600)) }
    )
  }

  @Test func `days and hours fit the schema`() throws {
    let labels = try Self.labels()
    for (index, labels) in [labels.dates, labels.hours].enumerated() {
      let entries = Self.entries(labels, seed: UInt64(index))
      let texts = entries.map { MetersDocument($0.day, at: $0.label).json }
      let document = try JSONValue(parsing: "[\(texts.joined(separator: ","))]")
      #expect(try SchemaLibrary.contract().violations(in: document, against: "meters").isEmpty)
      #expect(document.array?.compactMap { $0[labels[0].key]?.string } == labels.map(\.text))
    }
  }

  @Test func `numbers are the scores to four decimals`() throws {
    let half = 0.500_000_1e-4
    for (day, label) in Self.entries(try Self.labels().dates, seed: 7) {
      let document = try JSONValue(parsing: MetersDocument(day, at: label).json)
      for meter in Meter.allCases {
        let score = try #require(document["meters"]?[meter.name])
        let pairs = [
          (score["intensity"], day.scores[meter].intensity),
          (score["harmony"], day.scores[meter].harmony),
          (score["unified_score"], day.scores[meter].unified),
        ]
        for (found, expected) in pairs {
          #expect((try #require(found?.number) - expected).magnitude <= half)
        }
        let delta = day.before.map { day.scores[meter].unified - $0[meter].unified }
        if let delta {
          #expect((try #require(score["trend_delta"]?.number) - delta).magnitude <= half)
        } else {
          // The contract, D04: what there is not is left out, never null.
          #expect(score["trend_delta"] == nil)
        }
      }
      #expect(document["overall"]?["trend_delta"] == nil)
    }
  }

  @Test func `a perfect balance is no −0`() throws {
    let scores = DayScores(
      meters: Meter.allCases.map { _ in MeterScore(intensity: 1e-6, harmony: 50 - 1e-6) })
    let day = DayScores.Day(scores: scores, before: scores)
    let label = try #require(try Self.labels().dates.first)
    #expect(!MetersDocument(day, at: label).json.contains(":-0"))
    #expect(!MetersDocument(day, at: label).csv.contains(",-0"))
  }
}

@Suite struct MetersTableTests {
  @Test func `a line has a field for every column`() throws {
    let labels = try MetersDocumentTests.labels()
    for labels in [labels.dates, labels.hours] {
      let header = MetersDocument.csvHeader(isHourly: labels[0].key == "hour")
      let columns = header.split(separator: ",", omittingEmptySubsequences: false)
      // The label, three for the whole, four for each of 5 groups and 17 meters.
      #expect(columns.count == 1 + 3 + 4 * (5 + 17))
      #expect(Set(columns).count == columns.count)
      #expect(columns[0] == labels[0].key)
      for (day, label) in MetersDocumentTests.entries(labels, seed: 3) {
        let fields = MetersDocument(day, at: label).csv
          .split(separator: ",", omittingEmptySubsequences: false)
        #expect(fields.count == columns.count)
        #expect(String(fields[0]) == label.text)
        #expect(!fields.contains { $0.contains("\"") || $0.contains("\n") })
      }
    }
  }

  @Test func `a line has the numbers of the document`() throws {
    for (day, label) in MetersDocumentTests.entries(try MetersDocumentTests.labels().dates, seed: 5)
    {
      let columns = MetersDocument.csvHeader(isHourly: false).split(separator: ",")
      let fields = MetersDocument(day, at: label).csv
        .split(separator: ",", omittingEmptySubsequences: false)
      let document = try JSONValue(parsing: MetersDocument(day, at: label).json)
      for (column, field) in zip(columns, fields).dropFirst() {
        let key = try #require(
          ["intensity", "harmony", "unified_score", "trend_delta"].first { column.hasSuffix($0) })
        let name = String(column.dropLast(key.count + 1))
        let part =
          name == "overall"
          ? document["overall"]
          : name.hasPrefix("group_")
            ? document["groups"]?[String(name.dropFirst(6))] : document["meters"]?[name]
        let score = try #require(part, "\(column)")
        #expect(score[key]?.number == Double(field), "\(column)")
      }
    }
  }
}
