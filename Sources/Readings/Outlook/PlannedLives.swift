public import Astrology
internal import Astrometers
public import Ephemeris

/// When the transits of a day's plan begin, are exact and end.
///
/// ```swift
/// let plan = DayPlan(of: ReadingFacts(outlook))
/// let lives = try PlannedLives(of: plan, in: outlook)
/// let until = plan.lead.flatMap { lives[$0.key]?.leaves }
/// ```
public struct PlannedLives: Sendable {
  /// The transits that the plan speaks of: the first and the second of the day, those within a degree, those of the
  /// technical analysis, then those that meters name; each once.
  public let keys: [TransitKey]
  private let lives: [TransitKey: Transit]

  /// The life of a transit of the plan, its moments in UT1; nil for one that is not of the plan.
  public subscript(key: TransitKey) -> Transit? { lives[key] }

  /// Which of a life's exact moments is the nearest to an instant, counted from 1; nil where the aspect is
  /// never exact.
  public static func pass(of life: Transit, nearest instant: JulianDay<UT1>) -> Int? {
    life.passes.indices.min {
      instant.days(until: life.passes[$0].at).magnitude
        < instant.days(until: life.passes[$1].at).magnitude
    }.map { $0 + 1 }
  }

  /// Looks the lives up.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - outlook: The day that it is of.
  /// - Throws: ``ReadingError`` where the ephemeris' data are at fault.
  /// - Complexity: The search of ``/Astrology/TransitCalendar`` for some twenty transits.
  public init(of plan: DayPlan, in outlook: DayOutlook) throws(ReadingError) {
    let reading = outlook.reading
    var keys: [TransitKey] = []
    func add(_ key: TransitKey?) {
      if let key, !keys.contains(key) { keys.append(key) }
    }
    add(plan.lead?.key)
    add(plan.second?.key)
    for fact in plan.rare + plan.technical { add(fact.key) }
    for meter in plan.drivers { add(meter.named?.key) }
    self.keys = keys
    let bodies = BodySet(keys.map(\.body))
    let points = Set(keys.map(\.natal))
    let targets = TransitTarget.all(of: reading.chart).filter { points.contains($0.natal) }
    do {
      let found = try TransitCalendar(targets: targets, bodies: bodies)
        .transits(at: reading.day.instant, ephemeris: reading.day.ephemeris)
      lives = Dictionary(
        found.filter { keys.contains($0.key) }.map { ($0.key, $0) },
        uniquingKeysWith: { first, _ in first })
    } catch {
      throw ReadingError(error, date: reading.day.date, span: reading.day.ephemeris.span)
    }
  }
}
