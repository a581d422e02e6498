import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

/// What the plan says, the words say.
@Suite struct PlannedWordsTests {
  @Test func `directions are those of the tradition`() {
    func direction(
      _ body: CelestialBody, _ aspect: AspectKind, _ natal: CelestialBody
    ) -> FactDirection {
      FactDirection(of: TransitKey(body, aspect, natal: natal))
    }
    #expect(direction(.saturn, .square, .moon) == .hard)
    #expect(direction(.mars, .opposition, .sun) == .hard)
    #expect(direction(.venus, .trine, .moon) == .easy)
    #expect(direction(.saturn, .sextile, .mercury) == .easy)
    #expect(direction(.jupiter, .conjunction, .sun) == .easy)
    // Too much of a good thing, and a planet on its own place.
    #expect(direction(.jupiter, .opposition, .venus) == .mixed)
    #expect(direction(.mars, .conjunction, .mars) == .mixed)
    #expect(direction(.uranus, .conjunction, .mercury) == .mixed)
    let angle = TransitKey(body: .saturn, natal: .angle(.midheaven), aspect: .square)
    #expect(FactDirection(of: angle) == .hard)
  }

  @Test func `each meter's line is one of the transit that the plan names, or names none`() {
    var random = RandomFacts(seed: 39)
    var (named, unnamed) = (0, 0)
    for _ in 0..<120 {
      let facts = random.next()
      let texts = ReadingTexts(of: facts)
      for meter in Meter.allCases {
        guard let line = texts.meters[meter] else {
          Issue.record("\(meter) has no line")
          continue
        }
        let quality = facts.scores.scores[meter].quality
        let plain = texts.words.texts(.plainLine(meter, quality))
        guard let cause = texts.plan[meter].named else {
          #expect(plain.contains(line.number))
          unnamed += 1
          continue
        }
        var own = Set(texts.words.texts(.line(meter, cause.body, quality)))
        if let code = WordKey.code(.brief, of: cause.key) { own.formUnion(texts.words.texts(code)) }
        own.formUnion(
          texts.words.texts(.house(.houseBrief, cause.body, cause.transitHouse.number)))
        #expect(own.contains(line.number) || plain.contains(line.number))
        named += own.contains(line.number) ? 1 : 0
      }
    }
    #expect(named > 500 && unnamed > 50)
  }

  @Test func `lines that name no cause name no planet`() {
    let words = WordCorpus.english
    var count = 0
    for meter in Meter.allCases {
      for quality in MeterScore.Quality.allCases {
        for number in words.texts(.plainLine(meter, quality)) {
          let text = words.text(number)
          for body in BodySet.eleven.bodies { #expect(!text.contains(body.title), "\(text)") }
          count += 1
        }
      }
    }
    #expect(count >= 17 * 5 * 3)
  }

  @Test func `but stands between facts that go opposite ways only`() {
    var random = RandomFacts(seed: 40)
    let words = WordCorpus.english
    func openings(_ connection: Connection) -> [String] {
      words.texts(.connection(connection)).map { words.text($0) + " " }
    }
    var joined = 0
    for _ in 0..<600 {
      let texts = ReadingTexts(of: random.next())
      // Beside a thread of another transit stands the one that leads.
      let made = texts.made
      let isBesideThread = made.thread.map { $0.passage.key != made.lead?.passage.key } ?? false
      let relation: FactRelation? =
        isBesideThread
        ? made.beside.map { $0.isOpposite ? .opposite : .same } : texts.plan.relation
      for sentence in TextRules.sentences(texts.overview) {
        if openings(.opposite).contains(where: { sentence.hasPrefix($0) }) {
          #expect(relation == .opposite, "\(texts.overview)")
          joined += 1
        }
        if openings(.same).contains(where: { sentence.hasPrefix($0) }) {
          #expect(relation == .same, "\(texts.overview)")
        }
      }
    }
    #expect(joined > 5)
  }

  @Test func `behind a connecting word names keep their capital and other words have none`() {
    let words = WordCorpus.english
    #expect(words.isCapital("Saturn stands on your Sun."))
    #expect(words.isCapital("Mars’s push is short."))
    #expect(!words.isCapital("The Sun helps."))
    #expect(!words.isCapital("Feelings are hard to show."))
    var random = RandomFacts(seed: 41)
    let small: Set<String> = ["But", "And", "Meanwhile,", "Still,"]
    for _ in 0..<200 {
      for sentence in TextRules.sentences(ReadingTexts(of: random.next()).overview) {
        let parts = sentence.split(separator: " ").map(String.init)
        guard parts.count > 1, small.contains(parts[0]) else { continue }
        #expect(
          parts[1].first?.isLowercase == true || words.isCapital(parts[1]), "\(sentence)")
      }
    }
  }

