import Testing

@testable import Asking

/// Ordinary questions whose words alarms react to.
@Suite struct FalseAlarmTests {
  @Test(arguments: [
    "How was my week from 10 to 14 November?", "will i pass my chemistry final on dec 11",
    "best day from 10 to 14 March", "is the 12th or the 15th of May better for a party",
    "What's the best day this week to stop breastfeeding at night?",
    "should i stop using my phone at night", "when should i quit scrolling in bed",
    "Is Sunday or Monday better for the talk with my lawyer?",
    "best day this week for the meeting with my accountant",
  ])
  func `dates, habits and appointments are no call for help`(_ text: String) throws {
    #expect(try Question(text).matter == nil)
  }

  @Test(arguments: [
    "i am 14, will i find love", "im 13 and in 8th grade, does he like me",
    "i turned 14 on 12 November, will i find love",
  ])
  func `a child's age is heard beside a date`(_ text: String) throws {
    #expect(try Question(text).matter == .minor)
  }

  @Test(arguments: [
    "how do i stop drinking", "i cant stop taking pills", "how can i stop using",
    "should i sue my lawyer",
  ])
  func `what harms, and the law, are heard as before`(_ text: String) throws {
    #expect(try Question(text).matter != nil)
  }

  @Test(arguments: [
    "I feel empty since the birth and cry all day", "i have been sad since the baby",
  ])
  func `somebody low since a birth is sent to a doctor`(_ text: String) throws {
    let matter = try Question(text).matter
    #expect(matter == .medicine || matter == .selfHarm)
  }
}
