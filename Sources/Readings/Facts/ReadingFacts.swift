public import Astrology
public import Astrometers
public import Ephemeris

/// What `ReadingTexts` describes: a person's day in facts, without words.
///
/// Texts depend on nothing else, so equal facts give equal texts. A list may be empty; the texts then say
/// something else that is true.
public struct ReadingFacts: Sendable, Hashable {
  /// The date that the reading is for.
  public let date: CalendarDate
  /// The person's sun sign.
  public let sunSign: ZodiacSign
  /// The signs of the natal planets from the Sun to Saturn; without those that a birth time would change.
  public let natalSigns: [CelestialBody: ZodiacSign]
  /// The rising sign; nil without a birth time and place.
  public let risingSign: ZodiacSign?
  /// The scores, beside those of the day before.
  public let scores: DayScores.Day
  /// Whether the reading is of an instant, so that parts of the date may be over.
  public let isInstant: Bool
  /// The transits to hear of first, the weightiest first (contract, D23).
  public let priorities: [ReadingFacts.TransitFact]
  /// The Moon.
  package let moon: MoonFacts
  /// The planets that move backwards, in their order.
  package let retrogrades: [RetrogradeFact]
  /// The overall intensity, 0…100, at each of the day's hours from midnight on; empty if it was not
  /// computed.
  public let hourlyIntensity: [Double]
  /// The unified score of the whole, −100…100, at each of the day's hours from midnight on; empty if it
  /// was not computed.
  public let hourlyUnified: [Double]
  /// What comes in the next seven days, the most notable first.
  package let upcoming: [UpcomingFact]
  /// Aspects in orb between Jupiter and the slower planets, the tightest first.
  public let skyAspects: [ReadingFacts.SkyAspectFact]
  /// A number made of the birth, by which wordings are spread over people.
  public let birthDigest: UInt64
  /// Whether the birth time is known; without it the texts name no house and no natal Moon.
  public let isTimed: Bool
  /// The transits in orb of all bodies but the Moon and the node, with what is new about each, the most
  /// newsworthy first.
  package let passages: [PassageFact]
  /// The strongest slow transit, on a day whose texts describe its arc.
  package let chapter: PassageFact?
  /// What happens in the sky on the date, in order of time; empty if it was not looked for.
  package let today: [TodayFact]
  private let meterTransits: [[ReadingFacts.TransitFact]]

  /// Gathers a day's facts, as they are described beside each.
  ///
  /// - Precondition: `meterTransits` has one list for each meter.
  package init(
    date: CalendarDate, sunSign: ZodiacSign, natalSigns: [CelestialBody: ZodiacSign] = [:],
    risingSign: ZodiacSign? = nil, scores: DayScores.Day,
    isInstant: Bool = false, priorities: [ReadingFacts.TransitFact],
    meterTransits: [[ReadingFacts.TransitFact]], moon: MoonFacts, retrogrades: [RetrogradeFact],
    hourlyIntensity: [Double], hourlyUnified: [Double] = [], upcoming: [UpcomingFact],
    skyAspects: [ReadingFacts.SkyAspectFact], birthDigest: UInt64 = 0, isTimed: Bool = true,
    passages: [PassageFact] = [], chapter: PassageFact? = nil, today: [TodayFact] = []
  ) {
    precondition(meterTransits.count == Meter.allCases.count, "one list of transits for each meter")
    self.date = date
    self.sunSign = sunSign
    self.natalSigns = natalSigns
    self.risingSign = risingSign
    self.scores = scores
    self.isInstant = isInstant
    self.priorities = priorities
    self.meterTransits = meterTransits
    self.moon = moon
    self.retrogrades = retrogrades
    self.hourlyIntensity = hourlyIntensity
    self.hourlyUnified = hourlyUnified
    self.upcoming = upcoming
    self.skyAspects = skyAspects
    self.birthDigest = birthDigest
    self.isTimed = isTimed
    self.passages = passages
    self.chapter = chapter
    self.today = today
  }

  /// The natal planets whose signs texts may name.
  package static let signedBodies: [CelestialBody] = [
    .sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn,
  ]

  /// The transits that add most to a meter, the largest first.
  public func transits(of meter: Meter) -> [ReadingFacts.TransitFact] {
    meterTransits[meter.rawValue]
  }
}

