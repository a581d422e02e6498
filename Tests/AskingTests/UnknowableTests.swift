import Asking
import Ephemeris
import TestSamples
import Testing

/// Questions that nobody can answer, and what is said instead.
@Suite struct UnknowableTests {
  private static func answer(_ text: String) throws -> Answer {
    Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
  }

  @Test(arguments: [
    "best day for an operation in february", "when should i have my knee surgery",
    "is thursday a good day for my operation",
  ])
  func `the day of an operation is for doctors, and calm days are named`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == .medicine)
    #expect(answer.verdict == .refuse)
    #expect(answer.text.contains("doctor"), "\(answer.text)")
    #expect(answer.dates.count == 2, "\(answer.text)")
  }

  @Test func `calm days are of the month that is named`() throws {
    let answer = try Self.answer("best day for an operation in february")
    let february = try CalendarDate("2025-02-01")...CalendarDate("2025-02-28")
    #expect(answer.dates.allSatisfy(february.contains), "\(answer.text)")
  }

  @Test(arguments: ["will i get the visa", "am i going to be rich", "how many kids will I have"])
  func `whether an event will come nobody knows`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .care)
    #expect(answer.verdict == .refuse)
    #expect(!answer.text.contains("mind"), "\(answer.text)")
    #expect(!answer.dates.isEmpty)
  }

  @Test(arguments: ["does he love me", "who is my secret admirer"])
  func `another person's mind is not read`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .care)
    #expect(answer.text.contains("person") || answer.text.contains("somebody"), "\(answer.text)")
  }

  @Test(arguments: ["who will win the election", "who will win the elections this year"])
  func `an election is no draw of lots`(_ text: String) throws {
    #expect(try Question(text).matter == nil)
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .outOfScope)
    #expect(!answer.text.contains("wager") && !answer.text.contains("draw"), "\(answer.text)")
  }
}
