import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

/// The one matter of a day, in headline, overview, hours and the week ahead.
@Suite struct DayThreadTests {
  /// Days drawn at random whose hours differ, with their texts.
  private static func days(seed: UInt64, _ count: Int) -> [ReadingTexts] {
    var random = RandomFacts(seed: seed)
    return (0..<count).map { _ in
      let hours = (0..<24).map { _ in Double(random.number(below: 60)) }
      return ReadingTexts(of: random.next().with(hourlyUnified: hours))
    }
  }

  private static func has(_ text: String, _ clause: String) -> Bool {
    text.lowercased().contains(clause.lowercased())
  }

  @Test func `the hours speak of what headline and act are about`() throws {
    var count = 0
    for texts in Self.days(seed: 101, 200) {
      let made = texts.made
      guard let thread = made.thread, made.shape != nil else { continue }
      for part in [ContactPart.best, .low] {
        let clause = try #require(made.textInTurn(part, of: thread))
        #expect(Self.has(texts.energyRhythm, clause), "\(clause): \(texts.energyRhythm)")
      }
      count += 1
    }
    #expect(count > 100)
  }

  @Test func `the overview begins with the story and names the thread's transit`() {
    var (threads, weighed) = (0, 0)
    for texts in Self.days(seed: 102, 200) {
      let made = texts.made
      guard let thread = made.thread, let story = made.threadStory.map({ texts.words.text($0) }),
        texts.overview.hasPrefix(story)
      else { continue }
      threads += 1
      #expect(texts.overview.contains(thread.passage.body.title), "\(texts.overview)")
      let weights = made.weights.map { texts.words.text($0) }
      weighed += weights.contains { texts.overview.contains($0) } ? 1 : 0
    }
    #expect(threads > 100)
    #expect(3 * weighed > threads)
  }

  @Test func `a day without a planet in its turn has a thread of the Moon's, with her hour`() {
    var random = RandomFacts(seed: 103)
    let time = TimeOfDay(secondOfDay: 13 * 3_600)
    var count = 0
    for _ in 0..<100 {
      let base = random.next()
      let moon = MoonFacts(
        sign: .leo, house: House.all[0], phase: .firstQuarter, isVoidOfCourse: false,
        aspects: [MoonAspectFact(.trine, natal: .venus, time: time)], dispositor: .sun,
        dispositorSign: .aries)
      let texts = ReadingTexts(of: base.with(passages: []).with(moon: moon))
      guard let thread = texts.made.thread else {
        // The Moon's hour is easy, and what it invites to may be what the day is hard on.
        let isHardOnPeople = [Meter.love, .communication, .socialLife, .career].contains {
          base.scores.scores[$0].unified < 0
        }
        #expect(texts.story.leaning < 0 || isHardOnPeople)
        continue
      }
      #expect(thread.passage.key == TransitKey(.moon, .trine, natal: .venus))
      let headlines =
        DaySentencesTests.texts(.headline, thread.passage.key, isEasy: true)
        + SignedThreadTests.texts(
          .headline, thread.passage.key, in: base.natalSigns[.venus], isEasy: true)
      #expect(headlines.contains(texts.headline))
      #expect(texts.made.timedLink(of: thread.passage).hasSuffix("about 13:00"))
      count += 1
    }
    #expect(count > 20)
  }

