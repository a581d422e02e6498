import Asking
import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

/// Answers that readers found useless or wrong, and what they must say.
@Suite struct UsefulAnswersTests {
  private static func answer(_ text: String, name: String? = nil) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    return Answerer().answer(
      try Question(text), reading: reading, asker: Asker(firstName: name))
  }

  @Test(arguments: ["what should I do today", "how should i spend my day", "what to do tomorrow"])
  func `who asks what to do hears what to do and what to leave`(text: String) throws {
    let answer = try Self.answer(text)
    let facts = Dictionary(uniqueKeysWithValues: answer.facts.map { ($0.name, $0.value) })
    #expect(facts["strongest"] != nil && facts["strongest"] != facts["weakest"], "\(answer.text)")
    #expect(!answer.text.contains("either"), "\(answer.text)")
  }

  @Test(arguments: [
    "What is coming for me this month?", "how is my mood this week",
    "should i buy a car this month",
  ])
  func `days that have passed are no advice`(text: String) throws {
    let answer = try Self.answer(text, name: "Ada")
    let today = try CalendarDate("2026-11-26")
    let named = answer.dates.filter { $0 != answer.period?.from }
    #expect(!named.isEmpty && named.allSatisfy { $0 >= today }, "\(answer.text)")
    #expect(!answer.text.contains("november"), "\(answer.text)")
  }

  @Test(arguments: ["which transits are exact this week", "exact transits this week"])
  func `a week without a slow transit has its fast ones`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.dates.isEmpty && !answer.text.contains("No transit"), "\(answer.text)")
  }

  @Test func `a portrait names the signs by which people know a chart`() throws {
    let answer = try Self.answer("tell me about myself")
    let chart = try ReadingSamples.newYork.get().chart
    let rising = ZodiacSign(try #require(chart.angles).ascendant)
    for (point, sign) in [
      ("Sun", ZodiacSign(chart.sky[.sun].longitude)),
      ("Moon", ZodiacSign(chart.sky[.moon].longitude)), ("Ascendant", rising),
    ] {
      #expect(answer.text.contains("\(point) in \(sign.title)"), "\(answer.text)")
    }
  }

  // swetest 2.10.03, `-emos -p5 -fTl`: Jupiter's place of 1990-06-15 18:30 UT, 105.948°, is passed on 2025-08-21,
  // 2026-02-16 and last on 2026-04-03.
  @Test func `the last return is one that was`() throws {
    let answer = try Self.answer("when was my last jupiter return")
    // In New York, where the second pass is still on the 15th, and the return of twelve years later, which comes next.
    let passes = try ["2025-08-21", "2026-02-15", "2026-04-03"].map { try CalendarDate($0) }
    #expect(Array(answer.dates.prefix(3)) == passes, "\(answer.text)")
    #expect(answer.dates.dropFirst(3).allSatisfy { $0.year == 2037 }, "\(answer.text)")
  }

  // NASA's Five Millennium Catalog: an annular eclipse of the Sun on 2027-02-06.
  @Test func `an eclipse that may touch the chart is dated first`() throws {
    let answer = try Self.answer("when is the next eclipse and does it touch my chart")
    #expect(answer.dates.first == (try CalendarDate("2027-02-06")), "\(answer.text)")
  }

  @Test(arguments: [
    ("should i take him back", "get_back"), ("is today ok for signing a contract", "sign"),
    ("should i move to another city", "move_house"),
    ("is it the time for leaving my marriage", "break_up"),
    ("been offered a job in dubai, do i take it", "change_job"),
  ])
  func `the matter of a decision is the one that is asked about`(text: String, id: String) throws {
    let activity = try Self.answer(text).understanding.activity
    #expect(activity?.id == id)
  }

  @Test func `two names of one day are no choice`() throws {
    let answer = try Self.answer("is tomorrow better than friday for a date")
    let friday = try CalendarDate("2026-11-27")
    #expect(Set(answer.dates.prefix(1)) == [friday], "\(answer.text)")
    #expect(answer.text.contains("nothing to choose"), "\(answer.text)")
  }

  // swetest 2.10.03, `-emos -b15.6.1990 -ut18:30 -p0123456789 -fPZ`: Moon, Jupiter and Pluto in water, Mars in fire.
  @Test func `two elements are compared`() throws {
    let answer = try Self.answer("am i more fire or water")
    #expect(answer.text.hasPrefix("More water than fire"), "\(answer.text)")
  }

  // swetest 2.10.03, `-emos -b26.11.2026 -p4 -fPls`: Mars moves forward by 0.399° a day.
  @Test func `a planet that went direct gets a yes`() throws {
    let answer = try Self.answer("did mars go direct already")
    #expect(answer.text.hasPrefix("Yes"), "\(answer.text)")
  }

  @Test(arguments: [
    ("What is my rising sign and what does it mean?", "Libra"),
    ("Where is my Moon and what does it say about my emotions?", "Pisces"),
  ])
  func `a point is named first and explained after`(text: String, sign: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.sentences.first?.contains(sign) == true, "\(answer.text)")
    #expect(answer.sentences.count >= 4, "\(answer.text)")
  }

  @Test func `a question in Spanish hears in Spanish what was understood`() throws {
    let answer = try Self.answer("¿Qué día es mejor para una primera cita?")
    #expect(answer.text.hasPrefix("Entiendo que preguntas qué día es mejor"), "\(answer.text)")
  }

  @Test(arguments: ["will i find love this year"])
  func `whether love comes is answered honestly, with days to meet people`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.verdict == .refuse && answer.dates.count == 2, "\(answer.text)")
    #expect(!answer.text.contains("ask them"), "\(answer.text)")
  }

  @Test(arguments: ["why do i feel so tired lately", "i feel exhausted, why"])
  func `being tired is a matter of strength`(text: String) throws {
    #expect(try Self.answer(text).understanding.area == .energy)
  }

  @Test func `when something improves gets a date`() throws {
    let answer = try Self.answer("when will my finances improve")
    let today = try CalendarDate("2026-11-26")
    let named = answer.dates.filter { $0 != today }
    #expect(!named.isEmpty, "\(answer.text)")
  }

  @Test func `an English question with im and am is no German`() throws {
    let answer = try Self.answer("everyone says im cold. am i")
    #expect(!answer.text.contains("Englisch"), "\(answer.text)")
  }
}