extension ReadingFacts {
  /// A transit to a birth chart, as far as words go.
  public struct TransitFact: TransitKeyed, Sendable, Hashable {
    /// Which transit.
    public let key: TransitKey
    /// The transit's quality, −1…1.
    public let quality: Double
    /// The house that the natal point stands in.
    public let natalHouse: House
    /// The house that the transiting body passes through.
    public let transitHouse: House
    /// The sign that the transiting body passes through.
    public let transitSign: ZodiacSign
    /// Whether it is coming, there or going.
    public let stage: Stage
    /// How far from exact it is at the reading's instant, in degrees.
    public let orbDegrees: Double

    /// Whether a transit is coming, there or going.
    public enum Stage: Sendable, Hashable, CaseIterable {
      /// Its orb is closing.
      case applying
      /// Its orb is so small that documents call it exact, and it is exact on another day or never.
      case near
      /// It is exact on the day.
      case exact
      /// Its orb is opening.
      case separating
    }

    /// Creates a fact.
    public init(
      _ key: TransitKey, quality: Double, natalHouse: House, transitHouse: House,
      transitSign: ZodiacSign, stage: Stage, orbDegrees: Double = 1
    ) {
      self.key = key
      self.quality = quality
      self.natalHouse = natalHouse
      self.transitHouse = transitHouse
      self.transitSign = transitSign
      self.stage = stage
      self.orbDegrees = orbDegrees
    }
  }
}

/// A transit in orb, and what is new about it on the day.
///
/// News comes from where the body stands when the day begins and ends, the day before and the day
/// after: never from the texts of another day.
package struct PassageFact: TransitKeyed, Sendable, Hashable {
  /// Which transit.
  package let key: TransitKey
  /// How strong it is, as priority transits are ranked.
  package let weight: Double
  /// Where it stands in its life.
  package let chapter: TransitChapter
  /// In how many days it is exact: 0 on the date, 1 on the next, −1 on the one before; nil if on none of them.
  package let exactDay: Int?
  /// How many times it is exact in all, where that was looked up.
  package let passCount: Int?
  /// The date of its next exact moment after the day: any within the week, a later one where that was looked up.
  package let nextExact: CalendarDate?
  /// The last date on which it is in orb, if that is within the week.
  package let lastDate: CalendarDate?
  /// How far from exact it is at the reading's instant, in degrees.
  package let orbDegrees: Double
  /// Whether its orb is smaller when the day ends than when it begins.
  package let isClosing: Bool

  /// Creates a fact.
  package init(
    _ key: TransitKey, weight: Double, chapter: TransitChapter, exactDay: Int? = nil,
    passCount: Int? = nil, nextExact: CalendarDate? = nil, lastDate: CalendarDate? = nil,
    orbDegrees: Double = 2, isClosing: Bool = false
  ) {
    self.key = key
    self.weight = weight
    self.chapter = chapter
    self.exactDay = exactDay
    self.passCount = passCount
    self.nextExact = nextExact
    self.lastDate = lastDate
    self.orbDegrees = orbDegrees
    self.isClosing = isClosing
  }

  /// Whether the day has news of it.
  package var isNews: Bool {
    switch chapter {
    case .enters, .firstExact, .exact, .middleExact, .lastExact, .turns, .leaves: true
    case .betweenPasses, .running: exactDay != nil
    }
  }

  /// Its weight, a tenth of it on a day without news.
  package var newsworthiness: Double { isNews ? weight : 0.1 * weight }
}

/// Something that happens in the sky on the day.
package struct TodayFact: Sendable, Hashable {
  /// When, on the clocks of the reading's zone.
  package let time: TimeOfDay
  /// What happens.
  package let event: UpcomingFact.Event

  /// Creates a fact.
  package init(at time: TimeOfDay, _ event: UpcomingFact.Event) {
    self.time = time
    self.event = event
  }
}

/// A planet that moves backwards.
package struct RetrogradeFact: Sendable, Hashable {
  /// The planet.
  package let body: CelestialBody
  /// The sign it stands in.
  package let sign: ZodiacSign
  /// The date on which it turns direct, where that is known.
  package let turns: CalendarDate?

  /// Creates a fact.
  package init(_ body: CelestialBody, in sign: ZodiacSign, until turns: CalendarDate? = nil) {
    self.body = body
    self.sign = sign
    self.turns = turns
  }
}

