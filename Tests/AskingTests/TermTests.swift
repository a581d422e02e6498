import Asking
import Ephemeris
import TestSamples
import Testing

/// Astrologers' terms, asked on 2025-03-12 in New York.
///
/// The places at birth are swetest's, 2.10.03, `-b15.6.1990 -ut18:30 -house-74.006,40.7128,P`.
@Suite struct TermTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2025-03-12", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    // The Moon is in Pisces, which Jupiter rules, and Neptune by the modern rulers.
    ("What's the dispositor of my Moon?", "is Jupiter"),
    ("What's the dispositor of my Moon?", "Neptune"),
    // Libra rises, so Venus rules the chart, and it is at home in Taurus.
    ("Is my chart ruler dignified?", "Venus is at home in Taurus"),
    // The ninth house begins in Gemini and the twelfth in Virgo.
    ("Which house is ruled by mercury for me", "the ninth and twelfth houses"),
    // Neptune at 13°43′ Capricorn and the Ascendant in 13° Libra.
    ("Is there a critical degree in my chart", "Neptune at 13° Capricorn"),
    // Venus at 19°06′ Taurus, the Sun at 24°23′ Gemini.
    ("Was my Venus combust at birth?", "No: your Venus was 35.3° from the Sun"),
    // The Sun and Venus meet at 1:07 UT on 23 March 2025.
    ("venus cazimi date pls", "Saturday 22 March"),
    ("Part of Fortune?", "in Cancer"),
    // The mean node is at 336.16° on 24 April 2026, 90° from Mercury at 66.16°.
    ("what will the transiting nodes do to my mercury in 2026", "24 April 2026"),
    ("When does Uranus ingress Gemini this year and which house is that for me", "eighth house"),
    ("Neptune into Aries — when, and does it aspect anything natal?", "Sunday 30 March"),
    ("how old am i", "34 years old"),
    ("whats the date of my next birthday", "Sunday 15 June, when you turn 35"),
  ])
  func `a term is answered from the chart`(_ text: String, _ part: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(part), "\(answer.text)")
  }

  @Test func `an age is no matter of life and death`() throws {
    let answer = try Self.answer("how old am i")
    #expect(answer.understanding.intent == .chartFact)
    #expect(answer.matter == nil)
    #expect(try Question("how old will i be when i die").matter != nil)
  }

  @Test(arguments: ["what is a dispositor", "what is a progressed moon", "what does combust mean"])
  func `a term alone is explained`(_ text: String) throws {
    #expect(try Self.answer(text).understanding.intent == .concept)
  }
}
