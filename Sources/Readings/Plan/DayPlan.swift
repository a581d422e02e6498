public import Astrology
public import Astrometers
package import Ephemeris

/// What a day's reading speaks of, chosen before a word is.
///
/// ```swift
/// let plan = DayPlan(of: ReadingFacts(outlook))
/// let strongest = plan.lead?.key
/// let cause = plan[.love].driver?.key
/// ```
///
/// Headline, overview and advice speak of ``lead`` and ``second``, and where neither has texts in its turn, of
/// another transit of the day's side, too; each meter's text names the transit in ``subscript(_:)``. Equal facts give
/// equal plans, and nothing is remembered from day to day.
public struct DayPlan: Sendable, Hashable {
  /// Which way the day as a whole leans.
  package let leaning: FactDirection
  /// The greatest event in the sky on the date, which opens the day's texts: an eclipse, a station, a lunation,
  /// an ingress; nil if there is none or nobody looked for one.
  package let event: TodayFact?
  /// The transit that leads the day's texts: the one that moves its meters most in the day's direction, where
  /// what is new counts more; else one with news, else a slow one; nil on a day without any.
  public let lead: DayPlan.Fact?
  /// The transit that stands beside it: the strongest that goes the other way, else the next that goes the same
  /// way.
  public let second: DayPlan.Fact?
  /// How the second stands to the first; nil where one of them is missing.
  package let relation: FactRelation?
  /// The Moon's closest aspect to the chart that does not go against the day; nil where there is none.
  package let moon: MoonAspectFact?
  /// The part of the day with the highest scores; nil where the parts differ by less than a tenth of the
  /// scale, and for an instant.
  public let bestPart: DayPlan.Part?
  /// The part of the day with the lowest scores; nil as ``bestPart`` is.
  public let worstPart: DayPlan.Part?
  /// The part of the day in which most goes on; nil where the parts differ by less than a tenth of the
  /// scale, and for an instant.
  public let fullestPart: DayPlan.Part?
  /// What the texts say of the week ahead, in order of time: moments of three days at most.
  package let ahead: [UpcomingFact]
  /// The slow transits within a degree of exact, the strongest first, those that a whole generation shares last: all
  /// of them are in the reading.
  public let rare: [DayPlan.Fact]
  /// The transits of the technical analysis, the most important first: two, or three if no other text names the
  /// slow ones within a degree.
  public let technical: [DayPlan.Fact]
  /// The meters that are clearly easy or hard.
  package let message: DayMessage
  /// The strongest of the priority transits, which a meter's text names where one can.
  package let strongest: TransitKey?
  /// The clear meter whose text says that ``strongest`` works against it, on a day on which no meter's text is of it.
  package let opposed: Meter?
  /// Which turn of the lead's it is; nil of one that leads for its news.
  package let leadTurn: FactTurn?
  /// Which turn of the second's it is; nil of one that stands there for its news or its arc.
  package let secondTurn: FactTurn?
  /// The priority transits, which have a list of their own.
  private let priorities: [TransitKey]
  private let meters: MeterPlans

  /// What a meter's text may name.
  public subscript(meter: Meter) -> DayPlan.MeterPlan { meters[meter] }

  /// All meters' plans, in the order of meters.
  public var drivers: [DayPlan.MeterPlan] { meters.plans }

  /// Whether the day's main sentences are about a body.
  package func speaks(of body: CelestialBody) -> Bool {
    lead?.key.body == body || second?.key.body == body || strongest?.body == body
  }

