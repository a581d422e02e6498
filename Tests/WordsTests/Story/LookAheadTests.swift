import Astrology
import Astrometers
import Ephemeris
import Foundation
import Readings
import TestSamples
import Testing
import Words

/// What texts say of the week ahead.
@Suite struct LookAheadTests {
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

  @Test func `the days ahead stand in the order of the calendar, and tomorrow is called so`() throws
  {
    let reading = try ReadingSamples.newYork.get().reading("2025-01-05")
    let facts = ReadingFacts(try DayOutlook(of: reading, eclipses: Samples.ephemeris.get()))
    let (near, far) = (facts.date.advanced(byDays: 1), facts.date.advanced(byDays: 5))
    let ingress = UpcomingFact.Event.ingress(
      .venus, sign: .pisces, house: House.all[0], isDirect: true)
    let transit = UpcomingFact.Event.transit(TransitKey(.mars, .trine, natal: .sun))
    for (first, second) in [(ingress, transit), (transit, ingress)] {
      let ahead = ReadingTexts(
        of: facts.with(upcoming: [UpcomingFact(on: near, first), UpcomingFact(on: far, second)])
      ).lookAhead
      let tomorrow = try #require(ahead.range(of: "\(near.weekdayName) (tomorrow)"), "\(ahead)")
      let later = try #require(ahead.range(of: far.weekdayName), "\(ahead)")
      #expect(tomorrow.lowerBound < later.lowerBound, "\(ahead)")
      #expect(!ahead.contains("\(far.weekdayName) (tomorrow)"), "\(ahead)")
    }
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
