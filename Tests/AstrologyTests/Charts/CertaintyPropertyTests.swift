import Astrology
import Ephemeris
import TestSupport
import Testing

/// What is called certain of a birth that isn't wholly known, tried at instants that the birth may have had.
///
/// The truth is the sky of libswe at such an instant in Universal Time, which needs no zone.
@Suite struct CertaintyPropertyTests {
  static let zones = [
    "America/Los_Angeles", "America/New_York", "Europe/London", "Europe/Berlin", "Asia/Kolkata",
    "Asia/Tokyo", "Pacific/Auckland", "Pacific/Apia",
  ]

  struct Case: CustomStringConvertible {
    let date: CalendarDate
    let time: TimeOfDay
    let zone: CivilZone
    /// From 0 to 1: where in the open time an instant is tried.
    let share: Double

    var description: String { "\(date) \(time) \(zone.name), \(share)" }
  }

  /// A birth from 1900 to 2049.
  static func draw(_ zone: CivilZone, _ generator: inout SplitMix64) throws -> Case {
    let first = try CalendarDate("1900-01-01")
    return Case(
      date: first.advanced(byDays: Int.random(in: 0..<54_000, using: &generator)),
      time: TimeOfDay(secondOfDay: Int.random(in: 0..<1_440, using: &generator) * 60), zone: zone,
      share: Double.random(in: 0...1, using: &generator))
  }

  static func zone(_ name: String) throws -> CivilZone {
    try CivilZone(name, longitude: nil, database: Samples.zones.get())
  }

  /// Whether what a chart calls certain is so at an instant, and the Moon is in its range.
  static func holds(_ chart: NatalChart, at instant: JulianDay<UT1>) throws -> Bool {
    let sky = try Samples.ephemeris.get().sky(at: instant)
    let open = chart.uncertainty
    let partner = try Partner(chart, ephemeris: Samples.ephemeris.get())
    let isSure = { (body: ChartBody) -> Bool in
      switch body {
      case .sun: open.sunSignIsCertain
      case .moon: open.moonSignIsCertain
      default: partner.signIsCertain(of: body)
      }
    }
    let signsHold = ChartBody.allCases.allSatisfy { body in
      let state: BodyState = sky[body.body]
      return !isSure(body) || ZodiacSign(state.longitude) == chart.position(of: body).sign
    }
    let moon: BodyState = sky[.moon]
    let width = open.moonAtStart.eastwardArc(to: open.moonAtEnd).degrees
    let arc = open.moonAtStart.eastwardArc(to: moon.longitude).degrees
    // The range has all digits, so a millionth of a degree is for rounding alone.
    return signsHold && (arc <= width + 1e-6 || arc > 360 - 1e-6)
  }

  @Test(arguments: zones)
  func `with a time and a zone alone the sky is that of the instant`(name: String) throws {
    let zone = try Self.zone(name)
    let wrong = try counterexamples(among: 400, seed: 37) {
      try Self.draw(zone, &$0)
    } holds: { drawn in
      let birth = Birth(date: drawn.date, time: drawn.time, zone: drawn.zone)
      let chart = try Samples.chart(of: birth)
      let instant = try #require(birth.moment).instant
      let sky = try Samples.ephemeris.get().sky(at: instant)
      let moon: BodyState = sky[.moon]
      let isSame =
        chart.instant == instant && moon.longitude == chart.sky[.moon].longitude
        && chart.uncertainty.sunSignIsCertain && chart.uncertainty.moonSignIsCertain
      return try isSame && Self.holds(chart, at: instant)
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test(arguments: zones)
  func `with a date and its zone certain means so all that day`(name: String) throws {
    let zone = try Self.zone(name)
    let wrong = try counterexamples(among: 400, seed: 38) {
      try Self.draw(zone, &$0)
    } holds: { drawn in
      let chart = try Samples.chart(
        of: Birth(
          date: drawn.date, zone: drawn.zone, place: try Samples.place(45, 10)))
      // The instant that the clocks of the zone show the time on that date; none where it never was.
      let moment = drawn.zone.civilMoment(drawn.date, drawn.time)
      guard drawn.zone.clock(at: moment.instant).date == drawn.date else { return true }
      return try Self.holds(chart, at: moment.instant)
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test func `with a date alone certain means so anywhere on Earth`() throws {
    let wrong = try counterexamples(among: 400, seed: 39) {
      try Self.draw(.utc, &$0)
    } holds: { drawn in
      let chart = try Samples.chart(of: Birth(date: drawn.date))
      // From midnight 14 hours east to the next midnight 12 hours west.
      let start = JulianDay<UT1>(drawn.date, .midnight).advanced(byDays: -14.0 / 24)
      return try Self.holds(chart, at: start.advanced(byDays: drawn.share * 50 / 24))
    }
    #expect(wrong.map(\.description) == [])
  }
}
