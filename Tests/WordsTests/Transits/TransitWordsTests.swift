import Astrology
import Astrometers
import Ephemeris
import TestSupport
import Testing
@testable import Words

@Suite struct TransitWordsTests {
  /// Every body, aspect and natal point, with houses that change along.
  static let transits: [TransitFact] = RandomFacts.bodies.flatMap { body in
    AspectKind.allCases.flatMap { kind in
      RandomFacts.bodies.map { natal in
        let step = Int(body.rawValue) * 5 + Int(natal.rawValue)
        return TransitFact(
          TransitKey(body, kind, natal: natal), quality: 0, natalHouse: House.all[step % 12],
          transitHouse: House.all[(step + step / 12) % 12], transitSign: .aries,
          stage: TransitFact.Stage.allCases[step % 3])
      }
    }
  }

  /// The sentence of a transit that is told of alone.
  private static func sentence(_ transit: TransitFact) -> String {
    var told = ToldStages()
    return transit.sentence(afterTellingEffect: 0, stages: &told)
  }

  @Test func `what a body does again is told to come on top`() {
    let transits = [CelestialBody.sun, .moon, .mercury, .venus, .mars].map { natal in
      TransitFact(
        TransitKey(.uranus, .square, natal: natal), quality: -1, natalHouse: House.all[0],
        transitHouse: House.all[1], transitSign: .taurus, stage: .near)
    }
    let sentences = ReadingFacts.uniform(
      MeterScore(intensity: 50, harmony: 50), transits: transits
    ).prioritySentences
    let beginnings = sentences.map { sentence in
      sentence.split(separator: " unsettles ").first.map(String.init)
    }
    #expect(
      beginnings == [
        "Uranus", "Uranus also", "Uranus likewise", "Uranus in turn", "Uranus then",
      ])
    for sentence in sentences { #expect(TextRules.flaws(in: sentence).isEmpty, "\(sentence)") }
  }

  @Test func `every transit has a sentence of its own`() {
    let sentences = Self.transits.map(Self.sentence)
    #expect(Set(sentences).count == 11 * 5 * 11)
    for sentence in sentences {
      #expect(
        TextRules.flaws(in: sentence).isEmpty, "\(TextRules.flaws(in: sentence)): \(sentence)")
      #expect(TextRules.sentences(sentence).count == 1)
    }
  }

  @Test func `themes differ wherever body, point or tone do`() {
    let themes = Self.transits.map(\.theme)
    #expect(Set(themes).count == 11 * 3 * 11)
    for theme in themes {
      #expect(TextRules.flawsOfWording(in: theme).isEmpty, "\(theme)")
      #expect(theme.count <= 64, "\(theme)")
    }
  }

  @Test func `a day has a theme for each of its first two transits`() {
    let two = [Self.transits[0], Self.transits[1]]
    func day(_ transits: [TransitFact]) -> ReadingFacts {
      .uniform(MeterScore(intensity: 50, harmony: 50), transits: transits)
    }
    #expect(day(two).primaryTheme == two[0].theme)
    #expect(day(two).secondaryTheme == two[1].theme)
    #expect(day([two[0]]).secondaryTheme == nil)
    #expect(day([]).secondaryTheme == nil)
    #expect(TextRules.flawsOfWording(in: day([]).primaryTheme).isEmpty)
  }

  @Test func `the second theme begins in other words than the first where it can`() {
    func fact(_ body: CelestialBody, _ kind: AspectKind, _ natal: CelestialBody) -> TransitFact {
      TransitFact(
        TransitKey(body, kind, natal: natal), quality: 0, natalHouse: House.all[0],
        transitHouse: House.all[1], transitSign: .aries, stage: .applying)
    }
    func day(_ transits: [TransitFact]) -> ReadingFacts {
      .uniform(MeterScore(intensity: 50, harmony: 50), transits: transits)
    }
    let (first, alike) = (fact(.pluto, .trine, .sun), fact(.pluto, .sextile, .moon))
    let other = fact(.saturn, .trine, .moon)
    #expect(day([first, alike, other]).secondaryTheme == other.theme)
    #expect(day([first, other, alike]).secondaryTheme == other.theme)
    #expect(day([first, alike]).secondaryTheme == alike.theme)
  }

  @Test func `every aspect of the Moon has a sentence of its own`() {
    let sentences = AspectKind.allCases.flatMap { kind in
      RandomFacts.bodies.map { MoonAspectFact(kind, natal: $0).sentence }
    }
    #expect(Set(sentences).count == 55)
    for sentence in sentences { #expect(TextRules.flaws(in: sentence).isEmpty, "\(sentence)") }
  }

  @Test func `every critical degree has a sentence of its own`() {
    var sentences: Set<String> = []
    for body in RandomFacts.bodies {
      for sign in ZodiacSign.allCases {
        for degree in [0, 29] {
          let sentence = CriticalDegreeWords.meaning(
            of: body, degree: degree, sign: sign, isRetrograde: false)
          #expect(TextRules.flaws(in: sentence).isEmpty, "\(sentence)")
          sentences.insert(sentence)
        }
      }
    }
    #expect(sentences.count == 11 * 12 * 2)
  }

  /// Mars came back to 0° Leo on 2025-01-06 and left it for Cancer; the mean node always goes back, so
  /// 29° is where it begins.
  @Test func `the way a body goes decides between beginning and end`() {
    func meaning(_ body: CelestialBody, _ degree: Int, _ isRetrograde: Bool) -> String {
      CriticalDegreeWords.meaning(of: body, degree: degree, sign: .leo, isRetrograde: isRetrograde)
    }
    #expect(meaning(.mars, 0, false).contains("a fresh start"))
    #expect(meaning(.mars, 29, false).contains("round off"))
    #expect(meaning(.mars, 0, true).contains("another look"))
    #expect(meaning(.mars, 29, true).contains("another look"))
    #expect(meaning(.meanNode, 29, true).contains("a fresh start"))
    #expect(meaning(.meanNode, 0, true).contains("round off"))
  }

  @Test func `every retrograde planet has a sentence`() {
    for body in [
      CelestialBody.mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
    ] {
      let sentence = RetrogradeFact(body, in: .gemini).sentence
      #expect(TextRules.flaws(in: sentence).isEmpty && sentence.hasPrefix("\(body.title) is retro"))
    }
  }
}
