import Asking
import EngineSupport
import Ephemeris
import TestSamples
import Testing

/// Answers that must not promise, contradict or leave out what was asked.
@Suite struct HonestFactsTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03, `-emos -b15.6.1990 -ut18:30 -house-74.006,40.7128,P`: Libra rises, and no planet is in it.
  @Test func `a sign that only rises has no planet`() throws {
    let answer = try Self.answer("do i have anything at all in libra")
    #expect(answer.text.hasPrefix("Only your rising sign"), "\(answer.text)")
  }

  // pyswisseph 2.10.3.2, houses(jd, 40.7128, -74.006, b"P") at 1990-06-15 18:30 UT, Jupiter by the day.
  @Test(.enabled(if: Libswe.isBuiltIn, "needs years beyond the table"))
  func `the last stay in a house is past`() throws {
    let answer = try Self.answer("when was the last time jupiter went through my seventh house")
    #expect(answer.dates == [try CalendarDate("2023-11-01"), try CalendarDate("2024-02-26")])
    #expect(answer.text.contains("was last"), "\(answer.text)")
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "needs years beyond the table"),
    arguments: [
      "when does pluto cross my venus", "when will pluto conjunct my venus",
    ])
  func `what comes after a long life gets no date`(_ text: String) throws {
    // Pluto, in Aquarius in 2026, reaches Venus, in Taurus at 19°, in 2117 (swetest 2.10.03).
    let answer = try Self.answer(text)
    #expect(answer.dates.isEmpty, "\(answer.text)")
    #expect(answer.text.contains("plays no part"), "\(answer.text)")
  }

  @Test func `a good day speaks against leaving something out`() throws {
    let train = try Self.answer("should i go to the gym today")
    let skip = try Self.answer("should i skip the gym today")
    #expect(train.verdict == .leanYes, "\(train.text)")
    #expect(skip.verdict == .leanNo && skip.text.hasPrefix("No need"), "\(skip.text)")
  }

  @Test func `all placements are all ten planets`() throws {
    let answer = try Self.answer("list all my placements")
    let planets = [
      "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
    ]
    #expect(planets.allSatisfy { answer.text.contains("\($0) in ") }, "\(answer.text)")
  }

  // swetest 2.10.03 as above: ten planets by sign; one of them, Mars in Aries, is in fire.
  @Test func `the least of the elements comes first`() throws {
    let answer = try Self.answer("which element am i lacking")
    #expect(answer.text.hasPrefix("Least of all fire"), "\(answer.text)")
  }

  @Test func `a question for day or night is answered first`() throws {
    #expect(try Self.answer("am i a day chart or a night chart").text.hasPrefix("Yours is a day"))
  }

  @Test func `going or skipping is a question about going`() throws {
    let answer = try Self.answer("do i go to the reunion on saturday or skip")
    #expect(answer.understanding.intent == .decision, "\(answer.text)")
    #expect(!answer.text.contains("leave it out"), "\(answer.text)")
  }

  @Test func `strengths and weaknesses are both answered`() throws {
    let answer = try Self.answer("what are my strengths and weaknesses")
    let isStrong = answer.text.contains("your strengths") || answer.text.contains("easily to you")
    let isWeak = answer.text.contains("harder sides") || answer.text.contains("in your own way")
    #expect(isStrong && isWeak, "\(answer.text)")
  }

  @Test func `a month is named where a month is asked for`() throws {
    let answer = try Self.answer("which month is best for moving house in 2027")
    #expect(answer.text.contains("is the best month for moving house"), "\(answer.text)")
    #expect(answer.dates.allSatisfy { $0.year == 2027 }, "\(answer.text)")
  }
}