  /// Plans a day.
  ///
  /// - Parameter facts: The day.
  public init(of facts: ReadingFacts) {
    let overall = facts.scores.scores.overall.quality.leaning
    let leaning: FactDirection = overall > 0 ? .easy : overall < 0 ? .hard : .mixed
    self.leaning = leaning
    event =
      facts.today.enumerated().filter { $0.element.event.rank > 0 }
      .max { ($0.element.event.rank, $1.offset) < ($1.element.event.rank, $0.offset) }?.element
    let known = facts.passages.filter { facts.isTimed || $0.natal != .body(.moon) }
    let effects = DayEffects(of: facts)
    let day = facts.date.dayNumber
    let mover = effects.strongest(
      of: known.filter { leaning == .mixed || FactDirection(of: $0.key).sign * leaning.sign >= 0 },
      isEasy: leaning == .mixed ? nil : leaning == .easy, day: day)
    let (lead, leadTurn) =
      mover.map { ($0, nil) } ?? Self.lead(of: known, leaning: leaning, day: day)
    let beside = lead.flatMap {
      Self.mover(of: known, beside: $0, effects, chapter: facts.chapter, day: day)
    }
    let (second, secondTurn) =
      beside.map { ($0, nil) }
      ?? Self.second(of: known, beside: lead, chapter: facts.chapter, day: day)
    (self.leadTurn, self.secondTurn) = (leadTurn, secondTurn)
    let (first, other) = (
      lead.map { DayPlan.Fact($0, effect: effects[$0.key]) },
      second.map { DayPlan.Fact($0, effect: effects[$0.key]) }
    )
    message = DayMessage(of: facts)
    (self.lead, self.second) = (first, other)
    relation = first.flatMap { first in
      other.map { FactRelation(first.direction, $0.direction) }
    }
    moon = facts.moon.aspects.first { aspect in
      let key = TransitKey(.moon, aspect.kind, natal: aspect.natal)
      return (facts.isTimed || aspect.natal != .moon)
        && FactDirection(of: key).sign * leaning.sign >= 0
    }
    let scores = facts.isInstant ? nil : PartMeans(facts.hourlyUnified)
    let isClear = (scores?.spread ?? 0) >= Self.clearScore
    bestPart = isClear ? scores?.highest : nil
    worstPart = isClear ? scores?.lowest : nil
    let curve = facts.isInstant ? nil : PartMeans(facts.hourlyIntensity)
    fullestPart = (curve?.spread ?? 0) >= Self.clearIntensity ? curve?.highest : nil
    ahead = Self.ahead(of: facts)
    let rare = known.map { DayPlan.Fact($0) }.filter(\.isRare).sorted {
      ($0.isOfGeneration ? 0 : 1, $0.weight, $1.key) > (
        $1.isOfGeneration ? 0 : 1, $1.weight, $0.key
      )
    }
    self.rare = rare
    let strongest = facts.priorities.first { facts.isTimed || $0.natal != .body(.moon) }?.key
    self.strongest = strongest
    let priorities = facts.priorities.map(\.key)
    self.priorities = priorities
    var named = Set(priorities)
    if let lead { named.insert(lead.key) }
    if let second { named.insert(second.key) }
    let unnamed = rare.filter { !named.contains($0.key) }
    let meters = MeterPlans(of: facts, wanted: [strongest].compactMap { $0 } + unnamed.map(\.key))
    self.meters = meters
    opposed = strongest.flatMap { Self.opposed(by: $0, meters, facts) }
    let namedByMeters = Set(meters.plans.compactMap { $0.named?.key })
    technical = Self.technical(
      of: facts, passages: known, unnamed: unnamed.filter { !namedByMeters.contains($0.key) })
  }

  /// Points of a unified score, of 200, by which parts of a day must differ to be called easier or harder.
  static let clearScore = 20.0
  /// Points of intensity, of 100, by which they have to.
  static let clearIntensity = 10.0
}

extension DayPlan {
  /// A text of the reading that names a transit.
  public enum Use: Sendable, Hashable {
    /// The overview, and with it headline and advice.
    case overview
    /// The list of priority transits.
    case priorities
    /// The technical analysis.
    case technicalAnalysis
    /// A meter's text.
    case meter(Meter)

    /// The name that documents use, such as `overview`; of a meter its own.
    public var name: String {
      switch self {
      case .overview: "overview"
      case .priorities: "priority_transits"
      case .technicalAnalysis: "technical_analysis"
      case .meter(let meter): meter.name
      }
    }
  }

