import Astrology
import Astrometers
import TestSupport
import Testing
import Words

@Suite struct ReadingTextsTests {
  @Test func `texts of random days keep every limit and rule`() throws {
    var random = RandomFacts(seed: 20_250_106)
    for _ in 0..<250 {
      let texts = ReadingTexts(of: random.next())
      for (limit, text) in texts.all {
        if let limit {
          try TextRules.expect(text, within: limit)
        } else {
          #expect(TextRules.flaws(in: text).isEmpty, "\(TextRules.flaws(in: text)): \(text)")
        }
      }
      for group in MeterGroup.allCases {
        #expect(texts.interpretation(of: group).count <= 300)
      }
      let items = try #require(TextLimits.limit("002.follow_up_questions").items)
      let questions = texts.followUpQuestions
      #expect(items[0] <= questions.count && questions.count <= items[1])
      #expect(Set(questions).count == questions.count)
    }
  }

  @Test func `no sentence comes twice in a reading`() {
    var random = RandomFacts(seed: 7)
    for _ in 0..<200 {
      let facts = random.next()
      let texts = ReadingTexts(of: facts)
      // Two aspects of the Moon drawn at random may be the same one; a chart's never are.
      let drawn = Set(facts.moon.aspects.map(\.sentence))
      let sentences = texts.all.map(\.text).filter { !drawn.contains($0) }
        .flatMap(TextRules.sentences)
      let counts = Dictionary(sentences.map { ($0, 1) }, uniquingKeysWith: +)
      #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }
  }

  @Test func `no two priority transits are told to be as far along in the same words`() {
    var random = RandomFacts(seed: 5)
    var repeated = 0
    for _ in 0..<500 {
      let sentences = random.next().prioritySentences
      let stages = sentences.compactMap { $0.split(separator: "; ").last }
      #expect(Set(stages).count == sentences.count, "\(sentences)")
      repeated += sentences.filter { $0.contains(" also ") }.count
    }
    #expect(repeated > 5)
  }

  @Test func `equal facts give equal texts`() {
    var (first, second) = (RandomFacts(seed: 3), RandomFacts(seed: 3))
    for _ in 0..<50 {
      #expect(
        ReadingTexts(of: first.next()).all.map(\.text)
          == ReadingTexts(of: second.next()).all.map(\.text))
    }
  }

  @Test func `days of different facts read differently`() {
    var random = RandomFacts(seed: 11)
    let days = (0..<200).map { _ in ReadingTexts(of: random.next()) }
    let count = Double(days.count)
    // The shares of distinct texts: those that hang on many facts, and those chosen from a table.
    #expect(Double(Set(days.map(\.overview)).count) > 0.99 * count)
    #expect(Double(Set(days.map(\.technicalAnalysis)).count) > 0.99 * count)
    #expect(Double(Set(days.map(\.relationshipWeather)).count) > 0.75 * count)
    #expect(Double(Set(days.map(\.moon)).count) > 0.95 * count)
    #expect(Double(Set(days.map(\.energyRhythm)).count) > 0.6 * count)
    #expect(Double(Set(days.map(\.lookAhead)).count) > 0.7 * count)
    #expect(Set(days.map(\.headline)).count > 40)
    #expect(Set(days.map(\.advice)).count > 190)
    for meter in Meter.allCases {
      #expect(Set(days.map { $0.interpretation(of: meter) }).count > 100)
    }
  }
}
