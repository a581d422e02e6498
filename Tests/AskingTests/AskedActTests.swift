import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Asking

/// Answers name what the reader wants to do, in the reader's words.
@Suite struct AskedActTests {
  private static let situation = Result {
    ReaderSituation(
      today: try CalendarDate("2025-01-06"), birth: try CalendarDate("1990-06-15"),
      isSouthern: false, isDayFirst: true, partnerName: nil, hasPartner: false)
  }

  private static func act(_ text: String) throws -> AskedAct? {
    AskedAct(QuestionReader(text, situation: try situation.get()))
  }

  private static func answer(_ text: String) throws -> Answer {
    Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
  }

  /// Forms as an English dictionary has them.
  @Test(arguments: [
    ("open", "opening"), ("take", "taking"), ("get", "getting"), ("plan", "planning"),
    ("begin", "beginning"), ("visit", "visiting"), ("lie", "lying"), ("see", "seeing"),
    ("dye", "dyeing"), ("quit", "quitting"), ("fix", "fixing"), ("pay", "paying"),
    ("sew", "sewing"), ("submit", "submitting"), ("answer", "answering"), ("clean", "cleaning"),
    ("move", "moving"), ("swim", "swimming"), ("agree", "agreeing"), ("yell", "yelling"),
  ])
  func `a verb has its form in ing`(verb: String, form: String) {
    #expect(Gerund.of(verb) == form)
  }

  @Test(arguments: [
    ("Is 29 February 2028 a good day to open the café?", "opening the café"),
    ("Should I sell the house next spring?", "selling the house"),
    ("best day next week to ask Mia to prom", "asking Mia to prom"),
    ("Best time to move my shop to a new place this year?", "moving your shop to a new place"),
    ("Which hours tomorrow are best for calling clients?", "calling clients"),
    ("is tomorrow good for starting an ad campaign lol", "starting an ad campaign"),
    ("is friday ok for the tax audit", "the tax audit"),
    ("how is 2026 for my career", "your career"),
    ("should i really text him tonight", "texting him"),
    (
      "Is Monday a good day to plant the roses my wife bought?",
      "planting the roses your wife bought"
    ),
  ])
  func `an act is repeated without its time, and turned to the reader`(
    text: String, act: String
  ) throws {
    #expect(try Self.act(text)?.text == act)
  }

  @Test(arguments: [
    "should i wait", "should I do it", "Should I go for it?", "is it a good time for me",
    "should I be worried", "how is my week for my sister",
    "is saturday good for punching my brother",
    "is this a good time for a Leo", "should i avoid him tomorrow", "what do you have for now",
  ])
  func `what is no act, or is not to be repeated, is not`(text: String) throws {
    #expect(try Self.act(text) == nil)
  }

  @Test(arguments: [
    ("Is 14 February a good day to open the café?", "opening the café"),
    ("Should I sell the house next month?", "selling the house"),
    ("best day this month to delete all his pictures", "deleting all his pictures"),
    ("Which hours tomorrow are best for calling clients?", "calling clients"),
    ("I'm flying home on Friday, is that a good day to fly?", "flying"),
    ("Should I fire my accountant?", "firing your accountant"),
  ])
  func `the first sentence names the act`(text: String, act: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.sentences.first?.contains(act) == true, "\(answer.text)")
    #expect(answer.understanding.intent != .chartFact)
  }

  @Test(arguments: [
    ("How are the next ten days for meeting new friends?", Answer.Area.familyFriendships),
    ("Which hours tomorrow are best for calling clients?", .pathProfession),
    ("best time to move the shop to a new place this year", .pathProfession),
    ("best day to ask mia to prom next week", .loveRelationships),
    ("Why was last year so slow for business", .financeAbundance),
  ])
  func `the area is that of the act`(text: String, area: Answer.Area) throws {
    #expect(try Self.answer(text).understanding.area == area)
  }

  @Test func `a far day has its preposition`() throws {
    let reading = try AskedDays.wire.get()
    for text in ["Is 14 February a good day to open the café?", "should i move on 3 march"] {
      let answer = Answerer().answer(try Question(text), reading: reading)
      for day in ["Friday 14 February", "Monday 3 March"] {
        for part in answer.text.components(separated: day).dropLast() {
          #expect(!part.hasSuffix("café ") && !part.hasSuffix("it "), "\(answer.text)")
        }
      }
    }
  }

  @Test func `a week that is asked for is a week`() throws {
    let answer = try Self.answer("Which week in February is calmest for us at home?")
    #expect(answer.sentences.first?.contains("week of") == true, "\(answer.text)")
    #expect(answer.dates.first?.weekday == 1, "\(answer.text)")
  }

  @Test func `a question after a new Moon is of its day`() throws {
    // swetest 2.10.03: the new Moon is on 2025-01-29 at 12:36 UT.
    let answer = try Self.answer(
      "When's the next new moon, and is it good for starting a campaign?")
    #expect(answer.text.contains("starting a campaign"), "\(answer.text)")
    #expect(!answer.text.contains("campaign today"), "\(answer.text)")
  }

  @Test func `who asks about health hears what a chart does not show`() throws {
    let answer = try Self.answer("How will 2026 be for my health?")
    #expect(answer.understanding.area == .energy)
    #expect(answer.text.contains("doctor"), "\(answer.text)")
  }

  @Test(arguments: [
    ("03/04/2026 ok for the audit?", true), ("13/04/2026 ok for the audit?", false),
    ("is 3 april ok for the audit", false),
  ])
  func `a date in figures that reads in two ways says how it was read`(
    text: String, isSaid: Bool
  ) throws {
    #expect(try Self.answer(text).text.contains("I read") == isSaid)
  }
}

extension String {
  /// The parts between the places of another text.
  fileprivate func components(separated other: String) -> [String] {
    var (parts, rest): ([String], Substring) = ([], self[...])
    while let range = rest.firstRange(of: other) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