  /// The texts that name a transit, in the order of a reading; empty if no text names it.
  public func uses(of key: TransitKey) -> [Use] {
    var uses: [Use] = []
    if lead?.key == key || second?.key == key { uses.append(.overview) }
    if priorities.contains(key) { uses.append(.priorities) }
    if technical.contains(where: { $0.key == key }) { uses.append(.technicalAnalysis) }
    return uses + drivers.filter { $0.named?.key == key }.map { .meter($0.meter) }
  }

  /// What is known of a transit that the plan speaks of; nil of another.
  public func fact(_ key: TransitKey) -> DayPlan.Fact? {
    ([lead, second].compactMap(\.self) + rare + technical).first { $0.key == key }
      ?? drivers.lazy.compactMap(\.named).first { $0.key == key }.map { DayPlan.Fact($0) }
  }

  /// The meter furthest from the middle that a transit pulls the other way; nil where a meter's text is of it.
  private static func opposed(
    by key: TransitKey, _ meters: MeterPlans, _ facts: ReadingFacts
  ) -> Meter? {
    guard !meters.plans.contains(where: { $0.named?.key == key }) else { return nil }
    var furthest: (meter: Meter, size: Double)?
    for plan in meters.plans where plan.named != nil {
      let unified = facts.scores.scores[plan.meter].unified
      guard unified.magnitude > max(MeterScore.clearScore, furthest?.size ?? 0),
        facts.transits(of: plan.meter).contains(where: {
          $0.key == key && $0.quality * unified < 0
        })
      else { continue }
      furthest = (plan.meter, unified.magnitude)
    }
    return furthest?.meter
  }

  /// Whether words have a sentence for a transit as one of a day's two: slow ones always, others about
  /// the day on which they are exact.
  private static func hasSentence(_ passage: PassageFact) -> Bool {
    passage.body.isSlow || passage.essencePart != nil
  }

  /// The transit that leads the day's texts.
  private static func lead(
    of passages: [PassageFact], leaning: FactDirection, day: Int
  ) -> (PassageFact?, FactTurn?) {
    let news = passages.first { passage in
      passage.essencePart != nil
        && (leaning == .mixed || FactDirection(of: passage.key) == leaning)
    }
    if let news { return (news, nil) }
    // A slow one has a sentence without a tone of its own.
    let slow = passages.filter {
      $0.body.isSlow && FactDirection(of: $0.key).sign * leaning.sign >= 0
    }
    return inTurn(slow, day: day)
  }

  /// The transit that stands beside the lead: the strongest slow one where its arc is due, else what has
  /// news, then a slow one within a degree, then any slow one.
  private static func second(
    of passages: [PassageFact], beside lead: PassageFact?, chapter: PassageFact?, day: Int
  ) -> (PassageFact?, FactTurn?) {
    guard let lead else { return (nil, nil) }
    let others = passages.filter { $0.key != lead.key && hasSentence($0) }
    if let chapter, chapter.key != lead.key, others.contains(where: { $0.key == chapter.key }) {
      return (chapter, nil)
    }
    let news = others.filter { $0.essencePart != nil }
    if let first = news.first(where: { $0.body != lead.body }) ?? news.first { return (first, nil) }
    let slow = others.filter(\.body.isSlow)
    let rare = slow.filter { DayPlan.Fact($0).isRare }
    return inTurn(rare.isEmpty ? slow : rare, day: day)
  }

  /// The transit that stands beside a lead which moves the day's meters: one that moves others the other way,
  /// else the next; the strongest slow one on the day on which it has news.
  private static func mover(
    of passages: [PassageFact], beside lead: PassageFact, _ effects: DayEffects,
    chapter: PassageFact?, day: Int
  ) -> PassageFact? {
    guard let effect = effects[lead.key] else { return nil }
    if let chapter, chapter.isNews, chapter.key != lead.key, effects[chapter.key] != nil,
      let passage = passages.first(where: { $0.key == chapter.key })
    {
      return passage
    }
    let others = passages.filter { $0.key != lead.key }
    return effects.strongest(of: others, isEasy: !effect.isEasy, day: day, besides: lead.body)
      ?? effects.strongest(of: others, isEasy: effect.isEasy, day: day, besides: lead.body)
  }

