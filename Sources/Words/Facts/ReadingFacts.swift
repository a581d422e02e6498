public import Astrology
public import Astrometers
public import Ephemeris

/// What ``ReadingTexts`` tells of: a person's day in facts, with no word in it.
///
/// Texts depend on nothing else, so equal facts give equal texts. Lists may be empty where a day has
/// nothing of the kind; the texts then say something else that is true.
public struct ReadingFacts: Sendable, Hashable {
  /// The date that the reading is for.
  public let date: CalendarDate
  /// The person's sun sign.
  public let sunSign: ZodiacSign
  /// The scores, beside those of the day before.
  public let scores: ScoredDay
  /// Whether the reading is of an instant, so that parts of the date may be over.
  public let isInstant: Bool
  /// The transits to hear of first, the weightiest first (contract, D23).
  public let priorities: [TransitFact]
  /// The Moon.
  public let moon: MoonFacts
  /// The planets that move backwards, in their order.
  public let retrogrades: [RetrogradeFact]
  /// The overall intensity, 0…100, at each of the day's hours from midnight on; empty if it was not
  /// computed.
  public let hourlyIntensity: [Double]
  /// What comes in the next seven days, the most notable first.
  public let upcoming: [UpcomingFact]
  /// Aspects in orb between Jupiter and the slower planets, the tightest first.
  public let skyAspects: [SkyAspectFact]
  private let meterTransits: [[TransitFact]]

  /// Gathers a day's facts, as they are described beside each.
  ///
  /// - Precondition: `meterTransits` has one list for each meter.
  package init(
    date: CalendarDate, sunSign: ZodiacSign, scores: ScoredDay,
    isInstant: Bool = false, priorities: [TransitFact],
    meterTransits: [[TransitFact]], moon: MoonFacts, retrogrades: [RetrogradeFact],
    hourlyIntensity: [Double], upcoming: [UpcomingFact], skyAspects: [SkyAspectFact]
  ) {
    precondition(meterTransits.count == Meter.allCases.count, "one list of transits for each meter")
    self.date = date
    self.sunSign = sunSign
    self.scores = scores
    self.isInstant = isInstant
    self.priorities = priorities
    self.meterTransits = meterTransits
    self.moon = moon
    self.retrogrades = retrogrades
    self.hourlyIntensity = hourlyIntensity
    self.upcoming = upcoming
    self.skyAspects = skyAspects
  }

  /// The transits that add most to a meter, the largest first.
  public func transits(of meter: Meter) -> [TransitFact] { meterTransits[meter.rawValue] }
}

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
    transitSign: ZodiacSign, stage: Stage
  ) {
    self.key = key
    self.quality = quality
    self.natalHouse = natalHouse
    self.transitHouse = transitHouse
    self.transitSign = transitSign
    self.stage = stage
  }
}

/// A planet that moves backwards.
public struct RetrogradeFact: Sendable, Hashable {
  /// The planet.
  public let body: CelestialBody
  /// The sign it stands in.
  public let sign: ZodiacSign

  /// Creates a fact.
  public init(_ body: CelestialBody, in sign: ZodiacSign) {
    self.body = body
    self.sign = sign
  }
}

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

/// The Moon of a reading, as far as words go.
public struct MoonFacts: Sendable, Hashable {
  /// The sign it stands in.
  public let sign: ZodiacSign
  /// The house it passes through.
  public let house: House
  /// Its phase.
  public let phase: MoonPhase
  /// Whether it is void of course at the reading's instant.
  public let isVoidOfCourse: Bool
  /// Its close aspects to natal points, the tightest first.
  public let aspects: [MoonAspectFact]
  /// The modern ruler of its sign.
  public let dispositor: CelestialBody
  /// The sign that the ruler stands in.
  public let dispositorSign: ZodiacSign

  /// Creates the facts.
  public init(
    sign: ZodiacSign, house: House, phase: MoonPhase, isVoidOfCourse: Bool,
    aspects: [MoonAspectFact], dispositor: CelestialBody, dispositorSign: ZodiacSign
  ) {
    self.sign = sign
    self.house = house
    self.phase = phase
    self.isVoidOfCourse = isVoidOfCourse
    self.aspects = aspects
    self.dispositor = dispositor
    self.dispositorSign = dispositorSign
  }
}

/// A close aspect of the transiting Moon to a natal point.
public struct MoonAspectFact: Sendable, Hashable {
  /// The aspect.
  public let kind: AspectKind
  /// The natal point.
  public let natal: CelestialBody

  /// Creates a fact.
  public init(_ kind: AspectKind, natal: CelestialBody) {
    self.kind = kind
    self.natal = natal
  }
}

/// Something to come within a week.
public struct UpcomingFact: Sendable, Hashable {
  /// The date, on the clocks of the reading's zone.
  public let date: CalendarDate
  /// What happens.
  public let event: Event

  /// What can happen.
  public enum Event: Sendable, Hashable {
    /// A body enters a sign while it passes through a house of the person's; `isDirect` tells whether
    /// it moves forward into it.
    case ingress(CelestialBody, sign: ZodiacSign, house: House, isDirect: Bool)
    /// A phase of the Moon is exact, in a sign and a house of the person's.
    case lunation(LunarQuarter, sign: ZodiacSign, house: House)
    /// A planet turns round; `isDirect` tells whether it moves forward from then on.
    case station(CelestialBody, sign: ZodiacSign, isDirect: Bool)
    /// A transit to the birth chart is exact.
    case transit(TransitKey)
  }

  /// Creates a fact.
  public init(on date: CalendarDate, _ event: Event) {
    self.date = date
    self.event = event
  }
}
