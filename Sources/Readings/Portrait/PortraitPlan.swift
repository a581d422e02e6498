internal import Astrology
internal import Ephemeris

/// Chooses what each chapter says; an aspect is described once.
struct PortraitPlan {
  let facts: PortraitFacts
  /// The main tension; nil if the chart has none.
  let theme: Aspect?
  /// The aspects that no chapter has described yet, the strongest first.
  private var free: [PortraitFacts.WeightedAspect]
  /// The aspects that the chapter on tensions describes.
  private(set) var tense: [Aspect] = []
  /// What is said at the head of the portrait and not again.
  private(set) var marked: Set<PortraitFact> = []
  /// Whether the head of the portrait is full, so that less is joined further down.
  private(set) var isFull = false

  let bridge: PortraitBridge?

  init(_ facts: PortraitFacts, bridge: PortraitBridge? = nil) {
    self.facts = facts
    self.bridge = bridge
    let theme = PortraitTheme.aspect(of: facts)
    self.theme = theme
    free = facts.aspects.filter { $0.aspect != theme }
  }

  /// How many of the strongest aspects the chapter on tensions describes, beside the main one.
  private static let tensionCount = 2
  /// How close an easy aspect must be to stand in the chapter of its planet.
  private static let easyOrb = 1.5
  /// How close an aspect must be to be said in any case.
  private static let exactOrb = 1.0
  /// How many sentences on two sides have room beside all else.
  private static let sideCount = 3
  /// How many of the three slow planets have a house text.
  private static let slowCount = 2
  /// How many marks of the chart the summary has, and how many matters if it has no mark.
  private static let (markCount, matterCount) = (2, 1)

  private static func count(_ chapters: [Portrait.Chapter]) -> Int {
    chapters.flatMap(\.paragraphs).reduce(0) { $0 + $1.statements.count }
  }

  /// The chapters that have something to say.
  mutating func chapters() -> [Portrait.Chapter] {
    // What marks the chart stands at its head. The strongest aspects are described together, and each planet's own
    // chapter takes what is left.
    let summary = summary()
    let tensions = tensions()
    let core = core()
    let leading =
      [theme].compactMap { $0.map(PortraitFact.aspect) }
      + (summary.dropFirst() + tensions).flatMap { $0 }
      .filter { $0.matter == nil && !$0.texts.isEmpty }.compactMap(\.facts.first)
    var opposites = PortraitOpposites(leading: leading, facts)
    let closing = whole(named: leading)
    let chapters = Portrait.ChapterKind.allCases.compactMap { chapter -> Portrait.Chapter? in
      let paragraphs =
        switch chapter {
        case .summary: summary
        case .core: core
        case .mind: [placement(of: .mercury) + slow(in: [3, 9]) + missing(.air)]
        case .love: love()
        case .action: [action()]
        case .trust:
          [
            placement(of: .jupiter, atMost: 0),
            placement(of: .saturn, atMost: 0) + missing(.earth),
          ]
        case .work: [work()]
        case .generation: [slow(in: [4, 8, 12])]
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
        question: question(of: chapter))
    }
    // Where much pulls apart, less of the rest is said.
    let short = shortened(chapters)
    let joined = PortraitSides.joined(short, facts)
    let sides = Self.count(joined) - Self.count(short)
    guard sides > Self.sideCount else { return joined }
    return PortraitSides.joined(shortened(chapters, by: sides - Self.sideCount), facts)
  }
}

// The chapters.

extension PortraitPlan {
  private typealias Statements = [Portrait.Statement]

