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
    let period = try #require(try Self.answer(text).understanding.period)
    #expect("\(period.from) \(period.to)" == "\(from) \(to)")
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