  /// One of some transits, another each day, and which of its turns it is.
  private static func inTurn(_ passages: [PassageFact], day: Int) -> (PassageFact?, FactTurn?) {
    guard !passages.isEmpty else { return (nil, nil) }
    let inOrder = passages.sorted { $0.key < $1.key }
    let (number, place) = day.quotientAndRemainder(flooringBy: inOrder.count)
    return (inOrder[place], FactTurn(number: number, days: inOrder.count))
  }

  /// The transits of the technical analysis: the strongest, the slow ones within a degree that no other text
  /// names, then the next of the priorities.
  private static func technical(
    of facts: ReadingFacts, passages: [PassageFact], unnamed: [DayPlan.Fact]
  ) -> [DayPlan.Fact] {
    let listed = facts.priorities.filter { facts.isTimed || $0.natal != .body(.moon) }.map { fact in
      passages.first { $0.key == fact.key }.map { DayPlan.Fact($0) } ?? DayPlan.Fact(fact)
    }
    // The priorities have sentences of their own, so that they give way.
    return unnamed.count > 2
      ? Array(unnamed.prefix(3))
      : Array((listed.prefix(1) + unnamed + listed.dropFirst()).prefix(max(2, unnamed.count + 1)))
  }

  /// Where events of the sky stand among what is to come.
  private static let rankOfTheSky = 2

  /// What the texts say of the week ahead.
  ///
  /// An event is mentioned five days, three days and one day ahead, an eclipse on each day of the week before it, and
  /// others where there would be too few, the reader's own transits before what everybody has. Three moments are
  /// mentioned at most, each of another day.
  private static func ahead(of facts: ReadingFacts) -> [UpcomingFact] {
    let today = facts.date.dayNumber
    let known = facts.upcoming.filter { fact in
      if case .transit(let key) = fact.event { return facts.isTimed || key.natal != .body(.moon) }
      return fact.event.isDescribed
    }
    let mentioned =
      known.filter { $0.rankAhead < Self.rankOfTheSky }
      + known.filter { $0.rankAhead == Self.rankOfTheSky }
    var chosen: [UpcomingFact] = []
    func add(_ facts: [UpcomingFact], upTo count: Int) {
      for fact in facts
      where chosen.count < count && !chosen.contains(where: { $0.date == fact.date }) {
        chosen.append(fact)
      }
    }
    let days = { (fact: UpcomingFact) in fact.date.dayNumber - today }
    add(mentioned.filter { if case .eclipse = $0.event { true } else { false } }, upTo: 2)
    // What was mentioned yesterday and comes again tomorrow may rest.
    let own = mentioned.filter { $0.rankAhead < Self.rankOfTheSky && ![2, 4].contains(days($0)) }
    let due = own.filter { [1, 3, 5].contains(days($0)) }
    // One that helps and one that presses, where the week has both.
    for direction in [FactDirection.easy, .hard] {
      let first = (due + own).first { $0.direction == direction }
      add([first].compactMap(\.self), upTo: daysAhead)
    }
    add(due + own, upTo: daysAhead)
    add(mentioned.filter { [1, 3, 5].contains(days($0)) }, upTo: daysAhead)
    add(mentioned.filter { ![2, 4].contains(days($0)) }, upTo: 2)
    return chosen.sorted { $0.date < $1.date }
  }

  /// How many days the texts on the week ahead mention.
  private static let daysAhead = 3
}

/// The means of an hourly curve over the parts of a day.
private struct PartMeans {
  let highest: DayPlan.Part
  let lowest: DayPlan.Part
  /// How far the highest is above the lowest.
  let spread: Double

  /// Reads 24 hourly values; nil where there are fewer or more.
  init?(_ hourly: [Double]) {
    guard hourly.count == 24 else { return nil }
    let means = DayPlan.Part.allCases.map { part in
      (part: part, mean: part.hours.reduce(0) { $0 + hourly[$1] } / Double(part.hours.count))
    }
    guard let first = means.first else { return nil }
    var (high, low) = (first, first)
    for one in means {
      if one.mean > high.mean { high = one }
      if one.mean < low.mean { low = one }
    }
    (highest, lowest, spread) = (high.part, low.part, high.mean - low.mean)
  }
}
