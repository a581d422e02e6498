import Astrology
import Astrometers
import Ephemeris
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
      for group in MeterGroup.allCases {
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

  // A day of which there is nothing to tell once took minutes, for want of a bound on the search.
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
      let headline = ReadingTexts.headline(of: texts.story)
      #expect((headline?.tone.lowerBound ?? 9) * leaning >= 0)
      #expect((texts.story.lead?.line.tone.lowerBound ?? 0) * leaning >= 0)
      for meter in Meter.allCases {
        let quality = Int(facts.scores.scores[meter].quality.leaning)
        #expect((texts.meters[meter]?.tone.lowerBound ?? 9) * quality >= 0, "\(meter)")
      }
    }
  }

  @Test func `the strongest transit leads a meter that hears it`() {
    var random = RandomFacts(seed: 13)
    var count = 0
    for _ in 0..<200 {
      let facts = random.next()
      guard let strongest = facts.transits(of: .love).first, strongest.body != .meanNode else {
        continue
      }
      let day = facts.with(priorities: [strongest])
      guard day.isTimed || strongest.natal != .body(.moon) else { continue }
      let texts = ReadingTexts(of: day)
      let numbers = Set(Meter.allCases.compactMap { texts.meters[$0]?.number })
      var own = Set<Int>()
      for meter in Meter.allCases {
        for quality in QualityWord.allCases {
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

/// Mistakes that were seen in readings, each with what stands there now.
@Suite struct MistakesSeenTests {
  private static func days(_ seed: UInt64, _ count: Int) -> [ReadingTexts] {
    var random = RandomFacts(seed: seed)
    return (0..<count).map { _ in ReadingTexts(of: random.next()) }
  }

  @Test func `no text waves a transit away`() {
    for texts in Self.days(1, 100) {
      for (_, text) in texts.all {
        #expect(!text.contains("Apart from") && !text.contains("Even with"), "\(text)")
      }
    }
  }

  @Test func `the Moon is called new or full by the lunation itself`() {
    // The phase of a day beside a lunation is "new" or "full", too, and the words that name it are those of
    // the event alone.
    for texts in Self.days(2, 200) where texts.facts.today.isEmpty && texts.facts.upcoming.isEmpty {
      for (_, text) in texts.all where !text.contains("private sort of new Moon") {
        let text = text.lowercased()
        #expect(!text.contains("the new moon") && !text.contains("the full moon"), "\(text)")
      }
    }
  }

  @Test func `a caution begins with what not to do`() {
    let words = WordCorpus.english
    let first: Set<String> = ["Don’t", "Avoid", "Resist", "Leave", "Hold", "Skip", "Stop"]
    var strange: [String] = []
    for number in words.texts(.cautions) {
      let text = words.text(number)
      if let word = text.split(separator: " ").first, !first.contains(String(word)) {
        strange.append(text)
      }
    }
    #expect(strange == [])
  }

  @Test func `a slow transit is told by its own planet and point`() {
    // "Mars conjunction your natal Sun", and Saturn told as Mars: each passage names its planet.
    let words = WordCorpus.english
    for body in WordFile.movers {
      for aspect in AspectKind.allCases {
        for point in ChartPoint.written {
          guard let key = WordKey.transit(.essence, body, aspect, point) else { continue }
          for number in words.texts(key) {
            let text = words.text(number)
            #expect(text.contains(body.title) || body == .sun && text.contains("sun"), "\(text)")
            #expect(text.contains(point.title), "\(text)")
          }
        }
      }
    }
  }

  @Test func `the hour of a peak is told where parts of the day differ by ten of a hundred`() {
    let flat = (0..<24).map { $0 < 12 ? 40.0 : 49.0 }
    let steep = (0..<24).map { $0 < 12 ? 40.0 : 51.0 }
    #expect(DayCurve(flat)?.isLevel == true)
    #expect(DayCurve(steep)?.isLevel == false)
    #expect(DayCurve(steep)?.busiest == .afternoon)
  }

  @Test func `without a birth time no house is named and the natal Moon is left out`() {
    let words = WordCorpus.english
    // What a birth time would add is what isn't known.
    let notes = words.texts(.birthTimeNotes).map { words.text($0) }
    for texts in Self.days(4, 300) where !texts.facts.isTimed {
      for (_, told) in texts.all {
        let text = notes.reduce(told) { $0.replacing($1, with: "") }
        for house in ["first", "fourth", "seventh", "tenth", "twelfth"] {
          #expect(!text.contains("\(house) house"), "\(text)")
        }
        #expect(!text.contains("your Moon") && !text.contains("your own Moon"), "\(text)")
      }
      #expect(TextRules.sentences(texts.technicalAnalysis).count >= 3)
    }
  }

  @Test func `an eclipse is told as one, on the day and in the week before it`() throws {
    var random = RandomFacts(seed: 6)
    for sign in ZodiacSign.allCases {
      let facts = random.next()
      let eclipse = UpcomingFact.Event.eclipse(.sun, sign: sign)
      let today = ReadingTexts(
        of: facts.with(today: [TodayFact(at: TimeOfDay(secondOfDay: 36_000), eclipse)]))
      #expect(today.overview.contains("clipse") && today.overview.contains(sign.title))
      for days in 1...7 {
        let ahead = ReadingTexts(
          of: facts.with(upcoming: [UpcomingFact(on: facts.date.advanced(byDays: days), eclipse)]))
        #expect(ahead.lookAhead.contains("clipse"))
      }
    }
  }

  @Test func `a planet that comes back to a sign is told to`() {
    var random = RandomFacts(seed: 8)
    let facts = random.next()
    let back = UpcomingFact.Event.ingress(
      .saturn, sign: .pisces, house: House.all[0], isDirect: false)
    let texts = ReadingTexts(
      of: facts.with(upcoming: [UpcomingFact(on: facts.date.advanced(byDays: 1), back)]))
    #expect(texts.lookAhead.contains("back into Pisces"))
  }
}

extension ReadingFacts {
  /// The same with other transits, events or things to come.
  func with(
    priorities: [TransitFact]? = nil, upcoming: [UpcomingFact]? = nil, today: [TodayFact]? = nil,
    passages: [PassageFact]? = nil, isTimed: Bool? = nil
  ) -> Self {
    ReadingFacts(
      date: date, sunSign: sunSign, scores: scores, isInstant: isInstant,
      priorities: priorities ?? self.priorities,
      meterTransits: Meter.allCases.map { transits(of: $0) }, moon: moon, retrogrades: retrogrades,
      hourlyIntensity: hourlyIntensity, upcoming: upcoming ?? self.upcoming,
      skyAspects: skyAspects, birthDigest: birthDigest, isTimed: isTimed ?? self.isTimed,
      passages: passages ?? self.passages, chapter: passages == nil ? chapter : nil,
      today: today ?? self.today)
  }
}
