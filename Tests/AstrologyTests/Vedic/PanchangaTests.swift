#if SwissEphemeris
import Astrology
import EngineSupport
import Ephemeris
import SwissEphemeris
import TestSupport
import Testing

/// The five limbs of a day, held against what defines them.
@Suite struct PanchangaTests {
  private static func panchanga(
    _ date: String, latitude: Double = 23.18, longitude: Double = 75.77,
    _ definition: Panchanga.Sunrise = .hindu
  ) throws -> Panchanga? {
    try Panchanga(
      on: CalendarDate(date), in: .localMeanTime(longitude: longitude),
      at: GeographicPlace(latitude: latitude, longitude: longitude), sunrise: definition,
      ephemeris: UsualEphemeris())
  }

  // Samoa had no 2011-12-30 and Kwajalein no 1993-08-21: `zoneinfo` of the tz database has no instant with that date.
  @Test(arguments: [
    ("Pacific/Apia", "2011-12-30", -13.83, -171.77),
    ("Pacific/Kwajalein", "1993-08-21", 9.09, 167.53),
  ])
  func `a date that never was has no panchanga, and its neighbours have theirs`(
    name: String, date: String, latitude: Double, longitude: Double
  ) throws {
    let zone = CivilZone.named(try ZoneDatabase.system().rules(named: name))
    let place = try GeographicPlace(latitude: latitude, longitude: longitude)
    let date = try CalendarDate(date)
    func day(_ date: CalendarDate) throws -> Panchanga? {
      try Panchanga(on: date, in: zone, at: place, ephemeris: UsualEphemeris())
    }
    #expect(try day(date) == nil)
    for days in [-1, 1] {
      let other = date.advanced(byDays: days)
      let sunrise = try #require(try day(other)).day.lowerBound
      #expect(zone.clock(at: sunrise).date == other)
    }
  }

  private static func days() throws -> [Panchanga] {
    try (0..<40).map { index in
      let date = try CalendarDate("1975-01-03").advanced(byDays: index * 397)
      return try #require(
        try panchanga(
          date.description, latitude: Double(index * 3 - 58), longitude: Double(index * 9 - 176)))
    }
  }

  /// Drik Panchang's and the Rashtriya Panchang's kind of day: 6 January 2025 in Ujjain was a Monday of
  /// Shukla Saptami, which the Moon left at 18:23 IST.
  @Test func `a day of Ujjain has its known limbs`() throws {
    let day = try #require(try Self.panchanga("2025-01-06"))
    #expect(day.vara == .somavara && day.vara.lord == .moon)
    #expect(day.tithis.first?.content.name == "shukla_saptami")
    #expect(day.nakshatras.first?.content == .uttaraBhadrapada)
    #expect(day.yogas.first?.content == .parigha)
    #expect(day.karanas.map(\.content).prefix(2) == [.gara, .vanija])
  }

  @Test func `limbs begin before sunrise, meet, and go past the next sunrise`() throws {
    func check<Content>(_ spans: [Panchanga.Span<Content>], _ day: Range<JulianDay<UT1>>) {
      #expect(spans.first.map { $0.period.contains(day.lowerBound) } == true)
      #expect(spans.last.map { $0.period.upperBound >= day.upperBound } == true)
      for (one, next) in zip(spans, spans.dropFirst()) {
        #expect(one.period.upperBound == next.period.lowerBound)
        #expect(next.number == one.number + 1 || next.number == 1)
      }
    }
    for day in try Self.days() {
      check(day.tithis, day.day)
      check(day.nakshatras, day.day)
      check(day.yogas, day.day)
      check(day.karanas, day.day)
      #expect(day.day.contains(day.sunset))
      let length = day.day.lowerBound.days(until: day.day.upperBound)
      #expect((0.95..<1.05).contains(length))
    }
  }

  @Test func `at an end the angle is at its border`() throws {
    let ephemeris = try UsualEphemeris()
    for day in try Self.days() {
      for tithi in day.tithis {
        let sky = try ephemeris.sky(at: tithi.period.upperBound)
        let elongation = sky[.sun].longitude.eastwardArc(to: sky[.moon].longitude).degrees
        let rest = (elongation / 12 - Double(tithi.number)).magnitude
        #expect(min(rest, 30 - rest) < 1e-5)
      }
      for span in day.nakshatras {
        let ut = span.period.upperBound
        let sky = try ephemeris.sky(at: ut)
        let moon = try ephemeris.value(of: .lahiri, at: ut).sidereal(sky[.moon].longitude)
        let rest = (moon.degrees * 27 / 360 - Double(span.number)).magnitude
        #expect(min(rest, 27 - rest) < 1e-5, "\(span)")
      }
      for span in day.yogas {
        let ut = span.period.upperBound
        let sky = try ephemeris.sky(at: ut)
        let value = try ephemeris.value(of: .lahiri, at: ut)
        let sum = EclipticLongitude(
          wrapping: value.sidereal(sky[.moon].longitude).degrees
            + value.sidereal(sky[.sun].longitude).degrees)
        let rest = (sum.degrees * 27 / 360 - Double(span.number)).magnitude
        #expect(min(rest, 27 - rest) < 1e-5, "\(span)")
      }
    }
  }

  @Test func `two karanas make a tithi`() throws {
    for day in try Self.days() {
      for karana in day.karanas where karana.number % 2 == 0 {
        let end = karana.period.upperBound
        guard let tithi = day.tithis.first(where: { $0.number * 2 == karana.number }) else {
          continue
        }
        #expect(end.days(until: tithi.period.upperBound).magnitude * 86_400 < 0.01)
      }
    }
  }

  @Test func `at the Hindu sunrise the Sun's centre is on the horizon`() throws {
    let ephemeris = try UsualEphemeris()
    for day in try Self.days() {
      for ut in [day.day.lowerBound, day.sunset, day.day.upperBound] {
        let houses = try #require(try ephemeris.houses(.equal, at: ut, place: day.place))
        let sky = try ephemeris.sky(at: ut)
        let sun = EquatorialPlace(of: sky[.sun], trueObliquity: try ephemeris.obliquity(at: ut))
        let altitude = sun.altitude(armc: houses.armc, at: day.place)
        // The Sun is within 1.2″ of the ecliptic.
        #expect(altitude.magnitude.degrees < 4e-4)
      }
    }
  }

  @Test func `the almanac's sunrise is some minutes earlier`() throws {
    let hindu = try #require(try Self.panchanga("2025-01-06"))
    let limb = try #require(try Self.panchanga("2025-01-06", .limb))
    let minutes = limb.day.lowerBound.days(until: hindu.day.lowerBound) * 1_440
    #expect((3.0..<5).contains(minutes))
    #expect(limb.sunset > hindu.sunset)
  }

  @Test(arguments: ["2025-06-21", "2025-12-21"])
  func `where the Sun stays up or down there is none`(date: String) throws {
    #expect(try Self.panchanga(date, latitude: 75) == nil)
    #expect(try Self.panchanga(date, latitude: 90) == nil)
  }
}
#endif