  /// From the outside in: the rising sign, what most of the chart wants, and then what pulls at it.
  private mutating func summary() -> [Statements] {
    var lines: Statements = []
    let points: [ChartPoint] =
      facts.isTimed ? [.angle(.ascendant)] : [.body(.sun), .body(.moon)]
    for point in points {
      guard let sign = facts.signs[point] else { continue }
      let fact = PortraitFact.sign(point, sign)
      let isDenied = lines.flatMap(\.facts).contains { $0.denies(fact) }
      let form: PortraitForm =
        point == .body(.sun) && !lines.isEmpty
        ? .inner(isBut: isDenied) : isDenied ? .but : .plain
      lines.append(
        Portrait.Statement(
          [.line(point, sign)], because: [fact], weight: point.portraitWeight,
          variant: variant(of: point), form: form))
    }
    let marks = marks.filter { $0.facts.first != theme.map(PortraitFact.aspect) }
      .prefix(Self.markCount)
    let marked = Set(marks.flatMap(\.facts))
    self.marked = marked
    isFull = marks.count == Self.markCount
    free.removeAll { marked.contains(.aspect($0.aspect)) }
    let matters = PortraitEvidence(facts).signatures(atMost: PortraitMatter.allCases.count)
    let signatures = PortraitOpposites.undenied(matters, facts)
      .prefix(marks.isEmpty ? Self.matterCount : 0)
    // A planet of the main tension that was rising shows it to everyone.
    let shown = marks.filter(showsTheme)
    let others = marks.filter { !showsTheme($0) }
    let story = told(.story) + shown.map { $0.with(form: .shown) }
    return [lines + opening(), story, others, Array(signatures)].filter { !$0.isEmpty }
  }

  /// Whether it puts a planet of the main tension at the Ascendant.
  private func showsTheme(_ mark: Portrait.Statement) -> Bool {
    guard let theme, case .aspect(let aspect)? = mark.facts.first else { return false }
    return aspect.second == .angle(.ascendant) && theme.other(than: aspect.first) != nil
  }

  private mutating func core() -> [Statements] {
    let points: Set<ChartPoint> = [.body(.sun), .body(.moon), .angle(.ascendant)]
    // An easy one of an angle says little beside the signs.
    let between = take(1) {
      points.contains($0.first) && points.contains($0.second)
        && !($0.second.isAngle && $0.kind.portraitNature == .easy
          && $0.orb.degrees > Self.exactOrb)
    }
    return [
      placement(of: .sun),
      placement(of: .moon),
      signStatements(.angle(.ascendant)) + meeting()
        + take(3) {
          $0.second == .angle(.ascendant) && $0.kind == .conjunction
            && $0.orb.degrees <= Aspect.widestAtAngle
        } + chartRuler() + slow(in: [1]) + between,
    ]
  }

  /// Venus, whom the person looks for, and how the main tension shows in love.
  private mutating func love() -> [Statements] {
    guard facts.signs[.body(.venus)] != nil else { return [] }
    let venus = placement(of: .venus) + missing(.water)
    let others = signStatements(.angle(.descendant)) + bondRuler() + slow(in: [5, 7])
    // A story of Venus's own stands with its sign.
    let second = others + (theme?.first == .body(.venus) ? [] : told(.love))
    let last = advice(.love, .body(.venus), after: venus)
    return second.isEmpty ? [venus + last] : [venus, second + last]
  }

  /// Mars, and how the main tension shows in what the person does.
  private mutating func action() -> Statements {
    guard facts.signs[.body(.mars)] != nil else { return [] }
    let mars = placement(of: .mars) + slow(in: [11]) + missing(.fire)
    let isToldBefore = theme.map { $0.first == .body(.mars) && !$0.second.isAngle } ?? false
    let story = isToldBefore ? [] : told(.action)
    return mars + story + advice(.action, .body(.mars), after: mars)
  }

  /// The Midheaven and its ruler, what stands there, and how the main tension shows at work.
  private mutating func work() -> Statements {
    let midheaven = ChartPoint.angle(.midheaven)
    guard facts.signs[midheaven] != nil else { return [] }
    let isHere = { (point: ChartPoint, facts: PortraitFacts) in
      if case .body(let body) = point { facts.house(of: body)?.number == 10 } else { false }
    }
    let facts = facts
    let statements =
      signStatements(midheaven) + midheavenRuler()
      + take(2) {
        $0.second == midheaven && $0.kind == .conjunction && $0.orb.degrees <= Aspect.widestAtAngle
      } + aspects(of: midheaven, atMost: isFull ? 0 : 1)
      + take(1) { $0.kind == .conjunction && isHere($0.first, facts) && isHere($0.second, facts) }
      + slow(in: [2, 6, 10])
    return statements + told(.work) + advice(.work, midheaven, after: statements)
  }

