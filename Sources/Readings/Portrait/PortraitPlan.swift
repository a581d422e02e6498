internal import Astrology
internal import Ephemeris

/// Chooses what each chapter says; an aspect is described once.
struct PortraitPlan {
  let facts: PortraitFacts
  /// The aspects that no chapter has described yet, the strongest first.
  private var free: [PortraitFacts.WeightedAspect]
  /// What is said at the head of the portrait and not again.
  private var marked: Set<PortraitFact> = []

  private let bridge: PortraitBridge?

  init(_ facts: PortraitFacts, bridge: PortraitBridge? = nil) {
    self.facts = facts
    self.bridge = bridge
    free = facts.aspects
  }

  /// How many of the strongest aspects the chapter on tensions describes.
  private static let tensionCount = 3
  /// How many of the three slow planets have a house text.
  private static let generationCount = 2
  /// How many marks of the chart the summary has, and how many matters if it has no mark.
  private static let (markCount, matterCount) = (2, 2)

  /// The chapters that have something to say.
  mutating func chapters() -> [Portrait.Chapter] {
    // What marks the chart stands at its head. The strongest aspects are described together, and each planet's own
    // chapter takes what is left.
    let summary = summary()
    let tensions = tensions()
    let core = core()
    let leading = (summary.dropFirst() + tensions).flatMap { $0 }
      .filter { $0.matter == nil && !$0.texts.isEmpty }.compactMap(\.facts.first)
    var opposites = PortraitOpposites(leading: leading, facts)
    let closing = whole(named: leading)
    return PortraitChapter.allCases.compactMap { chapter in
      let paragraphs =
        switch chapter {
        case .summary: summary
        case .core: core
        case .mind: [placement(of: .mercury)]
        case .love: [placement(of: .venus) + ruler(of: .descendant) + advice(.love, .body(.venus))]
        case .action: [placement(of: .mars) + advice(.action, .body(.mars))]
        case .trust: [placement(of: .jupiter, atMost: 0), placement(of: .saturn, atMost: 0)]
        case .work:
          [
            signStatements(.angle(.midheaven)) + ruler(of: .midheaven)
              + aspects(of: .angle(.midheaven), atMost: 1) + advice(.work, .angle(.midheaven))
          ]
        case .generation: [generation()]
        case .direction: [signStatements(.body(.meanNode)) + houseStatements(.meanNode)]
        case .tensions: tensions
        case .balance: balance()
        case .whole: closing
        case .bridge: bridge?.statements.map { [$0] } ?? []
        case .certainty: certainty()
        }
      let filled = (chapter == .summary ? paragraphs : opposites.joined(paragraphs))
        .filter { !$0.isEmpty }
      guard !filled.isEmpty else { return nil }
      return Portrait.Chapter(
        chapter: chapter, paragraphs: filled.map(Portrait.Paragraph.init(statements:)),
        question: question(of: chapter, filled))
    }
  }
}

// The chapters.

extension PortraitPlan {
  private typealias Statements = [Portrait.Statement]

  private mutating func summary() -> [Statements] {
    var lines = [ChartPoint.body(.sun), .body(.moon), .angle(.ascendant)].compactMap { point in
      facts.signs[point].map { sign in
        Portrait.Statement(
          [.line(point, sign)], because: [.sign(point, sign)], weight: point.portraitWeight)
      }
    }
    if let manner = lines.last?.facts.first, lines.count > 1,
      lines.dropLast().flatMap(\.facts).contains(where: { $0.denies(manner) })
    {
      lines.append(lines.removeLast().with(form: .but))
    }
    let marks = Array(marks.prefix(Self.markCount))
    let marked = Set(marks.flatMap(\.facts))
    self.marked = marked
    free.removeAll { marked.contains(.aspect($0.aspect)) }
    let matters = PortraitEvidence(facts).signatures(atMost: PortraitMatter.allCases.count)
    let signatures = PortraitOpposites.undenied(matters, facts)
      .prefix(marks.isEmpty ? Self.matterCount : 1)
    return [lines] + (marks + signatures).map { [$0] }
  }

  private mutating func core() -> [Statements] {
    let points: Set<ChartPoint> = [.body(.sun), .body(.moon), .angle(.ascendant)]
    let between = take(1) { points.contains($0.first) && points.contains($0.second) }
    return [
      placement(of: .sun),
      placement(of: .moon),
      signStatements(.angle(.ascendant)) + ruler(of: .ascendant)
        + take(1) { $0.second == .angle(.ascendant) && $0.kind == .conjunction },
      between,
    ]
  }

  /// A planet's sign, house and motion, and the strongest of its aspects that are left.
  private mutating func placement(of body: CelestialBody, atMost count: Int = 1) -> Statements {
    signStatements(.body(body)) + housesUnlessMarked(body) + motion(body)
      + aspects(of: .body(body), atMost: count)
  }

