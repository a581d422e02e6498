import Astrology
import Astrometers
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing

/// The facts that texts get from readings, and that they don't say otherwise than the fields beside them.
@Suite struct ReadingFactsTests {
  /// A date every 47 days through five years, for everyone.
  private static func readings() throws -> [DailyReading] {
    let first = try CalendarDate("2023-01-03")
    return try stride(from: 0, to: 1_826, by: 47).flatMap { days in
      let day = try ReadingDay(
        of: first.advanced(byDays: days), ephemeris: Samples.ephemeris.get())
      return try ReadingSamples.everyone().map {
        try DailyReading(of: $0.chart, by: $0.astrometer, on: day)
      }
    }
  }

  @Test func `a priority transit is described as far along as its phase says`() throws {
    var stages: [ReadingFacts.TransitFact.Stage: Int] = [:]
    for reading in try Self.readings() {
      let facts = ReadingFacts(reading)
      for (detail, fact) in zip(reading.priorities, facts.priorities) {
        stages[fact.stage, default: 0] += 1
        switch detail.transit.phase {
        case .applying: #expect(fact.stage == .applying || fact.stage == .exact)
        case .exact: #expect(fact.stage == .near || fact.stage == .exact)
        case .separating: #expect(fact.stage == .separating || fact.stage == .exact)
        }
      }
    }
    for stage in ReadingFacts.TransitFact.Stage.allCases {
      #expect(stages[stage, default: 0] > 10, "\(stage)")
    }
  }

  /// Hours of one date: whatever of it is exact on the date is so at each of them.
  @Test(arguments: ["2025-01-06T00:30Z", "2025-01-06T12:00Z", "2025-01-06T23:30Z"])
  func `at an instant a transit is exact on the day that it is exact on`(instant: String) throws {
    var count = 0
    for person in try ReadingSamples.everyone() {
      let reading = try person.reading(at: instant)
      let facts = ReadingFacts(reading)
      let details =
        reading.priorities
        + Meter.allCases.flatMap {
          reading.transits(of: $0).compactMap { reading.detail(of: $0.key) }
        }
      let listed = facts.priorities + Meter.allCases.flatMap { facts.transits(of: $0) }
      for (detail, fact) in zip(details, listed) {
        guard let days = detail.daysToExact else { continue }
        let date = reading.day.zone.clock(at: reading.day.instant.advanced(byDays: days)).date
        #expect((fact.stage == .exact) == (date == reading.day.date))
        if fact.stage == .exact { count += 1 }
      }
    }
    #expect(count > 0)
  }
}
