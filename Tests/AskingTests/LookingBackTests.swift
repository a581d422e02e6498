import Asking
import Ephemeris
import Testing

/// Which way a question looks, and whether it asks for yes or no.
///
/// The dates are swetest's, 2.10.03.
@Suite struct LookingBackTests {
  private static func answer(_ text: String, on day: String = "2027-03-02") throws -> Answer {
    try AskedPerson.chicago.answer(text, on: day)
  }

  // Saturn came back to 5°42′ Pisces in May and July 2023 and January 2024.
  @Test(arguments: ["When is my Saturn return over?", "when will my Saturn return be over"])
  func `a return that is over is said to be`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("It is over"), "\(answer.text)")
    #expect(answer.text.contains("2024") && answer.text.contains("2053"), "\(answer.text)")
  }

  // Neptune is at 22°48′ Capricorn on 7 January 1995 and at 22°50′ on the 8th.
  @Test func `the last pass of a slow planet lies behind`() throws {
    let answer = try Self.answer("When did Neptune last conjoin my Uranus")
    #expect(answer.text.contains("January 1995"), "\(answer.text)")
  }

  @Test func `what came before birth is said to be so`() throws {
    let answer = try Self.answer("when did Pluto last conjoin my Sun")
    #expect(answer.text.hasPrefix("Not since you were born"), "\(answer.text)")
  }

  // Jupiter is at 11°45′ Gemini on 18 July 2024 and at 11°57′ on the 19th; at birth it was at 11°53′.
  @Test func `a when has a date first`() throws {
    let answer = try AskedPerson.vienna.answer(
      "When was my last Jupiter return?", on: "2024-10-20")
    #expect(answer.text.hasPrefix("Your Jupiter return was exact"), "\(answer.text)")
    #expect(answer.sentences[1].contains("83"), "\(answer.text)")
  }

  // Mercury turns back on 24 October 2026 and forward on 13 November.
  @Test func `a month is more than its first day`() throws {
    let answer = try Self.answer(
      "Is Mercury retrograde in October? I'd start a new job on the 26th", on: "2026-09-02")
    #expect(answer.text.hasPrefix("Yes, Mercury is retrograde from Saturday 24 October"))
    #expect(answer.text.contains("Monday 26 October falls in it"), "\(answer.text)")
    let other = try Self.answer("Is Mercury retrograde in December?", on: "2026-09-02")
    #expect(other.text.hasPrefix("No"), "\(other.text)")
  }

  @Test(arguments: ["when is mercury retrograde", "when is the moon void this week"])
  func `a when is not answered with yes or no`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.hasPrefix("Yes") && !answer.text.hasPrefix("No"), "\(answer.text)")
  }

  // Mercury was retrograde from 9 February to 3 March 2027.
  @Test func `a planet that has not turned has not`() throws {
    let answer = try Self.answer("has mercury gone direct yet")
    #expect(answer.text.hasPrefix("No"), "\(answer.text)")
  }

  @Test func `this summer in September is the one that ended`() throws {
    let why = try Self.answer(
      "Why do I keep getting ghosted by recruiters this summer?", on: "2026-09-02")
    #expect(why.understanding.intent == .cause)
    #expect(!why.text.contains("2027"), "\(why.text)")
    let ahead = try Self.answer("how will this summer be for love", on: "2026-09-02")
    #expect(ahead.understanding.period?.from == (try CalendarDate("2027-06-01")), "\(ahead.text)")
  }

  @Test func `what helps is no reason for something hard`() throws {
    let answer = try Self.answer("why is this autumn so hard", on: "2026-12-20")
    #expect(!answer.text.contains("brings chances"), "\(answer.text)")
  }
}
