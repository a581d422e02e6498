import Asking
import Astrology
import Ephemeris
import Foundation
import Readings
import TestSamples
import TestSupport
import Testing
import Words

/// The labelled questions of `Asked/questions.json`, which `Asked/make-questions.py` writes.
@Suite struct AskedTests {
  private struct File: Decodable {
    let people: [String: Born]
    let questions: [Asked]
  }

  private struct Born: Decodable {
    let name: String
    let birth: String
    let zone: String
    let lat: Double?
    let lon: Double?
  }

  private struct Span: Decodable, Equatable {
    let from: String
    let to: String
  }

  private struct Asked: Decodable {
    let id: String
    let question: String
    let context: [String]?
    let person: String
    let date: String
    let zone: String
    let intent: String
    let intentAlso: [String]?
    let resolved: String?
    let period: Span?
    let periodAlso: [Span]?
    let partner: String?
  }

  private static let file = Result {
    let text = try Checkout.text("Tests/AskingTests/Asked/questions.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(File.self, from: Data(text.utf8))
  }

  /// Every person with a yardstick, by the name of the file.
  private static let people = Result {
    try file.get().people.mapValues { born in
      let birth =
        if let latitude = born.lat, let longitude = born.lon {
          try Samples.birth(
            born.birth, zone: born.zone, latitude: latitude, longitude: longitude)
        } else {
          Birth(date: try CalendarDate(born.birth))
        }
      return try ReadPerson(born.name, birth)
    }
  }

  private static func understanding(of asked: Asked) throws -> Understanding {
    let people = try people.get()
    let person = try #require(people[asked.person])
    let reading = try person.reading(asked.date, in: ReadingSamples.zone(asked.zone))
    let partner = try asked.partner.map { try #require(people[$0]) }
    return Answerer().understand(
      try Question(asked.question), reading: reading,
      asker: Asker(partner: partner?.chart, partnerName: partner?.description),
      conversation: ConversationState(
        messageNumber: asked.context?.count ?? 0, questions: asked.context ?? []))
  }

  @Test func `at least 95 of 100 questions are understood, and 90 of each intent`() throws {
    var counts: [String: (right: Int, all: Int)] = [:]
    var misses: [String] = []
    let questions = try Self.file.get().questions
    #expect(questions.count > 200)
    for asked in questions {
      let got = try Self.understanding(of: asked)
      let care = try Question(asked.question).matter != nil
      let intent = care ? "care" : got.intent.rawValue
      let wanted = [asked.intent, asked.resolved].compactMap(\.self) + (asked.intentAlso ?? [])
      var isRight = wanted.contains(intent)
      if let period = asked.period, let named = got.period {
        let span = Span(from: named.from.description, to: named.to.description)
        isRight = isRight && ([period] + (asked.periodAlso ?? [])).contains(span)
      }
      let old = counts[asked.intent] ?? (0, 0)
      counts[asked.intent] = (old.right + (isRight ? 1 : 0), old.all + 1)
      if !isRight { misses.append("\(asked.id) \(asked.question): \(intent)") }
    }
    let right = counts.values.reduce(0) { $0 + $1.right }
    #expect(right * 100 >= questions.count * 95, "\(misses)")
    for (intent, count) in counts {
      #expect(count.right * 100 >= count.all * 85, "\(intent): \(misses)")
    }
  }

  @Test func `of 1,200 questions as people type them 98 of 100 have the right intent`() throws {
    let person = try ReadingSamples.newYork.get()
    let reading = try person.reading("2026-11-26")
    let rows = try Checkout.text("Tests/AskingTests/Asked/intents.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", maxSplits: 1).map(String.init) }
    #expect(rows.count > 1_200)
    var misses: [String] = []
    for row in rows {
      let question = try Question(row[1])
      let intent =
        question.matter != nil
        ? "care" : Answerer().understand(question, reading: reading).intent.rawValue
      if !row[0].split(separator: "/").contains(Substring(intent)) {
        misses.append("\(row[1]): \(intent)")
      }
    }
    #expect(misses.count * 50 <= rows.count, "\(misses)")
  }

  // Signs and houses by pyswisseph 2.10.3.2, `houses(jd, 40.7128, -74.006, b"P")` at 1990-06-15 18:30 UT: Libra
  // rises at 13.70°, the Vertex is Taurus 5.66°, Ascendant + Moon − Sun is Cancer 8.30°.
  @Test(arguments: [
    ("what house is scorpio in for me", "house", "2"),
    ("which house has the most planets", "house_6", "moon mars"),
    ("where is my part of fortune", "fortune_sign", "cancer"),
    ("where is my vertex", "vertex_sign", "taurus"),
    ("am I more masculine or feminine", "active", "3"), ("do I have a yod", "figures", ""),
  ])
  func `calculated points, houses and figures of a chart are facts`(
    text: String, fact: String, value: String
  ) throws {
    let reading = try ReadingSamples.newYork.get().reading("2025-01-06")
    let answer = Answerer().answer(try Question(text), reading: reading)
    #expect(answer.facts.first { $0.name == fact }?.value == value, "\(answer.text)")
  }

  @Test func `the events of the sky name their dates`() throws {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    let answer = Answerer().answer(
      try Question("any big planetary events in february?"), reading: reading)
    // NASA's Five Millennium Catalog: an annular eclipse of the Sun on 2027-02-06.
    #expect(answer.dates.contains(try CalendarDate("2027-02-06")), "\(answer.text)")
    let evening = Answerer().answer(try Question("when is sunset today"), reading: reading)
    // pyswisseph's rise_trans with refraction at 1,013.25 hPa and 15 °C: 16:30:57.
    #expect(
      evening.facts.contains { $0.name == "set" && ["16:30", "16:31"].contains($0.value) },
      "\(evening.text)")
  }

