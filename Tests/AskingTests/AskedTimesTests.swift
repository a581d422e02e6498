import Asking
import Ephemeris
import TestSamples
import Testing

/// Times that people name in other ways than by a date, asked on 2026-11-26, a Thursday.
@Suite struct AskedTimesTests {
  private static func answer(_ text: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  /// The first and the last day that a question is about.
  private static func period(of text: String) throws -> String {
    let period = try #require(try answer(text).understanding.period)
    return "\(period.from) \(period.to)"
  }

  @Test(arguments: [
    ("how is the first week of january for me", "2027-01-01", "2027-01-07"),
    ("how does the second half of march look for money", "2027-03-16", "2027-03-31"),
    ("how are the first three days of december for me", "2026-12-01", "2026-12-03"),
    ("how is late december for love", "2026-12-22", "2026-12-31"),
    ("how will the first half of next year be for work", "2027-01-01", "2027-06-30"),
    ("how does next quarter look at work", "2027-01-01", "2027-03-31"),
    ("how is my birthday week for me", "2027-06-14", "2027-06-20"),
    ("how will the holidays be with my family", "2026-12-24", "2027-01-01"),
    ("what does the coming year bring for me", "2026-11-26", "2027-11-25"),
    ("how is spring looking for my career", "2027-03-01", "2027-05-31"),
    ("i retire in june. how does the summer look for me?", "2027-06-01", "2027-08-31"),
    ("school starts again on the 7th, how will that week be for me", "2026-12-07", "2026-12-13"),
  ])
  func `parts of months and years are times`(_ text: String, _ from: String, _ to: String) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }

  @Test(arguments: [
    ("how does the beginning of january look for money", "2027-01-01", "2027-01-10"),
    ("how will the end of next week be at work", "2026-12-04", "2026-12-06"),
    ("best day before the end of december for a party", "2026-11-26", "2026-12-31"),
    ("how is the first weekend of march for love", "2027-03-06", "2027-03-07"),
    ("how is the first monday in february at work", "2027-02-01", "2027-02-01"),
    ("how will the week before christmas be for my family", "2026-12-18", "2026-12-24"),
    ("emotionally, what kind of week is it", "2026-11-23", "2026-11-29"),
    ("how does work look in two weeks", "2026-12-10", "2026-12-10"),
    ("how is a week from friday for a date", "2026-12-04", "2026-12-04"),
    ("why was three days ago so hard at work", "2026-11-23", "2026-11-23"),
    ("how is thursday next week at work", "2026-12-03", "2026-12-03"),
    ("how is monday to friday next week at work", "2026-11-30", "2026-12-04"),
    ("how are the days from monday to friday at work", "2026-11-30", "2026-12-04"),
    ("how do things look from now until march", "2026-11-26", "2027-02-28"),
    ("how is the fourth of july for love", "2027-07-04", "2027-07-04"),
    ("how is the 5th of next month for money", "2026-12-05", "2026-12-05"),
    ("how will q1 2027 be for my career", "2027-01-01", "2027-03-31"),
    ("hows nxt wk for love", "2026-11-30", "2026-12-06"),
    ("should i spend my christmas money today", "2026-11-26", "2026-11-26"),
    ("march work outlook please", "2027-03-01", "2027-03-31"),
  ])
  func `times are named by other times`(_ text: String, _ from: String, _ to: String) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }

  @Test(arguments: [
    ("how are sat 28 and sun 29 for love", "2026-11-28", "2026-11-29"),
    ("how does spring 2028 look for work", "2028-03-01", "2028-05-31"),
    ("which day up to the 12th is best for the party", "2026-11-26", "2026-12-12"),
    ("best day before my wedding on 5 december for a talk with him", "2026-11-26", "2026-12-04"),
    ("how are the ten days from tomorrow for love", "2026-11-27", "2026-12-06"),
    ("may day we're moving in together, good day for it?", "2027-05-01", "2027-05-01"),
    ("how is money looking before the year is out", "2026-11-26", "2026-12-31"),
    ("april, may or june for the driving test?", "2027-04-01", "2027-06-30"),
    ("this weekend or the one after for the party?", "2026-11-28", "2026-12-06"),
    ("why has work been so hard since the 1st", "2026-11-01", "2026-11-26"),
    ("on tuesday i dropped a tray at work. why tuesday?", "2026-11-24", "2026-11-24"),
    ("how is tomorrow week for love", "2026-12-04", "2026-12-04"),
    ("how does the first half january look for money", "2027-01-01", "2027-01-15"),
    ("should i lend my brother the 2 grand on monday", "2026-11-30", "2026-11-30"),
    ("¿cómo va la primera quincena de mayo en el amor?", "2027-05-01", "2027-05-15"),
  ])
  func `times have two parts or end before another`(
    _ text: String, _ from: String, _ to: String
  ) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }

  @Test(arguments: [
    ("is it a good day for netball trials on saturday", Answer.Area.energy),
    ("best day next week to record vocals", .personalGrowth),
    ("how is friday for the baby shower", .familyFriendships),
  ])
  func `an area is known without a phrase for it`(_ text: String, _ area: Answer.Area) throws {
    #expect(try Self.answer(text).understanding.area == area)
  }

  @Test(arguments: [
    ("tue, thu or sun for a date?", ["2026-11-29", "2026-12-01", "2026-12-03"]),
    ("the 12th or the 26th for the exam?", ["2026-12-12", "2026-12-26"]),
  ])
  func `days in a list are choices`(_ text: String, _ days: [String]) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .compareTimes, "\(answer.text)")
    #expect(answer.dates.map(\.description).sorted() == days, "\(answer.text)")
  }

  @Test func `a weekday of a month is one of four`() throws {
    let answer = try Self.answer("which sunday in february is best for the party")
    let february = try CalendarDate("2027-02-01")...CalendarDate("2027-02-28")
    #expect(!answer.dates.isEmpty, "\(answer.text)")
    #expect(answer.dates.allSatisfy { february.contains($0) && $0.weekday == 0 }, "\(answer.text)")
  }

  @Test func `before or after a feast is a choice`() throws {
    let answer = try Self.answer("do i ask for the raise before or after christmas")
    #expect(answer.understanding.choices.count == 2, "\(answer.text)")
  }
}
