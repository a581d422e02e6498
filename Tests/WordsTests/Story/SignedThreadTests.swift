import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
import Testing
@testable import Words

/// The threads for readers who have a natal point in a certain sign.
@Suite struct SignedThreadTests {
  private static let words = WordCorpus.english

  private static func text(
    _ part: ContactPart, _ body: CelestialBody, _ point: ChartPoint, in sign: ZodiacSign,
    isEasy: Bool
  ) throws -> String {
    let key = try #require(WordKey.thread(part, body, point, in: sign, isEasy: isEasy))
    let texts = words.texts(key)
    #expect(texts.count == 1, "\(key.name)")
    return words.text(try #require(texts.first))
  }

  /// The texts that a pair has of a kind for readers who have the natal point in a sign.
  static func texts(
    _ part: ContactPart, _ key: TransitKey, in sign: ZodiacSign?, isEasy: Bool
  ) -> [String] {
    let words = WordCorpus.english
    return sign.flatMap { WordKey.thread(part, key.body, key.natal, in: $0, isEasy: isEasy) }
      .map { words.texts($0).map { words.text($0) } } ?? []
  }

  @Test func `each story names the natal point and its sign and no passing planet`() throws {
    var stories: Set<String> = []
    for point in ChartPoint.threaded {
      for sign in ZodiacSign.allCases {
        for body in WordFile.movers {
          for isEasy in [true, false] {
            let story = try Self.text(.story, body, point, in: sign, isEasy: isEasy)
            #expect(story.contains(sign.title), "\(story)")
            #expect(story.contains(point == .angle(.ascendant) ? "ising" : point.title), "\(story)")
            let others = WordFile.movers.filter { point != .body($0) }
            #expect(!others.contains { story.contains($0.title) }, "\(story)")
            stories.insert(story)
          }
        }
      }
    }
    #expect(stories.count == 6 * 12 * 9 * 2)
  }

  @Test func `on an exact day all parts of a thread are those of the natal point's sign`() throws {
    var random = RandomFacts(seed: 201)
    var count = 0
    for _ in 0..<200 {
      let base = random.next()
      let point = random.element(of: ChartPoint.threaded)
      let body = random.element(of: [CelestialBody.venus, .mars, .jupiter, .saturn])
      let key = TransitKey(body: body, natal: point, aspect: .trine)
      let passage = PassageFact(key, weight: 900, chapter: .exact, exactDay: 0)
      let texts = ReadingTexts(of: base.with(passages: [passage]))
      let made = texts.made
      guard let thread = made.thread, thread.passage.key == key else { continue }
      let sign: ZodiacSign? =
        switch point {
        case .body(let natal): base.isTimed || natal != .moon ? base.natalSigns[natal] : nil
        case .angle: base.risingSign
        }
      #expect(made.isSigned(thread) == (sign != nil))
      guard let sign else { continue }
      func own(_ part: ContactPart) throws -> String {
        try Self.text(part, body, point, in: sign, isEasy: thread.isEasy)
      }
      #expect(try texts.headline == own(.headline))
      #expect(try made.textInTurn(.question, of: thread) == own(.question))
      let deed = try own(.deed).lowercased()
      #expect(texts.advice.doThis.lowercased().contains(deed), "\(texts.advice.doThis)")
      count += 1
    }
    #expect(count > 60)
  }

  @Test func `without a birth time no thread is of the Moon's sign or of the Ascendant's`() {
    var random = RandomFacts(seed: 202)
    for point in [ChartPoint.body(.moon), .angle(.ascendant)] {
      for _ in 0..<40 {
        let facts = random.next().with(
          passages: [
            PassageFact(
              TransitKey(body: .venus, natal: point, aspect: .trine), weight: 900, chapter: .exact,
              exactDay: 0)
          ], isTimed: false)
        let made = DaySentences(story: DayStory(of: facts, words: Self.words))
        if let thread = made.thread, thread.passage.natal == point {
          #expect(!made.isSigned(thread))
        }
      }
    }
  }

  @Test func `a slow transit without an exact day has its sign's thread on one day in twenty`() {
    var random = RandomFacts(seed: 203)
    let key = TransitKey(.saturn, .square, natal: .venus)
    let base = random.next().with(natalSigns: [.venus: .libra])
    let passage = PassageFact(key, weight: 900, chapter: .running, orbDegrees: 3)
    let days = (0..<200).filter { day in
      let facts = base.with(passages: [passage]).on(base.date.advanced(byDays: day))
      let made = DaySentences(story: DayStory(of: facts, words: Self.words))
      return made.isSigned(.init(passage: passage, isEasy: false))
    }
    #expect(days.count == 10)
    #expect(zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 20 })
  }
}