  @Test func `no paragraph comes twice in a conversation of twenty turns`() throws {
    var dialogue = Dialogue(
      reading: try AskedDays.wire.get(), asker: Asker(firstName: "Ada"))
    var said: [String] = []
    for text in Self.conversation {
      let answer = dialogue.ask(try Question(text))
      #expect(!said.contains(answer.text), "\(text)")
      #expect(answer.understanding.intent != .outOfScope, "\(text): \(answer.text)")
      said.append(answer.text)
    }
    #expect(said.count == 20)
  }

  /// As a person would go on asking.
  private static let conversation = [
    "hey!", "how's today for me", "and tomorrow?", "why?", "what about work?",
    "best day this week to talk to my boss?", "and second best?", "ok and for a first date?",
    "Friday or Saturday?", "should I text him tonight", "when's the next full moon",
    "and the one after that?", "what sign is my moon in", "and my venus?",
    "what does venus mean anyway", "am i compatible with a taurus", "why am i so tired lately",
    "when does it end?", "how will next month be for love", "thanks, that helped",
  ]

  @Test(arguments: [
    ("Wie wird mein Tag heute?", "Englisch"), ("Comment sera ma semaine au travail ?", "anglais"),
    ("Como será meu dia hoje?", "inglês"), ("Come sarà la mia giornata oggi?", "inglese"),
    ("Hoe wordt mijn dag vandaag?", "Engels"), ("¿Cómo será mi día hoy?", "inglés"),
  ])
  func `a question in another language is answered in it`(
    text: String, word: String
  ) throws {
    let answer = Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
    #expect(answer.text.contains(word), "\(answer.text)")
  }

  @Test func `a question in Spanish is answered`() throws {
    let answer = Answerer().answer(
      try Question("¿Cuál es mi ascendente?"), reading: try AskedDays.wire.get())
    #expect(answer.understanding.intent == .chartFact)
    #expect(answer.text.contains("Libra"), "\(answer.text)")
  }

  @Test(arguments: [
    ("should i sign today?", "sign"), ("morning or evening for studying tomorrow?", "study"),
  ])
  func `an activity is found`(text: String, id: String) throws {
    let answer = Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
    #expect(answer.understanding.activity?.id == id)
  }
}
