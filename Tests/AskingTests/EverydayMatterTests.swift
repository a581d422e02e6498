import Asking
import Ephemeris
import TestSamples
import Testing

/// Ordinary questions whose words are also those of illness, law, gardens, calls for help or other arts.
@Suite struct EverydayMatterTests {
  private static func answer(_ text: String, on day: String = "2026-11-25") throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading(
      day, in: try ReadingSamples.zone("America/New_York"))
    return Answerer().answer(try Question(text), reading: reading)
  }

  @Test(arguments: [
    "maths test tmrw, am i gonna be ok", "math test tomorrow am I going to be okay",
    "Two job offers, one from a hospital and one from a clinic. Which one should I take?",
    "I start my new job at the hospital on Monday, how will it go",
    "Are my mornings going to be calmer next week? I can never get the kids out the door",
    "I have a court hearing on Tuesday about a parking ticket, how will my day be?",
    "my court date is dec 9, what kind of day is it",
  ])
  func `an everyday question gets no text of care`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == nil && answer.understanding.intent != .care, "\(answer.text)")
  }

  @Test(arguments: [
    ("My dad is in hospital, should I take the job offer", Question.SafetyMatter.medicine),
    ("the clinic found a lump, should I still start my new job", .medicine),
    ("should I plead guilty in court on Tuesday", .lawAndMoney),
    ("will I win the tribunal against my employer", .lawAndMoney),
    ("will I win my court case in January", .lawAndMoney),
  ])
  func `illness and advice on law stay matters of care`(
    _ text: String, _ matter: Question.SafetyMatter
  ) throws {
    #expect(try Question(text).matter == matter)
  }

  @Test(arguments: [
    ("my court date is dec 9, what kind of day is it", "court"),
    ("big audition weds!! how am i gonna do", "audition"),
    ("best hour to walk the dog tomorrow", "walk"),
    ("whens a good day to get my hair cut before christmas", "haircut"),
    ("We have the bowls final on Sunday. How are my chances?", "sport"),
    ("poker night on saturday, go or skip it", "go_out"),
    (
      "I intend to open a private tutoring centre. Which month is most favourable?",
      "start_business"
    ),
    ("my career in 2027, any promotion chances?", "promotion"),
    ("best day to ask for a promotion in january", "ask_raise"),
    ("kids want a puppy lol, when would be a good day to bring one home", "pet"),
    ("I need sign leasing for a new truck until end of december. which day", "sign"),
    ("best day to open an account", "budget"),
    ("best day to plant the tulips in december", "garden"),
  ])
  func `an activity is known by its everyday names`(_ text: String, _ id: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.activity?.id == id, "\(answer.text)")
  }

  @Test(arguments: [
    "the plant closes in march, what about my job", "How goes my bakery next year?",
    "my shifts next week, hows it looking", "how will my freelance business do in spring",
    "is my contract getting extended in january?", "thinking of retiring in june, good timing?",
  ])
  func `work is known by its everyday names`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == .pathProfession, "\(answer.text)")
    #expect(answer.understanding.activity == nil, "\(answer.text)")
  }

  @Test(arguments: [
    "nyc or stay in la in 2027?", "should i do drama club or basketball next term",
    "Should I go back to work full time this fall or stay home another year?",
    "Offer from Oslo, offer from Rome. Which one should I choose?",
  ])
  func `of two things neither gives the answer its matter`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .decision, "\(answer.text)")
    #expect(!["rest", "sport", "first_date"].contains(answer.understanding.activity?.id))
  }

  @Test(arguments: [
    ("how do the next 3 months look for my health", Answer.Area.energy),
    ("health wise how is january", .energy),
    ("will 2027 be good for my career", .pathProfession),
    ("how's the job market for me in january", .pathProfession),
    ("how are finances looking in march", .financeAbundance),
    // Another part of life is what is asked about.
    ("money is tight, how is my love life in march", .loveRelationships),
  ])
  func `a word that names one part of life decides`(_ text: String, _ area: Answer.Area) throws {
    #expect(try Self.answer(text).understanding.area == area)
  }

  @Test func `what is bought is no money put to work`() throws {
    #expect(try Question("is it a good time to invest in a new laptop").matter == nil)
    #expect(try Question("should I invest in some crypto").matter == .lawAndMoney)
  }

  @Test func `of two days of surgery the calmer one is named`() throws {
    let answer = try Self.answer("surgery on dec 14 or jan 11?")
    #expect(answer.text.contains("doctors"), "\(answer.text)")
    #expect(answer.text.contains("14 December") || answer.text.contains("11 January"))
  }

  @Test func `an evening in is a rest, and a term a word`() throws {
    #expect(try Self.answer("go out or stay in tonight?").text.contains("rest"))
    let term = try Self.answer("what does the term trine mean")
    #expect(term.understanding.intent == .concept && term.understanding.period == nil)
  }

  @Test(arguments: [
    "What is my personal year number for 2027?", "personal year 2027 for me?",
    "whats my life path number",
  ])
  func `another art is out of scope, with a year or without`(_ text: String) throws {
    #expect(try Self.answer(text).understanding.intent == .outOfScope)
  }

  @Test(arguments: [
    "What happens before my birthday? Anything I should plan for",
    "anything we should prepare for in January?",
  ])
  func `what to plan for is how it will be`(_ text: String) throws {
    #expect(try Self.answer(text).understanding.intent == .outlook)
  }
}
