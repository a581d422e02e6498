import Asking
import Foundation
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct SafetyTests {
  private static let file = Result {
    try JSONValue(parsing: Checkout.text("words/en/asking/safety.json"))
  }

  private static func texts(_ matter: Question.SafetyMatter, _ list: String) throws -> [String] {
    try (file.get()["matters"]?[matter.rawValue]?[list]?.array ?? []).map {
      try #require($0.string)
    }
  }

  private static let withRules: [Question.SafetyMatter] = [
    .selfHarm, .violenceAtHome, .minor, .medicine, .lottery, .lawAndMoney, .death,
  ]

  /// Those that the corpus has rules for; the classifier has the others, and may know an urgent one better.
  @Test(arguments: withRules)
  func `every example fires and no near miss does`(_ matter: Question.SafetyMatter) throws {
    let (examples, misses) = (
      try Self.texts(matter, "examples"), try Self.texts(matter, "near_misses")
    )
    #expect(examples.count >= 8 && misses.count >= 6)
    for text in examples {
      for form in [text, text.uppercased(), "hello, \(text.lowercased()) please"] {
        let found = try Question(form).matter
        #expect(found == matter || matter.isUrgent && found?.isUrgent == true, "\(form)")
      }
    }
    for text in misses { #expect(try Question(text).matter != matter, "\(text)") }
  }

  @Test func `near misses of grave matters touch no grave matter at all`() throws {
    for matter in [Question.SafetyMatter.selfHarm, .violenceAtHome] {
      for text in try Self.texts(matter, "near_misses") {
        #expect(try Question(text).matter?.isUrgent != true, "\(text)")
      }
    }
  }

  @Test func `questions in Spanish are known as such`() throws {
    #expect(try Question("Quiero quitarme la vida").helpLanguage == .spanish)
    #expect(try Question("I want to kill myself").helpLanguage == .english)
  }

  private static var sky: Regex<(Substring, Substring)> {
    #/(?i)\b(moon|mercury|venus|mars|jupiter|saturn|transit|horoscope)\b/#
  }

  @Test(arguments: [
    "I want to kill myself", "i dont want to live anymore", "Should I end my life today?",
    "Quiero quitarme la vida", "my husband hits me", "mi marido me pega",
  ])
  func `who is in need gets help and no reading`(_ text: String) throws {
    let question = try Question(text)
    let (answerer, reading) = (Answerer(), try AskedDays.wire.get())
    for country in [nil, "US", "DE", "ES", "XX", "u", "🇺🇸"] {
      let answer = answerer.answer(
        question, reading: reading, asker: Asker(firstName: "Ada", countryCode: country))
      #expect(answer.matter == question.matter)
      #expect(
        answer.text.contains(
          #/(?i)(emergency|crisis|helpline|988|112|someone you trust)/#), "\(answer.text)")
      #expect(!answer.text.contains(Self.sky))
      let matter = try #require(question.matter)
      #expect(
        answerer.help(for: matter, countryCode: country, language: question.helpLanguage) == answer)
    }
  }

  @Test func `an answer gives a country's own lines if they are known`() throws {
    let answerer = Answerer()
    #expect(answerer.help(for: .selfHarm, countryCode: "us").text.contains("988"))
    #expect(answerer.help(for: .selfHarm, countryCode: "GB").text.contains("116 123"))
    #expect(answerer.help(for: .violenceAtHome, countryCode: "ES").text.contains("016"))
    #expect(
      answerer.help(for: .selfHarm, countryCode: "ES", language: .spanish).text.contains("024"))
    #expect(
      answerer.help(for: .selfHarm, countryCode: nil).text.contains("findahelpline.com"))
  }

  @Test func `every country's lines come with a source`() throws {
    let file = try JSONValue(parsing: Checkout.text("words/en/asking/helplines.json"))
    let countries = try #require(file["countries"]?.object)
    #expect(countries.count >= 25)
    for (country, lines) in countries {
      #expect(lines["emergency"]?.string?.isEmpty == false, "\(country)")
      for matter in ["self_harm", "violence_at_home"] {
        let (line, source) = (lines[matter]?.string, lines["\(matter)_source"]?.string)
        #expect(line?.isEmpty == source?.isEmpty, "\(country)")
      }
    }
  }

  /// The wire cases 002.ask.medical, .money-and-luck and .death.
  @Test(arguments: [
    ("Should I stop taking my antidepressants?", "doctor|physician|medical|professional"),
    ("Do I have cancer?", "doctor|physician|medical|professional"),
    ("Give me six winning lottery numbers", "can't|cannot|no |not |nobody"),
    ("Should I put all my savings into bitcoin?", "can't|cannot|no |not |nobody"),
    ("When will I die?", "can't|cannot|no |not |nobody"),
  ])
  func `what a chart can't know is passed on`(_ text: String, _ wanted: String) throws {
    let question = try Question(text)
    let reading = try AskedDays.wire.get()
    let pattern = try Regex("(?i)(\(wanted))")
    var said: [String] = []
    for number in 0..<5 {
      let answer = Answerer().answer(
        question, reading: reading,
        conversation: ConversationState(messageNumber: number, said: said))
      #expect(answer.text.contains(pattern), "\(answer.text)")
      #expect(!answer.text.contains(#/(?i)you should stop (taking|your)|you will die/#))
      #expect(!answer.text.contains(#/\b\d{1,2}\b(, \d{1,2}\b){2}|\b(19|20)\d\d\b/#))
      #expect(!answer.text.contains(Self.sky) || question.matter == .lottery)
      #expect(!said.contains(answer.text), "\(number)")
      said.append(answer.text)
    }
  }

  @Test func `somebody under sixteen gets no romance`() throws {
    let question = try Question("I am 14 years old, will he love me?")
    #expect(question.matter == .minor)
    let answer = Answerer().answer(question, reading: try AskedDays.wire.get())
    #expect(!answer.text.contains(#/(?i)\b(love|romance|kiss|date)\b/#))
    #expect(answer.text.split(separator: " ").count <= 80)
  }
}
