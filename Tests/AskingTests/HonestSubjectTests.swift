import Asking
import Ephemeris
import TestSamples
import Testing

/// What words mean beside what classifiers take them for: a job is no drug, a game no lottery, a parting no death.
@Suite struct HonestSubjectTests {
  private static func answer(_ text: String) throws -> Answer {
    Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
  }

  @Test(arguments: [
    "should i quit without having something else lined up",
    "should i quit my job without having something else lined up",
    "Is it stupid to resign without another offer?", "can I leave my job before I find a new one",
  ])
  func `leaving a job is no addiction, and needs a cushion`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == nil)
    #expect(answer.text.contains("savings"), "\(answer.text)")
  }

  @Test(arguments: [
    "I can't quit drinking, should I quit cold turkey",
    "I want to quit heroin but I can't stop using",
  ])
  func `what harms is still heard`(_ text: String) throws {
    #expect(try Question(text).matter == .drugs)
  }

  @Test(arguments: [
    "I have a cataract operation on the 9th of December. Is that day all right?",
    "my knee surgery is on friday, is that ok?",
  ])
  func `the day of an operation is for doctors`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == .medicine && answer.verdict == .refuse)
    #expect(answer.text.contains("doctor"), "\(answer.text)")
  }

  @Test(arguments: [
    "Can I get pregnant this year?", "When is a good time to try for another baby?",
    "when will i have kids", "should we have another baby in 2027",
  ])
  func `a child has one policy`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == .medicine && answer.verdict == .refuse)
    #expect(answer.text.contains("midwife"), "\(answer.text)")
    #expect(!answer.text.contains("emergency"), "\(answer.text)")
  }

  @Test(arguments: [
    "best day for a baby shower", "I have a baby and no time, which day is best for a haircut?",
    "When should I start the operation of my shop?",
  ])
  func `other words of bodies are no matter of them`(_ text: String) throws {
    #expect(try Self.answer(text).verdict != .refuse)
  }

  @Test(arguments: ["Who will win the Super Bowl?", "Will Liverpool win the league this year?"])
  func `a game is no draw of lots`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains("wins") && !answer.text.contains("drum"), "\(answer.text)")
  }

  @Test(arguments: [
    "Will I go bankrupt?", "are we going to lose our house", "Is Bitcoin going up tomorrow?",
    "will house prices fall in 2027",
  ])
  func `what becomes of money is no choice`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == .lawAndMoney)
    #expect(answer.text.contains("Nobody can know"), "\(answer.text)")
    #expect(!answer.text.contains("choice of this size"), "\(answer.text)")
  }

  @Test(arguments: ["will the lottery make me rich", "should I put all my savings into bitcoin"])
  func `draws and choices keep their answers`(_ text: String) throws {
    let matter = try Question(text).matter
    #expect(matter == .lottery || matter == .lawAndMoney)
    #expect(!(try Self.answer(text).text.contains("Nobody can know")))
  }

  @Test(arguments: [
    "Its been 3 weeks since he left and I cant eat or sleep. When does this stop hurting?",
    "My girlfriend dumped me and I cannot stop crying, when will it get better?",
  ])
  func `a parting is no death`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter != .grief)
    #expect(answer.text.contains("parting") && answer.text.contains("doctor"), "\(answer.text)")
  }

  @Test func `a death is one`() throws {
    #expect(
      try Question("since my husband died I can't sleep, when does it stop hurting").matter
        == .grief)
  }

  @Test func `a lost cat is no lover`() throws {
    let answer = try Self.answer("our cat has been missing for 3 days will she come back")
    #expect(answer.text.contains("shelters") && !answer.text.contains("love"), "\(answer.text)")
  }

  @Test(arguments: [
    ("Is it a good week for my husband?", "your husband", "his date"),
    ("How will next month be for my son?", "your son", "his date"),
    (
      "My daughter has her driving test on January 20, how will it go for her?", "daughter",
      "her date"
    ),
  ])
  func `how others fare is not in the reader's chart`(
    _ text: String, _ person: String, _ owner: String
  ) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == nil)
    #expect(answer.text.contains(person) && answer.text.contains(owner), "\(answer.text)")
  }

  @Test(arguments: [
    "Is Friday a good day to cook for my husband?",
    "what is a good day to throw a party for my son",
  ])
  func `what the reader does for others is in it`(_ text: String) throws {
    #expect(!(try Self.answer(text).text.contains("is not in it")))
  }

  @Test(arguments: [
    ("I got laid off yesterday. How is next week for me?", "lost your job"),
    ("Why do you say my day is good when I just lost my job?", "lost your job"),
    ("My teacher died last month, is tomorrow good for an audition?", "sorry about your teacher"),
    ("I failed my driving test, when should I try again?", "sorry"),
  ])
  func `a loss gets a word`(_ text: String, _ word: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(word), "\(answer.text)")
    #expect(!answer.text.contains("at work while"), "\(answer.text)")
  }

  @Test(arguments: [
    "will I be fired this month?", "my phone died, is today a good day to buy one",
    "I'm afraid I might lose my job, how is next week", "if I fail my exam, how is the next week",
  ])
  func `what has not happened is no loss`(_ text: String) throws {
    #expect(!(try Self.answer(text).text.contains("sorry")))
  }

  /// The reader of these days was born on 15 June 1990, with the Sun in Gemini.
  @Test func `a sign that is not the reader's is put right`() throws {
    let wrong = try Self.answer("As a Scorpio, should I be worried about this week?")
    #expect(wrong.text.contains("not in Scorpio"), "\(wrong.text)")
    let rising = try Self.answer("as a Scorpio rising, how is today")
    #expect(!rising.text.contains("not in Scorpio"), "\(rising.text)")
  }

  /// Saturn was in Capricorn from 2017 to 2020, and in none of the days of these readings.
  @Test func `a place of the sky that is wrong is put right`() throws {
    let answer = try Self.answer("Since Saturn is in Capricorn right now, will my career suffer?")
    #expect(answer.text.contains("not in Capricorn"), "\(answer.text)")
  }

  @Test func `no chart knows what happened`() throws {
    let answer = try Self.answer("Prove it. What happened to me on March 14, 2019?")
    #expect(answer.text.hasPrefix("No chart can know"), "\(answer.text)")
  }

  /// The Sun enters Taurus about 20 April and leaves it about 21 May.
  @Test func `a date of birth is a chart`() throws {
    let answer = try Self.answer("My son was born on 3 May 2015. What is he like?")
    #expect(answer.matter == nil)
    #expect(answer.text.contains("Sun in Taurus"), "\(answer.text)")
  }

  @Test(arguments: [
    ("Wife born 14.2.1987, we are matching?", "your wife"),
    ("Are Jake (born October 9, 1993) and I meant to be?", "Jake"),
    ("Can I trust my business partner? He was born on March 3 1970", "your business partner"),
  ])
  func `the other has a name, and the present tense`(_ text: String, _ name: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(name), "\(answer.text)")
    #expect(!answer.text.contains("that person") && !answer.text.contains("took work"))
  }
}
