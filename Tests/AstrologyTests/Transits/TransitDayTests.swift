import Astrology
import Ephemeris
import Testing

#if SwissEphemeris
import SwissEphemeris
#endif

/// Transits by civil days.
@Suite struct TransitDayTests {
  static func zone(_ name: String) throws -> CivilZone {
    try CivilZone(name, longitude: nil, database: Samples.zones.get())
  }

  static func date(_ text: String) throws -> CalendarDate { try CalendarDate(text) }

  /// The Sun's way past 359.9° in 2025, 8° to either side: by swetest (`transit-lives.csv`) from 12 March
  /// 05:45 UTC to 28 March 08:14 UTC.
  static func transit() throws -> Transit {
    let target = TransitTarget(
      natal: .body(.moon), kind: .square, longitude: EclipticLongitude(wrapping: 359.9),
      orb: .degrees(8))
    let calendar = TransitCalendar(targets: [target], bodies: BodySet(.sun))
    return try #require(
      try calendar.transits(
        at: Samples.instant("2025-03-20T00:00"), ephemeris: Samples.ephemeris.get()
      ).first)
  }

  @Test(arguments: [
    (zone: "UTC", first: "2025-03-12", count: 17),
    // 22:45 the evening before, and 01:14 in the morning.
    ("America/Los_Angeles", "2025-03-11", 18),
    ("Pacific/Kiritimati", "2025-03-12", 17),
  ])
  func `the days of a life are counted in a zone`(zone: String, first: String, count: Int) throws {
    let zone = try Self.zone(zone)
    let first = try Self.date(first)
    let transit = try Self.transit()
    #expect(transit.dayCount(in: zone) == count)
    for day in 1...count {
      #expect(transit.dayNumber(of: first.advanced(byDays: day - 1), in: zone) == day)
    }
    #expect(transit.dayNumber(of: first.advanced(byDays: -1), in: zone) == nil)
    #expect(transit.dayNumber(of: first.advanced(byDays: count), in: zone) == nil)
  }

  @Test func `a life that began before the ephemeris has no count of days`() throws {
    let calendar = try TransitCalendarTests.calendar(
      TransitCalendarTests.dateOnly(), bodies: BodySet(.sun))
    let span = try Samples.ephemeris.get().span
    let first = try #require(
      try calendar.transits(at: span.start, ephemeris: Samples.ephemeris.get()).first)
    #expect(first.dayNumber(of: span.first, in: .utc) == nil)
    #expect(first.dayCount(in: .utc) == nil)
    let last = try #require(
      try calendar.transits(at: span.end, ephemeris: Samples.ephemeris.get()).first)
    #expect(last.dayNumber(of: span.last, in: .utc) != nil)
    #expect(last.dayCount(in: .utc) == nil)
  }

  @Test(arguments: [
    (date: "2025-03-09", hours: 23.0), ("2025-11-02", 25), ("2025-06-01", 24),
  ])
  func `the happenings of days that meet are those of the time they make`(
    date: String, hours: Double
  ) throws {
    let zone = try Self.zone("America/New_York")
    let middle = try Self.date(date)
    let day = zone.day(middle)
    #expect((day.lowerBound.days(until: day.upperBound) * 24).rounded() == hours)
    let calendar = try TransitCalendarTests.calendar(
      TransitCalendarTests.newYork(), bodies: [BodySet(.moon), BodySet(.mercury)])
    let dates = (-1...1).map { middle.advanced(byDays: $0) }
    let byDay = try dates.map {
      try calendar.happenings(on: $0, in: zone, ephemeris: Samples.ephemeris.get())
    }
    let span = zone.day(dates[0]).lowerBound..<zone.day(dates[2]).upperBound
    let whole = try calendar.transits(
      during: span.lowerBound..<span.upperBound, ephemeris: Samples.ephemeris.get()
    )
    .flatMap(\.happenings).filter { span.contains($0.at) }
    #expect(Set(byDay.joined()) == Set(whole))
    #expect(byDay.joined().count == whole.count)
    for (date, happenings) in zip(dates, byDay) {
      #expect(happenings.count > 10)
      #expect(happenings.map(\.at) == happenings.map(\.at).sorted())
      #expect(happenings.allSatisfy { zone.clock(at: $0.at).date == date })
    }
  }

  @Test func `a station is a happening of every transit in its orb`() throws {
    // Mars turned forward on 24 February 2025 at 02:00 UTC (swetest: JD 2460730.58320).
    let calendar = try TransitCalendarTests.calendar(
      TransitCalendarTests.dateOnly(), bodies: BodySet(.mars))
    let happenings = try calendar.happenings(
      on: Self.date("2025-02-24"), in: .utc, ephemeris: Samples.ephemeris.get())
    let stations = happenings.filter { $0.event == .station(.direct) }
    let inForce = try calendar.transits(
      at: Samples.instant("2025-02-24T02:00"), ephemeris: Samples.ephemeris.get())
    #expect(!stations.isEmpty)
    #expect(Set(stations.map(\.transit)) == Set(inForce))
  }
}
