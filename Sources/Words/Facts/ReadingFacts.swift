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
