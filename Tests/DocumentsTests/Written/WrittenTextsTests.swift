import Asking
import Astrology
@_spi(FrontEnd) import Documents
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct WrittenTextsTests {
  private static let outlook = Result {
    try DayOutlook(
      of: ReadingSamples.newYork.get().reading("2025-01-06"),
      eclipses: Samples.ephemeris.get())
  }

  private static func written(_ json: String) throws -> WrittenTexts {
    WrittenTexts(json: json, about: try outlook.get().reading)
  }

  @Test func `a text within its limits is used, and the others stay the engine's`() throws {
    let headline = "A small brave step opens the whole day."
    let written = try Self.written(#"{"daily_theme_headline": "\#(headline)", "new_field": 4}"#)
    #expect(written[.headline] == headline && written.refusals[.overview] == .missing)
    let outlook = try Self.outlook.get()
    let own = try JSONValue(parsing: DailyReadingDocument(outlook).json)
    let document = try JSONValue(
      parsing: DailyReadingDocument(
        outlook, written: written, by: TextWriter(modelUsed: "played", promptTokenCount: 100)
      ).json)
    #expect(document["daily_theme_headline"]?.string == headline)
    for key in ["daily_overview", "technical_analysis", "look_ahead_preview", "astrometers"] {
      #expect(document[key] == own[key], "\(key)")
    }
    #expect(document["model_used"]?.string == "played")
    #expect(document["usage"]?["prompt_token_count"]?.number == 100)
    #expect(
      try SchemaLibrary.contract().violations(in: document, against: "daily_reading").isEmpty)
  }

  @Test(arguments: [
    "no json at all", "", "{", "[]", "null", #""text""#, #"{"daily_theme_headline": 5}"#,
    #"{"daily_overview":5,"astrometers":{"overall_unified_score":100}}"#,
    #"{"daily_theme_headline": ["a"]}"#, #"{"a": {"b": {"c": {"d": "e"}}}}"#, "{\"a\":\"\u{7}\"}",
  ])
  func `what is no JSON, or has other types, leaves the engine's reading`(_ json: String) throws {
    let written = try Self.written(json)
    #expect(written.isEmpty)
    let outlook = try Self.outlook.get()
    #expect(
      DailyReadingDocument(outlook, written: written, by: nil).json
        == DailyReadingDocument(outlook).json)
  }

  @Test(arguments: [
    (String(repeating: "word ", count: 400), WrittenTexts.Refusal.length),
    ("Be **bold** today.", .fault(.markup)), ("You will meet somebody.", .fault(.promise)),
    ("The universe smiles.", .fault(.unwantedWord("universe"))),
    ("The Moon in Leo roars.", .fault(.wrongSign)), ("See https://x.example.", .fault(.link)),
    ("Put your savings into bitcoin.", .fault(.safety(.lawAndMoney))),
  ])
  func `a headline that breaks a rule is not used`(
    _ text: String, _ refusal: WrittenTexts.Refusal
  ) throws {
    let written = try Self.written(#"{"daily_theme_headline": "\#(text)"}"#)
    #expect(written[.headline] == nil && written.refusals[.headline] == refusal)
  }

  @Test func `what is fenced is read, fields within fields, and questions as a whole`() throws {
    let written = try Self.written(
      """
      ```json
      {"actionable_advice": {"do": "Write one letter.", "dont": "Don’t hurry <b>.",
       "reflect_on": "What may wait?"},
       "follow_up_questions": ["What may I rest?", "Who is glad of me?", "Where do I begin?"]}
      ```
      """)
    #expect(written[.doThis] == "Write one letter." && written[.reflectOn] == "What may wait?")
    #expect(written.refusals[.notThis] == .fault(.markup))
    #expect(written.followUpQuestions?.count == 3)
    let two = try Self.written(#"{"follow_up_questions": ["What?", "Who?"]}"#)
    #expect(two.followUpQuestions == nil)
  }

  @Test(arguments: [
    (WrittenTexts.Field.technicalAnalysis, "technical_analysis"),
    (.headline, "daily_theme_headline"), (.overview, "daily_overview"),
    (.moon, "moon_detail.interpretation"), (.lookAhead, "look_ahead_preview"),
    (.energyRhythm, "energy_rhythm"), (.relationshipWeather, "relationship_weather"),
    (.collectiveEnergy, "collective_energy"),
  ])
  func `limits are the contract's`(_ field: WrittenTexts.Field, _ name: String) throws {
    let limit = try TextLimits.limit(name)
    if let sentences = limit.sentences {
      #expect(field.limits.sentences == sentences[0]...sentences[1])
    }
    if let words = limit.words { #expect(field.limits.words == words[0]...words[1]) }
  }
}

@Suite struct PromptFactsTests {
  @Test func `a model gets two to three kilobytes, with the person's first name and sign`() throws {
    for person in try ReadingSamples.everyone() {
      let reading = try person.reading("2025-01-06")
      let text = PromptFacts(reading: reading, firstName: "Sarah Miller").json
      #expect((1_900...3_200).contains(text.utf8.count), "\(text.utf8.count)")
      let facts = try JSONValue(parsing: text)
      #expect(facts["first_name"]?.string == "Sarah")
      #expect(facts["sun_sign"]?.string == reading.chart.sunSign.name)
      #expect(facts["meters"]?.object?.count == 17)
      #expect(!text.contains("Miller") && !text.contains("house"))
      // From a transit's orb the natal place could be computed, and from some of those the date.
      for transit in try #require(facts["transits"]?.array) {
        let names = try #require(transit.object).keys
        #expect(Set(names) == ["transit", "in_sign", "stage", "in_words"])
      }
      let birth = reading.chart.birth
      #expect(!text.contains(birth.date.description))
      if let time = birth.time { #expect(!text.contains(time.hoursAndMinutes)) }
      if let place = birth.place {
        #expect(!text.contains("\(place.latitude)") && !text.contains("\(place.longitude)"))
      }
    }
  }

  @Test func `what is no name is left out`() throws {
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    for name in ["<b>", "a@b.example", "12345", ""] {
      let facts = try JSONValue(parsing: PromptFacts(reading: reading, firstName: name).json)
      #expect(facts["first_name"] == .null)
    }
  }
}

@Suite struct AnswerDocumentTests {
  @Test(arguments: ["How is it at work today?", "Is today a good day?", "When will I die?", "thx"])
  func `an answer's document fits its schema`(_ text: String) throws {
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    let question = try Question(text)
    let answer = Answerer().answer(question, reading: reading)
    let document = try JSONValue(
      parsing: AnswerDocument(answer, to: question, on: reading.day.date).json)
    #expect(try SchemaLibrary.contract().violations(in: document, against: "answer").isEmpty)
    #expect(document["text"]?.string == answer.text)
  }
}
