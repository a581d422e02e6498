import Asking
import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct AnswererTests {
  private static let questions = [
    "What's my rising sign?", "Where is my Venus?", "When is the next full moon?",
    "Is Mercury retrograde?", "When is my Saturn return?", "How is love today?",
    "How is my week at work?", "What does next month bring?",
    "Best day this week for a first date?",
    "Friday or Saturday for the party?", "Should I quit my job today?", "Why am I so tired today?",
    "Am I compatible with a Leo?", "What is a square?", "Describe me", "What are my strengths?",
    "hello", "who wins the football match?", "qwrtz plmk",
  ]

  private static func answer(
    _ text: String, on reading: DailyReading, after questions: [String] = []
  ) throws -> Answer {
    Answerer().answer(
      try Question(text), reading: reading,
      conversation: ConversationState(messageNumber: questions.count, questions: questions))
  }

  @Test func `every answer is short, has no open slot and names dates of its period only`() throws {
    for reading in try AskedDays.all.get() {
      for text in Self.questions {
        let answer = try Self.answer(text, on: reading)
        let count = answer.text.split(separator: " ").count
        #expect((1...130).contains(count), "\(count): \(answer.text)")
        #expect(!answer.text.contains("{") && !answer.text.contains("  "), "\(answer.text)")
        #expect(Set(answer.sentences).count == answer.sentences.count, "\(answer.text)")
        if answer.understanding.intent == .bestTime, let period = answer.period {
          for date in answer.dates { #expect(period.contains(date), "\(answer.text)") }
        }
      }
    }
  }

  @Test func `no two different questions of a person and a day have one text`() throws {
    for reading in try AskedDays.all.get() {
      let texts = try Self.questions.map { try Self.answer($0, on: reading).text }
      #expect(Set(texts).count == texts.count)
    }
  }

  @Test func `the same question has the same answer, whatever its letters`() throws {
    let reading = try AskedDays.wire.get()
    for text in Self.questions {
      let answer = try Self.answer(text, on: reading)
      #expect(try Self.answer(text, on: reading) == answer)
      #expect(try Self.answer(text.lowercased(), on: reading).text == answer.text, "\(text)")
    }
  }

  /// The wire cases 002.ask.on-topic, .about-the-day and .by-name.
  @Test func `an answer is on its matter, of the day and by name`() throws {
    let reading = try AskedDays.wire.get()
    let sarah = Asker(firstName: "Sarah Miller")
    func answer(_ text: String) throws -> Answer {
      Answerer().answer(try Question(text), reading: reading, asker: sarah)
    }
    let work = try answer("Should I speak up about what's bothering me at work today?")
    #expect(work.text.contains(#/(?i)\b(work|career|job|colleague|profession|boss)/#))
    let love = try answer("How is it in love today?")
    #expect(love.text.contains(#/(?i)\b(love|heart|affection|close|partner)/#))
    #expect(love.text.contains("Sarah") && !love.text.contains("Miller"))
    let day = try answer("Is today a good day?")
    #expect(
      day.text.contains(
        #/(?i)\b(moon|sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/#))
  }

  @Test(arguments: [
    (["How is work this week?"], "and the week after?", Understanding.Intent.outlook),
    (["What's my sun sign?"], "and the moon?", .chartFact),
    (["How is love today?"], "why?", .cause),
    (["Should I text him this week?"], "which day then?", .bestTime),
    (["When is the next new moon?"], "and the one after that?", .skyFact),
  ])
  func `a follow-up takes over what it leaves out`(
    _ before: [String], _ text: String, _ intent: Understanding.Intent
  ) throws {
    let reading = try AskedDays.wire.get()
    let understanding = try Self.answer(text, on: reading, after: before).understanding
    #expect(understanding.intent == intent)
    #expect(understanding.isFollowUp)
  }

  @Test func `an answer that was given is not given again in the same words`() throws {
    let reading = try AskedDays.wire.get()
    let question = try Question("When is the next full moon?")
    var said: [String] = []
    for number in 0..<6 {
      let answer = Answerer().answer(
        question, reading: reading,
        conversation: ConversationState(messageNumber: number, said: said))
      #expect(!said.contains(answer.text))
      said.append(answer.text)
    }
  }

  @Test func `sixty attempts at injection leave no trace in an answer`() throws {
    let attempts = try rows("injections.tsv")
    #expect(attempts.count >= 60)
    let reading = try AskedDays.wire.get()
    for row in attempts where row[0] == "question" {
      let answer = try Self.answer(row[2], on: reading)
      #expect(!answer.text.lowercased().contains(row[1].lowercased()), "\(answer.text)")
    }
  }
}
