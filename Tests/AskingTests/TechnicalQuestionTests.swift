import Asking
import Ephemeris
import TestSamples
import Testing

/// Questions of students of astrology, asked on 29 November 2026 by somebody born in New York on 15 June 1990 at 14:30.
///
/// The places at birth are swetest's, 2.10.03, `-b15.6.1990 -ut18:30 -house-74.006,40.7128,P`: the Sun at 24°23′ Gemini, the
/// Moon at 18° Pisces, Mercury in Gemini, Venus at 19°06′ Taurus in the eighth house, Mars in Aries in the sixth, Jupiter in
/// Cancer, Saturn, Uranus and Neptune in Capricorn, Pluto in Scorpio, the Ascendant at 13° Libra.
@Suite struct TechnicalQuestionTests {
  private static func answer(_ text: String) throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading("2026-11-29")
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    // Venus, Saturn, Uranus and Neptune; Mars, Jupiter, Saturn, Uranus and Neptune.
    ("Which element dominates my chart?", "Earth leads in your chart, with four of the ten"),
    ("what modality is dominant in my chart", "Cardinal signs lead in your chart, with five"),
    ("am I mostly cardinal, fixed or mutable", "five in cardinal, three in mutable and two in"),
    // The 36th birthday is over: three times around the houses.
    ("What is my profected house this year?", "a year of your first house, in Libra"),
    ("who is my lord of the year", "the lord of the year is Venus"),
    ("which house is activated by profection at 40", "At 40 you have a year of your fifth house"),
    ("empty 8th house meaning", "Your eighth house is not empty"),
    ("why is my 7th house empty", "Your seventh house is empty, and nothing is missing"),
    ("What does Venus in the 8th house mean?", "You have it there: your Venus is in Taurus"),
    ("what does Mars in the 10th mean", "your Mars is in Aries, in the sixth house"),
    // Saturn was at 25° Capricorn at birth, where it stood in January 2020.
    ("When is my Saturn return exact?", "January 2020, when you were 29"),
    // Venus turned direct in November 2026; nobody comes back by it.
    ("is Venus retrograde making my exes come back", "Venus is not retrograde now"),
    ("do exes come back because of mercury retrograde", "Mercury is not retrograde now"),
    ("Is it bad luck to get married during Venus retrograde?", "a tradition, and no rule"),
    ("can I launch my shop while Mercury is retrograde", "a tradition, and no rule"),
    // NASA's catalogue has a total one on 2 August 2027 and a penumbral one of the Moon on the 17th.
    (
      "What does the eclipse in August 2027 mean for me?",
      "The total solar eclipse of 2 August 2027"
    ),
    ("What does the eclipse in August 2027 mean for me?", "penumbral lunar eclipse"),
    ("What's my solar return for 2027 like?", "15 June 2027"),
    ("What transits are hitting my Midheaven right now?", "your Midheaven"),
    // The Sun is at 13° Capricorn on 4 January of each year.
    ("which transits are on my ascendant in January 2027", "Sun with a square on 4 January"),
    // Jupiter was back at its place at birth, 14° Cancer, from August 2025 on.
    ("when is my Jupiter return", "August 2025"),
  ])
  func `a technical question is answered by what it names`(
    _ text: String, _ part: String
  ) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(part), "\(answer.text)")
  }

  @Test(arguments: [
    // The Sun is in the last ten degrees, and in the tenth of twelve parts.
    ("which decan is my Sun in", "in its third decan, which belongs to Aquarius"),
    ("which duad is my sun in", "the twelfth part of Pisces"),
    // Half of 24°23′ Gemini and 18° Pisces, and 360° and 180° less 19°06′ Taurus.
    ("what is my Sun/Moon midpoint", "6°"),
    ("tell me the antiscion of my Venus", "Leo"),
    ("is Regulus on my ascendant", "No: Regulus was at 29°42′ Leo"),
    ("do I have intercepted signs", "You have no intercepted signs"),
    ("is my moon out of bounds", "No: your Moon is"),
    ("is my Saturn in its joy", "its joy is the twelfth"),
    ("what triplicity is my sun", "the air triplicity"),
    ("how many planets are in angular houses", "In angular houses"),
    ("what is my sect light", "The light of your sect is the Sun"),
    ("what is my hyleg", "I don’t judge the length of a life"),
    ("what is my sabian symbol", "the 25th degree of Gemini"),
    ("what are midpoints", "A midpoint is the degree halfway"),
  ])
  func `a technique is computed, or what there is instead is named`(
    _ text: String, _ part: String
  ) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(part), "\(answer.text)")
  }

  @Test(arguments: [
    "which hemisphere is emphasised in my chart", "what shape is my chart", "what are my antiscia",
    "what is my lot of spirit", "do I have any parallels of declination", "any quincunxes of mine",
    "what is my 5th harmonic chart", "what was my prenatal eclipse", "which firdaria am I in",
    "what are my solar arc directions this year", "which primary directions do I have",
    "what is my zodiacal releasing period", "what is my draconic sun sign",
    "which planet is the most elevated in my chart", "is my Venus oriental or occidental",
    "are any of my planets stationary", "which planetary hour is it",
  ])
  func `a technique is not answered with the three main signs`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.contains("rising sign Libra"), "\(answer.text)")
    #expect(!answer.text.contains("People see somebody"), "\(answer.text)")
  }

  @Test(arguments: [
    ("I need parallel parking practice tomorrow, good day?", "parallel"),
    ("should I call a lot of people today", "Lot of"),
    ("my house is empty now that my son left, will I feel better", "house is not empty"),
    ("nothing in my house works, why", "house is empty"),
    ("is Mercury in retrograde in my chart", "nobody"),
    ("so my sun in the 7th house means I'm needy?", "You don’t have it there"),
  ])
  func `everyday words are no techniques`(_ text: String, _ part: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.contains(part), "\(answer.text)")
  }

  /// Jupiter passes 19°06′ Leo, square to Venus, three times: on 28 September 2026, 6 March and 20 May 2027.
  @Test func `passes that are over are said as past, with their years`() throws {
    let answer = try Self.answer("when will Jupiter square my Venus")
    #expect(answer.text.contains("two times more"), "\(answer.text)")
    #expect(answer.text.contains("It was exact before on"), "\(answer.text)")
    for part in ["28 September", "6 March 2027", "20 May 2027"] {
      #expect(answer.text.contains(part), "\(answer.text)")
    }
  }
}
