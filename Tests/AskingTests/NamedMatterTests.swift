import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

@testable import Asking

/// Questions whose words name their matter, and what an answer to them has to be about.
@Suite struct NamedMatterTests {
  private static func answer(_ text: String, on day: String = "2026-11-25") throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading(day, in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  private static func facts(_ answer: Answer) -> [String: String] {
    Dictionary(answer.facts.map { ($0.name, $0.value) }) { first, _ in first }
  }

  @Test(arguments: [
    (
      "My supplier is late with everything. Do I drop him or give him one more chance?",
      Answer.Area.pathProfession
    ),
    (
      "my vendor keeps delivering late, should I fire him or give him another chance",
      .pathProfession
    ),
    ("my bestie is ghosting me should i text her or wait", .familyFriendships),
    ("Is today a good day for a walk?", .energy),
    ("is tomorrow nice for a stroll", .energy),
    ("yes or no: buy the house", .homeEnvironment),
    ("i want move to germany next year which month", .homeEnvironment),
    ("should i text my boyfriend or wait", .loveRelationships),
    ("I'm in love with my boss, should I tell him", .loveRelationships),
    ("should I ask my friend out on a date", .loveRelationships),
    ("how was last summer for my love life", .loveRelationships),
  ])
  func `a person or a thing that is named gives the area`(text: String, area: Answer.Area) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == area, "\(answer.text)")
  }

  @Test(arguments: [
    "How was last summer for me?", "how was last winter for me", "how will next month be for me",
    "As a Scorpio, should I be worried about this week?", "should I worry about today?",
  ])
  func `a time without a matter is about all of it`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == nil && answer.understanding.intent == .outlook)
    #expect(!answer.text.contains("for work") && !answer.text.hasPrefix("Yes"), "\(answer.text)")
  }

  @Test(arguments: [
    "How is any of this supposed to work?", "how is astrology even supposed to work",
  ])
  func `how astrology works is no matter of the office`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains("not proven") && answer.understanding.area == nil)
  }

  @Test(arguments: ["how does it work out between us", "how does my work look this week"])
  func `what else works is not explained`(text: String) throws {
    #expect(try !Self.answer(text).text.contains("not proven"))
  }

  @Test(arguments: [
    "our cat has been missing for 3 days will she come back",
    "my dog ran away last night will he come home", "our parrot escaped, will we find him",
  ])
  func `who misses a pet hears where to look`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains("shelters") && answer.matter == nil, "\(answer.text)")
    #expect(!answer.text.contains("love") && !answer.text.contains("person"), "\(answer.text)")
  }

  @Test(arguments: [
    "should I adopt a cat", "I am missing my dog so much", "my cat lost weight, is Friday ok",
    "should I run off to Rome",
  ])
  func `a pet at home is not searched for`(text: String) throws {
    #expect(try !Self.answer(text).text.contains("shelters"))
  }

  @Test(arguments: [
    "My chef is angry with me, what I do?", "my manager is mad at me, what should I do",
    "My sister is upset with me. What do I do?",
  ])
  func `who asks about somebody's anger hears a day to talk`(text: String) throws {
    let answer = try Self.answer(text)
    let id = answer.understanding.activity?.id
    #expect(id == "talk_boss" || id == "have_the_talk", "\(answer.text)")
    #expect(!answer.dates.isEmpty && answer.understanding.intent == .bestTime)
  }

  @Test func `whether somebody is angry no chart knows`() throws {
    #expect(try Self.answer("is my boss angry with me").understanding.intent == .care)
  }

  @Test(arguments: [
    "yes or no: buy the house", "Should I sell the house and move nearer to my son?",
    "should we buy the apartment?", "should we move abroad",
  ])
  func `a home is not settled by a day`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.verdict == .neutral && !answer.dates.isEmpty, "\(answer.text)")
    #expect(!answer.text.hasPrefix("Yes") && !answer.text.hasPrefix("No:"), "\(answer.text)")
    #expect(answer.text.contains("bigger") || answer.text.contains("settle"), "\(answer.text)")
  }

  @Test(arguments: [
    "I got two offers, one pays more, one is closer to home. Which one?",
    "two job offers, one is remote and one has better salary, which should I take",
  ])
  func `two offers are a choice of work`(text: String) throws {
    let asked = try Self.answer(text).understanding
    #expect(asked.intent == .decision && asked.area == .pathProfession && asked.activity == nil)
  }

  @Test(arguments: [
    ("will they call me back", Answer.Area.pathProfession),
    ("will they get back to me after the interview", .pathProfession),
    ("When I will find good job?", .pathProfession), ("When I will get new job?", .pathProfession),
    ("does my crush like me", .loveRelationships), ("May I still find love?", .loveRelationships),
    ("Might I find companionship again at my age?", .loveRelationships),
  ])
  func `what nobody can know keeps its matter`(text: String, area: Answer.Area) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == area && answer.verdict == .refuse, "\(answer.text)")
    #expect(answer.dates.contains { $0 >= (try! CalendarDate("2026-11-25")) }, "\(answer.text)")
  }

  @Test(arguments: [
    "What year will my business really take off?", "which year will my shop finally make money",
  ])
  func `who asks for a year hears one that comes`(text: String) throws {
    let answer = try Self.answer(text)
    let year = try #require(Self.facts(answer)["best_year"])
    #expect(["2027", "2028", "2029"].contains(year) && answer.text.contains(year))
    #expect(answer.verdict == .refuse, "\(answer.text)")
  }

  @Test(arguments: [
    "Are Jake (born October 9, 1993) and I meant to be?",
    "Are Tom (born 3 May 1987) and I meant for each other?",
  ])
  func `who asks if two are meant to be asks about love`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.area == .loveRelationships)
    #expect(answer.text.hasPrefix("Whether two people") && !answer.text.contains("As a family"))
  }

  @Test(arguments: [
    "I have a gig on Saturday, will the crowd like it?",
    "I have an open mic on Friday, will the audience enjoy it?",
    "Will be the court good for me on 15 january?",
  ])
  func `what others decide is no yes`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains("no chart can know"), "\(answer.text)")
    #expect(!answer.text.contains("Yes") && !answer.text.contains("love life"), "\(answer.text)")
  }

  @Test func `the best month of another year has its year`() throws {
    let answer = try Self.answer("i want move to germany next year which month")
    #expect(answer.text.prefix { $0 != "." }.contains("2027"), "\(answer.text)")
  }
}

