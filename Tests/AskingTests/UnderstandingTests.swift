import Asking
import Astrology
import Ephemeris
import TestSamples
import Testing

/// What questions of 2025-01-06, a Monday, ask.
@Suite struct UnderstandingTests {
  @Test(arguments: [
    ("how's my day looking", Understanding.Intent.outlook, "2025-01-06", "2025-01-06"),
    ("hows next week for money", .outlook, "2025-01-13", "2025-01-19"),
    ("what will friday be like at work", .outlook, "2025-01-10", "2025-01-10"),
    ("what does march look like for my love life", .outlook, "2025-03-01", "2025-03-31"),
    ("energy levels next 30 days?", .outlook, "2025-01-06", "2025-02-04"),
    ("how will next year be for my career", .outlook, "2026-01-01", "2026-12-31"),
    ("how's valentines day looking for me", .outlook, "2025-02-14", "2025-02-14"),
    ("¿cómo será mi día mañana?", .outlook, "2025-01-07", "2025-01-07"),
    ("best day next week to go to the dentist", .bestTime, "2025-01-13", "2025-01-19"),
    ("when in february should i propose to her", .bestTime, "2025-02-01", "2025-02-28"),
    ("what's the worst day this week to travel", .bestTime, "2025-01-06", "2025-01-12"),
    ("friday or saturday for the party?", .compareTimes, "2025-01-10", "2025-01-11"),
    (
      "should i book the flight for the 12th or the 20th", .compareTimes, "2025-01-12", "2025-01-20"
    ),
    ("is saturday a good day to move in with my girlfriend", .decision, "2025-01-11", "2025-01-11"),
    ("why was yesterday so weird", .cause, "2025-01-05", "2025-01-05"),
    ("why has everything been going wrong lately", .cause, "2024-12-23", "2025-01-06"),
    ("what was going on in march 2020", .cause, "2020-03-01", "2020-03-31"),
    ("mercury retrograde dates 2027", .skyFact, "2027-01-01", "2027-12-31"),
  ])
  func `a time is read from today on`(
    _ text: String, _ intent: Understanding.Intent, _ from: String, _ to: String
  ) throws {
    let answer = Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
    #expect(answer.understanding.intent == intent)
    #expect(answer.period?.from.description == from)
    #expect(answer.period?.to.description == to)
  }

  @Test(arguments: [
    ("which house is my jupiter in", Understanding.Intent.chartFact),
    ("am i a cancer moon", .chartFact),
    ("was i born on a full moon", .chartFact), ("when does mercury station direct", .skyFact),
    ("how long does the sun stay in capricorn", .skyFact), ("next venus return", .transitWhen),
    ("when does mars hit my ascendant", .transitWhen),
    ("do aries and cancer get along", .compatibility),
    ("my girlfriend was born on 14 July 1993. are we a match?", .compatibility),
    ("what does the 12th house mean", .concept), ("what are my weaknesses", .portrait),
    ("what's the capital of peru", .outOfScope), ("thx so much", .courtesy),
    ("does he still love me", .care),
  ])
  func `a question is known by its words`(_ text: String, _ intent: Understanding.Intent) throws {
    let answer = Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
    #expect(answer.understanding.intent == intent)
  }

  @Test func `every follow-up question of a reading is understood`() throws {
    let reading = try AskedDays.wire.get()
    let questions = try followUpQuestions()
    #expect(questions.count >= 300)
    for text in questions {
      let intent = Answerer().answer(try Question(text), reading: reading).understanding.intent
      let isAnswered = ![.care, .outOfScope, .courtesy, .followUp].contains(intent)
      #expect(isAnswered, "\(text) \(intent.rawValue)")
    }
  }

  @Test func `every activity has meters and every name is in use once`() {
    let ids = AskedActivity.all.map(\.id)
    #expect(ids.count >= 70)
    #expect(Set(ids).count == ids.count)
  }
}
