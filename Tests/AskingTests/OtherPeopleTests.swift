import Astrology
import Ephemeris
import Readings
import TestSamples
import Testing

@testable import Asking

/// Questions about other people: their charts, their minds, and the two of them.
@Suite struct OtherPeopleTests {
  private static func answer(
    _ text: String, after questions: [String] = [], partner: NatalChart? = nil
  ) throws -> Answer {
    Answerer().answer(
      try Question(text), reading: try AskedDays.wire.get(),
      asker: Asker(partner: partner, partnerName: partner == nil ? nil : "Greta"),
      conversation: ConversationState(messageNumber: questions.count, questions: questions))
  }

  // swetest 2.10.03, `-emos -b3.9.2019 -ut00:00 -p1`: Moon 0°15' Scorpio, so it was in Libra where the day began before;
  // Venus 16° Virgo and Mercury 10° Virgo at noon.
  @Test func `another person's place is theirs, with what the date leaves open`() throws {
    let moon = try Self.answer("My granddaughter was born 3 September 2019. What is her moon sign?")
    #expect(moon.text.contains("granddaughter’s Moon is in Libra or Scorpio"), "\(moon.text)")
    let venus = try Self.answer("My niece was born on 3 September 2019, where is her Venus?")
    #expect(venus.text.hasPrefix("Your niece’s Venus is in Virgo"), "\(venus.text)")
    let both = try Self.answer(
      "My niece was born on 3 September 2019. What is her sun sign and where is her Venus?")
    #expect(both.text.contains("niece’s Venus is in Virgo"), "\(both.text)")
    let rising = try Self.answer("my son was born 3 September 2019, what is his rising sign")
    #expect(rising.text.contains("time and the place of birth"), "\(rising.text)")
  }

  @Test func `a question of two reads both charts`() throws {
    let other = try NatalChart(
      of: Birth(date: CalendarDate("1945-04-02")), ephemeris: AskedDays.wire.get().day.ephemeris)
    for text in ["How do my wife and I get on this month?", "how is this week for us"] {
      let answer = try Self.answer(text, partner: other)
      #expect(answer.text.contains("Greta"), "\(answer.text)")
      #expect(answer.facts.contains { $0.name == "score_of_other" }, "\(answer.text)")
    }
    let alone = try Self.answer("How is my month?", partner: other)
    #expect(!alone.text.contains("Greta"), "\(alone.text)")
  }

  @Test(arguments: [
    "he broke up with me yesterday. why", "My girlfriend left me, will it get better?",
  ])
  func `one who was left hears a word of sympathy, and it is about love`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.sentences.first?.contains("sorry") == true, "\(answer.text)")
    #expect(answer.understanding.area == .loveRelationships)
  }

  @Test func `what is asked after a break-up is of love`() throws {
    let first = "he broke up with me yesterday. why"
    #expect(
      try Self.answer("will he come back", after: [first]).understanding.area == .loveRelationships)
    let pain = try Self.answer("how long will this pain last", after: [first])
    #expect(pain.understanding.area == .loveRelationships)
    #expect(pain.text.hasPrefix("Nobody can give this pain a date"), "\(pain.text)")
  }

  @Test(arguments: [
    "can u tell me if my bff is talking behind my back", "does my best friend secretly hate me",
  ])
  func `a friend is no lover`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == .familyFriendships, "\(answer.text)")
    #expect(answer.matter == nil)
  }

  @Test func `he is the son of the question before`() throws {
    let answer = try Self.answer(
      "Is he going to be okay?", after: ["My son was born 14 April 2003. How do we get along?"])
    #expect(answer.understanding.area == .familyFriendships)
    #expect(answer.verdict == .refuse && !answer.text.contains("love"), "\(answer.text)")
  }

  @Test func `two of one birthday differ by year and hour`() throws {
    let answer = try Self.answer("My sister has the same birthday, why is she so different?")
    #expect(answer.text.contains("year") && answer.text.contains("hour"), "\(answer.text)")
  }

  @Test(arguments: [
    ("so my sun in the 7th house means I'm needy?", "needy"),
    ("does my Venus in Gemini make me shallow?", "shallow"),
  ])
  func `a trait that is concluded from a place is no verdict`(text: String, trait: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("Not by itself"), "\(answer.text)")
    #expect(answer.text.contains(trait), "\(answer.text)")
  }

  @Test func `what would be said of a day that has passed is how it was`() throws {
    let answer = try Self.answer("What would you say for 12 August 2024, I want to check")
    #expect(answer.understanding.intent == .outlook)
    #expect(answer.text.contains(" was "), "\(answer.text)")
  }
}