  /// A planet's sign, house and motion, behind what changes the sign most; then the strongest of its aspects that are
  /// left: all of the hard ones that weigh on a life, and so many others.
  private mutating func placement(of body: CelestialBody, atMost count: Int = 1) -> Statements {
    let point = ChartPoint.body(body)
    let place =
      CelestialBody.shownByScenes.contains(body) ? scenes(of: body) : housesUnlessMarked(body)
    let closest = facts.closest
    let near = take(closest.count) { closest.contains($0) && $0.other(than: point) != nil }
    let heavy =
      count == 0 ? [] : take(max(0, 2 - near.count)) { $0.isHeavy && $0.other(than: point) != nil }
    // What concerns the Midheaven is for the chapter on work.
    let others = take(max(0, count - near.count)) {
      let orb = $0.orb.degrees
      let isWanted =
        heavy.isEmpty && $0.kind.portraitNature != .easy
        ? !$0.isFaint
        : orb <= (heavy.isEmpty ? Self.easyOrb : Self.exactOrb)
      return isWanted && $0.other(than: point) != nil && $0.second != .angle(.midheaven)
    }
    let own = near + heavy + others
    let bend = bend(of: body, by: own)
    let isBent = !bend.isEmpty
    return bend + signStatements(point).map { isBent ? $0.with(form: .rest) : $0 } + place
      + motion(body) + own.filter { !bend.flatMap(\.facts).contains($0.facts[0]) }
  }

  /// A slow planet's house, unless the head of the portrait names it.
  private func housesUnlessMarked(_ body: CelestialBody) -> Statements {
    let isNamed = marked.contains { fact in
      if case .crowd(_, let members) = fact { members.contains(body) } else { false }
    }
    // The house of Jupiter or Saturn is worth a sentence if it is one of the four strong ones.
    let isWeak =
      (body == .jupiter || body == .saturn)
      && (facts.house(of: body)?.strength != .angular
        || marked.contains { fact in
          if case .aspect(let aspect) = fact { aspect.first == .body(body) } else { false }
        })
    return isWeak || isNamed ? [] : houseStatements(body)
  }

  /// Those of the slow planets that are in one of these houses, as far as they are said: the ones in angular houses, or
  /// else one of them.
  private func slow(in houses: Set<Int>) -> Statements {
    let planets = [CelestialBody.uranus, .neptune, .pluto].filter { body in
      // What stands at an angle is described there.
      !facts.aspects.map(\.aspect).contains {
        $0.first == .body(body) && $0.second.isAngle && $0.kind == .conjunction
      }
    }
    let angular = planets.filter { facts.house(of: $0)?.strength == .angular }
    let said = (angular.isEmpty ? planets : angular).flatMap(housesUnlessMarked)
      .sorted { $0.weight > $1.weight }.prefix(angular.isEmpty ? 1 : Self.slowCount)
    return said.filter { statement in
      if case .house(_, let house)? = statement.facts.first {
        houses.contains(house.number)
      } else {
        false
      }
    }
  }

  /// The strongest aspects and figures; those that share a planet are read together.
  private mutating func tensions() -> [Statements] {
    let strongest = take(Self.tensionCount) { !$0.isFaint }.map(\.atLength)
    // Two slow planets stand so for everyone who was born about that time, so that they come last.
    var rest = strongest.filter(\.isPersonal) + strongest.filter { !$0.isPersonal }
    tense = rest.flatMap(\.facts).compactMap { fact in
      if case .aspect(let aspect) = fact { aspect } else { nil }
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
      paragraphs.append(group)
    }
    return paragraphs + figures() + [chains()]
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

  /// The sign of the Moon chooses among the Sun's alternatives, and that of the Sun among those of the Moon and of the
  /// rising sign; elsewhere the minute of arc, so that those who share a sign read different texts.
  private func variant(of point: ChartPoint) -> Int {
    let isMain = [.body(.sun), .body(.moon), .angle(.ascendant)].contains(point)
    let other: ChartPoint = point == .body(.sun) ? .body(.moon) : .body(.sun)
    // Of four alternatives the element chooses, of three the mode.
    if isMain, let sign = facts.signs[other] { return sign.rawValue }
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

  private func midheavenRuler() -> [Portrait.Statement] {
    guard let ruler = facts.signs[.angle(.midheaven)]?.traditionalRuler,
      let house = facts.house(of: ruler)
    else { return [] }
    return [
      Portrait.Statement(
        [.ruler(.midheaven, house)], because: [.ruler(.midheaven, ruler, house)], weight: 4)
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

extension Portrait.Statement {
  /// Whether it has an aspect of a point that is one person's rather than a generation's.
  fileprivate var isPersonal: Bool { points.contains(where: \.isPersonal) }
}
