import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

/// The message of a day: what leads, what goes the other way, and what to do.
@Suite struct DaySentencesTests {
  private static let saturnOnMoon = TransitKey(.saturn, .square, natal: .moon)
  private static let venusOnSun = TransitKey(.venus, .trine, natal: .sun)

  private static func fact(_ key: TransitKey, _ quality: Double) -> ReadingFacts.TransitFact {
    ReadingFacts.TransitFact(
      key, quality: quality, natalHouse: House.all[3], transitHouse: House.all[5],
      transitSign: .aries, stage: .applying)
  }

  /// A day on which Saturn presses on vitality and Venus helps love.
  static func facts(
    _ random: inout RandomFacts, saturn: PassageFact, venus: PassageFact, isTimed: Bool = true,
    hourlyUnified: [Double] = []
  ) -> ReadingFacts {
    let base = random.next()
    let scores = DayScores(
      meters: Meter.allCases.map { meter in
        switch meter {
        case .vitality: MeterScore(intensity: 90, harmony: 10)
        case .drive: MeterScore(intensity: 80, harmony: 20)
        case .love: MeterScore(intensity: 60, harmony: 80)
        case .creativity: MeterScore(intensity: 60, harmony: 75)
        default: MeterScore(intensity: 70, harmony: 30)
        }
      })
    return ReadingFacts(
      date: base.date, sunSign: base.sunSign, scores: DayScores.Day(scores: scores, before: nil),
      priorities: [fact(saturnOnMoon, -1), fact(venusOnSun, 1)],
      meterTransits: Meter.allCases.map { meter in
        switch meter {
        case .vitality, .drive: [fact(saturnOnMoon, -1)]
        case .love, .creativity: [fact(venusOnSun, 1)]
        default: []
        }
      }, moon: quietMoon, retrogrades: [], hourlyIntensity: [], hourlyUnified: hourlyUnified,
      upcoming: [], skyAspects: [], birthDigest: base.birthDigest, isTimed: isTimed,
      passages: [saturn, venus])
  }

  /// A Moon without an aspect to the chart.
  private static let quietMoon = MoonFacts(
    sign: .leo, house: House.all[0], phase: .firstQuarter, isVoidOfCourse: false, aspects: [],
    dispositor: .sun, dispositorSign: .aries)

  private static let saturn = PassageFact(saturnOnMoon, weight: 500, chapter: .running)
  private static let venus = PassageFact(venusOnSun, weight: 100, chapter: .running, exactDay: 1)

  /// The texts that a pair has of a kind.
  static func texts(
    _ part: ContactPart, _ key: TransitKey, isEasy: Bool
  ) -> [String] {
    let words = WordCorpus.english
    return WordKey.contact(part, key.body, key.natal, isEasy: isEasy)
      .map { words.texts($0).map { words.text($0) } } ?? []
  }

  /// Whether a text has one of some others within it, in small or capital letters.
  private static func has(_ text: String, oneOf others: [String]) -> Bool {
    others.contains { text.lowercased().contains($0.lowercased()) }
  }

