import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Asking

/// Words that look like something else than they mean.
@Suite struct WordTrapTests {
  private static func answer(_ text: String) throws -> Answer {
    Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
  }

  @Test(arguments: [
    "gonna fail my chem final on the 28th arent i", "this final is killing me",
    "im dead if i fail my math test", "omg chem test tmrw am i gonna flunk",
    "where in the world should I live", "best day this month to delete all his pictures",
    "is my driving test tomorrow gonna be hard",
  ])
  func `an exam that kills is no call for help`(text: String) throws {
    let question = try Question(text)
    #expect(question.concern == nil && question.matter == nil)
  }

  @Test(arguments: [
    "if i fail this final i will kill myself", "i failed my exam and want to die",
    "this is my final goodbye",
  ])
  func `a call for help is one, exam or not`(text: String) throws {
    #expect(try Question(text).matter?.isUrgent == true)
  }

  @Test func `whether somebody fails nobody says`() throws {
    let answer = try Self.answer("am I going to fail my chem final on Friday?")
    #expect(answer.understanding.area == .personalGrowth)
    #expect(!answer.text.hasPrefix("Yes") && !answer.text.hasPrefix("No:"), "\(answer.text)")
  }

  // swetest 2.10.03, `-emos -b6.1.2025 -p2 -fPs`: Mercury moves forward by 1.4° a day.
  @Test(arguments: ["is mercury in gatorade rn lol", "is mercury in retrograde"])
  func `gatorade is no sign`(text: String) throws {
    #expect(try Self.answer(text).text.hasPrefix("No"))
  }

  @Test(arguments: [
    "My daughter hasn't called in two weeks. Is she angry with me?",
    "he has not texted in three days, does he still like me",
  ])
  func `how long something has not happened is no date ahead`(text: String) throws {
    #expect(try Self.answer(text).understanding.period == nil)
  }

  @Test func `in two weeks is a date ahead`() throws {
    let answer = try Self.answer("I haven't decided yet, is in two weeks good for signing?")
    #expect(answer.understanding.period != nil)
  }

  @Test(arguments: [
    "Will I get fired?", "will they fire me",
  ])
  func `to be fired is no matter of strength`(text: String) throws {
    #expect(try Self.answer(text).understanding.area != .energy)
  }

  @Test func `a visit to a hospital is a visit`() throws {
    let answer = try Self.answer("Is Friday better than Sunday to visit my mother in the hospital?")
    #expect(answer.understanding.intent == .compareTimes && answer.matter == nil)
    let ill = try Question("my mother is in the hospital, will she survive")
    #expect(ill.matter != nil)
  }

  @Test func `months and places are no people`() throws {
    #expect(
      try Question("I have interviews on Sept 9 and Sept 15, which is better?").mentions
        .allSatisfy { $0.kind != .person })
    #expect(
      try Question("Can I see the eclipse on August 2 from Luxor?").mentions
        .allSatisfy { $0.kind == .place })
    #expect(
      try Question("What does the letter from Marta mean?").mentions
        .contains { $0.kind == .person })
  }

  @Test func `a yes to something awful is said only of a hard day`() throws {
    for day in 7...20 {
      let bad = try Self.answer("is january \(day) going to be awful")
      let good = try Self.answer("is january \(day) going to be good")
      #expect(bad.verdict == good.verdict)
      let saysNo = bad.text.hasPrefix("No") || bad.text.hasPrefix("Rather not")
      if bad.verdict == .leanYes { #expect(saysNo, "\(bad.text)") }
      if bad.verdict == .leanNo { #expect(!saysNo, "\(bad.text)") }
    }
  }
}
