#if SwissEphemeris
import EngineSupport
import Ephemeris
@testable import SwissEphemeris
import Testing

@Suite struct SpanTests {
  private static func instant(_ date: String, _ time: String) throws -> JulianDay<UT1> {
    JulianDay(try CalendarDate(date), try TimeOfDay(time))
  }

  /// Sees that both time scales refuse the instant and say what would be right.
  private static func expectOutside(_ days: Double) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let place = try GeographicPlace(latitude: 51.5, longitude: 0)
    let errors = [
      #expect(throws: EphemerisError.self) { try ephemeris.sky(at: JulianDay<UT1>(days)) },
      #expect(throws: EphemerisError.self) {
        try ephemeris.sky(at: JulianDay<TT>(days), bodies: .all)
      },
      #expect(throws: EphemerisError.self) {
        try ephemeris.houses(.equal, at: JulianDay(days), place: place)
      },
    ]
    for error in errors {
      guard case .outOfSpan(let given, _, DirectEphemeris.span) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(given.bitPattern == days.bitPattern)
      #expect(try #require(error).description.contains("1200-01-09 to 2399-12-31"))
    }
  }

  @Test(arguments: [
    Double.nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, 9_999_999, -9_999_999,
  ])
  func `what is no instant of the span is refused`(days: Double) throws {
    try Self.expectOutside(days)
    let ephemeris = try EphemerisSamples.ephemeris.get()
    #expect(throws: EphemerisError.self) { try ephemeris.deltaT(at: JulianDay(days)) }
    #expect(throws: EphemerisError.self) { try ephemeris.universalTime(JulianDay(days)) }
  }

  @Test(arguments: [
    ("1200-01-09", "00:00:00"), ("1200-01-09", "00:00:01"), ("1800-01-01", "00:00:01"),
    ("1800-01-01", "06:00:00"),
    ("2399-12-31", "23:59:59"), ("2400-01-01", "00:00:00"),
  ])
  func `the span answers for every body to its very ends`(date: String, time: String) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let ut = try Self.instant(date, time)
    #expect(DirectEphemeris.span.contains(ut))
    let sky = try ephemeris.sky(at: ut, bodies: .all)
    for body in CelestialBody.allCases { #expect(sky[body].distanceAU > 0, "\(body)") }
    // Not the other way round: TT is rounded, so UT found from it may lie a last bit outside.
    let inside = ut.advanced(bySeconds: ut < .j2000 ? 1 : -1)
    let tt = try ephemeris.terrestrialTime(inside)
    #expect(try ephemeris.sky(at: tt, bodies: .all).bodies == .all)
  }

  /// One second before and after.
  @Test(arguments: [("1200-01-08", "23:59:59"), ("2400-01-01", "00:00:01")])
  func `the span ends on the second`(date: String, time: String) throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let ut = try Self.instant(date, time)
    #expect(!DirectEphemeris.span.contains(ut))
    let error = #expect(throws: EphemerisError.self) { try ephemeris.sky(at: ut) }
    #expect(
      try #require(error).description
        == (date < "1500"
          // 8 January of the Gregorian calendar is New Year's Day of the Julian one in 1200.
          ? "1200-01-01 on the Julian calendar (\(date) on the Gregorian one; JD \(ut.days) UT) lies "
            + "outside the ephemeris, which covers 1200-01-09 to 2399-12-31 on the Gregorian one"
          : "\(date) (JD \(ut.days) UT) lies outside the ephemeris, which covers 1200-01-09 to 2399-12-31")
    )
    let tt = try ephemeris.terrestrialTime(ut)
    #expect(throws: EphemerisError.outOfSpan(days: tt.days, scale: "TT", span: ephemeris.span)) {
      try ephemeris.sky(at: tt, bodies: .all)
    }
  }

  /// Rounded to a second, or read as UT, they would seem to lie inside.
  @Test(arguments: [
    (2_159_358.499_999_9, "UT", "1200-01-08 23:59:59 UT"),
    (2_159_358.5, "TT", "1200-01-09 00:00:00 TT"),
    (2_159_358.500_1, "TT", "1200-01-09 00:00:08 TT"),
  ])
  func `an instant that a date would put inside is reported with its time`(
    days: Double, scale: String, text: String
  ) {
    let error = EphemerisError.outOfSpan(days: days, scale: scale, span: DirectEphemeris.span)
    #expect(
      error.description
        == "\(text) (JD \(days) \(scale)) lies outside the ephemeris, which covers 1200-01-09 to "
        + "2399-12-31 in Universal Time")
  }

  @Test func `an instant that is no number is called that`() throws {
    let ephemeris = try EphemerisSamples.ephemeris.get()
    let error = #expect(throws: EphemerisError.self) { try ephemeris.sky(at: JulianDay(.nan)) }
    #expect(
      try #require(error).description
        == "the instant is not a number; give one from 1200-01-09 to 2399-12-31")
  }

  @Test func `a span counts whole days`() throws {
    let first = try CalendarDate("2000-01-01")
    let last = try CalendarDate("2000-01-31")
    let span = EphemerisSpan(first: first, last: last)
    #expect(span.start.days == 2_451_544.5)
    #expect(span.end.days == 2_451_575.5)
    #expect(span.contains(span.start) && span.contains(span.end))
    #expect(!span.contains(JulianDay(span.end.days.nextUp)))
    #expect(!span.contains(JulianDay(span.start.days.nextDown)))
    #expect(!span.contains(JulianDay<UT1>(.nan)))
    #expect(span.contains(first) && span.contains(last))
    #expect(!span.contains(last.advanced(byDays: 1)))
    #expect(span.description == "2000-01-01 to 2000-01-31")
    #expect(DirectEphemeris.span.description == "1200-01-09 to 2399-12-31")
    #expect(try EphemerisSamples.ephemeris.get().span == DirectEphemeris.span)
  }
}
#endif
