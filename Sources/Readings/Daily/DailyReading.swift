public import Astrology
public import Astrometers
internal import Ephemeris

/// A person's day: scores with what drives them, the transits that matter, the Moon.
///
/// Facts and no words; ``DailyReadingDocument`` writes them down. Made from a chart, the person's
/// yardstick and a ``ReadingDay``: the same three give the same reading, whenever and wherever.
public struct DailyReading: Sendable {
  /// What is the same for everyone.
  public let day: ReadingDay
  /// The birth chart.
  public let chart: NatalChart
  /// The person's instrument.
  public let astrometer: Astrometer
  /// The scores, beside those of the day before.
  public let scores: ScoredDay
  /// The meters that stand out.
  public let topMeters: TopMeters
  /// Every transit in orb at the reading's instant, in the order of transiting body and natal point.
  public let transits: [TransitAspect]
  /// The transits to hear of first, at most five.
  public let priorities: [TransitDetail]
  /// The Moon's close aspects to the chart, the tightest first.
  public let moonAspects: [MoonAspect]
  /// Every transit of the day and its mean power, from which contributions are made.
  public let dayTransits: [DayTransit]
  private let meterTransits: [[MeterTransit]]

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
    scores = ScoredDay(
      scores: astrometer.scores(during: day.skies.skies),
      before: day.skiesBefore.map { astrometer.scores(during: $0.skies) })
    topMeters = TopMeters(of: scores.scores)
    transits = chart.transits(in: day.sky)
    moonAspects = MoonAspect.all(among: transits)
    dayTransits = astrometer.natal.transits(during: day.skies.skies)
    do {
      var details = TransitDetails(of: chart, on: day, transits: transits)
      var priorities: [TransitDetail] = []
      for transit in PriorityTransits.choose(from: transits) {
        priorities.append(try details.detail(of: transit))
      }
      self.priorities = priorities
      let inOrb = dayTransits.filter(details.isInOrb)
      var meterTransits: [[MeterTransit]] = []
      for contributions in astrometer.natal.strongest(Self.transitsPerMeter, from: inOrb) {
        meterTransits.append(try details.transits(of: contributions))
      }
      self.meterTransits = meterTransits
    } catch {
      throw ReadingError(error, date: nil, span: day.ephemeris.span)
    }
  }

  /// The transits that add most to a meter, of those in orb at the reading's instant: at most five, the
  /// largest first, fewer or none on a quiet day.
  public func transits(of meter: Meter) -> [MeterTransit] { meterTransits[meter.rawValue] }

  /// Everything that adds to a meter's activity over the day, the largest first; it adds up to it.
  public func contributions(to meter: Meter) -> [Contribution] {
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
  private var known = TransitPairs<TransitDetail>()
  /// The transit of each pair at the instant.
  private var pairs = TransitPairs<TransitAspect>()

  init(of chart: NatalChart, on day: ReadingDay, transits: [TransitAspect]) {
    self.chart = chart
    self.day = day
    runs = day.runs
    for transit in transits { pairs[transit.body, transit.natal] = transit }
  }

  mutating func detail(of transit: TransitAspect) throws(EphemerisError) -> TransitDetail {
    if let known = known[transit.body, transit.natal] { return known }
    let detail = try TransitDetail(
      transit, to: chart, in: day.sky, run: &runs[Int(transit.body.rawValue)])
    known[transit.body, transit.natal] = detail
    return detail
  }

  /// Whether a transit of the day is in orb at the reading's instant.
  func isInOrb(_ transit: DayTransit) -> Bool {
    pairs[transit.body, transit.natal]?.kind == transit.kind
  }

  /// The transits of some contributions, all of them in orb at the instant.
  mutating func transits(
    of contributions: [Contribution]
  ) throws(EphemerisError) -> [MeterTransit] {
    var transits: [MeterTransit] = []
    transits.reserveCapacity(contributions.count)
    for contribution in contributions {
      guard let transit = pairs[contribution.body, contribution.natal] else { continue }
      transits.append(
        MeterTransit(detail: try detail(of: transit), contribution: contribution.amount))
    }
    return transits
  }
}
