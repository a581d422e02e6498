import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@Suite struct MoonCalendarTests {
  private static func february(in zone: CivilZone) throws -> MoonCalendar {
    try MoonCalendar(
      from: CalendarDate(2027, 2, 1), through: CalendarDate(2027, 2, 28), in: zone,
      ephemeris: Samples.ephemeris.get())
  }

  private static func zone(_ name: String) throws -> CivilZone {
    try CivilZone(name, database: Samples.zones.get())
  }

  /// By swetest 2.10.03 with the files of 1800, -p1 -d0 -fl and -p1 -fl: the elongation is 0 at 15:56:07.6, and the
  /// Moon enters signs at 15:32:59.4, 04:28:35.8 and 16:31:43.9 UT.
  @Test func `quarters and signs come when swetest has them`() throws {
    let month = try Self.february(in: .utc)
    let newMoon = try #require(
      month.days.flatMap(\.events).compactMap { event -> Lunation? in
        if case .lunation(let lunation) = event { lunation } else { nil }
      }.first)
    let ingresses = month.days.flatMap(\.events).compactMap { event -> SignIngress? in
      if case .ingress(let ingress) = event { ingress } else { nil }
    }
    #expect(newMoon.quarter == .newMoon)
    #expect(abs(newMoon.at.days(until: try Samples.instant("2027-02-06T15:56:07"))) < 1.5 / 86_400)
    for (ingress, expected) in zip(
      ingresses,
      [
        (ZodiacSign.capricorn, "2027-02-02T15:32:59"), (.aquarius, "2027-02-05T04:28:36"),
        (.pisces, "2027-02-07T16:31:44"),
      ])
    {
      #expect(ingress.sign == expected.0)
      #expect(abs(ingress.at.days(until: try Samples.instant(expected.1))) < 1.5 / 86_400)
    }
    #expect(ingresses.count >= 12)
    #expect(month.days[0].sign == .sagittarius && month.days[6].sign == .aquarius)
  }

  @Test(arguments: ["UTC", "Pacific/Auckland", "America/St_Johns"])
  func `the sign of a day follows from the signs entered before it`(name: String) throws {
    let month = try Self.february(in: Self.zone(name))
    #expect(month.days.map(\.date.day) == Array(1...28))
    var sign = month.days[0].sign
    for day in month.days {
      #expect(day.sign == sign, "\(day.date)")
      for case .ingress(let ingress) in day.events { sign = ingress.sign }
    }
  }

  @Test func `a void belongs to every date that it touches, and ends with an entry`() throws {
    let month = try Self.february(in: .utc)
    for day in month.days {
      for case .void(let void) in day.events {
        #expect(void.start < day.period.upperBound && void.end > day.period.lowerBound)
        let enters = day.events.contains { event in
          if case .ingress(let ingress) = event { ingress.at == void.end } else { false }
        }
        #expect(enters == day.period.contains(void.end))
      }
    }
    let voids = Set(month.days.flatMap(\.events).filter { $0.kind == .void })
    let listed = month.days.flatMap(\.events).count { $0.kind == .void }
    #expect(voids.count >= 12 && listed > voids.count)
  }

  @Test func `what happens is what the sky's calendar has`() throws {
    let month = try Self.february(in: .utc)
    let start = try #require(month.days.first).period.lowerBound
    let end = try #require(month.days.last).period.upperBound
    let expected = try SkyCalendar().events(
      [.lunation, .eclipse, .void], during: start..<end, ephemeris: Samples.ephemeris.get())
    let events = month.days.flatMap(\.events).filter { $0.kind != .ingress && $0.at >= start }
    #expect(Set(events) == Set(expected))
  }

  @Test func `a date that a zone left out has no day`() throws {
    let calendar = try MoonCalendar(
      from: CalendarDate(2011, 12, 29), through: CalendarDate(2011, 12, 31),
      in: Self.zone("Pacific/Apia"), ephemeris: Samples.ephemeris.get())
    #expect(calendar.days.map(\.date.day) == [29, 31])
  }
}