/// The garden by the Moon, and times that a question names.
@Suite struct NamedTimeTests {
  private static func answer(_ text: String, on day: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading(day, in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03, `-emos -p01 -fPZ -ut12:00`: on 16.3.2027 the Moon is at 6° Cancer, the Sun at 25° Pisces; on
  // 12.3. at 11° Taurus; on 24.3., 16 UT, at 2° Scorpio, the Sun at 3° Aries; on 4.3. at 0° Aquarius, the Sun at 13° Pisces.
  @Test(arguments: [
    ("When should I plant my tomatoes by the moon?", "2027-03-16", "Cancer"),
    ("When should I sow my peas?", "2027-03-16", "Cancer"),
    ("best days this month to sow carrots by the moon?", "2027-03-24", "Scorpio"),
    ("pruning the roses", "2027-03-04", "Aquarius"),
    ("when should I prune my apple trees", "2027-03-04", "Aquarius"),
  ])
  func `a garden goes by the Moon`(text: String, day: String, sign: String) throws {
    let answer = try Self.answer(text, on: "2027-03-03")
    #expect(answer.dates.first == (try CalendarDate(day)), "\(answer.text)")
    #expect(answer.text.contains("in \(sign)"), "\(answer.text)")
    #expect(!answer.text.contains("trine") && !answer.text.contains("square"), "\(answer.text)")
  }

  @Test(arguments: ["creative block. how long", "writers block, how long"])
  func `how long a block lasts is understood`(text: String) throws {
    let answer = try Self.answer(text, on: "2027-03-03")
    #expect(answer.understanding.activity?.id == "creative" && !answer.dates.isEmpty)
  }

  // swetest 2.10.03: full Moon on 24.11.2026 at 14:54 UT; new Moon on 9.11.2026 at 07:02 UT.
  @Test(arguments: [
    ("Is there a full moon this week, because the ER has been crazy", "2026-11-24"),
    ("is there a full moon this month", "2026-11-24"),
    ("was there a new moon this month", "2026-11-09"),
  ])
  func `a full Moon of this week may have been`(text: String, day: String) throws {
    let answer = try Self.answer(text, on: "2026-11-25")
    #expect(answer.dates.first == (try CalendarDate(day)), "\(answer.text)")
    #expect(answer.text.hasPrefix("Yes"), "\(answer.text)")
  }

  // swetest 2.10.03: new Moon on 8.3.2027 at 09:29 UT and on 6.4.2027 at 23:51 UT.
  @Test(arguments: [
    ("Is the moon waxing or waning this week?", "2027-03-03", "Waning"),
    ("is the moon growing or shrinking this week", "2027-03-09", "Waxing"),
    ("is the moon waxing or waning next week", "2027-04-02", "First waning, then waxing"),
  ])
  func `a week of the Moon has its side`(text: String, day: String, side: String) throws {
    let answer = try Self.answer(text, on: day)
    #expect(answer.text.contains(side), "\(answer.text)")
  }

  @Test(arguments: ["Why so bad week was for me?", "why was it such a bad week"])
  func `a bad week is the week`(text: String) throws {
    let asked = try Self.answer(text, on: "2026-11-27").understanding
    #expect(asked.period?.dayCount == 7 && asked.intent == .cause)
  }

  @Test(arguments: [
    ("How will tonight's shift go?", true), ("how's the family mood tonight", true),
    ("how is work today", false),
  ])
  func `tonight is said as tonight`(text: String, isTonight: Bool) throws {
    let text = try Self.answer(text, on: "2026-11-25").text.lowercased()
    #expect(text.contains("tonight") == isTonight && text.contains("today") != isTonight)
  }

  @Test(arguments: [
    ("I've got an interview Tuesday at 10am. How does it look?", "10:00"),
    ("I have an exam on Friday at 2pm, how does it look", "14:00"),
  ])
  func `an hour that is named is answered`(text: String, hour: String) throws {
    #expect(try Self.answer(text, on: "2026-11-25").text.contains("Around \(hour)"))
  }

  // NASA's Five Millennium Catalog: the annular eclipse of 2027-02-06 is seen from South America and Africa.
  @Test(arguments: ["When is the next eclipse I could see?", "when's the next eclipse we can see"])
  func `an eclipse that one could see is one that is seen there`(text: String) throws {
    #expect(try Self.answer(text, on: "2026-11-25").text.contains("can't be seen"))
  }
}
