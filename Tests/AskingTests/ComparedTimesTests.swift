import Asking
import Ephemeris
import Testing

/// Two times beside each other, reasons that set them apart, fixed dates, and what comes after a refusal.
@Suite struct ComparedTimesTests {
  private static func answer(_ texts: String..., on day: String = "2026-11-25") throws -> Answer {
    let person = try AskedPerson.chicago
    return switch texts.count {
    case 1: try person.answer(texts[0], on: day)
    default: try person.answer(texts[0], texts[1], on: day)
    }
  }

  @Test(arguments: [
    "How is December for work compared to January?",
    "How does December look for work, compared with January?",
    "December versus January at work",
  ])
  func `two months are compared without "or"`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(answer.sentences[0].contains("December"), "\(answer.text)")
    #expect(answer.sentences[0].contains("January"), "\(answer.text)")
    #expect(!answer.text.contains("compared"), "\(answer.text)")
  }

  @Test(arguments: [
    "We had a huge fight last night. Should I apologize today or wait till the weekend?",
    "my sister shouted at me yesterday evening, should i call her today or at the weekend",
  ])
  func `a time of the story is none to choose`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(answer.sentences[0].lowercased().contains("today"), "\(answer.text)")
    #expect(answer.sentences[0].lowercased().contains("this weekend"), "\(answer.text)")
  }

  @Test func `a best day and a comparison are both answered`() throws {
    let answer = try Self.answer(
      "best day in march to record the album & is it better than april", on: "2027-03-03")
    #expect(answer.sentences[0].contains("March"), "\(answer.text)")
    #expect(answer.sentences.contains { $0.contains("April") && $0.contains("better") })
  }

  @Test(arguments: ["and sunday?", "what about Sunday?", "or sunday"])
  func `another day joins those that were offered`(_ text: String) throws {
    let answer = try Self.answer("friday or saturday for the party??", text)
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    for day in ["Friday 27", "Saturday 28", "Sunday 29"] {
      #expect(answer.sentences[0].contains(day), "\(answer.text)")
    }
  }

  @Test(arguments: [
    "Which day this month is best for the launch and which should I avoid?",
    "What is the best day for the launch this month, and which is the worst?",
  ])
  func `the best day comes before the one to avoid`(_ text: String) throws {
    let answer = try Self.answer(text, on: "2026-12-02")
    #expect(answer.sentences[0].contains("best") || answer.sentences[0].contains("choose"))
    #expect(
      answer.sentences.dropFirst().contains { $0.hasPrefix("Avoid") || $0.hasPrefix("Leave out") },
      "\(answer.text)")
  }

  @Test func `a day to avoid is looked for alone`() throws {
    let answer = try Self.answer("Which day this month is best to avoid for the launch?")
    let first = answer.sentences[0].lowercased()
    #expect(first.contains("avoid") || first.contains("out"), "\(answer.text)")
  }

  @Test(arguments: ["and if they say no?", "what if my boss refuses?", "and if they reject it?"])
  func `a refusal has an answer of its own`(_ text: String) throws {
    let first = try Self.answer("When is a good day to ask for a raise?")
    let next = try Self.answer("When is a good day to ask for a raise?", text)
    #expect(next.sentences[0].contains("no on one day"), "\(next.text)")
    #expect(!first.sentences.contains { next.text.contains($0) }, "\(next.text)")
  }

  @Test func `the sign and the rising sign are both answered`() throws {
    let answer = try Self.answer("What sign am I and what is my rising sign?")
    #expect(answer.text.contains("Scorpio"), "\(answer.text)")
    #expect(answer.text.contains("Ascendant"), "\(answer.text)")
  }

  @Test func `each figure that is asked for is named`() throws {
    let answer = try Self.answer("Do I have a grand cross or a yod?")
    #expect(answer.text.contains("grand cross") && answer.text.contains("yod"), "\(answer.text)")
  }

  @Test func `a reason of the better day is none of the other`() throws {
    for (one, other) in [("2026-11-27", "2026-11-28"), ("2026-12-11", "2026-12-14")] {
      let answer = try Self.answer("\(one) or \(other) for the party?")
      let days = try [one, other].map { try CalendarDate($0) }
      #expect(Set(answer.dates) == Set(days), "\(answer.text)")
      // What ends after the later day and began before the earlier one sets neither apart.
      #expect(!answer.text.contains("some more"), "\(answer.text)")
      #expect(!answer.text.contains("another year"), "\(answer.text)")
    }
  }

  @Test(arguments: [
    "ngl im so cooked for my maths mock on friday, am i gonna pass",
    "I have an audition on 22 March. Should I go?",
    "how will my court hearing on December 9 go",
  ])
  func `no other day is offered for a fixed date`(_ text: String) throws {
    let answer = try Self.answer(text)
    for words in ["much better day", "clearly better", "Better not", "better wait"] {
      #expect(!answer.text.contains(words), "\(answer.text)")
    }
  }

  @Test func `the good days for love are the same in every answer`() throws {
    let back = try Self.answer("will my ex come back")
    let new = try Self.answer("When will I meet someone new?")
    #expect(back.dates == new.dates && !back.dates.isEmpty, "\(back.text) \(new.text)")
  }

  @Test(arguments: [
    ("Is it good to buy car today?", "buying a car"),
    ("should i ask boss the money today", "asking your boss for the money"),
    ("is tomorrow good to sell house", "selling your house"),
  ])
  func `words that are left out are put back`(_ text: String, _ act: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(act), "\(answer.text)")
  }

  @Test func `a date more than half a year ahead has its year`() throws {
    let answer = try Self.answer("What's the best Saturday in June 2027 for our wedding?")
    #expect(answer.sentences[0].contains("June 2027"), "\(answer.text)")
  }
}
