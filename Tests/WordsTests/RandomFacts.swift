import Astrology
import Astrometers
import Ephemeris
import Readings
import TestSupport
@testable import Words

/// A day's facts drawn at random, the rare ones more often than the sky has them.
struct RandomFacts {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  static let bodies: [CelestialBody] = BodySet.eleven.bodies

  mutating func next() -> ReadingFacts {
    let first = CalendarDate(dayNumber: -40_000 + number(below: 80_000))
    let scores = DayScores.Day(scores: dayScores(), before: chance(of: 10) ? nil : dayScores())
    let isTimed = !chance(of: 4)
    let passages = distinct((0..<number(below: 12)).map { _ in passage() })
      .filter { isTimed || $0.natal != .body(.moon) }
      .sorted { ($0.newsworthiness, $1.key) > ($1.newsworthiness, $0.key) }
    let slow = passages.filter(\.body.isSlow)
    return ReadingFacts(
      date: first, sunSign: sign(),
      natalSigns: Dictionary(
        uniqueKeysWithValues: ReadingFacts.signedBodies.filter { isTimed || $0 != .moon }.map {
          ($0, sign())
        }), risingSign: isTimed ? sign() : nil, scores: scores,
      priorities: distinct((0..<number(below: 6)).map { _ in transit() }),
      meterTransits: Meter.allCases.map { _ in
        distinct((0..<number(below: 6)).map { _ in transit() })
      },
      moon: moon(),
      retrogrades: [
        CelestialBody.mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
      ]
      .filter { _ in number(below: 4) == 0 }.map {
        RetrogradeFact($0, in: sign(), until: first.advanced(byDays: 1 + number(below: 90)))
      },
      hourlyIntensity: chance(of: 6) ? [] : hours(),
      upcoming: (0..<number(below: 5)).map { _ in
        UpcomingFact(on: first.advanced(byDays: number(below: 8)), event())
      },
      skyAspects: (0..<number(below: 3)).map { _ in
        let first = number(below: 4)
        let slow: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto]
        return ReadingFacts.SkyAspectFact(
          slow[first], kind(), slow[first + 1 + number(below: 4 - first)])
      }, birthDigest: generator.next(), isTimed: isTimed, passages: passages,
      chapter: chance(of: 3) ? slow.first : nil,
      today: (0..<number(below: 3)).map { _ in
        TodayFact(at: TimeOfDay(secondOfDay: number(below: 86_400)), event())
      })
  }

  /// The first of each key.
  private func distinct<Transit: TransitKeyed>(_ transits: [Transit]) -> [Transit] {
    transits.indices.filter { index in
      !transits[..<index].contains { $0.key == transits[index].key }
    }
    .map { transits[$0] }
  }

  private mutating func passage() -> PassageFact {
    let chapters = TransitChapter.allCases
    let body = element(of: DailyMovers.bodies)
    var chapter = element(of: chapters)
    if !body.isSlow, [.firstExact, .middleExact, .lastExact, .betweenPasses].contains(chapter) {
      chapter = .exact
    }
    let isExact = [TransitChapter.exact, .firstExact, .middleExact, .lastExact].contains(chapter)
    return PassageFact(
      TransitKey(
        body: body, natal: element(of: ChartPoint.written), aspect: kind()),
      weight: generator.double(in: 1..<1_000), chapter: chapter,
      exactDay: isExact ? 0 : chance(of: 4) ? element(of: [-1, 1]) : nil,
      passCount: chance(of: 2) ? 3 : nil)
  }

  mutating func number(below bound: Int) -> Int { Int(generator.next() % UInt64(bound)) }

  private mutating func chance(of one: Int) -> Bool { number(below: one) == 0 }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private mutating func sign() -> ZodiacSign { element(of: ZodiacSign.allCases) }

  private mutating func kind() -> AspectKind { element(of: AspectKind.allCases) }

  private mutating func house() -> House { element(of: House.all) }

  mutating func dayScores() -> DayScores {
    // On some days everything leans one way, on some nothing leans at all.
    let harmony: Range<Double> = element(of: [0..<100, 0..<100, 50..<100, 0..<50, 44..<56])
    return DayScores(
      meters: Meter.allCases.map { _ in
        MeterScore(
          intensity: chance(of: 12) ? 0 : generator.double(in: 0..<100.001),
          harmony: chance(of: 20) ? 50 : generator.double(in: harmony))
      })
  }

  mutating func transit() -> ReadingFacts.TransitFact {
    let kind = kind()
    let quality: Double =
      switch kind {
      case .trine, .sextile: element(of: [1, 0.8])
      case .square, .opposition: element(of: [-1, -0.7])
      case .conjunction: element(of: [0.8, 0.2, 0, -0.3, -0.8])
      }
    return ReadingFacts.TransitFact(
      TransitKey(element(of: Self.bodies), kind, natal: element(of: Self.bodies)), quality: quality,
      natalHouse: house(), transitHouse: house(), transitSign: sign(),
      stage: element(of: ReadingFacts.TransitFact.Stage.allCases))
  }

  private mutating func moon() -> MoonFacts {
    let sign = sign()
    return MoonFacts(
      sign: sign, house: house(), phase: element(of: MoonPhase.allCases),
      isVoidOfCourse: chance(of: 6),
      aspects: aspects(), dispositor: sign.modernRuler, dispositorSign: self.sign(),
      degreeInSign: generator.double(in: 0..<30), isWaxing: chance(of: 2),
      voidUntil: chance(of: 2) ? TimeOfDay(secondOfDay: number(below: 86_400)) : nil)
  }

  /// Up to two aspects to different points: one point makes one aspect at a time.
  private mutating func aspects() -> [MoonAspectFact] {
    let (first, second) = (number(below: 11), number(below: 11))
    let both = [first, second].map {
      MoonAspectFact(kind(), natal: Self.bodies[$0], isReturning: chance(of: 2))
    }
    return Array(both.prefix(first == second ? 1 : number(below: 3)))
  }

  private mutating func hours() -> [Double] {
    let level = generator.double(in: 10..<80)
    let swing = chance(of: 4) ? 0.5 : 15
    return (0..<24).map { _ in level + generator.double(in: -swing..<swing) }
  }

  private mutating func event() -> UpcomingFact.Event {
    switch number(below: 5) {
    case 0:
      .ingress(
        element(of: DailyMovers.bodies), sign: sign(), house: house(), isDirect: chance(of: 2))
    case 1: .lunation(element(of: LunarQuarter.allCases), sign: sign(), house: house())
    case 2:
      .station(
        element(of: [.mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto]),
        sign: sign(), isDirect: chance(of: 2))
    case 3: .eclipse(element(of: Luminary.allCases), sign: sign())
    default:
      .transit(
        TransitKey(element(of: Self.bodies), kind(), natal: element(of: Self.bodies)))
    }
  }
}

/// The bodies whose transits have passages.
enum DailyMovers {
  static let bodies = WordFile.movers
}
