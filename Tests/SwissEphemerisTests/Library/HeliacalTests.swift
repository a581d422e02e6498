#if SwissEphemeris
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// First and last sights beside those of swetest.
@Suite struct HeliacalTests {
  /// The file has tenths of a second.
  static let days = 0.06 / 86_400

  private static func object(_ name: String) throws -> HeliacalEvent.Object {
    if let body = try? CelestialBody(name: name) { return .body(body) }
    return .star(try FixedStar(name: name))
  }

  private static let kinds: [Int: HeliacalEvent.Kind] = [
    1: .morningFirst, 2: .eveningLast, 3: .eveningFirst, 4: .morningLast,
  ]

  /// The instant of `1950/01/28 03:53:05.5`.
  private static func instant(_ text: String) throws -> JulianDay<UT1> {
    let parts = text.split(separator: " ")
    let clock = try parts[1].split(separator: ":").map { try #require(Double($0)) }
    let date = try CalendarDate(parts[0].split(separator: "/").joined(separator: "-"))
    return JulianDay<UT1>(date, .midnight)
      .advanced(byDays: (clock[0] * 3_600 + clock[1] * 60 + clock[2]) / 86_400)
  }

  @Test func `events are those of swetest`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let rows = try EphemerisSamples.golden("heliacal").rows
    #expect(rows.count > 150)
    for row in rows {
      let start = JulianDay<UT1>(try row.double("jd_ut"))
      let kind = try #require(Self.kinds[row.integer("kind")])
      let event = try ephemeris.heliacalEvent(
        kind, of: Self.object(row.text("object")),
        at: GeographicPlace(latitude: row.double("lat"), longitude: row.double("lon")),
        after: start, before: ephemeris.span.end)
      let found = try #require(event, "\(row)")
      let begin = try Self.instant(row.text("begin"))
      #expect(found.begin.days(until: begin).magnitude < Self.days, "\(row)")
      #expect(found.begin <= found.best && found.best <= found.end)
    }
    #expect(Set(try rows.map { try $0.integer("kind") }) == [1, 2, 3, 4])
  }

  @Test func `a year of Sirius over Cairo has its rising and its setting, in order`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let cairo = try GeographicPlace(latitude: 30.05, longitude: 31.25)
    let year =
      JulianDay<UT1>(
        try CalendarDate("2026-01-01"), .midnight)..<JulianDay<UT1>(
        try CalendarDate("2027-01-01"), .midnight)
    let sirius = HeliacalEvent.Object.star(try FixedStar(name: "sirius"))
    let events = try ephemeris.heliacalEvents(of: [sirius], at: cairo, during: year)
    #expect(events.map(\.kind) == [.eveningLast, .morningFirst])
    #expect(events[1].begin.utcDate == (try CalendarDate("2026-08-06")))
    // Polaris never vanishes there.
    let polaris = HeliacalEvent.Object.star(try FixedStar(name: "polaris"))
    #expect(try ephemeris.heliacalEvents(of: [polaris], at: cairo, during: year).isEmpty)
  }

  @Test func `a star that the catalogue lacks is refused`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let cairo = try GeographicPlace(latitude: 30.05, longitude: 31.25)
    #expect(throws: EphemerisError.noSuchStar(designation: "nope")) {
      try ephemeris.heliacalEvent(
        .morningFirst, of: .star(FixedStar(designation: "nope")), at: cairo,
        after: JulianDay(2_451_545), before: ephemeris.span.end)
    }
  }
}
#endif
