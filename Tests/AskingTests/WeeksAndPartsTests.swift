@testable import Asking
import Ephemeris
import TestSamples
import Testing

/// Weeks that are asked about on a Sunday, weekends that are looked for, parts and hours of days, terms and new years.
///
/// Dates are those of a printed calendar: 29 November 2026 is a Sunday, Easter of 2027 is on 28 March.
@Suite struct WeeksAndPartsTests {
  private static func answer(_ text: String, on day: String = "2026-11-29") throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading(
      day, in: try ReadingSamples.zone("America/New_York"))
    return Answerer().answer(try Question(text), reading: reading)
  }

  private static func period(_ text: String, on day: String = "2026-11-29") throws -> String {
    let answer = try answer(text, on: day)
    let period = try #require(answer.understanding.period, "\(answer.text)")
    return "\(period.from) \(period.to)"
  }

  @Test(arguments: [
    ("How is my week?", "2026-11-30 2026-12-06"),
    ("hows school gonna be this week", "2026-11-30 2026-12-06"),
    ("best day this week to post my video", "2026-11-30 2026-12-06"),
    ("thursday this week, how will it be at work", "2026-12-03 2026-12-03"),
    ("how is next week for love", "2026-11-30 2026-12-06"),
    // What lies behind is of the week that ends.
    ("how was my week", "2026-11-23 2026-11-29"),
    ("why was this week so hard", "2026-11-23 2026-11-29"),
    ("how is the rest of the week", "2026-11-29 2026-11-29"),
    ("how is this weekend", "2026-11-28 2026-11-29"),
  ])
  func `on a Sunday the week is the one to come`(_ text: String, _ period: String) throws {
    #expect(try Self.period(text) == period)
  }

  @Test func `on a Sunday an answer says which days a week has`() throws {
    let answer = try Self.answer("How is my week?")
    #expect(answer.text.contains("30 November to 6 December"), "\(answer.text)")
    let monday = try Self.answer("How is my week?", on: "2026-11-30")
    #expect(!monday.text.contains("30 November to 6 December"), "\(monday.text)")
  }

  @Test(arguments: [
    ("We want to move house in spring. Which weekend is best?", "2027-03-01 2027-05-31"),
    ("best weekend in January for a trip", "2027-01-01 2027-01-31"),
    ("what would be a good weekend to paint the kitchen in March", "2027-03-01 2027-03-31"),
  ])
  func `a weekend is looked for among all of a span`(_ text: String, _ period: String) throws {
    let answer = try Self.answer(text)
    let asked = try #require(answer.understanding.period)
    #expect("\(asked.from) \(asked.to)" == period)
    #expect(answer.text.contains("weekend"), "\(answer.text)")
    let best = try #require(answer.dates.first)
    #expect(asked.contains(best), "\(answer.text)")
    // 0 is Sunday, 6 Saturday; the first date is the Monday of the week.
    #expect(answer.dates.dropFirst().allSatisfy { [0, 6].contains($0.weekday) }, "\(answer.text)")
  }

  @Test func `weekends that are ruled out are not named`() throws {
    let answer = try Self.answer(
      "dentist appointment some day in April, not on a weekend, which one is good")
    #expect(!answer.dates.isEmpty)
    #expect(answer.dates.allSatisfy { (1...5).contains($0.weekday) }, "\(answer.text)")
  }

  @Test(arguments: [
    ("I have night duty until Saturday, how will be my nights?", "nights"),
    ("Are my mornings going to be any calmer next week?", "mornings"),
    ("how do my evenings look next week for love?", "evenings"),
  ])
  func `a part of several days is what is answered`(_ text: String, _ parts: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.hasPrefix("Your \(parts) "), "\(answer.text)")
    #expect(answer.understanding.intent == .outlook)
  }

  @Test(arguments: [
    "last night's film was bad, how is next week", "how is next week, with two nights out",
    "is game night good for us next week",
  ])
  func `a night that is no part of the days asked about changes nothing`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.contains("Your nights"), "\(answer.text)")
  }

  @Test(arguments: [
    ("interview tomorrow at 10am or 2pm, which is better", ["10:00", "14:00"]),
    ("walk the dog at 6 or 8 tonight?", ["18:00", "20:00"]),
    ("call the bank at 9 or 4 tomorrow?", ["9:00", "16:00"]),
    ("date at 8 or 10pm on Friday?", ["20:00", "22:00"]),
  ])
  func `of two hours one is named`(_ text: String, _ hours: [String]) throws {
    let answer = try Self.answer(text)
    for hour in hours { #expect(answer.text.contains(hour), "\(answer.text)") }
    #expect(answer.understanding.intent == .bestTime)
  }

  @Test(arguments: [
    "best time of day for me to study", "a good hour for a nap today",
    "what part of the day is best for calls",
  ])
  func `a time of day is an hour of today`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(answer.text.contains(":00"), "\(answer.text)")
    #expect(answer.understanding.period == AskedPeriod(try CalendarDate(2026, 11, 29)))
  }

  @Test func `the last days of a span leave out those behind`() throws {
    let answer = try Self.answer("last week of the month for money?")
    let today = try CalendarDate(2026, 11, 29)
    #expect(!answer.dates.isEmpty && answer.dates.allSatisfy { $0 >= today }, "\(answer.text)")
    #expect(try Self.period("the last days of december at work") == "2026-12-27 2026-12-31")
    #expect(try Self.period("how was the last week of october") == "2026-10-25 2026-10-31")
  }

  @Test(arguments: [
    "5 or 6 December for the party", "meeting on Monday or Tuesday at 3pm",
    "should I have 2 or 3 kids", "is a flat with 2 or 3 bedrooms better for us",
  ])
  func `numbers that are no hours name none`(_ text: String) throws {
    #expect(!(try Self.answer(text).text.contains(":00")))
  }

  @Test(arguments: [
    ("what does the new year hold for me", "2026-12-30", "2027-01-01 2027-12-31"),
    ("how does the new year look for love", "2027-01-05", "2027-01-01 2027-12-31"),
    ("best day in the new year to start running", "2026-12-30", "2027-01-01 2027-03-31"),
    ("how will new year's eve be", "2026-12-20", "2026-12-31 2026-12-31"),
    ("what about the new year's party", "2026-12-20", "2027-01-01 2027-01-01"),
    ("should I apply for head of department this term", "2027-01-12", "2027-01-01 2027-03-31"),
    ("how will next term go for my studies", "2027-02-10", "2027-04-01 2027-07-31"),
    ("how will this semester go for my studies", "2027-02-10", "2027-01-01 2027-06-30"),
    ("how is carnival for me this year", "2027-01-10", "2027-02-09 2027-02-09"),
  ])
  func `years and terms that begin are those that are meant`(
    _ text: String, _ day: String, _ period: String
  ) throws {
    #expect(try Self.period(text, on: day) == period)
  }

  @Test(arguments: [
    ("my exam could be 12 March, 19 March or 26 March, which is best?", 3),
    ("dentist: Jan 12, Jan 19 or Jan 26?", 3),
    ("the party on Saturday 6 March or Friday 12 March?", 2),
  ])
  func `each date of a list is a choice`(_ text: String, _ count: Int) throws {
    #expect(try Self.answer(text).understanding.choices.count == count)
  }

  @Test(arguments: [
    ("launch my shop in January or after carnival?", "2027-02-10 2027-02-23"),
    ("buy the car in December or after Christmas?", "2026-12-26 2027-01-08"),
    ("is it better to move before Christmas or in January", "2026-11-29 2026-12-24"),
  ])
  func `before and after a feast are the days around it`(_ text: String, _ period: String) throws {
    let choices = try Self.answer(text).understanding.choices
    #expect(choices.map { "\($0.from) \($0.to)" }.contains(period), "\(choices)")
  }
}
