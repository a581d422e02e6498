import Asking
import Astrology
import Ephemeris
import Testing

/// Terms that name a state of the reader's own planets, and events held against the chart.
///
/// The places are swetest's, 2.10.03: on 1994-11-03 at 14:20 UT the Moon at 11°22′ Scorpio, Mercury 22°31′ Libra, Venus
/// 9°55′ Scorpio, Mars 15°39′ Leo, Uranus 22°50′ Capricorn.
@Suite struct ChartTermTests {
  private static func answer(_ texts: String..., on day: String = "2027-03-02") throws -> Answer {
    let person = try AskedPerson.chicago
    return try texts.count == 2
      ? person.answer(texts[0], texts[1], on: day) : person.answer(texts[0], on: day)
  }

  @Test(arguments: [
    "Which of my placements are in detriment or fall?", "are any of my planets debilitated",
    "list my planets that are in fall or in detriment",
  ])
  func `the planets in detriment and fall are named`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("Your Moon is in fall (Scorpio)"), "\(answer.text)")
    #expect(answer.text.contains("your Venus is in detriment (Scorpio)"), "\(answer.text)")
  }

  @Test func `fall is a season where no dignity is named`() throws {
    let answer = try Self.answer("should I move in fall or in spring")
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
  }

  // In Libra Mercury is ruled by Venus, and Venus in Scorpio by Mars: no exchange.
  @Test func `a degree has its minutes beside a reception`() throws {
    let answer = try Self.answer(
      "What degree is my natal Mercury and is it in mutual reception with anything?")
    #expect(answer.text.contains("22°31′"), "\(answer.text)")
    #expect(answer.text.contains("no mutual reception"), "\(answer.text)")
  }

  // The Sun in Scorpio and Mars in Leo stand in each other's signs.
  @Test(arguments: [("do I have a mutual reception", "Yes: your Sun and your Mars")])
  func `a mutual reception is found`(_ text: String, _ start: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix(start), "\(answer.text)")
  }

  // From 11° Scorpio the Moon still came to Mars (square), Uranus, Neptune (sextile) and Pluto at 27° Scorpio.
  @Test(arguments: [
    "Is my Moon void of course natally?", "was the moon void of course when I was born",
  ])
  func `the Moon at birth was not void`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("No, your Moon was not void of course"), "\(answer.text)")
    #expect(answer.text.contains("with Pluto"), "\(answer.text)")
  }

  // Mars turns at 20°55.6′ Leo on 1 April 2027 at about 14 UT.
  @Test func `a station that is asked for is named with its sign`() throws {
    let answer = try Self.answer("What is the next Mars station and in which sign?")
    #expect(answer.dates.first == (try CalendarDate("2027-04-01")), "\(answer.text)")
    #expect(answer.text.contains("20°56′ Leo"), "\(answer.text)")
  }

  @Test func `a station is held against a planet of the chart`() throws {
    let answer = try Self.answer(
      "What is the next Mars station and in which sign?", "and how does it touch my Mars?")
    #expect(answer.text.hasPrefix("It comes near without reaching it"), "\(answer.text)")
    #expect(answer.text.contains("15°39′ Leo"), "\(answer.text)")
  }

  @Test func `what a station is stays a question of meaning`() throws {
    let answer = try Self.answer("what is a station in astrology")
    #expect(answer.understanding.intent == .concept, "\(answer.text)")
  }

  // Jupiter rules Sagittarius, which rises; it moves backwards in Leo until April 2027.
  @Test func `the chart ruler is found in the sky`() throws {
    let answer = try Self.answer("What's my chart ruler doing by transit this month?")
    #expect(answer.text.hasPrefix("Your chart ruler, Jupiter, is in Leo"), "\(answer.text)")
    #expect(answer.text.contains("retrograde"), "\(answer.text)")
  }

  // The Moon at 15°23′ Pisces is 90° from no planet of the chart, and Saturn is at 5°42′ Pisces: none within 5°.
  @Test func `an eclipse is held against the chart`() throws {
    let answer = try Self.answer(
      "Is the lunar eclipse on September 7 2025 hitting my chart?", on: "2025-09-10")
    #expect(answer.understanding.intent == .skyFact, "\(answer.text)")
    #expect(answer.text.contains("Pisces") && !answer.text.contains("24 August"), "\(answer.text)")
  }

  // The Moon at 26°31′ and Saturn at 26°08′ Taurus.
  @Test func `planets together are read together`() throws {
    let answer = try AskedPerson.vienna.answer(
      "What does it mean that I have Saturn, Moon and Uranus together in Taurus?", on: "2024-10-20")
    #expect(
      answer.text.hasPrefix("Saturn, the Moon and Uranus together in Taurus"), "\(answer.text)")
    #expect(answer.text.contains("0.4° apart"), "\(answer.text)")
  }

  @Test func `planets that are apart are not read together`() throws {
    let answer = try AskedPerson.vienna.answer(
      "I have Mars and Venus together in Leo, what does it mean", on: "2024-10-20")
    #expect(answer.text.hasPrefix("They are not all in one place"), "\(answer.text)")
  }

  // The Sun entered Gemini on 20 May 2008 at 16:01 UT: the 21st has Taurus only where clocks are more than eight hours ahead.
  @Test func `a sign that only far zones have is no open question`() throws {
    let birth = try Birth(date: CalendarDate("2008-05-21"))
    let answer = try AskedPerson(birth: birth, zone: "America/Los_Angeles").answer(
      "am i a gemini or taurus im born may 21", on: "2026-05-13")
    #expect(answer.text.hasPrefix("Your Sun is in Gemini, unless"), "\(answer.text)")
    #expect(answer.text.contains("20 May 2008 at 09:01"), "\(answer.text)")
  }

  @Test func `what lasts comes before what passes`() throws {
    let answer = try AskedPerson.tromso.answer(
      "what transits do I have right now & when do they end", on: "2027-07-28")
    #expect(answer.sentences[0].contains("Uranus opposite your Moon"), "\(answer.text)")
  }
}
