import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// In which signs a body may be if the time of birth is unknown, and the instant of such a birth.
@Suite struct PossibleSignsTests {
  struct Day: CustomTestStringConvertible {
    let date: String
    let zone: String
    let body: ChartBody
    let signs: [ZodiacSign]
    var testDescription: String { "\(body) on \(date) in \(zone)" }
  }

  // swetest 2.10.03, `-edirephemeris/se1 -eswe -b<day.month.year> -ut<hh:mm> -p<body> -fPZl` at the first and the last
  // instant of the civil day: the Sun at 29°20′ Gemini (1990-06-20T23:00Z) and 0°18′ Cancer (a day later), Mars at
  // 29°45′ Pisces and 0°29′ Aries, Venus at 29°46′ Pisces and 0°54′ Aries, Mercury at 29°54′ Taurus and 1°29′ Gemini,
  // in Auckland the Sun at 28°58′ and 29°59′ Aquarius, Mars at 29°51′ Capricorn and 0°35′ Aquarius, and Venus at 29°48′
  // Capricorn and 0°30′ Aquarius.
  static let days = [
    Day(date: "1990-06-21", zone: "Europe/London", body: .sun, signs: [.gemini, .cancer]),
    Day(date: "1990-05-31", zone: "Europe/London", body: .mars, signs: [.pisces, .aries]),
    Day(date: "1990-05-04", zone: "Europe/London", body: .venus, signs: [.pisces, .aries]),
    Day(date: "1990-06-12", zone: "Europe/London", body: .mercury, signs: [.taurus, .gemini]),
    Day(date: "2017-02-18", zone: "Pacific/Auckland", body: .sun, signs: [.aquarius]),
    Day(date: "1990-03-12", zone: "Pacific/Auckland", body: .mars, signs: [.capricorn, .aquarius]),
    Day(
      date: "1990-03-04", zone: "Pacific/Auckland", body: .venus, signs: [.capricorn, .aquarius]),
  ]

  @Test(arguments: days) func `a body may be in the signs of the civil day`(_ day: Day) throws {
    let zone = try CertaintyPropertyTests.zone(day.zone)
    let chart = try Samples.chart(of: Birth(date: CalendarDate(day.date), zone: zone))
    #expect(chart.possibleSigns(of: day.body) == day.signs)
  }

  static let zones = [
    "Europe/London", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Tongatapu",
    "Pacific/Kiritimati", "Pacific/Chatham", "Pacific/Apia", "Etc/GMT+12",
  ]

  @Test(arguments: zones)
  func `signs that are possible are those of some hour, and no others`(name: String) throws {
    let zone = try CertaintyPropertyTests.zone(name)
    let ephemeris = try Samples.ephemeris.get()
    let wrong = try counterexamples(among: 60, seed: 41) {
      try CertaintyPropertyTests.draw(zone, &$0)
    } holds: { drawn in
      let day = zone.day(drawn.date)
      guard !day.isEmpty else { return true }
      let chart = try Samples.chart(of: Birth(date: drawn.date, zone: zone))
      let days = day.lowerBound.days(until: day.upperBound)
      let skies = try (0...24).map { hour in
        try ephemeris.sky(at: day.lowerBound.advanced(byDays: days * Double(hour) / 24))
      }
      return ChartBody.allCases.allSatisfy { body in
        let seen = Set(skies.map { ZodiacSign($0[body.body].longitude) })
        return seen == Set(chart.possibleSigns(of: body))
      }
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test(arguments: zones) func `a date alone is cast for 12:00 UTC of the date`(name: String) throws
  {
    let birth = Birth(
      date: try CalendarDate("1990-06-21"), zone: try CertaintyPropertyTests.zone(name))
    #expect(birth.instant.iso8601 == "1990-06-21T12:00:00Z")
  }

  @Test func `a sign that no hour of the date has is not certain`() throws {
    // At 12:00 UTC clocks in Auckland showed 01:00 of 19 February, and the Sun had entered Pisces at 11:31 UTC.
    let zone = try CertaintyPropertyTests.zone("Pacific/Auckland")
    let chart = try Samples.chart(of: Birth(date: CalendarDate("2017-02-18"), zone: zone))
    #expect(chart.sunSign == .pisces)
    #expect(!chart.uncertainty.sunSignIsCertain)
    #expect(chart.possibleSigns(of: .sun) == [.aquarius])
  }
}
