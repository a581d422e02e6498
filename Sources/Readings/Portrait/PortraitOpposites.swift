internal import Astrology
internal import Ephemeris

/// Keeps the statements of a portrait from denying each other.
///
/// The texts of single facts don't know of each other: Mercury in Capricorn says little, Mercury beside Mars
/// talks at once. Signs are always said, and so is what leads the chart. Of the rest, what denies these is left out; only within
/// the paragraph of its own planet it stands behind a "but". Where a sign clashes with an earlier fact, one sentence says
/// how a person lives with both.
struct PortraitOpposites {
  /// What has been said of each trait, or is certain to be.
  private var poles: [PortraitTrait: Set<Bool>] = [:]
  /// What earlier paragraphs say of each trait.
  private var said: [PortraitTrait: Said] = [:]

  /// What a fact says of a trait.
  private struct Said {
    let isMore: Bool
    let fact: PortraitFact
  }

  /// How many more sentences may set two facts side by side.
  private var sides = 5
  /// What leads the chart.
  private let leading: Set<PortraitFact>
  /// Whether Sun and Moon are the main tension, so that their signs are set against each other already.
  private let isOfLights: Bool
  /// The traits that a sign has already said the opposite of.
  private var contrasted: Set<PortraitTrait> = []

  /// - Parameters:
  ///   - leading: The facts that are always said, the strongest first.
  ///   - isOfLights: Whether Sun and Moon are the main tension.
  ///   - facts: The facts of the chart.
  init(leading: [PortraitFact], isOfLights: Bool, _ facts: PortraitFacts) {
    self.isOfLights = isOfLights
    self.leading = Set(leading)
    for fact in facts.personalSigns + leading { add(fact) }
    for fact in leading {
      for saying in fact.sayings where said[saying.trait] == nil {
        said[saying.trait] = Said(isMore: saying.isMore, fact: fact)
      }
    }
  }

  private mutating func add(_ fact: PortraitFact) {
    for saying in fact.sayings { poles[saying.trait, default: []].insert(saying.isMore) }
  }

  /// Whether a fact says the opposite of all that is said of a trait.
  private func isDenied(_ fact: PortraitFact) -> Bool {
    fact.sayings.contains { saying in
      poles[saying.trait].map { !$0.contains(saying.isMore) } ?? false
    }
  }

  /// The paragraphs of a chapter without what denies the rest.
  mutating func joined(_ paragraphs: [[Portrait.Statement]]) -> [[Portrait.Statement]] {
    var chapter: [Portrait.Statement] = []
    return paragraphs.map { statements in
      let kept = joined(statements, after: chapter)
      chapter += kept
      return kept
    }
  }

  private mutating func joined(
    _ statements: [Portrait.Statement], after chapter: [Portrait.Statement]
  ) -> [Portrait.Statement] {
    var kept: [Portrait.Statement] = []
    var here: [PortraitTrait: Said] = [:]
    // What an earlier fact says stands behind all that is said of the point.
    var waiting: Portrait.Statement?
    let isTorn = statements.contains { $0.form == .together }
    for statement in statements {
      if let last = waiting, let first = kept.first, !statement.goesOn(about: first) {
        kept.append(last)
        waiting = nil
      }
      guard let fact = statement.facts.first, !statement.texts.isEmpty else {
        if isWanted(statement, after: chapter + kept) { kept.append(statement) }
        continue
      }
      let sayings = fact.sayings
      let against = sayings.first { here[$0.trait]?.isMore == !$0.isMore }
      let isDenying = !fact.isSign && (isDenied(fact) || against != nil)
      let isRuler = statement.form == .ruler(isBut: false)
      let both = isDenying && !isRuler ? against.flatMap { self.both($0, fact, here) } : nil
      // A hard and close aspect stands behind a "but", one in a paragraph, and what else is strong if a sentence can say
      // how it goes together. Another house, or a wider aspect, is left out.
      let isBut =
        isDenying && fact.standsBehindBut && (both != nil || fact.isHard)
        && !kept.contains { $0.form == .but }
      if isDenying, !isBut, !isRuler { continue }
      if isRuler {
        kept.append(isDenying ? statement.with(form: .ruler(isBut: true)) : statement)
      } else if isBut {
        kept.append(statement.with(form: .but))
        if let both, let against {
          // One pair of sides is enough for a paragraph.
          waiting = both
          contrasted.insert(against.trait)
          sides -= 1
        }
      } else {
        if kept.isEmpty, fact.isContrasted, !isTorn, let other = contrast(fact),
          let both = self.both(other, fact, said)
        {
          waiting = both
          contrasted.insert(other.trait)
          sides -= 1
        }
        kept.append(statement)
      }
      for saying in sayings { here[saying.trait] = Said(isMore: saying.isMore, fact: fact) }
      add(fact)
    }
    said.merge(here) { first, _ in first }
    return kept + [waiting].compactMap(\.self)
  }

  /// The first trait whose opposite an earlier paragraph says.
  private func contrast(_ fact: PortraitFact) -> PortraitFact.Saying? {
    fact.sayings.first { saying in
      guard let earlier = said[saying.trait], !contrasted.contains(saying.trait),
        fact.clashes(with: earlier.fact), !isOfLights || !fact.isMoon(against: earlier.fact)
      else { return false }
      return earlier.isMore != saying.isMore
    }
  }

