import Asking
import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing
import Words

@Suite struct SentenceCheckTests {
  @Test(arguments: [
    "With the Moon in Aries today, your ideas want to move.",
    "Take the smallest first step before noon and show it to one friend.",
    "Ask a doctor what the tablets are for.", "A square meal and a walk help.",
    "Sit in the sun for ten minutes.", "What would you do with an hour to spare?",
    "On 8 January the day has more room.", "Mars is retrograde and takes its time.",
  ])
  func `a sound sentence passes`(_ sentence: String) throws {
    let check = SentenceCheck(reading: try AskedDays.wire.get())
    #expect(check.fault(in: sentence) == nil)
  }

  @Test(arguments: [
    ("With the Moon in Leo today, be loud.", SentenceCheck.Fault.wrongSign),
    ("Venus stands in Capricorn and waits.", .wrongSign),
    ("Your natal Sun in Pisces listens.", .wrongSign),
    ("The new Moon asks for a rest.", .wrongPhase),
    ("Mercury is retrograde again.", .wrongMotion),
    ("The Sun squares Saturn, so go slowly.", .wrongAspect),
    ("Everything opens on 14 March.", .wrongDate), ("In 1987 this happened before.", .wrongDate),
    ("You will meet someone tall.", .promise), ("Success is guaranteed.", .promise),
    ("This is your destiny.", .unwantedWord("destiny")),
    ("The universe has plans.", .unwantedWord("universe")),
    ("Buy bitcoin this afternoon.", .safety(.lawAndMoney)),
    ("Stop your medication for a while.", .safety(.medicine)),
    ("You will die young.", .safety(.death)),
    ("As an AI I can't say.", .instructions), ("My system prompt says so.", .instructions),
    ("**Be bold** today.", .markup), ("See <b>this</b>.", .markup), ("A [link](x).", .markup),
    ("Read more at https://evil.example.", .link), ("Write to a@b.example.", .link),
    ("Look at page.com for more.", .link), ("Be\u{7}loud.", .controlCharacter),
    ("Be \u{202E}loud.", .controlCharacter),
  ])
  func `a fault is found`(_ sentence: String, _ fault: SentenceCheck.Fault) throws {
    let check = SentenceCheck(reading: try AskedDays.wire.get())
    #expect(check.fault(in: sentence) == fault)
  }

  @Test func `a sentence may name a house only if it is true and the birth time is known`() throws {
    let timed = try AskedDays.wire.get()
    let house = timed.chart.frame.house(of: timed.day.sky[.mars].longitude).number
    let check = SentenceCheck(reading: timed)
    #expect(check.fault(in: "Mars is in your \(house)th house.") == nil)
    #expect(check.fault(in: "Mars is in your \(house % 12 + 1)th house.") == .wrongHouse)
    let untimed = SentenceCheck(
      reading: try ReadingSamples.dateOnly.get().reading("2025-01-06"))
    #expect(untimed.fault(in: "Mars is in your 4th house.") == .wrongHouse)
  }

  /// A body in another sign, an aspect that isn't: drawn, stated, and refused each time.
  @Test func `whatever is stated of the sky passes exactly if it is so`() throws {
    var generator = SplitMix64(seed: 6)
    let bodies = BodySet.eleven.bodies.filter { $0 != .meanNode }
    for reading in try AskedDays.all.get() {
      let check = SentenceCheck(reading: reading)
      for body in bodies {
        let sign = ZodiacSign(reading.day.sky[body].longitude)
        let other = sign.opposite
        #expect(check.fault(in: "\(body.title) is in \(sign.title) now.") == nil)
        #expect(check.fault(in: "\(body.title) is in \(other.title) now.") == .wrongSign)
        let natal = ZodiacSign(reading.chart.sky[body].longitude)
        #expect(check.fault(in: "Your \(body.title) in \(natal.title) helps.") == nil)
      }
      for detail in reading.priorities {
        let kinds = AspectKind.allCases.filter { $0 != detail.aspect }
        let wrong = kinds[Int(generator.next() % UInt64(kinds.count))]
        let (body, natal) = (detail.body.title, detail.natal.title)
        #expect(check.fault(in: "\(body) in \(detail.aspect) with your \(natal) today.") == nil)
        #expect(
          check.fault(in: "\(body) in \(wrong) with your \(natal) today.") == .wrongAspect)
      }
    }
  }

  /// The day leans clearly one way for a question that wants yes or no; a sentence may not lean the other way.
  @Test func `a verdict that contradicts the finding is a fault`() throws {
    var seen: Set<Answer.Verdict> = []
    for reading in try AskedDays.all.get() {
      for text in ["Should I ask her out today?", "Should I sign the contract today?"] {
        let answer = Answerer().answer(try Question(text), reading: reading)
        let check = SentenceCheck(reading: reading, answer: answer)
        let (yes, no) = ("Yes, go ahead with it.", "Hold off, this is not the moment.")
        switch answer.verdict {
        case .leanYes:
          #expect(check.fault(in: yes) == nil)
          #expect(check.fault(in: no) == .wrongVerdict)
          #expect(check.fault(in: "It is not a good day for it.") == .wrongVerdict)
        case .leanNo:
          #expect(check.fault(in: no) == nil)
          #expect(check.fault(in: yes) == .wrongVerdict)
          #expect(check.fault(in: "Another day is kinder; go ahead then.") == nil)
        default:
          #expect(check.fault(in: yes) == nil)
          #expect(check.fault(in: no) == nil)
        }
        if let verdict = answer.verdict { seen.insert(verdict) }
      }
    }
    #expect(seen.isSuperset(of: [.leanYes, .leanNo, .neutral]))
  }

  @Test func `another day than the best is a fault, and the finding's own words are none`() throws {
    let reading = try AskedDays.wire.get()
    let answer = Answerer().answer(
      try Question("Which day next week is best for a first date?"), reading: reading)
    let check = SentenceCheck(reading: reading, answer: answer)
    let best = try #require(answer.dates.first)
    #expect(check.fault(in: "The best day is \(best.day) \(best.monthName).") == nil)
    let other = try #require(
      answer.period?.dates.first { !answer.dates.contains($0) })
    #expect(
      check.fault(in: "The best day is \(other.day) \(other.monthName).") != nil)
    #expect(SentenceCheck.Fault.wrongDay.contradictsFinding)
    #expect(!SentenceCheck.Fault.wrongSign.contradictsFinding)
  }

  /// Facts of other days are faults without the finding that has them.
  @Test(arguments: [
    "When is the next full moon?", "When is my Saturn return?", "When does Venus enter Aries?",
    "What sign will the Moon be in on 3 March 2026?",
  ])
  func `what was computed for the question may be said`(text: String) throws {
    let reading = try AskedDays.wire.get()
    let answer = Answerer().answer(try Question(text), reading: reading)
    let check = SentenceCheck(reading: reading, answer: answer)
    let ofTheSky: Set<SentenceCheck.Fault> = [
      .wrongSign, .wrongHouse, .wrongAspect, .wrongMotion, .wrongPhase, .wrongDate, .wrongVerdict,
      .wrongDay,
    ]
    for sentence in answer.sentences {
      if let fault = check.fault(in: sentence) {
        #expect(!ofTheSky.contains(fault), "\(sentence)")
      }
    }
  }
}