  @Test func `what presses beside an easy thread is what not to do`() {
    var random = RandomFacts(seed: 104)
    let saturn = PassageFact(
      TransitKey(.saturn, .square, natal: .moon), weight: 500, chapter: .running, exactDay: 1)
    let venus = PassageFact(
      TransitKey(.venus, .trine, natal: .sun), weight: 900, chapter: .exact, exactDay: 0)
    let scores = DayScores(
      meters: Meter.allCases.map { meter in
        switch meter {
        case .love, .creativity: MeterScore(intensity: 95, harmony: 95)
        case .vitality, .drive: MeterScore(intensity: 60, harmony: 30)
        default: MeterScore(intensity: 60, harmony: 65)
        }
      })
    var count = 0
    for _ in 0..<40 {
      let facts = DaySentencesTests.facts(&random, saturn: saturn, venus: venus)
      let texts = ReadingTexts(of: facts.with(scores: DayScores.Day(scores: scores, before: nil)))
      let made = texts.made
      guard made.thread?.isEasy == true, let beside = made.beside, beside.isOpposite else {
        continue
      }
      let key = beside.contact.passage.key
      let cautions =
        WordKey.contact(.caution, key.body, key.natal, isEasy: false).map(texts.words.texts)
        ?? 0..<0
      let text = texts.advice.notThis
      #expect(cautions.contains { text.hasPrefix(texts.words.text($0)) }, "\(text)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test func `the week ahead says until when the day's matter lasts, or when it is strongest`()
    throws
  {
    var random = RandomFacts(seed: 105)
    let key = TransitKey(.saturn, .square, natal: .moon)
    for _ in 0..<40 {
      let base = random.next()
      let day = base.date.advanced(byDays: 3)
      for (next, last) in [(day, nil), (nil, day), (nil, nil)] as [(CalendarDate?, CalendarDate?)] {
        let passage = PassageFact(
          key, weight: 900, chapter: .running, exactDay: 1, nextExact: next, lastDate: last)
        let story = DayStory(of: base.with(passages: [passage]), words: .english)
        let made = DaySentences(story: story)
        guard let course = made.course else {
          #expect(next == nil && last == nil || made.thread == nil && made.lead == nil)
          continue
        }
        guard course.key == key else { continue }
        #expect(story.words.text(course.line).contains(day.weekdayName))
      }
    }
  }

  @Test func `a body that comes into a sign is named with the house where that is known`() throws {
    var random = RandomFacts(seed: 106)
    for (number, body) in DayGroup.arrivingBodies.enumerated() {
      let isTimed = !number.isMultiple(of: 3)
      let facts = random.next().with(isTimed: isTimed)
      let made = DaySentences(story: DayStory(of: facts, words: .english))
      let line = made.arrival(
        of: body, in: .libra, House.all[6], on: facts.date.advanced(byDays: 2))
      #expect((line != nil) == isTimed)
      if let line {
        let text = made.words.text(line)
        #expect(text.contains("Libra") && text.contains("seventh house"), "\(text)")
      }
    }
  }

  @Test func `a day of the week ahead has an act of the meter that it names`() {
    var random = RandomFacts(seed: 107)
    let words = WordCorpus.english
    for _ in 0..<60 {
      let made = DaySentences(story: DayStory(of: random.next(), words: words))
      let key = random.transit().key
      guard
        let (meter, line) = made.coming(
          key, on: made.facts.date.advanced(byDays: 3), ahead: 0, besides: [])
      else { continue }
      let text = words.text(line)
      let place = DayGroup.place(of: meter, isEasy: DaySentences.isEasy(key))
      let acts = words.texts(.day(.tasks, place)).map { words.text($0) }
      #expect(acts.contains { Self.has(text, $0) }, "\(text)")
    }
  }

  @Test func `a transit of the week ahead is named with what to do on its day`() {
    var random = RandomFacts(seed: 65)
    let key = TransitKey(.mars, .trine, natal: .sun)
    let words = WordCorpus.english
    let deeds = Meter.allCases.flatMap { meter in
      words.texts(.day(.tasks, DayGroup.place(of: meter, isEasy: true))).map { words.text($0) }
    }
    for _ in 0..<40 {
      let base = random.next().with(passages: [])
      let day = base.date.advanced(byDays: 5)
      let facts = base.with(upcoming: [
        UpcomingFact(on: day, .transit(key))
      ])
      let ahead = ReadingTexts(of: facts).lookAhead
      #expect(ahead.contains(day.weekdayName) && ahead.contains("Mars"), "\(ahead)")
      #expect(deeds.contains { ahead.contains($0) }, "\(ahead)")
    }
  }

  @Test func `without a birth time hours are named, but not where the Moon may meet her own place`()
  {
    var random = RandomFacts(seed: 108)
    let hours = (0..<24).map { $0 < 12 ? 30.0 : -10 }
    var count = 0
    for _ in 0..<80 {
      let base = random.next().with(hourlyUnified: hours)
      guard !base.isTimed else { continue }
      let made = DaySentences(story: DayStory(of: base, words: .english))
      let meetsHerself = base.moon.aspects.contains { $0.natal == .moon }
      #expect((made.shape == nil) == meetsHerself)
      count += 1
    }
    #expect(count > 10)
  }
}
