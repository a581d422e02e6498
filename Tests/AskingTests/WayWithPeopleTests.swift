import Astrology
import Ephemeris
import Readings
import TestSamples
import Testing

@testable import Asking

/// The way with other people: what follows a no, what to say, how somebody fares, and what is between two.
@Suite struct WayWithPeopleTests {
  private static func answer(
    _ text: String, after questions: [String] = [], partner: NatalChart? = nil
  ) throws -> Answer {
    Answerer().answer(
      try Question(text), reading: try AskedDays.wire.get(),
      asker: Asker(partner: partner, partnerName: partner == nil ? nil : "Greta"),
      conversation: ConversationState(messageNumber: questions.count, questions: questions))
  }

  private static func born(_ date: String) throws -> NatalChart {
    try NatalChart(
      of: Birth(date: CalendarDate(date)), ephemeris: AskedDays.wire.get().day.ephemeris)
  }

  // MARK: - What follows

  @Test(arguments: [
    ("what if he says no", "kindly"), ("if she turns me down", "kindly"),
    ("what if he doesn't answer", "silence"), ("what should I do if she ignores me", "silence"),
    ("and if I just say nothing?", "choice"), ("and if she says yes", "glad"),
    ("what if it goes wrong", "second time"), ("what if nobody comes", "there"),
  ])
  func `what follows is no call for help, and has an answer of its own`(
    text: String, word: String
  ) throws {
    let answer = try Self.answer(text, after: ["Should I tell him this week that I love him?"])
    #expect(answer.matter == nil && !answer.facts.contains { $0.name == "concern" })
    #expect(answer.text.contains(word), "\(answer.text)")
  }

  @Test(arguments: [
    "what if he hits me if I say no", "what if I say nothing and he does it again",
    "what if I never wake up", "and if I just disappear", "what if nobody would miss me",
  ])
  func `a call in such words is heard`(text: String) throws {
    let answer = try Self.answer(text, after: ["Should I tell him this week that I love him?"])
    #expect(answer.matter?.isUrgent == true, "\(answer.text)")
  }

  @Test func `what follows a call is heard as one`() throws {
    let call = "I took too many pills"
    let answer = try Self.answer("what if she doesn't answer", after: [call])
    #expect(answer.matter == (try Question(call)).matter, "\(answer.text)")
  }

  // MARK: - What to do and to say

  @Test(arguments: [
    ("how do I deal with my mother in law", "your mother-in-law"),
    ("How should I talk to my teenage son?", "your teenage son"),
    ("my coworker steals my ideas what can i do", "your coworker"),
    ("there is one colleague who always talks behind my back. what to do with her", "her"),
  ])
  func `the way with somebody is no comparison and no verdict`(text: String, person: String) throws
  {
    let answer = try Self.answer(text)
    #expect(answer.sentences[0].contains("Speak with \(person) alone"), "\(answer.text)")
    #expect(answer.verdict == nil && !answer.dates.isEmpty, "\(answer.text)")
  }

  @Test func `the words follow the question before`() throws {
    let answer = try Self.answer(
      "what should I say", after: ["Should I write to my brother next week?"])
    #expect(answer.sentences[0].contains("one plain sentence"), "\(answer.text)")
    #expect(answer.understanding.area == .familyFriendships)
  }

  @Test func `somebody else's loss asks for support, and one's own for sympathy`() throws {
    let other = try Self.answer("his mum died last month tho")
    #expect(other.matter == nil && other.text.contains("Ask him what would help"), "\(other.text)")
    #expect(try Self.answer("my mum died last month").matter == .grief)
  }

  @Test(arguments: [
    "what is the best day to talk to my boss", "How do I handle stress at work?",
    "what should I do with my life", "how do I reach my goals",
  ])
  func `a day, a state and a goal are no way with somebody`(text: String) throws {
    #expect(try Self.answer(text).understanding.dealing == nil)
  }

  // MARK: - Others