  /// A planet's house, unless the head of the portrait names it: of the five personal planets it is said again.
  private func housesUnlessMarked(_ body: CelestialBody) -> Statements {
    let isNamed = marked.contains { fact in
      if case .crowd(_, let members) = fact { members.contains(body) } else { false }
    }
    return isNamed && body >= .jupiter ? [] : houseStatements(body)
  }

  /// The slow planets in angular houses, or else one of them.
  private func generation() -> Statements {
    let planets = [CelestialBody.uranus, .neptune, .pluto]
    let angular = planets.filter { facts.house(of: $0)?.strength == .angular }
    let statements = (angular.isEmpty ? planets : angular).flatMap(housesUnlessMarked)
    return Array(
      statements.sorted { $0.weight > $1.weight }.prefix(angular.isEmpty ? 1 : Self.generationCount)
    )
  }

  /// The strongest aspects and figures; those that share a planet are read together.
  private mutating func tensions() -> [Statements] {
    let closest = free.filter { !$0.aspect.second.isAngle }.map(\.aspect.orb).min()
    var rest = take(Self.tensionCount) { !$0.isFaint }.map { statement in
      guard case .aspect(let aspect)? = statement.facts.first, aspect.orb == closest else {
        return statement
      }
      return statement.with(form: .closest)
    }
    var paragraphs: [Statements] = []
    while !rest.isEmpty {
      var group = [rest.removeFirst()]
      var points = Set(group.flatMap(\.points))
      while group.count < 3,
        let next = rest.firstIndex(where: { !points.isDisjoint(with: $0.points) })
      {
        let statement = rest.remove(at: next)
        points.formUnion(statement.points)
        group.append(statement)
      }
      paragraphs.append(knot(of: group) + group)
    }
    return paragraphs + figures()
  }

  /// The planet in which aspects meet, the first of several; none if they share an angle only.
  private func knot(of group: Statements) -> Statements {
    let points = group.flatMap(\.points)
    let counts = Dictionary(grouping: points) { $0 }.mapValues(\.count)
    guard group.count > 1, let most = counts.values.max(),
      case .body(let body)? = points.first(where: { counts[$0] == most })
    else { return [] }
    return [
      Portrait.Statement([], because: group.flatMap(\.facts), weight: 0, form: .knot(body))
    ]
  }

  /// The largest figure, and another that shares no planet with it.
  private func figures() -> [Statements] {
    let kinds = AspectPattern.Kind.allCases.filter { $0 != .stellium }
    let largest = kinds.compactMap { kind in facts.figures.first { $0.kind == kind } }
      .sorted { $0.members.count > $1.members.count }
    // What comes easily in one figure must not be hard in another.
    let members = Set(largest.first?.members ?? [])
    let others = largest.dropFirst().filter { members.isDisjoint(with: $0.members) }
    return (largest.prefix(1) + others.prefix(1)).map { figure in
      [
        Portrait.Statement(
          [.figure(figure.kind)], because: [.figure(figure)],
          weight: 2 * Double(figure.members.count))
      ]
    }
  }

  private func balance() -> [Statements] {
    let planets = CelestialBody.tenPlanets
    let signs = planets.compactMap { facts.signs[.body($0)] }
    let isWhole = signs.count == planets.count
    var statements: Statements = []
    func add(
      _ count: Int, strongFrom least: Int, _ fact: PortraitFact, _ text: (Bool) -> PortraitText
    ) {
      let isStrong = count >= least
      guard isStrong || (count == 0 && isWhole) else { return }
      statements.append(
        Portrait.Statement([text(isStrong)], because: [fact], weight: isStrong ? Double(count) : 9))
    }
    for element in ZodiacSign.Element.allCases {
      let count = signs.count { $0.element == element }
      add(count, strongFrom: 5, .element(element, count: count)) { .element(element, isStrong: $0) }
    }
    for mode in ZodiacSign.Modality.allCases {
      let count = signs.count { $0.modality == mode }
      add(count, strongFrom: 6, .mode(mode, count: count)) { .mode(mode, isStrong: $0) }
    }
    if let halves = ChartDistributions(of: facts.chart).hemispheres {
      let counts: [(PortraitHemisphere, Int)] = [
        (.northern, halves.northern), (.southern, halves.southern), (.eastern, halves.eastern),
        (.western, halves.western),
      ]
      for (half, count) in counts where count >= 8 {
        statements.append(
          Portrait.Statement(
            [.hemisphere(half)], because: [.hemisphere(half, count: count)], weight: 4))
      }
    }
    statements += crowds.filter { marked.isDisjoint(with: $0.facts) }
    return [Array(statements.sorted { $0.weight > $1.weight }.prefix(2))]
  }

