import Asking
import Ephemeris
import TestSamples
import Testing

/// Transits that are close and not exact, and figures within larger ones, asked on 2025-03-12 in New York.
@Suite struct InOrbTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2025-03-12", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03: Mercury at birth in 6°09′26″ Gemini, Pluto on 2025-03-12 at 16 UT in 3°10′41″ Aquarius: 2.98° from a trine.
  @Test func `a transit within reach is named with its orb`() throws {
    let answer = try Self.answer("Is pluto doing anything to me right now")
    #expect(answer.text.contains("a trine) to your Mercury now, 3.0° from exact"), "\(answer.text)")
  }

  // swetest 2.10.03, -p6 at noon in New York: the Sun at birth is at 84.388°, so a square is within 3° up to 357.388°. Saturn is
  // at 357.296° on 25 April 2025 and 357.401° on 26 April, at 357.410° on 5 October and 357.337° on 6 October, at 357.346° on
  // 17 January 2026 and 357.428° on 18 January.
  @Test func `a hard time ends on its last day and says when it comes back`() throws {
    let answer = try Self.answer("when does this hard time end")
    #expect(answer.text.hasPrefix("It eases after Friday 25 April"), "\(answer.text)")
    #expect(
      answer.text.contains("from about 6 October 2025 until 17 January 2026"), "\(answer.text)")
  }

  // swetest 2.10.03, -b15.6.1990 -ut18:30: Moon 18°59′ Pisces, Jupiter 15°57′ Cancer, Pluto 15°24′ Scorpio, in trines; Neptune
  // at 13°43′ Capricorn opposite Jupiter.
  @Test func `a grand trine within a kite is one`() throws {
    let answer = try Self.answer("do i have a grand trine")
    #expect(answer.text.hasPrefix("Yes"), "\(answer.text)")
    #expect(answer.text.contains("Moon, Jupiter and Pluto"), "\(answer.text)")
    #expect(answer.text.contains("as part of a kite"), "\(answer.text)")
  }

  @Test func `all aspects of a kind are named`() throws {
    let answer = try Self.answer("List my natal squares")
    #expect(answer.text.contains("eight squares"), "\(answer.text)")
    #expect(answer.text.count(where: { $0 == "," }) >= 7, "\(answer.text)")
    #expect(answer.text.contains("Sun with Moon"), "\(answer.text)")
  }

  @Test func `two kinds of aspects are both counted`() throws {
    let answer = try Self.answer("how many trines vs oppositions do i have")
    #expect(answer.text.contains("oppositions and") && answer.text.contains("trines"))
  }

  @Test func `a hard time is not called calm`() throws {
    let answer = try Self.answer("how was february to march for me")
    #expect(!answer.text.contains("calm one"), "\(answer.text)")
  }
}
