import Astrology
import Astrometers
import Ephemeris
import Foundation
import TestSupport
import Testing

/// The two whole vectors that the definition of the scores prints.
@Suite struct PublishedVectorsTests {
  /// The printed numbers have three decimals, and the definition asks for agreement to 0.01.
  static let tolerance = 0.01

  @Test(arguments: try PublishedScore.all)
  func `scores are those of the definition`(_ row: PublishedScore) throws {
    let day = try #require(try PublishedDays.shared.get()[row.chart])
    let (score, trend) = try row.pick(from: day)
    #expect(abs(score.intensity - row.intensity) <= Self.tolerance)
    #expect(abs(score.harmony - row.harmony) <= Self.tolerance)
    #expect(abs(score.unified - row.unified) <= Self.tolerance)
    if let expected = row.trend {
      let delta = try #require(trend).delta
      #expect(abs(delta - expected) <= Self.tolerance)
    }
  }

  /// Who changes the numbers changes the definition, and norms that were kept have to notice.
  @Test func `the numbers are those of this version of the definition`() throws {
    let provenance = try Samples.golden("published-vectors").provenance
    #expect(provenance.contains("definition: version \(ScoringDefinition.version)"))
  }
}

/// One row of `Golden/published-vectors.csv`.
struct PublishedScore: Sendable, CustomTestStringConvertible {
  let chart: String
  let name: String
  let intensity: Double
  let harmony: Double
  let unified: Double
  let trend: Double?

  var testDescription: String { "\(name) of \(chart)" }

  static var all: [Self] {
    get throws {
      try Samples.golden("published-vectors").rows.map { row in
        Self(
          chart: try row.text("chart"), name: try row.text("name"),
          intensity: try row.double("intensity"), harmony: try row.double("harmony"),
          unified: try row.double("unified"),
          trend: try row.text("trend").isEmpty ? nil : row.double("trend"))
      }
    }
  }

  func pick(from day: DayScores.Day) throws -> (MeterScore, Trend?) {
    if name == "overall" { return (day.scores.overall, day.overallTrend) }
    if name.hasPrefix("group_") {
      let group = try #require(Meter.Group.allCases.first { "group_\($0.name)" == name })
      return (day.scores[group], day.trend(of: group))
    }
    let meter = try #require(Meter.allCases.first { $0.name == name })
    return (day.scores[meter], day.trend(of: meter))
  }
}

/// The two days, computed once for all rows.
private enum PublishedDays {
  static let shared = Result {
    [
      "new_york": try Samples.newYork().day(
        try Samples.date("2025-01-06"), ephemeris: Samples.ephemeris()),
      "date_only": try Samples.dateOnly().day(
        try Samples.date("2025-06-21"), ephemeris: Samples.ephemeris()),
    ]
  }
}
