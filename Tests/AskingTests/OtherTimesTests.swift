import Asking
import Ephemeris
import Testing

/// Two times, the time after, and times that lie behind.
@Suite struct OtherTimesTests {
  private static func answer(_ text: String, on day: String = "2027-03-02") throws -> Answer {
    try AskedPerson.chicago.answer(text, on: day)
  }

  @Test(arguments: [
    "I have interviews on March 9 and March 15, which is better?",
    "two interviews, on 9 March and 15 March. Which one is better?",
  ])
  func `two dates that and joins are compared`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(Set(answer.dates) == Set(try ["2027-03-09", "2027-03-15"].map(CalendarDate.init)))
  }

  @Test func `days that go on stay a span`() throws {
    let answer = try Self.answer("how are Monday and Tuesday at work")
    #expect(answer.understanding.intent == .outlook, "\(answer.text)")
  }

  @Test func `the days before and after a weekend are compared`() throws {
    let answer = try Self.answer("should i dye my hair b4 or after the weekend")
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(answer.text.contains("2 to 5 March (before it)"), "\(answer.text)")
    #expect(answer.text.contains("8 to 12 March (after it)"), "\(answer.text)")
  }

  @Test func `a side of a retrograde is asked for`() throws {
    let answer = try AskedPerson.tromso.answer(
      "When is Mercury retrograde again? I'm booking hotels for October",
      "so should I book before or after that?", on: "2027-07-28")
    #expect(answer.text.hasPrefix("Before 7 October or after 28 October"), "\(answer.text)")
  }

  @Test func `a thing to wait for is one of two`() throws {
    let answer = try Self.answer(
      "should I accept the offer from the bank or wait for the startup?")
    #expect(answer.text.contains("in your chart") || answer.text.hasPrefix("A chart can't choose"))
    let message = try Self.answer("should I text him or wait for him to text")
    #expect(!message.text.hasPrefix("A chart can't choose"), "\(message.text)")
  }

  @Test func `a season is compared with the one before`() throws {
    let answer = try AskedPerson.vienna.answer(
      "Should I sell the house next spring?", "And would summer be better?", on: "2024-10-20")
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(answer.text.contains("March to May") && answer.text.contains("June to August"))
  }

  @Test func `each of two matters has a sentence`() throws {
    let answer = try AskedPerson.tromso.answer(
      "How does the weekend look, both love and travel?", on: "2027-07-28")
    #expect(answer.sentences[0].contains("love"), "\(answer.text)")
    #expect(answer.sentences[1].contains("travelling"), "\(answer.text)")
  }

  @Test(arguments: [
    ("How's cash flow this quarter?", "And the one after?", "2028-04-01", "2028-06-30"),
    ("How is work this month?", "and the one after that?", "2028-02-01", "2028-02-29"),
    ("How is this weekend?", "and the weekend after?", "2028-01-22", "2028-01-23"),
    ("How is work in 2028?", "and the year after?", "2029-01-01", "2029-12-31"),
  ])
  func `the one after follows`(
    _ first: String, _ second: String, _ from: String, _ to: String
  ) throws {
    let answer = try AskedPerson.chicago.answer(first, second, on: "2028-01-10")
    let period = try #require(answer.understanding.period)
    #expect(period.from == (try CalendarDate(from)), "\(answer.text)")
    #expect(period.to == (try CalendarDate(to)), "\(answer.text)")
  }

  // Jupiter passes the cusp of the tenth house five times between October 2027 and July 2029 by its loops.
  @Test func `every stay in a house is named`() throws {
    let answer = try AskedPerson.chicago.answer(
      "when does jupiter enter my 10th house", "and how long does it stay there",
      on: "2026-09-02")
    #expect(answer.sentences[0].split(separator: "from").count == 4, "\(answer.text)")
    #expect(answer.text.contains("2027") && answer.text.contains("2029"), "\(answer.text)")
  }
}
