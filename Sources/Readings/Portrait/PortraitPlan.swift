internal import Astrology
internal import Ephemeris

/// Chooses what each chapter says; an aspect is described once.
struct PortraitPlan {
  private let facts: PortraitFacts
  /// The aspects that no chapter has described yet, the strongest first.
  private var free: [PortraitFacts.WeightedAspect]

  private let bridge: PortraitBridge?

  init(_ facts: PortraitFacts, bridge: PortraitBridge? = nil) {
    self.facts = facts
    self.bridge = bridge
    free = facts.aspects
  }

  /// How many of the strongest aspects the chapter on tensions describes.
  private static let tensionCount = 5
  /// How close an aspect of a slow planet must be for the chapter on the generation.
  private static let generationOrb = PlaneAngle.degrees(4)

  /// The chapters that have something to say.
  mutating func chapters() -> [Portrait.Chapter] {
    // The aspects of Sun, Moon and Ascendant with each other belong to the core; the strongest of the
    // others are described together, and each planet's own chapter takes what is left.
    let core = core()
    let tensions = tensions()
    let summary = summary()
    var opposites = PortraitOpposites(summary: summary, variant: facts.variant)
    return PortraitChapter.allCases.compactMap { chapter in
      let paragraphs =
        switch chapter {
        case .summary: summary
        case .core: core
        case .mind: [placement(of: .mercury)]
        case .love: [placement(of: .venus) + ruler(of: .descendant)]
        case .action: [placement(of: .mars)]
        case .trust: [placement(of: .jupiter), placement(of: .saturn)]
        case .work:
          [signStatements(.angle(.midheaven)) + ruler(of: .midheaven) + aspect(.angle(.midheaven))]
        case .generation: [[CelestialBody.uranus, .neptune, .pluto].flatMap { generation($0) }]
        case .direction: [signStatements(.body(.meanNode)) + houseStatements(.meanNode)]
        case .tensions: tensions
        case .balance: balance()
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

// The questions.

extension PortraitPlan {
  /// The question that a chapter ends with: about the sign that leads it, or for the tensions about the slower planet
  /// of the strongest aspect.
  private func question(
    of chapter: PortraitChapter, _ paragraphs: [[Portrait.Statement]]
  ) -> PassageText? {
    let point: ChartPoint
    switch chapter {
    case .core: point = .body(.sun)
    case .mind: point = .body(.mercury)
    case .love: point = .body(.venus)
    case .action: point = .body(.mars)
    case .trust: point = .body(.jupiter)
    case .work: point = .angle(.midheaven)
    case .direction: point = .body(.meanNode)
    case .tensions:
      let bodies = paragraphs.first?.first?.points.compactMap { point -> CelestialBody? in
        if case .body(let body) = point { body } else { nil }
      }
      return bodies?.max().map(PassageText.tensionQuestion)
    case .summary, .generation, .balance, .bridge, .certainty: return nil
    }
    return facts.signs[point].map { .question(chapter, $0) }
  }
}

// The chapters.

extension PortraitPlan {
  private typealias Statements = [Portrait.Statement]

  private func summary() -> [Statements] {
    let lines = [ChartPoint.body(.sun), .body(.moon), .angle(.ascendant)].compactMap { point in
      facts.signs[point].map { sign in
        Portrait.Statement(
          [.line(point, sign)], because: [.sign(point, sign)], weight: point.portraitWeight)
      }
    }
    let signatures = PortraitEvidence(facts).signatures(atMost: 3)
    return [lines] + signatures.map { [$0] }
  }

  private mutating func core() -> [Statements] {
    let points: Set<ChartPoint> = [.body(.sun), .body(.moon), .angle(.ascendant)]
    let between = take(2) { points.contains($0.first) && points.contains($0.second) }
    return [
      signStatements(.body(.sun)) + houseStatements(.sun),
      signStatements(.body(.moon)) + houseStatements(.moon),
      signStatements(.angle(.ascendant)) + ruler(of: .ascendant),
      between,
    ]
  }

  /// A planet's sign, house and motion, and the strongest of its aspects that are left.
  private mutating func placement(of body: CelestialBody) -> Statements {
    signStatements(.body(body)) + houseStatements(body) + retrograde(body) + aspect(.body(body))
  }

  /// A slow planet's house, and its closest aspect to a personal point.
  private mutating func generation(_ body: CelestialBody) -> Statements {
    let point = ChartPoint.body(body)
    let aspects = take(1) { aspect in
      let other = aspect.first == point ? aspect.second : aspect.first
      return (aspect.first == point || aspect.second == point) && other.isPersonal
        && aspect.orb <= Self.generationOrb
    }
    return houseStatements(body) + aspects
  }

  /// The strongest aspects and figures; those that share a planet are read together.
  private mutating func tensions() -> [Statements] {
    var rest = take(Self.tensionCount) { _ in true }
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
      paragraphs.append(group)
    }
    return paragraphs + figures()
  }

  /// The figures, each kind once.
  private func figures() -> [Statements] {
    AspectPattern.Kind.allCases.filter { $0 != .stellium }.compactMap { kind in
      let figures = facts.figures.filter { $0.kind == kind }
      guard let members = figures.first?.members.count else { return nil }
      return [
        Portrait.Statement(
          [.figure(kind)], because: figures.map(PortraitFact.figure), weight: 2 * Double(members))
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
        Portrait.Statement([text(isStrong)], because: [fact], weight: isStrong ? Double(count) : 4))
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
    for figure in facts.figures {
      guard let sign = figure.sign else { continue }
      statements.append(
        Portrait.Statement(
          [.stellium(sign)], because: [.figure(figure)], weight: Double(figure.members.count) + 2))
    }
    return [Array(statements.sorted { $0.weight > $1.weight }.prefix(4))]
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
      return 0
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

  private func retrograde(_ body: CelestialBody) -> [Portrait.Statement] {
    guard facts.isRetrograde(body) else { return [] }
    return [
      Portrait.Statement(
        [.retrograde(body)], because: [.retrograde(body)], weight: 2,
        variant: variant(of: .body(body)))
    ]
  }

  /// The strongest aspect of a point that is left.
  private mutating func aspect(_ point: ChartPoint) -> [Portrait.Statement] {
    take(1) { $0.first == point || $0.second == point }
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
            because: [.aspect(aspect)], weight: weighted.weight))
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
  fileprivate var points: [ChartPoint] {
    facts.flatMap { fact in
      if case .aspect(let aspect) = fact { [aspect.first, aspect.second] } else { [ChartPoint]() }
    }
  }
}
