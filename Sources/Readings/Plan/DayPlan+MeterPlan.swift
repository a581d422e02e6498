public import Astrometers
internal import Astrology
internal import Ephemeris

extension DayPlan {
  /// What a meter's text may name as its cause.
  public struct MeterPlan: Sendable, Hashable {
    /// The meter.
    public let meter: Meter
    /// The strongest transit that moves the meter the way of its score: the strongest of all where the score
    /// has no clear direction; nil where there is none.
    public let driver: ReadingFacts.TransitFact?
    /// The strongest transit that pulls the other way; nil where there is none.
    public let counterweight: ReadingFacts.TransitFact?
    /// The transit that the meter's text names; nil where it names none.
    public internal(set) var named: ReadingFacts.TransitFact?

    /// The transits that the text may name, the strongest first.
    let causes: [ReadingFacts.TransitFact]
    /// Those that the text may name where the day must name them: the causes, and behind them what pulls the
    /// other way, if the meter is quiet or mixed and its words take no side.
    let nameable: [ReadingFacts.TransitFact]

    /// Looks at a meter's transits, the largest first.
    init(_ meter: Meter, score: MeterScore, transits: [ReadingFacts.TransitFact], isTimed: Bool) {
      self.meter = meter
      var causes: [ReadingFacts.TransitFact] = []
      var others: [ReadingFacts.TransitFact] = []
      var counterweight: ReadingFacts.TransitFact?
      let takesNoSide =
        score.unified.magnitude <= MeterScore.clearScore && score.quality.leaning == 0
      for transit in transits
      where transit.body != .meanNode && (isTimed || transit.natal != .body(.moon)) {
        if score.mayBeLed(byQuality: transit.quality),
          (causes.first?.quality ?? transit.quality) * transit.quality >= 0
        {
          causes.append(transit)
        } else {
          if counterweight == nil, transit.quality != 0 { counterweight = transit }
          if takesNoSide { others.append(transit) }
        }
      }
      self.causes = causes
      nameable = causes + others
      driver = causes.first
      self.counterweight = driver == nil ? nil : counterweight
    }

    /// The causes in the order in which the day's text prefers them.
    ///
    /// The driver and the second cause take turns of three days, so that a card does not speak of one for
    /// weeks; a driver within a degree of exact keeps its place.
    func preferred(onDay day: Int) -> [ReadingFacts.TransitFact] {
      guard causes.count > 1, causes[0].orbDegrees > DayPlan.Fact.rareOrbDegrees else {
        return causes
      }
      let turn = (day + meter.rawValue) / Self.daysOfACause
      guard turn % 2 != 0 else { return causes }
      var order = causes
      order.swapAt(0, 1)
      return order
    }

    /// How many days a card speaks of one cause.
    static let daysOfACause = 3
  }
}

/// The seventeen meters' causes, chosen together.
struct MeterPlans: Sendable, Hashable {
  private(set) var plans: [DayPlan.MeterPlan]

  /// How many of the seventeen texts name one transit at most.
  static let cardsOfATransit = 2

  /// Chooses which cause each text names.
  ///
  /// - Parameters:
  ///   - facts: The day.
  ///   - wanted: Transits that some text must name where one can: the day's strongest and the rare ones,
  ///     the most important first.
  init(of facts: ReadingFacts, wanted: [TransitKey]) {
    let scores = facts.scores.scores
    plans = Meter.allCases.map { meter in
      DayPlan.MeterPlan(
        meter, score: scores[meter], transits: facts.transits(of: meter), isTimed: facts.isTimed)
    }
    // Day numbers are far from the integers' ends, and negative ones count on in the same turns.
    let day = facts.date.dayNumber + 6_000_000
    var counts: [TransitKey: Int] = [:]
    var chosen: [ReadingFacts.TransitFact?] = Array(repeating: nil, count: plans.count)
    func isFree(_ cause: ReadingFacts.TransitFact) -> Bool {
      counts[cause.key, default: 0] < Self.cardsOfATransit
    }
    for key in wanted {
      // The card on which it ranks highest; of those, the one whose score is greatest.
      var best: (place: Int, rank: Int, size: Double)?
      for (place, plan) in plans.enumerated() where chosen[place] == nil {
        guard let rank = plan.nameable.firstIndex(where: { $0.key == key }) else { continue }
        let size = scores[plan.meter].unified.magnitude
        if let best, (best.rank, -best.size) <= (rank, -size) { continue }
        best = (place, rank, size)
      }
      guard let best, counts[key] == nil else { continue }
      chosen[best.place] = plans[best.place].nameable[best.rank]
      counts[key] = 1
    }
    // Those with the least choice come first, then those whose scores are greatest.
    let order = plans.indices.filter { chosen[$0] == nil }.sorted { one, other in
      let (first, second) = (plans[one], plans[other])
      let counts = (min(first.causes.count, 3), min(second.causes.count, 3))
      if counts.0 != counts.1 { return counts.0 < counts.1 }
      let sizes = (
        scores[first.meter].unified.magnitude, scores[second.meter].unified.magnitude
      )
      return sizes.0 == sizes.1 ? one < other : sizes.0 > sizes.1
    }
    for place in order {
      guard let cause = plans[place].preferred(onDay: day).first(where: isFree) else { continue }
      chosen[place] = cause
      counts[cause.key, default: 0] += 1
    }
    for place in plans.indices { plans[place].named = chosen[place] }
  }

  subscript(meter: Meter) -> DayPlan.MeterPlan { plans[meter.rawValue] }
}
