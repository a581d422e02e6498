import Asking
import EngineSupport
import Ephemeris
import TestSamples
import Testing

/// Returns that lie behind, progressions and profections, asked on 2025-03-12 in New York.
@Suite struct LifeTimesTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2025-03-12", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03, -p6 -fTl: Saturn at birth at 294.0160°, on 2020-01-23 at 0 UT at 293.9935°, moving 0.118° a day: there at
  // 4:30 UT, which is the 22nd in New York.
  @Test(
    .enabled(if: Libswe.isBuiltIn, "needs years beyond the table"),
    arguments: [
      "when was my first saturn return", "did i already have my saturn return",
      "so supposedly saturn return ruined my life at 29. when exactly was that",
      "que es eso del retorno de saturno y cuando me toco",
    ])
  func `a return that lies behind has its date`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.dates.first == (try CalendarDate("2020-01-22")), "\(answer.text)")
    #expect(answer.text.contains("was exact on 22 January 2020"), "\(answer.text)")
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "needs years beyond the table"))
  func `a return that is asked for ahead lies ahead`() throws {
    let answer = try Self.answer("when is my next saturn return")
    #expect(answer.dates.first?.year == 2049, "\(answer.text)")
  }

  // A day for each year: 12 March 2025 at noon is 20 July 1990 at 12:17 UT. swetest 2.10.03: Moon 5°49′ Cancer, Sun 27°32′ Cancer.
  @Test(arguments: [
    ("where is my progressed moon", "Moon is in Cancer at 5°"),
    ("progressed moon sign at present", "Moon is in Cancer at 5°"),
    ("where is my progressed sun", "Sun is in Cancer at 27°"),
  ])
  func `progressed points are those of the progressed day`(_ text: String, _ place: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains("Your progressed \(place)"), "\(answer.text)")
  }

  // Libra rises, and the reader is 34: 34 signs on from Libra is Leo, the eleventh sign, which the Sun rules.
  @Test func `the lord of the year rules the profected sign`() throws {
    let answer = try Self.answer("what's my current profection year & lord")
    #expect(answer.text.contains("eleventh house, in Leo"), "\(answer.text)")
    #expect(answer.text.contains("lord of the year is the Sun"), "\(answer.text)")
  }

  // swetest 2.10.03, -p3 and -p2 -fTls: Venus turns direct on 13 April at 1 UT, Mercury turns retrograde on 18 July.
  @Test func `a retrograde that the reader complains about ends with its station`() throws {
    let answer = try Self.answer("Venus rx made me text two exes 😂 when is it finally over")
    #expect(answer.dates.first == (try CalendarDate("2025-04-12")), "\(answer.text)")
    #expect(answer.text.hasPrefix("Venus is retrograde until Saturday 12 April"), "\(answer.text)")
  }

  @Test func `the retrograde after this one is the next but one`() throws {
    let answer = try Self.answer("When's the next Mercury retrograde after this one")
    #expect(answer.text.contains("from Friday 18 July"), "\(answer.text)")
  }

  // swetest 2.10.03, -p5: Jupiter stands at 25°09′ Cancer on 11 November 2025.
  @Test func `a station has its day and its place`() throws {
    let answer = try Self.answer("When's Jupiter stationing and where?")
    #expect(answer.dates.first == (try CalendarDate("2025-11-11")), "\(answer.text)")
    #expect(answer.text.contains("25°09′ Cancer"), "\(answer.text)")
  }

  @Test func `the days between two events are those of the events`() throws {
    let answer = try Self.answer(
      "What's the energy between the spring equinox and the solar eclipse")
    #expect(answer.understanding.intent == .outlook)
    #expect(answer.text.contains("20 to 29 March"), "\(answer.text)")
  }
}
