import Asking
import Ephemeris
import TestSamples
import TestSupport
import Testing

/// Facts of the sky in answers.
@Suite struct SkyFactTests {
  private static func answer(
    _ text: String, on day: String, zone: String, latitude: Double = 40.7128,
    longitude: Double = -74.006
  ) throws -> Answer {
    let birth = try Samples.birth(
      "1990-06-15T14:30", zone: zone, latitude: latitude, longitude: longitude)
    let reading = try ReadPerson("somebody", birth).reading(day, in: ReadingSamples.zone(zone))
    return Answerer().answer(try Question(text), reading: reading)
  }

  // pyswisseph 2.10.3.2 on 2027-02-19 at noon in New York: Moon and Jupiter in Leo, Saturn and Neptune in Aries, no other
  // planet in a fire sign.
  @Test func `planets in the signs of an element are listed`() throws {
    let answer = try Self.answer(
      "which planets are in fire signs today", on: "2027-02-19", zone: "America/New_York")
    #expect(answer.understanding.intent == .skyFact)
    #expect(
      answer.facts.first { $0.name == "bodies" }?.value == "moon jupiter saturn neptune",
      "\(answer.text)")
  }

  // The Sun reaches 90° on 2027-06-21 at 14:11 UTC (pyswisseph 2.10.3.2), which is the 22nd in Auckland.
  @Test func `winter begins in June south of the equator`() throws {
    let answer = try Self.answer(
      "when's the winter solstice", on: "2027-06-04", zone: "Pacific/Auckland",
      latitude: -36.85, longitude: 174.76)
    #expect(answer.dates.first == (try CalendarDate("2027-06-22")), "\(answer.text)")
  }

  // The new Moon before 25 April 2027 is on the 6th at 23:46 UTC (pyswisseph 2.10.3.2): the 7th in London.
  @Test func `the last new Moon lies behind`() throws {
    let answer = try Self.answer(
      "when was the last new moon", on: "2027-04-25", zone: "Europe/London", latitude: 51.5,
      longitude: -0.13)
    #expect(answer.dates.first == (try CalendarDate("2027-04-07")), "\(answer.text)")
  }

  // Jupiter is in Leo on 2027-07-01 and enters Virgo on 2027-07-26 (pyswisseph 2.10.3.2).
  @Test func `whether a planet has entered a sign is answered first`() throws {
    let answer = try Self.answer(
      "has jupiter moved into virgo yet", on: "2027-07-01", zone: "Europe/London", latitude: 51.5,
      longitude: -0.13)
    #expect(answer.text.hasPrefix("No"), "\(answer.text)")
  }
}
