import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

@Suite struct ReadingTextsTests {
  @Test func `texts of random days keep every limit and rule`() throws {
    var random = RandomFacts(seed: 20_250_106)
    let headline = try #require(TextLimits.limit("daily_theme_headline").words)
    let items = try #require(TextLimits.limit("002.follow_up_questions").items)
    for _ in 0..<250 {
      let texts = ReadingTexts(of: random.next())
      for (limit, text) in texts.all {
        if let limit {
          try TextRules.expect(text, within: limit)
        } else {
          #expect(TextRules.flaws(in: text).isEmpty, "\(TextRules.flaws(in: text)): \(text)")
        }
      }
      #expect((headline[0]...headline[1]).contains(TextRules.words(texts.headline).count))
      for group in Meter.Group.allCases {
        #expect(texts.interpretation(of: group).count <= 300)
      }
      let questions = texts.followUpQuestions
      #expect(items[0] <= questions.count && questions.count <= items[1])
      #expect(Set(questions).count == questions.count)
    }
  }

  @Test func `no sentence comes twice in a reading`() {
    var random = RandomFacts(seed: 7)
    for _ in 0..<200 {
      let sentences = ReadingTexts(of: random.next()).all.map(\.text).flatMap(TextRules.sentences)
      let counts = Dictionary(sentences.map { ($0, 1) }, uniquingKeysWith: +)
      #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }
  }

  // A day without events once took minutes, because the search had no bound.
  @Test func `a day without transits or events has an overview of the contract's length`() throws {
    var random = RandomFacts(seed: 17)
    for _ in 0..<100 {
      let facts = random.next().with(priorities: [], today: [], passages: [], isTimed: false)
      try TextRules.expect(ReadingTexts(of: facts).overview, within: "daily_overview")
    }
  }

  @Test func `a week without events is filled as the slow planets stand`() {
    var random = RandomFacts(seed: 19)
    let apart = WordCorpus.english.texts(.sharedSky(.apart)).map { WordCorpus.english.text($0) }
    for _ in 0..<60 {
      let facts = random.next().with(upcoming: [])
      guard !facts.skyAspects.isEmpty else { continue }
      let ahead = ReadingTexts(of: facts).lookAhead
      #expect(!apart.contains { ahead.contains($0) }, "\(ahead)")
    }
  }

  @Test func `equal facts give equal texts`() {
    var (first, second) = (RandomFacts(seed: 3), RandomFacts(seed: 3))
    for _ in 0..<50 {
      #expect(
        ReadingTexts(of: first.next()).all.map(\.text)
          == ReadingTexts(of: second.next()).all.map(\.text))
    }
  }

  @Test func `headline, lead and meters go with the day's quality`() {
    var random = RandomFacts(seed: 11)
    for _ in 0..<300 {
      let facts = random.next()
      let texts = ReadingTexts(of: facts)
      let leaning = Int(facts.scores.scores.overall.quality.leaning)
      let printed = texts.headline
      let headline =
        ReadingTexts.headline(of: texts.story)?.line
        ?? texts.words.texts(.headlines).first { texts.words.text($0) == printed }
        .map(texts.words.line)
      // An act has no tone; PlannedWordsTests checks its side.
      #expect((headline?.tone.lowerBound ?? 0) * leaning >= 0)
      #expect((texts.story.lead?.line.tone.lowerBound ?? 0) * leaning >= 0)
      for meter in Meter.allCases {
        let quality = Int(facts.scores.scores[meter].quality.leaning)
        #expect((texts.meters[meter]?.tone.lowerBound ?? 9) * quality >= 0, "\(meter)")
      }
    }
  }

  // "Jupiter swings the gate wide for your Midheaven. Jupiter keeps its place at the table of your
  // Midheaven" stood in one overview.
  @Test func `the overview doesn't describe the leading transit twice`() {
    var random = RandomFacts(seed: 22)
    let key = TransitKey(.jupiter, .trine, natal: .sun)
    let passage = PassageFact(key, weight: 900, chapter: .exact, exactDay: 0)
    let words = WordCorpus.english
    let stages = words.texts(.stage(.exact)).map {
      SlotNames(transiting: .jupiter, natal: .body(.sun)).fill(words.text($0))
    }
    var count = 0
    for _ in 0..<60 {
      let facts = random.next()
      let texts = ReadingTexts(
        of: facts.with(
          priorities: [], today: [], passages: [passage], chapter: passage, isTimed: true))
      guard texts.story.lead?.passage == passage else { continue }
      #expect(!stages.contains { texts.overview.contains($0) }, "\(texts.overview)")
      count += 1
    }
    #expect(count > 10)
  }

