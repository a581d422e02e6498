import Astrolabe
import Testing

/// The examples of questions about a day, and of the texts of its areas.
@Suite struct AskingExampleTests {
  private static func reading() throws -> DailyReading {
    let example = try Example()
    let day = try ReadingDay(of: example.date, ephemeris: example.ephemeris)
    return try DailyReading(of: example.chart, by: example.person(), on: day)
  }

  @Test func `a question with a name`() throws {
    let reading = try Self.reading()
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    // begin: Sources/Asking/Asking.docc/Asking.md
    let question = try Question("How is it at work today?")
    let answer = Answerer().answer(
      question, reading: reading, asker: Asker(firstName: "Ada"),
      conversation: ConversationState(messageNumber: 0))
    print(answer.text)
    // end
    #expect(answer.area == .pathProfession)
    #expect(printed == [answer.text])
  }

  @Test func `a question alone`() throws {
    let reading = try Self.reading()
    // begin: Sources/Asking/Answerer.swift
    let question = try Question("How is it at work today?")
    let answer = Answerer().answer(question, reading: reading)
    // end
    #expect(!answer.sentences.isEmpty)
  }

  @Test func `an answer in sentences of a table`() throws {
    let reading = try Self.reading()
    // begin: Sources/Asking/AnswerSentences.swift
    let sentences = try AnswerSentences("sky.full.deed\tFinish one thing before it.")
    let answerer = Answerer(sentences: sentences)
    // end
    let answer = answerer.answer(try Question("When is the next full moon?"), reading: reading)
    #expect(!answer.text.isEmpty)
    #expect(throws: AnswerSentencesError.unknownKey("sky.blue", line: 1)) {
      try AnswerSentences("sky.blue\tLook up.")
    }
  }

  @Test func `questions one after another`() throws {
    let reading = try Self.reading()
    // begin: Sources/Asking/Dialogue.swift
    var dialogue = Dialogue(reading: reading)
    let today = dialogue.ask(try Question("How is love today?"))
    let tomorrow = dialogue.ask(try Question("and tomorrow?"))
    // end
    #expect(!today.sentences.isEmpty)
    #expect(tomorrow.understanding.isFollowUp)
  }

  @Test func `what a model says of a reading`() throws {
    let reading = try Self.reading()
    // begin: Sources/Asking/SentenceCheck.swift
    let check = SentenceCheck(reading: reading, words: .english)
    let fault = check.fault(in: "Mars in Leo squares your Moon.")
    // end
    #expect(fault != nil)
  }

  @Test func `a day's areas`() throws {
    let example = try Example()
    let reading = try Self.reading()
    let sky = try SkyOutlook(of: reading.day, eclipses: example.ephemeris)
    let outlook = try DayOutlook(of: reading, sky: sky)
    // begin: Sources/Words/Areas/DetailedReading+Texts.swift
    let texts = DetailedReading.Texts(of: ReadingFacts(outlook))
    let love = texts.text(of: .loveRelationships)
    // end
    #expect((80...120).contains(love.split(separator: " ").count))
  }

  @Test func `norms of many who share their days`() throws {
    let example = try Example()
    let (ephemeris, profiles) = (example.ephemeris, [NatalProfile(of: example.chart)])
    // begin: Sources/Astrometers/Lifetime/LifetimeDays.swift
    let days = LifetimeDays(ephemeris: ephemeris)
    let norms = try profiles.map { try Norms(of: $0, days: days) }
    // end
    #expect(try norms == [Norms(of: profiles[0], ephemeris: ephemeris)])
  }
}