  private func certainty() -> [Statements] {
    func note(_ note: PortraitNote, _ facts: [PortraitFact]) -> Portrait.Statement {
      Portrait.Statement([.note(note)], because: facts, weight: 0)
    }
    let time = PortraitFact.birthTime(isKnown: facts.isTimed)
    guard let angles = facts.chart.angles else {
      let open: [Portrait.Statement] = [
        (ChartPoint.body(.sun), PortraitNote.sunOpen), (.body(.moon), .moonOpen),
      ].compactMap { point, text in facts.signs[point] == nil ? note(text, [time]) : nil }
      return [[note(.untimed, [time])] + open]
    }
    var statements = [note(.timed, [time])]
    let rising = ZodiacPosition(angles.ascendant)
    if !(3...27).contains(rising.degreeInSign) {
      statements.append(note(.risingEdge, [.sign(.angle(.ascendant), rising.sign)]))
    }
    let edges = CelestialBody.tenPlanets.filter { body in
      facts.chart.frame.cusps.contains { cusp in
        cusp.separation(from: facts.chart.sky[body].longitude) <= .degrees(1.5)
      }
    }
    if !edges.isEmpty {
      statements.append(
        note(
          .houseEdge, edges.compactMap { body in facts.house(of: body).map { .house(body, $0) } }))
    }
    return [statements]
  }
}

// The parts of chapters.

extension PortraitPlan {
  private func signStatements(_ point: ChartPoint) -> [Portrait.Statement] {
    guard let sign = facts.signs[point] else { return [] }
    return [
      Portrait.Statement(
        [.sign(point, sign)], because: [.sign(point, sign)], weight: point.portraitWeight + 2,
        variant: variant(of: point))
    ]
  }

  /// The minute of arc chooses among alternatives, so that those who share a sign read different texts.
  private func variant(of point: ChartPoint) -> Int {
    guard case .body(let body) = point, let position = facts.chart.position(of: body) else {
      return facts.variant
    }
    return position.minute
  }

  private func houseStatements(_ body: CelestialBody) -> [Portrait.Statement] {
    guard let house = facts.house(of: body) else { return [] }
    let strength: Double =
      switch house.strength {
      case .angular: 2
      case .succedent: 1
      case .cadent: 0.5
      }
    return [
      Portrait.Statement(
        [.house(body, house)], because: [.house(body, house)],
        weight: ChartPoint.body(body).portraitWeight + strength)
    ]
  }

  private func ruler(of angle: ChartAngle) -> [Portrait.Statement] {
    guard let angles = facts.chart.angles else { return [] }
    let ruler = ZodiacSign(angles[angle]).traditionalRuler
    guard let house = facts.house(of: ruler) else { return [] }
    return [
      Portrait.Statement(
        [.ruler(angle, house)], because: [.ruler(angle, ruler, house)],
        weight: angle == .ascendant ? 6 : 4)
    ]
  }

  /// What is said about a planet that stands alone, stands still or moves backwards.
  private func motion(_ body: CelestialBody) -> [Portrait.Statement] {
    let alone = [unaspected(body)].compactMap(\.self).filter { marked.isDisjoint(with: $0.facts) }
    guard let station = station(body) else { return alone + retrograde(body) }
    return alone + (marked.isDisjoint(with: station.facts) ? [station] : [])
  }

  private func retrograde(_ body: CelestialBody) -> [Portrait.Statement] {
    // Jupiter and Saturn move backwards for a third of all people, so that it says little of one.
    guard facts.isRetrograde(body), body < .jupiter else { return [] }
    return [
      Portrait.Statement(
        [.retrograde(body)], because: [.retrograde(body)], weight: 2,
        variant: variant(of: .body(body)))
    ]
  }

  /// The strongest aspects of a point that are left, without those that are far from exact.
  private mutating func aspects(
    of point: ChartPoint, atMost count: Int
  ) -> [Portrait.Statement] {
    guard count > 0 else { return [] }
    let own = facts.aspects.map(\.aspect).filter { $0.first == point || $0.second == point }
    return take(count) { own.contains($0) && !$0.isFaint }
  }

  /// Takes the strongest aspects that meet a condition out of those that are left.
  private mutating func take(
    _ count: Int, where isWanted: (Aspect) -> Bool
  ) -> [Portrait.Statement] {
    var taken: [Portrait.Statement] = []
    var left: [PortraitFacts.WeightedAspect] = []
    for weighted in free {
      if taken.count < count, isWanted(weighted.aspect) {
        let aspect = weighted.aspect
        taken.append(
          Portrait.Statement(
            [.aspect(aspect.first, aspect.second, aspect.kind.portraitNature)],
            because: [.aspect(aspect)], weight: weighted.weight, variant: facts.variant))
      } else {
        left.append(weighted)
      }
    }
    free = left
    return taken
  }
}

extension Portrait.Statement {
  /// The points of the aspects that carry the statement.
  var points: [ChartPoint] {
    facts.flatMap { fact in
      if case .aspect(let aspect) = fact { [aspect.first, aspect.second] } else { [ChartPoint]() }
    }
  }
}
