@testable import Asking
import Ephemeris
import TestSamples
import Testing

/// What a planet in a sign means, what a sign is like, and which planet is first, asked on 29 November 2026 by somebody born
/// in New York on 15 June 1990 at 14:30.
///
/// By swetest 2.10.03 the Sun is in Gemini, the Moon at 18°59′ Pisces with 13.46° a day, Mercury with 1.73° a day, Venus in
/// Taurus, Mars in Aries, Saturn in Capricorn, Neptune with 0.025° and Pluto with 0.020° a day, and Libra rises.
/// By Lilly's table Venus has 8 points, at home and in the triplicity and face of others, and the Moon is peregrine.
@Suite struct PlacementTests {
  private static func answer(_ text: String) throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading("2026-11-29")
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    ("what does Mars in Leo mean", "Mars in Leo", "your Mars is in Aries"),
    ("moon in capricorn meaning", "Moon in Capricorn", "your Moon is in Pisces"),
    ("what does a virgo moon say about a person", "Virgo", "your Moon is in Pisces"),
    ("Mercury in Gemini?", "Gemini", "your Mercury is in Gemini"),
    ("what is a Leo rising like", "Leo", "your Ascendant is in Libra"),
    ("whats it mean to have venus in scorpio", "Venus in Scorpio", "your Venus is in Taurus"),
    // Saturn went into Aries in February 2026, and stays until April 2028.
    ("what does saturn in aries mean for me", "Saturn in Aries", "passing through Aries"),
    ("tell me about libra", "Libra", "your Sun is in Gemini"),
    ("what are scorpios like", "Scorpio", "your Sun is in Gemini"),
    (
      "Tell me about my zodiac sign please, what are good and bad sides", "Gemini", "Moon in Pisces"
    ),
    ("what does it mean to be a cancer", "Cancer", "your Sun is in Gemini"),
  ])
  func `a planet in a sign is described, and the reader's named`(
    _ text: String, _ first: String, _ own: String
  ) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .concept, "\(answer.text)")
    #expect(answer.text.prefix(80).contains(first), "\(answer.text)")
    #expect(answer.text.contains(own), "\(answer.text)")
  }

  @Test(arguments: [
    ("when is mars in leo", "means this"), ("is leo a good match for me", "You don’t have it"),
    ("what is it like dating a libra", "You don’t have it"),
    ("is the moon in capricorn now", "You don’t have it"), ("what about leo", "You don’t have it"),
    ("how is my sign this week", "This is yours"),
  ])
  func `a sign beside something else is not explained`(_ text: String, _ part: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.contains(part), "\(answer.text)")
  }

  @Test(arguments: [
    ("which is my fastest planet", "The Moon was the fastest of your planets: it moved 13.5°"),
    ("which is my fastest planet", "Mercury with 1.7°"),
    ("whats the slowest planet in my chart", "Pluto was the slowest"),
    ("Which planet is strongest by dignity", "Venus is your strongest planet: it is at home"),
    ("which is my weakest planet", "The Moon gets the least help"),
    // Points over five places, houses, lords of day and hour, after Ibn Ezra: Venus 35, Jupiter 26, Saturn 22.
    ("which planet is my chart's almuten", "almuten is Venus, with 35 points"),
    ("what orb do you use", "8° for a conjunction"),
    ("how wide are your orbs", "5° for a sextile"),
    ("what is an orb", "how far an angle is from exact"),
    ("what even is a square? do i have any", "two planets 90° apart"),
    ("Who rules my chart and what condition is it in?", "at home in Taurus"),
    ("any planets in mutual reception or in detriment in my chart", "mutual reception"),
    // The year from the 36th birthday on is of the first house, in Libra; Venus was retrograde until 14 November 2026.
    (
      "what is my profection lord doing this month",
      "Venus is the lord of your year; it is in Libra"
    ),
    ("what is my profection lord doing this month", "forwards"),
    ("who is my lord of the year", "the lord of the year is Venus"),
    ("when does my profection year change", "Your next profected year begins Tuesday 15 June 2027"),
    ("When is my solar return in 2027 and what rises?", "rising in your"),
    // Born at 16°05′ Cancer, where it comes after its fifty years.
    ("When does my Chiron return start and end?", "begins on"),
    ("When does my Chiron return start and end?", "out of range by"),
    ("Im a gemini but i dont feel like one at all, how come", "your Moon is in Pisces"),
    // The Moon is 265° ahead of the Sun.
    ("under what moon phase was i born", "Those born at the last quarter"),
    // Pluto stays between 3° and 5°32′ Aquarius in 2026, and comes to the trine of 6°09′ Gemini in 2027.
    ("will Pluto make any exact aspects to my planets in 2026", "a trine to your Mercury"),
    ("do i have a yod in my chart", "What it has is a T-square"),
    ("whats my primary element", "Earth leads in your chart"),
    ("which planets were retrograde when i was born", "With Saturn retrograde"),
    ("which of my planets is the strongest one", "stands out most in your chart"),
  ])
  func `a detail of the chart is computed`(_ text: String, _ part: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(part), "\(answer.text)")
  }

  /// An almuten counts the Ascendant and the hour.
  @Test func `what needs the time of birth says so`() throws {
    let reading = try ReadingSamples.dateOnly.get().reading("2026-11-29")
    let answer = Answerer().answer(try Question("what is my almuten"), reading: reading)
    #expect(answer.text.contains("without your birth time"), "\(answer.text)")
  }

  /// "Why was last week so hard" is answered with the hardest day, and with whether it is over.
  @Test func `a hard week behind has its hardest day and its end`() throws {
    let answer = try Self.answer("why was last week so hard")
    #expect(answer.understanding.intent == .cause)
    #expect(answer.text.contains("It weighed most on"), "\(answer.text)")
    #expect(answer.text.contains("still there") || answer.text.contains("passed by now"))
  }
}
