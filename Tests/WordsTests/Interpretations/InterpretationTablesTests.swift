import Astrology
import Astrometers
import Ephemeris
import TestSupport
import Testing
@testable import Words

@Suite struct InterpretationTablesTests {
  /// The bounds that ``MeterClauses`` promises, from which 80 to 150 characters follow for any transit.
  @Test(arguments: Meter.allCases)
  func `clauses of meters have 52 to 88 characters`(_ meter: Meter) {
    let clauses = QualityWord.allCases.flatMap { meter.clauses[$0] }
    #expect(clauses.count == 10)
    for clause in clauses {
      #expect((52...88).contains(clause.count), "\(clause)")
      #expect(TextRules.flawsOfWording(in: clause).isEmpty, "\(clause)")
    }
  }

  @Test(arguments: Meter.allCases)
  func `interpretations keep their length under every transit`(_ meter: Meter) throws {
    for body in RandomFacts.bodies {
      // The shortest and the longest name.
      for natal in [CelestialBody.sun, .meanNode] {
        for kind in [AspectKind.trine, .opposition] {
          let fact = TransitFact(
            TransitKey(body, kind, natal: natal), quality: kind == .trine ? 1 : -1,
            natalHouse: House.all[0],
            transitHouse: House.all[0], transitSign: .aries, stage: .exact)
          // Quality words with and against the transit, each with its shortest or longest clause.
          for score in Self.extremeScores(of: meter) {
            let texts = ReadingTexts(of: .uniform(score, transits: [fact]))
            let count = texts.interpretation(of: meter).utf8.count
            #expect((80...150).contains(count), "\(texts.interpretation(of: meter))")
          }
        }
      }
    }
  }

  /// For each word, the scores of its two clauses.
  private static func extremeScores(of meter: Meter) -> [MeterScore] {
    [
      (45, 90), (95, 90), (5, 90), (35, 90), (45, 50), (95, 50), (5, 50), (35, 50), (25, 5),
      (95, 5),
    ]
    .map { MeterScore(intensity: $0.0, harmony: $0.1) }
  }

  @Test(arguments: Meter.allCases)
  func `headlines have 15 words at most and counsel is whole sentences`(_ meter: Meter) throws {
    let counsel = meter.counsel
    for headline in counsel.brightHeadlines + counsel.hardHeadlines {
      try TextRules.expect(headline, within: "daily_theme_headline")
    }
    for sentence in counsel.cautions + counsel.reflections + [
      counsel.question, counsel.hardQuestion,
    ] {
      #expect(TextRules.flaws(in: sentence).isEmpty, "\(sentence)")
    }
    for deed in counsel.deeds.map(\.words) {
      #expect(deed.first?.isLowercase == true && deed.last != ".", "\(deed)")
    }
  }

  /// From the shortest and the longest parts follow 60 to 80 words, with the ending or without it.
  @Test func `parts of an overview have the words that its length rests on`() {
    func words(_ texts: [String]) -> ClosedRange<Int> {
      let counts = texts.map { TextRules.words($0).count }
      return (counts.min() ?? 0)...(counts.max() ?? 0)
    }
    let traits = words(ZodiacSign.allCases.map(OverviewWords.trait))
    let tones = words(
      QualityWord.allCases.flatMap(OverviewWords.tone).map { "\($0.0) \($0.1)" })
    let moon = words(
      ZodiacSign.allCases.map { "With the Moon in \($0.title), \(OverviewWords.moon($0))" })
    let ending = words(MoonPhase.allCases.map { OverviewWords.ending($0) })
    let effects = words(
      RandomFacts.bodies.flatMap { body in
        AspectKind.allCases.map { "\(body.phrase) \(TransitWords.effect(of: body, $0))" }
      })
    let points =
      RandomFacts.bodies.map(ChartPoint.body) + ChartAngle.allCases.map(ChartPoint.angle)
    let areas = words(points.map(TransitWords.area))
    // Aspect, `your natal`, and a point of one word or two.
    let transit =
      (effects.lowerBound + 4 + areas.lowerBound)...(effects.upperBound + 5 + areas.upperBound)
    // The three shapes of the third sentence, with meters of one word or two.
    let support = 13...17
    let least = tones.lowerBound + traits.lowerBound + transit.lowerBound + support.lowerBound
    let most = tones.upperBound + traits.upperBound + transit.upperBound + support.upperBound
    #expect(least + moon.lowerBound + ending.lowerBound >= 60, "\(least) \(moon) \(ending)")
    #expect(most + moon.upperBound <= 80, "\(most) \(moon)")
    // Where the ending is left out, for it would make more than 80, enough is left.
    #expect(81 - ending.upperBound >= 60)
  }

  /// Words shared in a row would show when meters stand beside each other.
  @Test func `no eight words in a row are shared by two meters`() {
    var owners: [String: Meter] = [:]
    for meter in Meter.allCases {
      let (words, counsel) = (meter.words, meter.counsel)
      let texts =
        [words.overview, words.detailed, counsel.question, counsel.hardQuestion]
        + QualityWord.allCases.flatMap { meter.clauses[$0] } + counsel.brightHeadlines
        + counsel.hardHeadlines + counsel.deeds.map(\.words) + counsel.cautions
        + counsel.reflections
      for text in texts {
        let words = TextRules.words(text.lowercased())
        guard words.count >= 8 else { continue }
        for start in 0...(words.count - 8) {
          let run = words[start..<(start + 8)].joined(separator: " ")
          let owner = owners.updateValue(meter, forKey: run)
          #expect(owner == nil || owner == meter, "\(run)")
        }
      }
    }
  }
}

extension ReadingFacts {
  /// A day on which all meters have one score and the same transits.
  static func uniform(_ score: MeterScore, transits: [TransitFact]) -> Self {
    ReadingFacts(
      date: CalendarDate(dayNumber: 20_094), sunSign: .gemini,
      scores: ScoredDay(
        scores: DayScores(meters: Meter.allCases.map { _ in score }), before: nil),
      priorities: transits, meterTransits: Meter.allCases.map { _ in transits },
      moon: MoonFacts(
        sign: .aries, house: House.all[10], phase: .firstQuarter, isVoidOfCourse: false,
        aspects: [],
        dispositor: .mars, dispositorSign: .cancer),
      retrogrades: [], hourlyIntensity: [], upcoming: [], skyAspects: [])
  }
}
