import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

/// The natal signs that texts of a day may name if the time of birth is unknown.
@Suite struct CertainSignsTests {
  private static func facts(of birth: Birth, on date: String) throws -> ReadingFacts {
    let reading = try ReadPerson("without a time", birth).reading(date)
    return ReadingFacts(reading)
  }

  // swetest 2.10.03 as in `PossibleSignsTests`: Mars and Venus change from Capricorn to Aquarius on these days in
  // Auckland, though not in the twelve hours on either side of 12:00 UTC; the Sun enters Cancer on 1990-06-21.
  @Test(arguments: [
    ("1990-03-12", "Pacific/Auckland", CelestialBody.mars),
    ("1990-03-04", "Pacific/Auckland", .venus), ("1990-06-21", "Europe/London", .sun),
  ])
  func `a sign that changes on the civil day is not named`(
    date: String, zone: String, body: CelestialBody
  ) throws {
    let birth = Birth(date: try CalendarDate(date), zone: try Samples.zone(zone, nil))
    let facts = try Self.facts(of: birth, on: "2030-11-17")
    #expect(facts.natalSigns[body] == nil)
    #expect(facts.natalSigns[.saturn] == .capricorn)
  }
}