  @Test func `a headline praises no meter that stands low, and pities none that stands high`() {
    var random = RandomFacts(seed: 42)
    var count = 0
    for _ in 0..<300 {
      let facts = random.next()
      let texts = ReadingTexts(of: facts)
      let words = texts.words
      let printed = texts.headline
      let made = DaySentences(story: texts.story)
      if let headline = made.headline, let thread = made.thread {
        #expect(headline == printed)
        #expect(texts.story.leaning == 0 || thread.isEasy == (texts.story.leaning > 0))
        count += 1
        continue
      }
      if let message = made.message {
        #expect(message.headline == printed)
        // The act's meter has that sign, and what people notice of it stands before the act.
        for meter in Meter.allCases {
          for isEasy in [true, false] {
            let deeds = words.texts(.deed(for: meter, isEasy: isEasy))
            guard let deed = deeds.first(where: { words.text($0) == message.act }) else { continue }
            let effect =
              words.texts(.effect(on: meter, isEasy: isEasy))
              .dropFirst(deed - deeds.lowerBound).first.map { words.text($0) } ?? ""
            #expect(printed.lowercased().hasPrefix(effect.lowercased()), "\(printed)")
            #expect((facts.scores.scores[meter].unified > 0) == isEasy, "\(printed)")
            #expect(texts.story.leaning == 0 || isEasy == (texts.story.leaning > 0))
            count += 1
          }
        }
        continue
      }
      guard
        let line = ReadingTexts.headline(of: texts.story)?.line
          ?? words.texts(.headlines).first(where: { words.text($0) == printed }).map(words.line),
        let meter = words.meters(line.number).first
      else {
        Issue.record("\(printed)")
        continue
      }
      let unified = facts.scores.scores[meter].unified
      // A day leans one way by its mean, so that some meter leans so, too.
      if line.tone.lowerBound > 0 { #expect(unified > 0, "\(texts.headline)") }
      if line.tone.upperBound < 0 { #expect(unified < 0, "\(texts.headline)") }
      count += 1
    }
    #expect(count == 300)
  }

  @Test func `a situation is read from its names, and from nothing else`() throws {
    #expect(try Situation("single") == Situation(relationship: .single))
    #expect(
      try Situation("studies,partnered") == Situation(relationship: .partnered, work: .studies))
    for text in ["", "married", "single,", "single,partnered", "works,home", "Single", " single"] {
      let error = #expect(throws: SituationError.self) { try Situation(text) }
      #expect(error?.description.contains("single and partnered") == true)
    }
  }

  @Test func `lines that presuppose how a reader lives are used only if that is known`() {
    let words = WordCorpus.english
    func all(_ keys: [WordKey]) -> Set<String> {
      Set(keys.flatMap { key in words.texts(key).map { words.text($0) } })
    }
    func lines(_ relationship: Situation.Relationship) -> Set<String> {
      all(MeterScore.Quality.allCases.map { .love(relationship, $0) })
    }
    func deeds(_ work: Situation.Work) -> Set<String> {
      all(WorkLeaning.allCases.map { .work(work, $0) })
    }
    var random = RandomFacts(seed: 44)
    var (love, work) = (0, 0)
    for _ in 0..<60 {
      let facts = random.next()
      for relationship in [nil, Situation.Relationship.single, .partnered] {
        for job in [nil, Situation.Work.works, .studies, .home] {
          let texts = ReadingTexts(
            of: facts, situation: Situation(relationship: relationship, work: job))
          for other in Situation.Relationship.allCases {
            let isUsed = lines(other).contains { texts.relationshipWeather.contains($0) }
            #expect(!isUsed || other == relationship)
            love += isUsed ? 1 : 0
          }
          for other in Situation.Work.allCases {
            let isUsed = deeds(other).contains(texts.advice.doThis)
            #expect(!isUsed || other == job)
            work += isUsed ? 1 : 0
          }
        }
      }
    }
    // Love on every second day, and work where the day's lead has no act of its own.
    #expect(love > 100 && work > 20)
  }

  @Test func `an easy evening is named if the scores rise by a tenth of the scale`() {
    var random = RandomFacts(seed: 43)
    let (flat, rising) = (
      (0..<24).map { $0 < 18 ? 10.0 : 29 }, (0..<24).map { $0 < 18 ? 10.0 : 31 }
    )
    for _ in 0..<20 {
      let facts = random.next()
      #expect(DayPlan(of: facts.with(hourlyUnified: flat)).bestPart == nil)
      #expect(DayPlan(of: facts.with(hourlyUnified: rising)).bestPart == .evening)
      let none = DayPlan(of: facts.with(hourlyUnified: []))
      #expect(none.bestPart == nil && none.worstPart == nil)
    }
  }
}
