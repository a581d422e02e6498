import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Planetary hours, and a date at a place.
@Suite struct PlanetaryHoursTests {
  private static let ephemeris = WiderCases.ephemeris

  private static func day(
    _ date: String, _ latitude: Double, _ longitude: Double, hoursEast: Int
  ) throws -> PlanetaryDay? {
    try PlanetaryDay(
      on: CalendarDate(date), in: .fixed(secondsEast: hoursEast * 3_600),
      place: GeographicPlace(latitude: latitude, longitude: longitude),
      ephemeris: ephemeris.get())
  }

  private static let dates = (6...12).map { "2025-01-\($0 < 10 ? "0" : "")\($0)" }

  /// 2025-01-06 was a Monday.
  @Test func `the first hour belongs to the lord of the weekday`() throws {
    let lords: [ClassicalPlanet] = [.moon, .mars, .mercury, .jupiter, .venus, .saturn, .sun]
    for (number, lord) in lords.enumerated() {
      let day = try #require(try Self.day(Self.dates[number], 48, 2, hoursEast: 1))
      #expect(day.lord == lord && day.hours.first?.lord == lord)
      // The first hour of the next day follows the last of this one.
      #expect(day.hours.count == 24)
      let chaldean: [ClassicalPlanet] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
      for (one, next) in zip(day.hours, day.hours.dropFirst()) {
        let place = try #require(chaldean.firstIndex(of: one.lord))
        #expect(next.lord == chaldean[(place + 1) % 7])
      }
    }
  }

  @Test func `hours meet, and days meet`() throws {
    let ephemeris = try Self.ephemeris.get()
    for sample in 0..<40 {
      let latitude = Double(sample * 3) - 60
      let place = try GeographicPlace(latitude: latitude, longitude: Double(sample * 9) - 180)
      let start = JulianDay<UT1>(2_440_000.3 + Double(sample) * 311.7)
      let day = try #require(
        try PlanetaryDay(at: start, in: .utc, place: place, ephemeris: ephemeris))
      let hours = day.hours
      #expect(hours.first?.period.lowerBound == day.sunrise)
      #expect(hours[11].period.upperBound == day.sunset && hours[11].half == .day)
      #expect(hours.last?.period.upperBound == day.nextSunrise && hours[12].half == .night)
      for (one, next) in zip(hours, hours.dropFirst()) {
        #expect(one.period.upperBound == next.period.lowerBound)
      }
      #expect(try #require(day.hour(at: start)).period.contains(start))
      #expect(day.hour(at: day.nextSunrise) == nil)
      let next = try #require(
        try PlanetaryDay(at: day.nextSunrise, in: .utc, place: place, ephemeris: ephemeris))
      #expect(next.sunrise == day.nextSunrise)
    }
  }

  @Test func `there are none where the Sun stays up or down`() throws {
    for date in ["2025-06-21", "2025-12-21"] {
      #expect(try Self.day(date, 69.6492, 18.9553, hoursEast: 1) == nil)
      let noon = JulianDay<UT1>(try CalendarDate(date), try TimeOfDay("12:00"))
      #expect(
        try PlanetaryDay(
          at: noon, in: .utc, place: GeographicPlace(latitude: 69.6492, longitude: 18.9553),
          ephemeris: Self.ephemeris.get()) == nil)
    }
  }

  /// In Paris the Sun rises at about 7:45 UTC on the first of January, and no ephemeris that ends with 2399 has that
  /// of 2400.
  @Test func `a day that goes on after the ephemeris is refused, not denied`() throws {
    let ephemeris: any EphemerisProvider = try Self.ephemeris.get()
    let last = ephemeris.span.last
    let place = try GeographicPlace(latitude: 48.85, longitude: 2.35)
    func refusal(of date: CalendarDate) throws -> EphemerisError {
      .reachesOutOfSpan(from: JulianDay(date, try TimeOfDay("12:00")), span: ephemeris.span)
    }
    #expect(throws: try refusal(of: last)) {
      try PlanetaryDay(on: last, in: .utc, place: place, ephemeris: ephemeris)
    }
    #expect(throws: try refusal(of: last)) {
      try LocalDay(on: last, in: .utc, place: place, bodies: [], ephemeris: ephemeris)
    }
    #expect("\(try refusal(of: last))".hasPrefix("what is asked of \(last) reaches outside"))
    let noon = JulianDay<UT1>(last, try TimeOfDay("12:00"))
    #expect(throws: EphemerisError.reachesOutOfSpan(from: noon, span: ephemeris.span)) {
      try PlanetaryDay(at: noon, in: .utc, place: place, ephemeris: ephemeris)
    }
    let early = ephemeris.span.start.advanced(byDays: 0.1)
    #expect(throws: EphemerisError.reachesOutOfSpan(from: early, span: ephemeris.span)) {
      try PlanetaryDay(at: early, in: .utc, place: place, ephemeris: ephemeris)
    }
    // The day before ends in time, and in the polar night the Sun is known not to rise.
    let before = try last.adding(days: -1)
    #expect(
      try PlanetaryDay(on: before, in: .utc, place: place, ephemeris: ephemeris) != nil)
    let dark = try GeographicPlace(latitude: 75, longitude: 2.35)
    #expect(try PlanetaryDay(on: last, in: .utc, place: dark, ephemeris: ephemeris) == nil)
  }

  @Test func `a date at a place has the parts that are asked for alone`() throws {
    let ephemeris = try Self.ephemeris.get()
    let place = try GeographicPlace(latitude: 40.7128, longitude: -74.006)
    let zone = CivilZone.fixed(secondsEast: -18_000)
    let date = try CalendarDate("2025-01-06")
    let day = try #require(
      try LocalDay(
        on: date, in: zone, place: place, bodies: [BodySet(.moon), BodySet(.mars)],
        ephemeris: ephemeris))
    #expect(day.bodies.map(\.body) == [.moon, .mars])
    #expect(day.twilights.count == 3)
    #expect(
      try day.planetaryDay
        == PlanetaryDay(on: date, in: zone, place: place, ephemeris: ephemeris))
    #expect(day.planetaryDay?.sunrise == day.sun.first(.rising))
    // The darker the twilight, the earlier it begins and the later it ends.
    let dawns = day.twilights.compactMap { $0.first(.rising) }
    let dusks = day.twilights.compactMap { $0.first(.setting) }
    #expect(dawns.count == 3 && dawns == dawns.sorted(by: >))
    #expect(dusks.count == 3 && dusks == dusks.sorted())
  }

  @Test func `a date that clocks left out has nothing`() throws {
    let zones = try ZoneDatabase.system()
    let samoa = try CivilZone("Pacific/Apia", longitude: nil, database: zones)
    let place = try GeographicPlace(latitude: -13.83, longitude: -171.76)
    #expect(
      try LocalDay(
        on: CalendarDate("2011-12-30"), in: samoa, place: place, bodies: [],
        ephemeris: Self.ephemeris.get()) == nil)
  }
}