  @Test(arguments: [
    ("my daughter has her board exam on june 20, will she pass", "daughter"),
    ("Will my son get the apprenticeship?", "son"), ("is my son ok at school", "son"),
    ("will my students pass their finals in june", "students"),
  ])
  func `how somebody else fares is not in the reader's chart`(text: String, person: String) throws {
    let answer = try Self.answer(text)
    #expect(
      answer.sentences[0]
        == "This is your chart, and how things go for your \(person) is not in it.",
      "\(answer.text)")
  }

  @Test(arguments: ["will my boss find out", "will I pass my exam on Friday"])
  func `others' discoveries and the reader's exam are none of it`(text: String) throws {
    #expect(!(try Self.answer(text)).text.contains("is not in it"))
  }

  @Test(arguments: [
    "is my husband having an affair", "i think he is cheating on me", "is she seeing someone else",
    "I think my boyfriend is cheating. Do the stars show it?",
  ])
  func `no chart accuses a partner, and a doubt is no call`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == nil && answer.sentences[0].contains("faithful"), "\(answer.text)")
  }

  @Test(arguments: [
    "should i look in his phone", "Is it ok to read my daughter's diary?",
    "should I check her messages tonight",
  ])
  func `what is another's has no good day to be looked through`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.verdict == .refuse && answer.sentences[0].contains("no good day"))
  }

  @Test(arguments: ["should I look at my phone less", "should I read her book on Friday"])
  func `other looking has its day`(text: String) throws {
    #expect(!(try Self.answer(text)).text.contains("somebody else’s"))
  }

  @Test(arguments: [
    "do you talk to other people about me", "who can see what i ask you",
    "is what i write here private", "do you sell my data",
  ])
  func `who asks what the program keeps gets an answer about it`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == nil && answer.text.contains("nobody"), "\(answer.text)")
  }

  // MARK: - Two

  @Test func `a quarrel, a hope and a trait of two are read in both charts`() throws {
    let other = try Self.born("1986-09-30")
    let clash = try Self.answer(
      "Greta and me, we are fighting always for small things. It comes from what?", partner: other)
    #expect(clash.understanding.intent == .compatibility && clash.period == nil)
    #expect(clash.text.contains("Greta’s"), "\(clash.text)")
    let hope = try Self.answer("is Greta the one? we have been dating 4 months", partner: other)
    #expect(hope.sentences[0].contains("no chart can know"), "\(hope.text)")
    let lasting = try Self.answer("will our marriage last", partner: other)
    #expect(lasting.sentences[0].contains("the two of you"), "\(lasting.text)")
  }

  // swetest 2.10.03, `-emos -b30.9.1986 -ut00:00 -p01234`: Sun and Mercury in Libra, Moon in Leo and, a day later, in Virgo,
  // Venus in Scorpio, Mars in Capricorn. So one is in a fixed sign for sure, and three in cardinal ones.
  @Test(arguments: [("whos the stubborn one, me or her", "1"), ("who is bossier, me or her", "3")])
  func `a trait is counted by the planets of both`(text: String, count: String) throws {
    let answer = try Self.answer(text, partner: try Self.born("1986-09-30"))
    #expect(answer.facts.first { $0.name == "trait_their" }?.value == count, "\(answer.text)")
  }

  // MARK: - Weekends and small words

  @Test func `which weekend names weekends, and goes on with another month`() throws {
    let first = "Which weekend in March is best for a trip?"
    for (text, questions) in [(first, []), ("and April?", [first])] {
      let answer = try Self.answer(text, after: questions)
      #expect(answer.sentences[0].hasPrefix("The weekend of"), "\(answer.text)")
      #expect(answer.dates.allSatisfy { $0.weekday == 6 || $0.weekday == 0 }, "\(answer.dates)")
    }
  }

  @Test func `before may be typed as b4, and a verb keeps its last word`() throws {
    let one = try Self.answer("should i tell him b4 easter")
    #expect(one.period == (try Self.answer("should i tell him before easter")).period)
    #expect(!one.text.contains("b4"))
    let moving = try Self.answer("is sunday good for asking her to move in")
    #expect(moving.text.contains("asking her to move in"), "\(moving.text)")
  }

  @Test func `a pattern in love is of love, and the year after it has its own answer`() throws {
    let first = "what kind of man do i attract"
    let why = "and why do i always choose the wrong ones"
    let pattern = try Self.answer(why, after: [first])
    #expect(pattern.understanding.area == .loveRelationships, "\(pattern.text)")
    let year = try Self.answer("will this year be different", after: [first, why])
    #expect(year.understanding.intent == .outlook, "\(year.text)")
  }

  // Christmas Day of 2025 is a Thursday, so the week after its own begins on 29 December.
  @Test func `that week is the week of the feast, and the week after follows it`() throws {
    let first =
      "My husband passed in March and Christmas is coming. How do I get through that week?"
    let grief = try Self.answer(first)
    #expect(grief.matter == .grief)
    let next = try Self.answer("and the week after?", after: [first])
    #expect(next.period?.from == (try CalendarDate("2025-12-29")), "\(next.text)")
    #expect(next.period?.dayCount == 7)
  }

  @Test func `a pronoun has the area of the one it stands for`() throws {
    let answer = try Self.answer(
      "should i text her tonight", after: ["My best friend hasn't texted me back, is she mad at me"]
    )
    #expect(answer.understanding.area == .familyFriendships, "\(answer.text)")
    let brother = try Self.answer("Is this month the time to write to my brother?")
    let sure = try Self.answer(
      "are you sure",
      after: [
        "My best friend hasn't texted me back, is she mad at me", "should i text her tonight",
      ])
    #expect(sure.verdict == answer.verdict, "\(sure.text)")
    #expect(brother.understanding.area == .familyFriendships, "\(brother.text)")
  }
}
