import Asking
import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct AnswererTests {
  private static let ada = Asker(firstName: "Ada Lovelace", countryCode: "GB")

  private static func answer(
    _ text: String, on reading: DailyReading, asker: Asker = ada
  ) throws -> Answer {
    Answerer().answer(try Question(text), reading: reading, asker: asker)
  }

  /// Every question on some of the charts and days, each the first of a conversation: some 1,100 in all.
  @Test func `every answer keeps the limits and states nothing that differs from the day`() throws {
    let labelled = try Labelled.all.get()
    for (number, reading) in try AskedDays.all.get().enumerated() {
      var found: [String] = []
      for (index, label) in labelled.enumerated() where index % 6 == number % 6 {
        let question = try Question(label.text)
        guard question.kind != .thanks, question.kind != .greeting else { continue }
        let answer = Answerer().answer(question, reading: reading, asker: Self.ada)
        found += flaws(of: answer, about: reading).map { "\(label.text) \($0): \(answer.text)" }
        if !answer.text.contains("Ada") { found.append("no name: \(answer.text)") }
      }
      #expect(found.prefix(3) == [], "\(reading.day.date) \(reading.chart.birth)")
    }
  }

  /// How many of 50 questions on one matter and one day are answered whole, at least.
  ///
  /// A day has so many transits, and each so many sentences. The others are told that all has been said.
  private static let wholeAnswers = 20

  @Test func `in a conversation of 50 no sentence is said twice`() throws {
    let questions = try LifeArea.allCases.map { area in
      try #require(Labelled.all.get().first { $0.area == area && $0.kind == .how }).text
    }
    let days = try AskedDays.all.get()
    for (index, text) in questions.enumerated() {
      let question = try Question(text)
      for reading in [days[index % days.count], days[(7 + index) % days.count]] {
        var (said, sentences, told): ([String], Set<String>, Int) = ([], [], 0)
        for number in 0..<50 {
          let answer = Answerer().answer(
            question, reading: reading, asker: Self.ada,
            conversation: ConversationState(messageNumber: number, said: said))
          for sentence in answer.sentences {
            #expect(sentences.insert(sentence).inserted, "\(number): \(sentence)")
          }
          if flaws(of: answer, about: reading, words: 60...140) == [] { told += 1 }
          if number < 12 { #expect(flaws(of: answer, about: reading) == [], "\(number)") }
          said.append(answer.text)
        }
        #expect(told >= Self.wholeAnswers, "\(text) on \(reading.day.date): \(told) of 50")
      }
    }
  }

  @Test func `where all has been told the answer says so, and never in the same words`() throws {
    let question = try Question("why is it so hard at work")
    let reading = try AskedDays.wire.get()
    var (said, sentences): ([String], Set<String>) = ([], [])
    var spent = 0
    for number in 0..<150 {
      let answer = Answerer().answer(
        question, reading: reading,
        conversation: ConversationState(messageNumber: number, said: said))
      if answer.text.contains("\(number + 1)") { spent += 1 }
      for sentence in answer.sentences where sentence.contains("\(number + 1)") {
        #expect(sentences.insert(sentence).inserted)
      }
      said.append(answer.text)
    }
    #expect(spent > 0)
  }

  @Test func `what is told of a mixed conversation is never told again`() throws {
    let labelled = try Labelled.all.get()
    let reading = try #require(try AskedDays.all.get().last)
    var (said, sentences): ([String], Set<String>) = ([], [])
    for (number, label) in labelled.enumerated() where number % 4 == 0 {
      let answer = Answerer().answer(
        try Question(label.text), reading: reading, asker: Self.ada,
        conversation: ConversationState(messageNumber: number, said: said))
      for sentence in answer.sentences {
        #expect(sentences.insert(sentence).inserted, "\(number): \(sentence)")
      }
      said.append(answer.text)
    }
  }

  @Test func `without what was said, the number of the message brings other words`() throws {
    let question = try Question("How is love today?")
    let reading = try AskedDays.wire.get()
    let texts = (0..<8).map { number in
      Answerer().answer(
        question, reading: reading, conversation: ConversationState(messageNumber: number)
      ).text
    }
    #expect(Set(texts).count == texts.count)
  }

  /// The wire cases 002.ask.on-topic, .about-the-day, .by-name, .deterministic-offline.
  @Test func `an answer is on its matter, of the day, by name and the same again`() throws {
    let reading = try AskedDays.wire.get()
    let sarah = Asker(firstName: "Sarah Miller")
    let work = try Self.answer(
      "Should I speak up about what's bothering me at work today?", on: reading, asker: sarah)
    #expect(work.text.contains(#/(?i)\b(work|career|job|colleague|profession|boss)/#))
    let love = try Self.answer("How is it in love today?", on: reading, asker: sarah)
    #expect(love.text.contains(#/(?i)\b(love|heart|affection|close|partner)/#))
    #expect(love.text != work.text)
    #expect(love.text.contains("Sarah") && !love.text.contains("Miller"))
    #expect(try Self.answer("How is it in love today?", on: reading, asker: sarah) == love)
    let day = try Self.answer("Is today a good day?", on: reading)
    #expect(
      day.text.contains(
        #/(?i)\b(moon|sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)\b/#))
  }

  @Test(arguments: [
    ("love_relationships", "love|heart|close|warmth|affection|tender"),
    ("family_friendships", "famil|friend|people"),
    ("path_profession", "work|career|job|desk"), ("personal_growth", "grow|yourself|you"),
    ("finance_abundance", "money|purse"), ("purpose_spirituality", "purpose|meaning"),
    ("home_environment", "home|house|room"), ("decisions_crossroads", "choice|decision"),
  ])
  func `every area is spoken of by its own words`(_ area: String, _ words: String) throws {
    let pattern = try Regex("(?i)(\(words))")
    let labelled = try Labelled.all.get().filter { $0.area?.rawValue == area }
    for reading in try AskedDays.all.get().prefix(8) {
      for label in labelled {
        let question = try Question(label.text)
        guard question.area == label.area else { continue }
        let answer = Answerer().answer(question, reading: reading, asker: Self.ada)
        #expect(answer.text.contains(pattern), "\(answer.text)")
      }
    }
  }

  @Test func `no answer decides`() throws {
    let texts = [
      "should i quit my job", "do i give him another chance", "is it a good day to propose",
      "Will I regret this choice?",
    ]
    for reading in try AskedDays.all.get() {
      for text in texts {
        let answer = try Self.answer(text, on: reading)
        let first = answer.text.lowercased()
        #expect(!first.hasPrefix("yes") && !first.hasPrefix("no,"), "\(answer.text)")
        #expect(!answer.text.contains(#/(?i)\b(you should|you must|the answer is)\b/#))
      }
    }
  }

  @Test(arguments: ["How will tomorrow be?", "how is my week at work", "love this weekend?"])
  func `whoever asks for other days is told which one is read`(_ text: String) throws {
    for reading in try AskedDays.all.get().prefix(6) {
      let question = try Question(text)
      for number in [0, 3] {
        let answer = Answerer().answer(
          question, reading: reading, asker: Self.ada,
          conversation: ConversationState(messageNumber: number))
        let date = reading.day.date
        let opening = try #require(answer.sentences.first)
        #expect(opening.contains(" \(date.day) "), "\(opening)")
        #expect(number > 0 || opening.contains("Ada"), "\(opening)")
      }
    }
  }

  @Test func `names near the question are taken up`() throws {
    let reading = try AskedDays.wire.get()
    let question = try Question("I'm nervous about my interview at Google tomorrow")
    let told = Answerer().answer(question, reading: reading)
    #expect(told.text.contains("interview") && told.text.contains("Google"))
    let later = Answerer().answer(
      try Question("how is it at work"), reading: reading,
      asker: Asker(firstName: "Ada", entities: question.mentions),
      conversation: ConversationState(messageNumber: 2, said: [told.text]))
    #expect(later.text.contains("interview") || later.text.contains("Google"))
    let love = Answerer().answer(
      try Question("how is love today"), reading: reading,
      asker: Asker(firstName: "Ada", entities: question.mentions),
      conversation: ConversationState(messageNumber: 2))
    #expect(!love.text.contains("Google"))
  }

  @Test func `thanks and greetings are answered in kind, shortly`() throws {
    let reading = try AskedDays.wire.get()
    for text in ["thank you!", "hello"] {
      var said: [String] = []
      for number in 0..<14 {
        let answer = Answerer().answer(
          try Question(text), reading: reading, asker: Self.ada,
          conversation: ConversationState(messageNumber: number, said: said))
        #expect(answer.text.split(separator: " ").count <= 40, "\(answer.text)")
        #expect(!said.contains(answer.text))
        said.append(answer.text)
      }
    }
  }

  @Test func `sixty attempts at injection leave nothing in an answer`() throws {
    let attempts = try rows("injections.tsv")
    #expect(attempts.count >= 60)
    let reading = try AskedDays.wire.get()
    for row in attempts {
      let (place, forbidden, attempt) = (row[0], row[1], row[2])
      var asker = Asker(firstName: "Ada")
      var question = try Question("how is it at work today")
      if place == "question" { question = try Question(attempt) }
      if place == "name" { asker = Asker(firstName: attempt) }
      if place == "entity" {
        asker = Asker(
          firstName: "Ada", entities: [Mention(attempt, kind: .company)].compactMap(\.self))
      }
      for number in 0..<3 {
        let answer = Answerer().answer(
          question, reading: reading, asker: asker,
          conversation: ConversationState(messageNumber: number))
        #expect(
          !answer.text.lowercased().contains(forbidden.lowercased()) || place == "name",
          "\(attempt): \(answer.text)")
        if place == "name", !Self.isPlainWord(attempt) {
          #expect(!answer.text.contains(forbidden), "\(attempt): \(answer.text)")
        }
      }
    }
  }

  /// Whether the first word of a name is one that a person may have.
  private static func isPlainWord(_ name: String) -> Bool {
    let first = name.split(separator: " ").first ?? ""
    return first.count <= 40 && first.allSatisfy(\.isLetter)
  }
}