/// Planetary hours against cases from outside.
@Suite(.enabled(if: ReferenceCases.isPresent)) struct PlanetaryHoursReferenceTests {
  @Test func `hours and lords are those of the cases`() throws {
    let ephemeris = try WiderCases.ephemeris.get()
    let rows = try WiderCases.rows("planetary_hours")
    #expect(rows.count >= 36)
    for row in rows {
      let place = try GeographicPlace(
        latitude: row.double("lat"), longitude: row.double("lon"))
      let zone = try CivilZone(
        row.text("zone"), longitude: nil, database: ZoneDatabase.system())
      let instant = JulianDay<UT1>(try row.double("jd_ut"))
      let day = try PlanetaryDay(at: instant, in: zone, place: place, ephemeris: ephemeris)
      guard try !row.isNull("sunrise") else {
        #expect(day == nil, "\(row)")
        continue
      }
      let found = try #require(day, "\(row)")
      let hour = try #require(found.hour(at: instant), "\(row)")
      // The header's.
      let tolerance = place.latitude.magnitude > 66 ? 10.0 : 2
      for (column, moment) in [
        ("sunrise", found.sunrise), ("sunset", found.sunset), ("next_sunrise", found.nextSunrise),
        ("from", hour.period.lowerBound), ("to", hour.period.upperBound),
      ] {
        let expected = try WiderCases.instant(row.text(column))
        #expect(WiderCases.seconds(moment, expected) <= tolerance, "\(row) \(column)")
      }
      #expect(try found.lord.name == row.text("day_lord"), "\(row)")
      #expect(try hour.number == row.integer("hour"), "\(row)")
      #expect(try hour.lord.name == row.text("hour_lord"), "\(row)")
      #expect(try hour.half.name == row.text("half"), "\(row)")
    }
  }
}
