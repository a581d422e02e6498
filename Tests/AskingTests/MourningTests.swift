import Asking
import Ephemeris
import TestSamples
import Testing

/// Losses that have no word of dying, and what is said in a conversation after one.
@Suite struct MourningTests {
  private static func answers(_ texts: [String]) throws -> [Answer] {
    let zone = try ReadingSamples.zone("America/New_York")
    var dialogue = Dialogue(
      reading: try ReadingSamples.newYork.get().reading("2025-03-12", in: zone))
    return try texts.map { dialogue.ask(try Question($0)) }
  }

  @Test(arguments: [
    "Tomorrow would have been our 10th anniversary. How do i get through it",
    "Is he watching over me from up there",
    "My husband passed in January. Why is it hitting me harder now?",
    "What was happening in my chart on 8 January 2025, the day he died",
    "Can a medium reach him? which night is the veil thinnest",
    "first mothers day without him... how does may look",
    "today would've been her birthday", "my nan passed two weeks ago and I feel lost",
    "the day my brother died, where was saturn",
    "where do we scatter mums ashes, I cannot decide",
    "mañana cumpliríamos diez años, cómo lo paso",
    "mi abuela falleció en enero y no lo supero",
    "mein Mann ist verstorben und die Abende sind leer",
    "mon mari nous a quittés en janvier",
  ])
  func `a loss is heard without a word of dying`(text: String) throws {
    let answer = try Self.answers([text])[0]
    #expect(answer.matter == .grief)
    #expect(answer.understanding.intent == .care)
  }

  @Test(arguments: [
    "my son passed his driving test, will he be safe",
    "we are a match made in heaven, right?", "will england win the ashes",
    "he died of laughing at my horoscope",
    "this would have been our chance to move, is april better", "my phone died, buy a new one?",
    "he passed on the offer, now what for work",
  ])
  func `what only has such words is no loss`(text: String) throws {
    #expect(try Question(text).matter != .grief)
  }

  @Test(arguments: [
    "which day this month should i scatter his ashes",
    "best day next week to scatter mom's ashes",
  ])
  func `a day for a farewell has a word of comfort and a day`(text: String) throws {
    let answer = try Self.answers([text])[0]
    #expect(answer.matter == .grief)
    #expect(answer.sentences[0].contains("sorry"), "\(answer.text)")
    #expect(!answer.dates.isEmpty)
    let today = try CalendarDate("2025-03-12")
    #expect(answer.dates.allSatisfy { $0 >= today }, "\(answer.text)")
    for word in ["party", "fun", "love", "energy", "good luck"] {
      #expect(!answer.text.contains(word), "\(answer.text)")
    }
  }

  @Test(arguments: [
    "Will I ever love again", "I'm not ready for people", "who am i without him",
    "is it normal that i'm angry at him for leaving", "Is he at peace",
  ])
  func `a loss is remembered`(text: String) throws {
    let answers = try Self.answers(["My husband passed in January", text])
    #expect(answers[1].matter == .grief, "\(answers[1].text)")
    #expect(answers[0].text != answers[1].text)
  }

  @Test(arguments: [
    "How is my week", "How is tomorrow for love?", "which day this week is best for friends",
    "any tips for the weekend?", "how is next month",
  ])
  func `nobody who mourns is sent to meet people`(text: String) throws {
    let answers = try Self.answers(["My wife died in November", text, "and next week?"])
    for answer in answers.dropFirst() {
      #expect(!answer.text.isEmpty)
      for phrase in ["meet people", "phones away", "for two", "speak first", "nvite"] {
        #expect(!answer.text.contains(phrase), "\(answer.text)")
      }
    }
  }

  @Test func `whether love comes again nobody promises`() throws {
    let answer = try Self.answers(["Will I ever love again"])[0]
    #expect(answer.verdict == .refuse)
    #expect(!answer.text.contains("meet people") && !answer.text.hasPrefix("Yes"), "\(answer.text)")
  }
}
