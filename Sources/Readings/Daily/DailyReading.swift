public import Astrology
public import Astrometers
internal import Ephemeris

/// A person's day: scores with what drives them, the transits that matter, the Moon.
///
/// Facts and no words; `DailyReadingDocument` writes them down. Made from a chart, the person's
/// yardstick and a ``ReadingDay``: the same three give the same reading, whenever and wherever.
public struct DailyReading: Sendable {
  /// What is the same for everyone.
  public let day: ReadingDay
  /// The birth chart.
  public let chart: NatalChart
  /// The person's instrument.
  public let astrometer: Astrometer
  /// The scores, beside those of the day before.
  public let scores: DayScores.Day
  /// The meters that stand out.
  public let topMeters: DailyReading.TopMeters
  /// Every transit in orb at the reading's instant, in the order of transiting body and natal point.
  public let transits: [TransitAspect]
  /// The transits to hear of first, at most five.
  public let priorities: [DailyReading.TransitDetail]
  /// The Moon's close aspects to the chart, the tightest first.
  public let moonAspects: [MoonOfDay.NatalAspect]
  /// Every transit of the day and its mean power, from which contributions are made.
  public let dayTransits: [TransitContribution]
  /// What is new about the transits of the day.
  let passages: DayPassages
  /// At most five for each meter; a sixth pulls with the score where the five all pull against it.
  private let meterTransits: [[TransitContribution]]
  private let details: TransitPairs<DailyReading.TransitDetail>

  /// How many transits are listed with a meter at most.
  static let transitsPerMeter = 5

  /// Reads a day for a person.
  ///
  /// - Parameters:
  ///   - chart: The birth chart.
  ///   - astrometer: The instrument made of that chart.
  ///   - day: The day.
  /// - Throws: ``ReadingError`` where the ephemeris' data are at fault.
  /// - Complexity: Eight skies scored, and a few longitudes for each transit listed.
  public init(
    of chart: NatalChart, by astrometer: Astrometer, on day: ReadingDay
  ) throws(ReadingError) {
    self.day = day
    self.chart = chart
    self.astrometer = astrometer
    scores = DayScores.Day(
      scores: astrometer.scores(during: day.skies.skies),
      before: day.skiesBefore.map { astrometer.scores(during: $0.skies) })
    topMeters = DailyReading.TopMeters(of: scores.scores)
    let transits = chart.transits(in: day.sky)
    self.transits = transits
    moonAspects = MoonOfDay.NatalAspect.all(among: transits)
    dayTransits = astrometer.natal.transits(during: day.skies.skies)
    do {
      var details = TransitDetails(of: chart, on: day, among: transits)
      var priorities: [DailyReading.TransitDetail] = []
      for transit in PriorityTransits.choose(from: transits) {
        if let detail = try details.detail(of: transit.key) { priorities.append(detail) }
      }
      self.priorities = priorities
      let inOrb = dayTransits.filter { details.transit($0.key) != nil }
      meterTransits = Self.causes(
        from: inOrb, of: astrometer, scores: scores.scores, isTimed: chart.birth.isTimed)
      for transit in meterTransits.joined() { try details.look(up: transit.key) }
      self.details = details.known
      passages = try DayPassages(of: chart, on: day)
    } catch {
      throw ReadingError(error, date: nil, span: day.ephemeris.span)
    }
  }

  /// The transits that add most to a meter, of those in orb at the reading's instant: at most five, the
  /// largest first, fewer or none on a quiet day.
  public func transits(of meter: Meter) -> [TransitContribution] {
    let causes = meterTransits[meter.rawValue]
    return causes.count > Self.transitsPerMeter
      ? Array(causes.prefix(Self.transitsPerMeter)) : causes
  }

  /// What texts may name as a meter's cause: the listed transits, and behind them the largest that pulls
  /// with the score where none of them does.
  func causes(of meter: Meter) -> [TransitContribution] { meterTransits[meter.rawValue] }

  private static func causes(
    from inOrb: [TransitContribution], of astrometer: Astrometer, scores: DayScores, isTimed: Bool
  ) -> [[TransitContribution]] {
    var causes = astrometer.natal.strongest(transitsPerMeter, from: inOrb)
    for meter in Meter.allCases {
      let score = scores[meter]
      func leads(_ transit: TransitContribution) -> Bool {
        score.mayBeLed(byQuality: transit.quality) && transit.key.body != .meanNode
          && (isTimed || transit.key.natal != .body(.moon))
      }
      // A list that is not full has all that moves the meter.
      guard causes[meter.rawValue].count == transitsPerMeter,
        !causes[meter.rawValue].contains(where: leads),
        let driver = astrometer.natal.contributions(to: meter, from: inOrb).first(where: leads)
      else { continue }
      causes[meter.rawValue].append(driver)
    }
    return causes
  }

  /// All that the reading says of a transit; nil for one that is neither a priority nor listed with a
  /// meter.
  public func detail(of key: TransitKey) -> DailyReading.TransitDetail? {
    guard let detail = details[key], detail.key == key else { return nil }
    return detail
  }

  /// Everything that adds to a meter's activity over the day, the largest first; it adds up to it.
  public func contributions(to meter: Meter) -> [TransitContribution] {
    astrometer.natal.contributions(to: meter, from: dayTransits)
  }

  /// The house of the transiting Moon.
  public var moonHouse: House { chart.frame.house(of: day.sky[.moon].longitude) }

  /// The house of the Moon's dispositor.
  public var dispositorHouse: House {
    chart.frame.house(of: day.sky[day.moon.dispositor].longitude)
  }
}

/// Looks up the details of transits, each once.
private struct TransitDetails {
  private let chart: NatalChart
  private let day: ReadingDay
  private var runs: [MotionRun]
  private var inOrb = TransitPairs<TransitAspect>()
  private(set) var known = TransitPairs<DailyReading.TransitDetail>()

  /// Readies the details of the transits that are in orb at the instant.
  init(of chart: NatalChart, on day: ReadingDay, among transits: [TransitAspect]) {
    self.chart = chart
    self.day = day
    runs = day.runs
    for transit in transits { inOrb[transit.key] = transit }
  }

  /// The state of a transit at the instant; nil if the transit is not in orb.
  func transit(_ key: TransitKey) -> TransitAspect? {
    guard let transit = inOrb[key], transit.key == key else { return nil }
    return transit
  }

  /// The detail of a transit, which is in orb at the instant.
  mutating func detail(of key: TransitKey) throws(EphemerisError) -> DailyReading.TransitDetail? {
    try look(up: key)
    return known[key]
  }

  /// Makes the detail of a transit, which is in orb at the instant, known.
  mutating func look(up key: TransitKey) throws(EphemerisError) {
    guard !known.has(key), let natal = key.natalBody, let transit = transit(key) else { return }
    known[key] = try DailyReading.TransitDetail(
      transit, to: natal, of: chart, on: day, run: &runs[Int(transit.body.rawValue)])
  }
}