  // "Suppose the anger is a watchdog" ended a glad day: a thought for hard days, with two topics of the
  // lead's, went before all that were for glad ones.
  @Test func `advice for hard days isn't given on glad ones, nor the other way round`() {
    var random = RandomFacts(seed: 8)
    for _ in 0..<300 {
      let texts = ReadingTexts(of: random.next())
      let tone = texts.story.tone
      let lines = [
        ReadingTexts.best(
          .deeds, of: texts.story, slot: RotaSlot.deeds, period: ReadingTexts.advicePeriod),
        ReadingTexts.best(
          .cautions, of: texts.story, slot: RotaSlot.cautions, period: ReadingTexts.advicePeriod),
      ]
      for line in lines.compactMap(\.self) where tone != 0 {
        #expect(tone > 0 ? line.tone.upperBound > 0 : line.tone.lowerBound < 0)
      }
    }
  }

  @Test func `the strongest transit leads a meter that it moves the way of its score`() {
    var random = RandomFacts(seed: 13)
    var count = 0
    for _ in 0..<200 {
      let facts = random.next()
      guard let strongest = facts.transits(of: .love).first, strongest.body != .meanNode,
        facts.scores.scores[.love].mayBeLed(byQuality: strongest.quality)
      else { continue }
      let day = facts.with(priorities: [strongest], passages: [])
      guard day.isTimed || strongest.natal != .body(.moon) else { continue }
      let texts = ReadingTexts(of: day)
      let numbers = Set(Meter.allCases.compactMap { texts.meters[$0]?.number })
      var own = Set<Int>()
      for meter in Meter.allCases {
        for quality in MeterScore.Quality.allCases {
          own.formUnion(texts.words.texts(.line(meter, strongest.body, quality)))
        }
      }
      if let code = WordKey.code(.brief, of: strongest.key) {
        own.formUnion(texts.words.texts(code))
      }
      own.formUnion(
        texts.words.texts(
          .house(.houseBrief, strongest.body, strongest.transitHouse.number)))
      #expect(!own.isDisjoint(with: numbers))
      count += 1
    }
    #expect(count > 50)
  }
}

extension ReadingFacts {
  /// The same with other scores, transits, events or things to come, or another Moon.
  func with(
    scores: DayScores.Day? = nil, priorities: [ReadingFacts.TransitFact]? = nil,
    moon: MoonFacts? = nil,
    hourlyIntensity: [Double]? = nil, hourlyUnified: [Double]? = nil,
    upcoming: [UpcomingFact]? = nil,
    today: [TodayFact]? = nil, passages: [PassageFact]? = nil, chapter: PassageFact? = nil,
    isTimed: Bool? = nil, natalSigns: [CelestialBody: ZodiacSign]? = nil,
    risingSign: ZodiacSign? = nil, date: CalendarDate? = nil
  ) -> Self {
    ReadingFacts(
      date: date ?? self.date, sunSign: sunSign, natalSigns: natalSigns ?? self.natalSigns,
      risingSign: isTimed == false ? nil : risingSign ?? self.risingSign,
      scores: scores ?? self.scores,
      isInstant: isInstant,
      priorities: priorities ?? self.priorities,
      meterTransits: Meter.allCases.map { transits(of: $0) }, moon: moon ?? self.moon,
      retrogrades: retrogrades, hourlyIntensity: hourlyIntensity ?? self.hourlyIntensity,
      hourlyUnified: hourlyUnified ?? self.hourlyUnified,
      upcoming: upcoming ?? self.upcoming, skyAspects: skyAspects, birthDigest: birthDigest,
      isTimed: isTimed ?? self.isTimed, passages: passages ?? self.passages,
      chapter: chapter ?? (passages == nil ? self.chapter : nil), today: today ?? self.today)
  }

  /// The same on another date.
  func on(_ date: CalendarDate) -> Self { with(date: date) }
}
