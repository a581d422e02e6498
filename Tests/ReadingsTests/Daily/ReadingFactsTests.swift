import Astrology
import Astrometers
import Ephemeris
@testable import Readings
import TestSamples
import TestSupport
import Testing
@testable import Words

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

  /// Each with a body that entered a sign backwards in the week after it.
  @Test(arguments: [
    ("2023-12-22", CelestialBody.mercury, ZodiacSign.sagittarius), ("2024-08-12", .mercury, .leo),
    ("2024-08-31", .pluto, .capricorn), ("2025-01-05", .mars, .cancer),
    ("2025-08-31", .saturn, .pisces),
  ])
  func `a planet that comes back to a sign is described so`(
    _ date: String, _ body: CelestialBody, _ sign: ZodiacSign
  ) throws {
    for person in [try ReadingSamples.newYork.get(), try ReadingSamples.dateOnly.get()] {
      let reading = try person.reading(date)
      let outlook = try DayOutlook(of: reading, eclipses: Samples.ephemeris.get())
      let facts = ReadingFacts(outlook)
      let fact = try #require(
        facts.upcoming.first {
          if case .ingress(body, sign, _, _) = $0.event { true } else { false }
        })
      guard case .ingress(_, _, _, let isDirect) = fact.event else { continue }
      #expect(!isDirect)
      let alone = ReadingTexts(of: facts.with(upcoming: [fact]))
      let ahead = alone.lookAhead
      #expect(ahead.contains(body.title) && ahead.contains(sign.title), "\(ahead)")
      #expect(["back", "returns", "again"].contains { ahead.contains($0) }, "\(ahead)")
      #expect(!ahead.contains("enters"), "\(ahead)")
    }
  }

  @Test func `a priority transit is described as far along as its phase says`() throws {
    var stages: [TransitFact.Stage: Int] = [:]
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
    for stage in TransitFact.Stage.allCases { #expect(stages[stage, default: 0] > 10, "\(stage)") }
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

extension ReadingFacts {
  /// The same with other things to come.
  func with(upcoming: [UpcomingFact]) -> Self {
    ReadingFacts(
      date: date, sunSign: sunSign, scores: scores, isInstant: isInstant, priorities: priorities,
      meterTransits: Meter.allCases.map { transits(of: $0) }, moon: moon, retrogrades: retrogrades,
      hourlyIntensity: hourlyIntensity, upcoming: upcoming, skyAspects: skyAspects,
      birthDigest: birthDigest, isTimed: isTimed, passages: passages, chapter: chapter, today: today
    )
  }
}
