import Asking
import Ephemeris
import TestSamples
import Testing

/// Which question is asked: zodiacs, the sky of a day, doubts, places, and rules of tradition.
///
/// The places of bodies are swetest's, 2.10.03.
@Suite struct WhichQuestionTests {
  // On 1983-01-10 at 12:05 UT the Sun is at 19°41′ Capricorn, with -sid1 (Lahiri) at 26°04′ Sagittarius.
  @Test(arguments: [
    "isn't my real sign Sagittarius because of precession?", "what's my sidereal sun sign",
    "in Vedic astrology am I still a Capricorn",
  ])
  func `the sidereal sign is named beside the tropical one`(_ text: String) throws {
    let answer = try AskedPerson.tromso.answer(text, on: "2025-11-05")
    #expect(answer.sentences[0].contains("Capricorn"), "\(answer.text)")
    #expect(answer.sentences[0].contains("Sagittarius"), "\(answer.text)")
  }

  // On 1965-05-12: the Sun at 21° and Venus at 29° Taurus, the Moon at 15° Libra at noon UT.
  @Test func `the sky of a day long ago is a fact`() throws {
    let answer = try AskedPerson.vienna.answer(
      "What was the sky like on the day I married, 12 May 1965?", on: "2024-10-20")
    #expect(answer.understanding.intent == .skyFact)
    #expect(answer.text.contains("the Sun and Venus in Taurus"), "\(answer.text)")
    #expect(answer.text.contains("the Moon in Libra"), "\(answer.text)")
  }

  @Test(arguments: [
    ("What in my chart says I'm good with money?", Understanding.Intent.portrait),
    ("what in my chart makes me such a workaholic", .cause),
    ("Does my chart change because I moved to Japan?", .concept),
    ("Is there any scientific evidence for astrology", .concept),
    ("How do you even know any of this? Sounds made up.", .concept),
    ("will mercury retrograde break my phone", .skyFact),
    ("was mercury retrograde when I was born", .chartFact),
  ])
  func `the question is the one that is asked`(
    _ text: String, _ intent: Understanding.Intent
  ) throws {
    let answer = try AskedPerson.tromso.answer(text, on: "2025-11-05")
    #expect(answer.understanding.intent == intent, "\(answer.text)")
  }

  @Test func `no planet breaks a phone`() throws {
    let answer = try AskedPerson.tromso.answer(
      "So Mercury retrograde is going to break my phone?", on: "2025-11-05")
    #expect(answer.text.hasPrefix("No:"), "\(answer.text)")
    #expect(answer.text.contains("9 November"), "\(answer.text)")
  }

  @Test func `a doubt does not hide the question beside it`() throws {
    let answer = try AskedPerson.tromso.answer(
      "Prove it. What was happening on the day I got divorced, 3 June 2019?", on: "2025-11-05")
    #expect(answer.understanding.intent != .concept, "\(answer.text)")
    // The answer begins, and what it rests on stands behind it.
    #expect(!answer.sentences[0].hasPrefix("Science has found no proof"), "\(answer.text)")
    #expect(answer.text.contains("Science has found no proof"), "\(answer.text)")
    #expect(answer.sentences.count > 1, "\(answer.text)")
  }

  @Test func `no chart names events`() throws {
    let answer = try AskedPerson.tromso.answer(
      "What exactly will happen to me on 11 November", on: "2025-11-05")
    #expect(answer.sentences[0].hasPrefix("No chart shows events"), "\(answer.text)")
    #expect(answer.sentences[1].contains("11 November"), "\(answer.text)")
  }

  @Test func `an ascendant of the far north is named first`() throws {
    let answer = try AskedPerson.tromso.answer(
      "What's my ascendant? I was born above the arctic circle", on: "2025-11-05")
    #expect(answer.sentences[0].contains("Cancer"), "\(answer.text)")
    #expect(answer.sentences[1].contains("houses"), "\(answer.text)")
  }

  /// Tokyo and Luxor.
  private static func place(_ name: String) -> AskedPlace? {
    let known = ["tokyo": (35.69, 139.69, "Asia/Tokyo"), "luxor": (25.69, 32.64, "Africa/Cairo")]
    guard let (latitude, longitude, zone) = known[name.lowercased()],
      let coordinates = try? GeographicPlace(latitude: latitude, longitude: longitude),
      let zone = try? ReadingSamples.zone(zone)
    else { return nil }
    return AskedPlace(name: name, coordinates: coordinates, zone: zone)
  }

  // swetest -rise: the Sun sets at 9:49 UT on 2027-07-28 at 139.69° E 35.69° N, 18:49 there.
  @Test func `the Sun sets where the question says`() throws {
    let answer = try AskedPerson.tromso.answer(
      "What time does the sun set today in Tokyo?", on: "2027-07-28", places: Self.place)
    #expect(answer.text.hasPrefix("In Tokyo"), "\(answer.text)")
    #expect(answer.text.contains("sets at 18:49"), "\(answer.text)")
  }

  // swetest -solecl -local: total there at 10:05 UT, 13:05 in Egypt's summer time.
  @Test func `an eclipse is seen where the question says`() throws {
    let answer = try AskedPerson.tromso.answer(
      "Can I see the eclipse on August 2 from Luxor?", on: "2027-07-28", places: Self.place)
    #expect(answer.text.hasPrefix("Yes, from Luxor"), "\(answer.text)")
    #expect(answer.text.contains("13:05") && answer.text.contains("100 %"), "\(answer.text)")
  }

  // Mercury is retrograde from 9 to 29 November 2025.
  @Test func `a rule of tradition leans a level day`() throws {
    let answer = try AskedPerson.tromso.answer(
      "Yes or no: should I sign the contract on Monday?", on: "2025-11-05")
    #expect(answer.text.hasPrefix("Rather not on Monday 10 November"), "\(answer.text)")
    #expect(!answer.text.contains("Nothing speaks"), "\(answer.text)")
    #expect(!answer.text.contains("18 November"), "\(answer.text)")
  }

  // Mercury is retrograde until 14 February 2028 (swetest: 24 January to 14 February).
  @Test func `days to avoid are those of a retrograde, too`() throws {
    let answer = try AskedPerson.chicago.answer(
      "Which days in February should I avoid for signing a lease?", on: "2028-01-10")
    #expect(answer.text.contains("while Mercury is retrograde"), "\(answer.text)")
    let easiest = try #require(answer.dates.dropFirst().first)
    #expect(easiest > (try CalendarDate("2028-02-14")), "\(answer.text)")
  }

  // The Moon is new on 25 February 2028 and full on 11 March.
  @Test func `a beginning has a waxing Moon where one is nearly as good`() throws {
    let answer = try AskedPerson.chicago.answer(
      "Best date to launch my online shop between 1 February and 15 March 2028?",
      on: "2028-01-10")
    let day = try #require(answer.dates.first)
    let warns = answer.text.contains("waxing")
    let (new, full) = (try CalendarDate("2028-02-25"), try CalendarDate("2028-03-11"))
    let isWaxing = day > new && day < full
    #expect(warns != isWaxing, "\(answer.text)")
  }
}