  /// How a person lives with a fact and an earlier one that says the opposite; nil if that cannot be said any more.
  private func both(
    _ saying: PortraitFact.Saying, _ fact: PortraitFact, _ earlier: [PortraitTrait: Said]
  ) -> Portrait.Statement? {
    guard sides > 0, !contrasted.contains(saying.trait), let other = earlier[saying.trait]?.fact,
      fact.hasName, other.hasName, !fact.isEasy
    else { return nil }
    return .both(
      saying.trait, saying.isMore ? [fact, other] : [other, fact],
      inLove: fact.isOfLove(saying.trait))
  }

  /// Whether something to do follows what is said: one at most, and about a clash only if that was said.
  private func isWanted(_ statement: Portrait.Statement, after kept: [Portrait.Statement]) -> Bool {
    guard case .advice(_, let other) = statement.form else { return true }
    let isFirst = !kept.contains { if case .advice = $0.form { true } else { false } }
    return isFirst
      && (other == nil
        || statement.facts.allSatisfy { fact in
          leading.contains(fact) || kept.contains { $0.facts.contains(fact) }
        })
  }

  /// The matters of the summary that no sign of Sun, Moon and Ascendant denies.
  static func undenied(
    _ statements: [Portrait.Statement], _ facts: PortraitFacts
  ) -> [Portrait.Statement] {
    let signs = facts.personalSigns.prefix(3).flatMap(\.sayings)
    return statements.filter { statement in
      guard let matter = statement.matter, let direction = statement.direction else { return true }
      switch direction {
      case .torn: return true
      case .more, .less:
        return !signs.contains {
          $0.trait == PortraitTrait(matter) && $0.isMore != (direction == .more)
        }
      }
    }
  }
}

extension PortraitFacts {
  /// The signs that are always said, the strongest first.
  var personalSigns: [PortraitFact] {
    let points: [ChartPoint] = [
      .body(.sun), .body(.moon), .angle(.ascendant), .body(.mercury), .body(.venus), .body(.mars),
    ]
    return points.compactMap { point in signs[point].map { .sign(point, $0) } }
  }
}

extension PortraitFact {
  /// Whether it is a point in a sign.
  fileprivate var isSign: Bool {
    if case .sign = self { true } else { false }
  }

  /// Whether it is too strong to be left out: a close aspect, a planet that stands still or goes back.
  fileprivate var standsBehindBut: Bool {
    switch self {
    case .aspect(let aspect): aspect.orb.degrees <= 3 && !aspect.isFaint
    case .station, .retrograde: true
    case .sign, .house, .ruler, .element, .mode, .hemisphere, .figure, .crowd, .unaspected,
      .transit,
      .birthTime:
      false
    }
  }

  /// Whether it is a sign that an earlier fact is set against: Jupiter's and Saturn's say too little of one person.
  fileprivate var isContrasted: Bool {
    if case .sign(let point, _) = self {
      point != .body(.jupiter) && point != .body(.saturn)
    } else {
      false
    }
  }

  /// Whether a sentence can name it.
  fileprivate var hasName: Bool {
    switch self {
    case .sign, .house, .aspect, .station, .retrograde: true
    case .ruler, .element, .mode, .hemisphere, .figure, .crowd, .unaspected, .transit,
      .birthTime:
      false
    }
  }

  /// Whether they are the signs of Moon and Sun.
  fileprivate func isMoon(against earlier: Self) -> Bool {
    point == .body(.moon) && earlier.point == .body(.sun)
  }

  /// Whether it is Venus's, and the trait has a text in love.
  fileprivate func isOfLove(_ trait: PortraitTrait) -> Bool {
    point == .body(.venus) && PortraitTrait.ofLove.contains(trait)
  }

  /// Whether it is a hard aspect, which pulls the other way by itself.
  fileprivate var isHard: Bool {
    if case .aspect(let aspect) = self { aspect.kind.portraitNature == .hard } else { false }
  }

  /// Whether it is an easy aspect, which pulls at nothing.
  fileprivate var isEasy: Bool {
    if case .aspect(let aspect) = self { aspect.kind.portraitNature == .easy } else { false }
  }

  /// Whether a sign and an earlier fact want different things: signs that are opposite or of other elements, and all
  /// but easy aspects.
  fileprivate func clashes(with earlier: Self) -> Bool {
    guard case .sign(_, let sign) = self, case .sign(_, let other) = earlier else {
      return !earlier.isEasy
    }
    return !sign.element.suits(other.element) || sign.advanced(by: 6) == other
  }

  /// The point that it is about; nil if it is about several.
  fileprivate var point: ChartPoint? {
    switch self {
    case .sign(let point, _): point
    case .house(let body, _), .retrograde(let body), .station(let body), .unaspected(let body):
      .body(body)
    case .ruler(let angle, _, _): .angle(angle)
    case .aspect, .element, .mode, .hemisphere, .figure, .crowd, .transit, .birthTime: nil
    }
  }
}

extension Portrait.Statement {
  /// Whether it says more of what a paragraph begins with.
  fileprivate func goesOn(about first: Self) -> Bool {
    guard let point = first.facts.first?.point, let fact = facts.first, !texts.isEmpty,
      form != .ruler(isBut: false)
    else { return false }
    if case .aspect(let aspect) = fact { return aspect.other(than: point) != nil }
    return fact.point == point
  }

  /// How a person lives with both sides of a trait.
  fileprivate static func both(
    _ trait: PortraitTrait, _ facts: [PortraitFact], inLove: Bool
  ) -> Self {
    Self([], because: facts, weight: 0, form: .both(trait, inLove: inLove))
  }
}
