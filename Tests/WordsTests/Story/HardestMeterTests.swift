import Astrology
import Astrometers
import Readings
import TestSupport
import Testing

@testable import Words

/// What the day's texts say of a meter that is very low, and how sentences are joined.
@Suite struct HardestMeterTests {
  private static func days(seed: UInt64, _ count: Int) -> [ReadingTexts] {
    var random = RandomFacts(seed: seed)
    return (0..<count).map { _ in ReadingTexts(of: random.next()) }
  }

  @Test func `the overview names the lowest meter of a day on which it is below −60`() {
    var (low, named) = (0, 0)
    for texts in Self.days(seed: 401, 400) {
      let scores = texts.facts.scores.scores
      let lowest = Meter.allCases.map { (scores[$0].unified, $0.title.lowercased()) }
        .min { $0.0 < $1.0 }
      guard let lowest, lowest.0 < -60 else { continue }
      low += 1
      let text = "\(texts.headline) \(texts.overview)".lowercased()
      named += text.contains(lowest.1) ? 1 : 0
    }
    #expect(low > 100)
    // Days drawn at random often have an eclipse or a station, which takes the room; real ones seldom do.
    #expect(5 * named >= 3 * low, "\(named) of \(low)")
  }

  @Test func `no sentence has two of the same joint, and no “But” follows on one`() {
    for texts in Self.days(seed: 402, 400) {
      let sentences = Sentences.of(texts.overview)
      for (first, second) in zip(sentences, sentences.dropFirst()) {
        #expect(!(first.contains(" but ") && second.hasPrefix("But ")), "\(texts.overview)")
      }
      let others = [texts.energyRhythm, texts.relationshipWeather, texts.lookAhead]
      let cards = Meter.allCases.map { texts.interpretation(of: $0) }
      for sentence in (others + cards).flatMap(Sentences.of) {
        #expect(sentence.split(separator: ", so ").count < 3, "\(sentence)")
      }
    }
  }

  /// The fault is the reader's, so that the planet behind it can make it easy and no more.
  @Test func `a transit behind what not to do makes that mistake easy`() {
    let words = WordCorpus.english
    let risks = words.texts(.day(.risks, 0)).map { words.text($0) }
    #expect(risks.count >= 4)
    for risk in risks {
      #expect(risk.contains("mistake") || risk.contains("tempts you"), "\(risk)")
      #expect(!risk.contains("reason") && !risk.contains("comes from"), "\(risk)")
    }
  }

  /// A headline that invites to a talk stands ill above a low meter of talks.
  @Test func `an easy thread invites to no talk where Communication is low`() {
    let talk: Set<String> = ["ask", "call", "say", "talk", "tell"]
    var (easy, low) = (0, 0)
    for texts in Self.days(seed: 404, 800) {
      guard let thread = texts.made.thread, thread.isEasy else { continue }
      easy += 1
      guard texts.facts.scores.scores[.communication].unified < -25 else { continue }
      low += 1
      let text = "\(texts.headline) \(texts.advice.doThis)".lowercased()
      let words = Set(text.split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: talk), "\(text)")
    }
    #expect(easy > 100 && low > 5, "\(easy) \(low)")
  }
}