extension ReadingFacts {
  /// An aspect in orb between two planets of the sky.
  public struct SkyAspectFact: Sendable, Hashable {
    /// The one that comes first in the order of bodies.
    public let first: CelestialBody
    /// The other.
    public let second: CelestialBody
    /// What they make.
    public let kind: AspectKind

    /// Creates a fact.
    public init(_ first: CelestialBody, _ kind: AspectKind, _ second: CelestialBody) {
      self.first = min(first, second)
      self.second = max(first, second)
      self.kind = kind
    }
  }
}

/// The Moon of a reading, as far as words go.
package struct MoonFacts: Sendable, Hashable {
  /// The sign it stands in.
  package let sign: ZodiacSign
  /// The house it passes through.
  package let house: House
  /// Its phase.
  package let phase: MoonPhase
  /// Whether it is void of course at the reading's instant.
  package let isVoidOfCourse: Bool
  /// Its close aspects to natal points, the tightest first.
  package let aspects: [MoonAspectFact]
  /// The modern ruler of its sign.
  package let dispositor: CelestialBody
  /// The sign that the ruler stands in.
  package let dispositorSign: ZodiacSign
  /// How far into its sign it stands, 0…30.
  package let degreeInSign: Double
  /// Whether its light grows.
  package let isWaxing: Bool
  /// When it ceases to be void of course, where that is on the date.
  package let voidUntil: TimeOfDay?

  /// Creates the facts.
  package init(
    sign: ZodiacSign, house: House, phase: MoonPhase, isVoidOfCourse: Bool,
    aspects: [MoonAspectFact], dispositor: CelestialBody, dispositorSign: ZodiacSign,
    degreeInSign: Double = 15, isWaxing: Bool = true, voidUntil: TimeOfDay? = nil
  ) {
    self.sign = sign
    self.house = house
    self.phase = phase
    self.isVoidOfCourse = isVoidOfCourse
    self.aspects = aspects
    self.dispositor = dispositor
    self.dispositorSign = dispositorSign
    self.degreeInSign = degreeInSign
    self.isWaxing = isWaxing
    self.voidUntil = voidUntil
  }
}

/// A close aspect of the transiting Moon to a natal point.
package struct MoonAspectFact: Sendable, Hashable {
  /// The aspect.
  package let kind: AspectKind
  /// The natal point.
  package let natal: CelestialBody
  /// Whether the Moon is on its way back to the point rather than away from it.
  package let isReturning: Bool
  /// When it is exact, if that is on the date.
  package let time: TimeOfDay?

  /// Creates a fact.
  package init(
    _ kind: AspectKind, natal: CelestialBody, isReturning: Bool = false, time: TimeOfDay? = nil
  ) {
    self.kind = kind
    self.natal = natal
    self.isReturning = isReturning
    self.time = time
  }
}

/// Something to come within a week.
package struct UpcomingFact: Sendable, Hashable {
  /// The date, on the clocks of the reading's zone.
  package let date: CalendarDate
  /// What happens.
  package let event: Event

  /// What can happen.
  package enum Event: Sendable, Hashable {
    /// A body enters a sign while it passes through a house of the person's; `isDirect` is true if
    /// it moves forward into it.
    case ingress(CelestialBody, sign: ZodiacSign, house: House, isDirect: Bool)
    /// A phase of the Moon is exact, in a sign and a house of the person's.
    case lunation(LunarQuarter, sign: ZodiacSign, house: House)
    /// A planet turns round; `isDirect` is true if it moves forward from then on.
    case station(CelestialBody, sign: ZodiacSign, isDirect: Bool)
    /// A transit to the birth chart is exact.
    case transit(TransitKey)
    /// The Sun or the Moon is eclipsed, in a sign.
    case eclipse(Luminary, sign: ZodiacSign)
    /// Two planets make an exact aspect.
    case aspect(ReadingFacts.SkyAspectFact)
  }

  /// Creates a fact.
  package init(on date: CalendarDate, _ event: Event) {
    self.date = date
    self.event = event
  }
}
