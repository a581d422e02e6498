import Astrology
import Ephemeris
import TestSamples
import Testing

@testable import Asking

/// What a chart can't say, and what is offered in its place.
@Suite struct HonestLimitsTests {
  private static func answer(_ text: String) throws -> Answer {
    Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
  }

  @Test(arguments: [
    ("Is it safe to travel to Kyiv?", "government"), ("will my flight be delayed", "airline"),
    ("Which city is good for me, Lisbon or Bangkok?", "place"),
    ("where should I live", "place"),
  ])
  func `who knows better is named`(text: String, word: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.verdict == .refuse)
    #expect(answer.text.contains(word), "\(answer.text)")
    #expect(!answer.text.contains("understand"), "\(answer.text)")
  }

  @Test(arguments: [
    "Is it safe to sign today?", "is Friday a good day to travel to Rome?",
    "When should I fly to Oslo this month?", "should i move to another city",
  ])
  func `a day for a journey or a move is looked for`(text: String) throws {
    #expect(try Self.answer(text).understanding.intent != .outOfScope)
  }

  @Test func `of two days for an operation one of the two is named`() throws {
    let answer = try Self.answer("Is Tuesday or Thursday better for my cataract operation?")
    #expect(answer.matter == .medicine && answer.text.contains("doctors"), "\(answer.text)")
    let offered = try [CalendarDate("2025-01-07"), CalendarDate("2025-01-09")]
    #expect(answer.dates.count == 1 && answer.dates.allSatisfy(offered.contains), "\(answer.text)")
  }

  @Test(arguments: [
    "Should I leave my savings to my son or my daughter in my will?",
    "should i disinherit my brother",
  ])
  func `no chart chooses an heir`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.matter == .lawAndMoney && answer.text.contains("notary"), "\(answer.text)")
  }

  @Test func `free will is no last will`() throws {
    #expect(try Question("do i have free will if it is all in my chart").matter == nil)
  }

  @Test(arguments: [
    "Will my daughter get pregnant this year?", "will my son ever have children",
  ])
  func `whether a child comes is not foretold`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("No chart shows whether a child will come"), "\(answer.text)")
    #expect(!answer.text.contains("emergency"), "\(answer.text)")
  }

  @Test func `one who lies awake with worries hears help and no leaning`() throws {
    let answer = try Self.answer("I can't sleep, I worry all the time. What should I do?")
    #expect(answer.verdict == nil && answer.text.contains("doctor"), "\(answer.text)")
    #expect(!answer.text.contains("against sleep"), "\(answer.text)")
  }

  @Test func `whether a job fits a trial shows better`() throws {
    let answer = try Self.answer("Would I be good as a nurse?")
    #expect(answer.text.contains("as a nurse"), "\(answer.text)")
    let partner = try Self.answer("what am I like as a partner")
    #expect(!partner.text.contains("a trial"), "\(partner.text)")
  }
}