  @Test func `a hard day with a bright side is led by what presses, and names what helps once`() {
    var random = RandomFacts(seed: 61)
    var (told, summed) = (0, 0)
    for _ in 0..<40 {
      let facts = Self.facts(&random, saturn: Self.saturn, venus: Self.venus)
      let texts = ReadingTexts(of: facts)
      #expect(texts.plan.lead?.key == Self.saturnOnMoon)
      #expect(texts.plan.second?.key == Self.venusOnSun)
      #expect(texts.plan.relation == .opposite)
      let sentences = TextRules.sentences(texts.overview)
      guard let first = sentences.firstIndex(where: { $0.contains("Saturn") }) else {
        Issue.record("\(texts.overview)")
        continue
      }
      // The story of a thread, and beside it what the day is good for, or the transit that helps.
      let stories = Self.texts(.story, Self.saturnOnMoon, isEasy: false)
      if Self.has(texts.overview, oneOf: stories) {
        told += 1
        summed +=
          ["love", "making things", "Venus"].contains { texts.overview.contains($0) } ? 1 : 0
      } else if let second = sentences.firstIndex(where: { $0.contains("Venus") }) {
        #expect(first < second, "\(texts.overview)")
        #expect(
          Self.has(sentences[first], oneOf: Self.texts(.effect, Self.saturnOnMoon, isEasy: false)))
        #expect(
          Self.has(sentences[second], oneOf: Self.texts(.effect, Self.venusOnSun, isEasy: true)))
      }
      // A second sentence on either says only what happens in the house that it passes through.
      for (body, natal) in [("Saturn", "Moon"), ("Venus", "Sun")] {
        let named = sentences.filter { $0.contains(body) }
        #expect(named.count { $0.contains(natal) } <= 1, "\(texts.overview)")
        #expect(
          named.allSatisfy { $0.contains(natal) || $0.contains("house") }, "\(texts.overview)")
      }
      // The headline is the lead's, or about the meters that one of the two moves.
      if DaySentences(story: texts.story).headline == nil,
        let headline = ReadingTexts.headline(of: texts.story)?.line
      {
        let meter = texts.words.meters(headline.number).first
        #expect([.vitality, .drive, .love, .creativity].contains(meter))
      }
    }
    #expect(told > 5 && 10 * summed >= 9 * told)
  }

  @Test func `headline, act and caution are those of the transit that leads, of one turn`() throws {
    var random = RandomFacts(seed: 68)
    let saturn = PassageFact(Self.saturnOnMoon, weight: 500, chapter: .exact, exactDay: 0)
    func own(_ part: ContactPart) -> [String] {
      Self.texts(part, Self.saturnOnMoon, isEasy: false)
    }
    for _ in 0..<20 {
      let texts = ReadingTexts(of: Self.facts(&random, saturn: saturn, venus: Self.venus))
      let place = try #require(own(.headline).firstIndex(of: texts.headline), "\(texts.headline)")
      let advice = texts.advice
      #expect(Self.has(advice.doThis, oneOf: [own(.deed)[place]]), "\(advice.doThis)")
      #expect(advice.notThis.hasPrefix(own(.caution)[place]), "\(advice.notThis)")
      #expect(
        (own(.question) + Self.texts(.question, Self.venusOnSun, isEasy: true))
          .contains(advice.reflectOn), "\(advice.reflectOn)")
    }
  }

  @Test func `what happens to the reader names the natal planet's sign, or the house with a time`()
  {
    var random = RandomFacts(seed: 72)
    let words = WordCorpus.english
    var count = 0
    for isTimed in [true, false] {
      // Venus passes through the sixth house.
      let ofSign = words.texts(.scene(.sun, in: .virgo, isEasy: true)).map { words.text($0) }
      let ofHouse =
        isTimed
        ? words.texts(.scene(of: .venus, in: 6, isEasy: true)).map { words.text($0) } : []
      for _ in 0..<20 {
        let base = Self.facts(&random, saturn: Self.saturn, venus: Self.venus, isTimed: isTimed)
        let overview = ReadingTexts(of: base.with(natalSigns: [.sun: .virgo])).overview
        let found = TextRules.sentences(overview)
          .filter { Self.has($0, oneOf: ofSign + ofHouse) }
        #expect(found.count <= 1, "\(overview)")
        for sentence in found {
          let isOfSign = Self.has(sentence, oneOf: ofSign)
          #expect(sentence.contains(isOfSign ? "Virgo Sun" : "sixth house"), "\(sentence)")
          count += 1
        }
      }
    }
    #expect(count >= 15)
  }

  @Test func `a pair has words of its own in the days before it is exact`() throws {
    var random = RandomFacts(seed: 73)
    for key in [TransitKey(.sun, .square, natal: .venus), Self.saturnOnMoon] {
      let facts = random.next()
      func texts(_ part: ContactPart, _ exactDay: Int?, in days: Int) -> String? {
        let passage = PassageFact(
          key, weight: 100, chapter: .running, exactDay: exactDay,
          nextExact: facts.date.advanced(byDays: days))
        let story = DayStory(of: facts.with(passages: [passage]), words: .english)
        return DaySentences(story: story).textInTurn(
          part, of: DaySentences.Contact(passage: passage, isEasy: false))
      }
      for part in [ContactPart.headline, .deed, .caution] {
        let before = try #require(texts(part, nil, in: 2))
        #expect(before != texts(part, 1, in: 1))
        #expect(before != texts(part, 0, in: 0))
      }
      #expect(texts(.headline, nil, in: 4) == nil)
    }
  }

  @Test func `what the reader notices never denies a meter's score`() {
    var random = RandomFacts(seed: 74)
    var count = 0
    for _ in 0..<100 {
      let story = DayStory(of: random.next(), words: .english)
      let made = DaySentences(story: story)
      for contact in [made.lead, made.second].compactMap(\.self) {
        let key = contact.passage.key
        guard let list = WordKey.contact(.effect, key.body, key.natal, isEasy: contact.isEasy),
          let first = made.effects(of: contact).first
        else { continue }
        func isDenied(_ number: Int) -> Bool {
          story.words.meters(number).contains { meter in
            let unified = story.facts.scores.scores[meter].unified
            return unified.magnitude > MeterScore.clearScore && (unified > 0) != contact.isEasy
          }
        }
        // One is taken all the same where the headline is of its turn, or where all are denied.
        guard made.thread?.passage.key != key,
          !story.words.texts(list).allSatisfy(isDenied)
        else { continue }
        #expect(!isDenied(first), "\(story.words.text(first))")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: [TransitKey(.sun, .square, natal: .venus), saturnOnMoon])
  func `no text of a pair is up twice within a fortnight`(key: TransitKey) {
    var random = RandomFacts(seed: 69)
    for _ in 0..<20 {
      // Every day of it is hard, so that the day before had the text whose turn it was.
      let hard = DayScores(
        meters: Meter.allCases.map { _ in MeterScore(intensity: 90, harmony: 10) })
      let facts = random.next().with(scores: DayScores.Day(scores: hard, before: hard))
      let hasSigned = key.natalBody.map { facts.natalSigns[$0] != nil } == true
      var last: [String: Int] = [:]
      for day in 0..<60 {
        let passage = PassageFact(
          key, weight: 100, chapter: .running,
          exactDay: key.body.isSlow || abs(day - 20) > 1 ? nil : 20 - day)
        let base = facts.with(passages: [passage])
        let story = DayStory(of: base.on(facts.date.advanced(byDays: day)), words: .english)
        let text = DaySentences(story: story).textInTurn(
          .deed, of: DaySentences.Contact(passage: passage, isEasy: false))
        guard let text else { continue }
        #expect(day - (last[text] ?? -100) > 14, "\(text)")
        last[text] = day
      }
      #expect(last.count == (key.body.isSlow && hasSigned ? 4 : 3))
    }
  }

  @Test func `a natal planet is named with its sign, and what it is like there once`() {
    var random = RandomFacts(seed: 70)
    let words = WordCorpus.english
    let clauses = words.texts(.natal(.sun, in: .virgo)).map { words.text($0) }
    var count = 0
    for _ in 0..<60 {
      let base = Self.facts(&random, saturn: Self.saturn, venus: Self.venus)
      let texts = ReadingTexts(of: base.with(natalSigns: [.sun: .virgo]))
      let both = "\(texts.overview) \(texts.technicalAnalysis)"
      let found = clauses.count { both.contains($0) }
      #expect(found <= 1, "\(both)")
      count += found
      #expect(both.contains("Virgo Sun"))
    }
    #expect(count > 20)
  }

  @Test func `a transit is named with the day on which it is exact, or on which it ends`() {
    var random = RandomFacts(seed: 62)
    let date = random.next().date
    func link(
      exactDay: Int? = nil, next: CalendarDate? = nil, last: CalendarDate? = nil,
      of key: TransitKey = Self.venusOnSun
    ) -> String {
      var random = RandomFacts(seed: 62)
      let passage = PassageFact(
        key, weight: 100, chapter: .running, exactDay: exactDay, nextExact: next, lastDate: last)
      let facts = Self.facts(&random, saturn: Self.saturn, venus: passage)
      return DaySentences(story: DayStory(of: facts, words: .english)).timedLink(of: passage)
    }
    #expect(link(exactDay: 0).hasSuffix(", exact today"))
    #expect(link(exactDay: 1).hasSuffix(", exact tomorrow"))
    #expect(link(exactDay: -1).hasSuffix(", exact yesterday"))
    let ahead = date.advanced(byDays: 3)
    #expect(link(next: ahead).hasSuffix("exact on \(ahead.weekdayName)"))
    #expect(link(last: ahead).hasSuffix("until \(ahead.weekdayName)"))
    // The same weekday again would be taken for today.
    let week = date.advanced(byDays: 7)
    #expect(link(next: week).hasSuffix("\(week.weekdayName) \(week.day) \(week.monthName)"))
    let later = date.advanced(byDays: 60)
    #expect(link(next: later).hasSuffix("exact again in \(later.monthName)"))
    // A slow transit without news has no time of its own.
    #expect(!link(of: Self.saturnOnMoon).contains(","))
  }

  @Test func `what a meter's text says to do belongs to what it says one notices`() {
    var random = RandomFacts(seed: 75)
    let words = WordCorpus.english
    var count = 0
    for _ in 0..<40 {
      let facts = random.next()
      let texts = ReadingTexts(of: facts)
      for meter in Meter.allCases {
        let isEasy = facts.scores.scores[meter].unified > 0
        let effects = words.texts(.effect(on: meter, isEasy: isEasy)).map { words.text($0) }
        let deeds = words.texts(.deed(for: meter, isEasy: isEasy)).map { words.text($0) }
        let text = texts.interpretation(of: meter)
        guard let place = effects.firstIndex(where: { Self.has(text, oneOf: [$0]) }),
          let deed = deeds.firstIndex(where: { Self.has(text, oneOf: [$0]) })
        else { continue }
        #expect(place == deed, "\(text)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test func `every made sentence keeps the limit of words and has no slot left`() {
    var random = RandomFacts(seed: 63)
    var count = 0
    for _ in 0..<300 {
      let hours = (0..<24).map { _ in Double(random.number(below: 60)) }
      let story = DayStory(of: random.next().with(hourlyUnified: hours), words: .english)
      let made = DaySentences(story: story)
      var lines = made.verdicts + made.leads + made.scenes.lines + made.seconds + made.closings
      let reason = made.reasonWithOthers(in: [.love, .talk, .company])
      let further = reason.flatMap { made.further(.talk, than: $0) }
      let note = made.character.flatMap { made.characterNote(on: $0.point) }
      lines += [reason?.line, further, note, made.deedOfTheDay, made.pace].compactMap(\.self)
      lines += (made.curve ?? []) + [made.quietCharacter(.love)].compactMap(\.self)
      lines += made.namedMoonHours.compactMap { made.moment($0) }
      lines += made.namedMoonHours.compactMap { made.moment($0, inHouse: true) }
      for line in lines {
        let text = story.words.text(line)
        #expect(TextRules.flaws(in: text).isEmpty, "\(TextRules.flaws(in: text)): \(text)")
        #expect(TextRules.words(text).count <= DaySentences.mostWords, "\(text)")
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  /// Whether an act leaves something undone.
  private static func isOmission(_ texts: ReadingTexts) -> Bool {
    let act = DaySentences(story: texts.story).act ?? ""
    return texts.words.texts(.day(.omissions, 0)).contains { act.hasPrefix(texts.words.text($0)) }
  }

  @Test func `a deed is for the best hours, or for the hour of a friendly Moon`() {
    var random = RandomFacts(seed: 64)
    // What is left undone needs no hour.
    var omissions = 0
    let morning = (0..<24).map { $0 < 12 ? 30.0 : -10 }
    for _ in 0..<20 {
      let facts = Self.facts(
        &random, saturn: Self.saturn, venus: Self.venus, hourlyUnified: morning)
      let texts = ReadingTexts(of: facts)
      #expect(
        texts.advice.doThis.lowercased().contains("before 12:00") != Self.isOmission(texts),
        "\(texts.advice.doThis)")
      omissions += Self.isOmission(texts) ? 1 : 0
      #expect(texts.energyRhythm.contains("12:00"), "\(texts.energyRhythm)")
    }
    let ten = TimeOfDay(secondOfDay: 36_000)
    for _ in 0..<20 {
      let base = Self.facts(
        &random, saturn: Self.saturn, venus: Self.venus,
        hourlyUnified: Array(repeating: 5, count: 24))
      let moon = MoonFacts(
        sign: .leo, house: House.all[0], phase: .firstQuarter, isVoidOfCourse: false,
        aspects: [MoonAspectFact(.trine, natal: .venus, time: ten)], dispositor: .sun,
        dispositorSign: .aries)
      let facts = base.with(moon: moon)
      let texts = ReadingTexts(of: facts)
      #expect(
        texts.advice.doThis.contains("10:00") != Self.isOmission(texts),
        "\(texts.advice.doThis)")
      // What the hour brings stands with the Moon.
      #expect(!texts.energyRhythm.contains("10:00"), "\(texts.energyRhythm)")
      #expect(texts.moon.contains("10:00"), "\(texts.moon)")
    }
    #expect(1..<20 ~= omissions)
  }

  @Test func `the technical analysis names the house of what leads, or the sign without a time`() {
    var random = RandomFacts(seed: 66)
    for isTimed in [true, false] {
      let key = TransitKey(.saturn, .square, natal: .mars)
      let saturn = PassageFact(key, weight: 500, chapter: .running, isClosing: true)
      let base = Self.facts(&random, saturn: saturn, venus: Self.venus, isTimed: isTimed)
      let facts = ReadingFacts(
        date: base.date, sunSign: base.sunSign, scores: base.scores,
        priorities: [Self.fact(key, -1)],
        meterTransits: Meter.allCases.map { $0 == .vitality ? [Self.fact(key, -1)] : [] },
        moon: base.moon, retrogrades: [], hourlyIntensity: [], upcoming: [], skyAspects: [],
        birthDigest: base.birthDigest, isTimed: isTimed, passages: [saturn])
      let texts = ReadingTexts(of: facts)
      let text = texts.technicalAnalysis
      #expect(
        "\(texts.overview) \(text)".contains("sixth house") == isTimed, "\(texts.overview) \(text)")
      #expect(text.contains("Aries") != isTimed || isTimed, "\(text)")
      #expect(Self.has(text, oneOf: Self.texts(.meaning, key, isEasy: false)), "\(text)")
    }
  }
}
