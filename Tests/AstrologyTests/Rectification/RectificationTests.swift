import Astrology
import EngineSupport
import Ephemeris
import Testing

/// Hours of a birth that fit the events of a life.
@Suite struct RectificationTests {
  private static func place() throws -> GeographicPlace { try Samples.place(40.7128, -74.006) }

  /// Hours either side of 18:30 UTC on 1990-06-15.
  private static func table(
    _ events: [JulianDay<UT1>], minutes: Double = 60, step: Int = 4,
    by techniques: [Rectification.Technique] = Rectification.Technique.allCases
  ) throws -> Rectification {
    let birth = try Samples.instant("1990-06-15T18:30")
    return try Rectification(
      of: birth.advanced(bySeconds: -minutes * 60)...birth.advanced(bySeconds: minutes * 60),
      at: place(), events: events, stepMinutes: step, techniques: techniques,
      ephemeris: WiderCases.ephemeris.get())
  }

  @Test func `hours run from the first to the last at even steps`() throws {
    let table = try Self.table([Samples.instant("2015-05-03T12:00")], step: 5)
    #expect(table.hours.count == 25)
    for (hour, next) in zip(table.hours, table.hours.dropFirst()) {
      #expect((hour.instant.days(until: next.instant) * 1_440 - 5).magnitude < 1e-6)
    }
  }

  @Test func `the day on which Saturn is on the Midheaven of an hour finds that hour by transit`()
    throws
  {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Samples.instant("1990-06-15T18:30")
    let chart = try NatalChart(at: birth, place: Self.place(), ephemeris: ephemeris)
    let midheaven = try #require(chart.midheaven)
    let search = SkySearch([.passage(of: .saturn, through: [midheaven])])
    let event = try #require(
      try search.events(
        during: birth.advanced(byDays: 3_000)..<birth.advanced(byDays: 15_000), ephemeris: ephemeris
      ).first)
    let table = try Self.table([event.ut], by: [.transits])
    let nearest = table.hours.min { one, other in
      birth.days(until: one.instant).magnitude < birth.days(until: other.instant).magnitude
    }
    let hour = try #require(nearest)
    let contact = try #require(
      hour.contacts.first { $0.moving == .body(.saturn) && $0.natal == .angle(.midheaven) })
    #expect(contact.kind == .conjunction && contact.orb.degrees < 1e-4)
    #expect(hour.score > 0.999)
    #expect(table.best(1)[0].score >= hour.score)
  }

  @Test func `a solar arc that brings Mars to the Ascendant finds the hour by that arc`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let birth = try Samples.instant("1990-06-15T18:30")
    let chart = try NatalChart(at: birth, place: Self.place(), ephemeris: ephemeris)
    let calendar = DirectionCalendar(of: chart)
    let all = try calendar.directions(
      during: birth.advanced(byDays: 400)..<birth.advanced(byDays: 30_000), ephemeris: ephemeris)
    let hard: Set<AspectKind> = [.conjunction, .square, .opposition]
    let found = all.first { direction in
      guard direction.natal == .angle(.ascendant), hard.contains(direction.aspect) else {
        return false
      }
      return direction.directed != .angle(.midheaven)
    }
    let direction = try #require(found)
    let table = try Self.table([direction.at], minutes: 8, by: [.solarArc])
    let hour = table.hours[2]
    let contact = hour.contacts.first { contact in
      contact.moving == direction.directed && contact.natal == direction.natal
    }
    #expect(contact?.kind == direction.aspect)
    #expect((contact?.orb.degrees ?? 1) < 1e-4)
  }

  @Test func `a score is what its contacts say, and the best come first`() throws {
    let events = try ["2010-02-01", "2015-05-03", "2020-11-20"].map {
      try Samples.instant("\($0)T12:00")
    }
    let table = try Self.table(events, minutes: 40)
    #expect(table.hours.contains { $0.score > 0 })
    for hour in table.hours {
      var score = 0.0
      for event in events.indices {
        for technique in table.techniques {
          let closest = hour.contacts.filter { $0.event == event && $0.technique == technique }
            .map(\.orb.degrees).min()
          score += closest.map { 1 - $0 } ?? 0
        }
      }
      #expect((hour.score - score).magnitude < 1e-12)
      #expect(hour.contacts.allSatisfy { $0.orb <= Rectification.widestOrb })
    }
    let best = table.best(5).map(\.score)
    #expect(best == best.sorted(by: >) && best[0] == table.hours.map(\.score).max())
  }

  @Test func `what can't be tried is refused`() throws {
    #expect(throws: RectificationError.noEvents) { try Self.table([]) }
    let early = try Samples.instant("1989-01-01T12:00")
    #expect(throws: RectificationError.eventBeforeBirth(early)) { try Self.table([early]) }
    let later = try Samples.instant("2010-02-01T12:00")
    #expect(throws: RectificationError.minutes(0)) { try Self.table([later], step: 0) }
  }
}
