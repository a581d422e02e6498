internal import Astrology
internal import Ephemeris

/// Keeps the statements of a portrait from denying each other.
///
/// The texts of single facts don't know of each other: Mercury in Capricorn says little, Mercury beside Mars
/// talks at once. Signs are always said, and so are the closest aspects and what leads the chart. Of the rest, what denies
/// these is left out; only a hard aspect of the paragraph's own planet stands behind a "but". ``PortraitSides`` says how
/// a person lives with both sides of what is said both ways.
struct PortraitOpposites {
  /// What has been said of each trait, or is certain to be.
  private var poles: [PortraitTrait: Set<Bool>] = [:]
  /// What leads the chart.
  private let leading: Set<PortraitFact>
  /// What is said in any case.
  private let closest: Set<Aspect>

  /// - Parameters:
  ///   - leading: The facts that are always said.
  ///   - facts: The facts of the chart.
  init(leading: [PortraitFact], _ facts: PortraitFacts) {
    self.leading = Set(leading)
    closest = facts.closest
    for fact in facts.personalSigns + leading { add(fact) }
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
    var here: [PortraitTrait: Bool] = [:]
    for statement in statements {
      guard let fact = statement.facts.first, !statement.texts.isEmpty else {
        if isWanted(statement, after: chapter + kept) { kept.append(statement) }
        continue
      }
      let sayings = fact.sayings
      if case .bend = statement.form {
        // It says itself what it stands against.
        kept.append(statement)
        add(fact)
        continue
      }
      let isAgainst = sayings.contains { here[$0.trait] == !$0.isMore }
      let isDenying = !fact.isSign && (isDenied(fact) || isAgainst)
      let isRuler = statement.form == .ruler(isBut: false)
      // A close aspect stands behind a "but", one in a paragraph. Another house, or a wider aspect, is left out.
      let isBut =
        isDenying
        && (isClosest(fact)
          || (fact.standsBehindBut && !kept.contains { $0.form == .but }))
      if isDenying, !isBut, !isRuler { continue }
      if isRuler {
        kept.append(isDenying ? statement.with(form: .ruler(isBut: true)) : statement)
      } else {
        kept.append(isBut ? statement.with(form: .but) : statement)
      }
      for saying in sayings { here[saying.trait] = saying.isMore }
      add(fact)
    }
    return kept
  }

  private func isClosest(_ fact: PortraitFact) -> Bool {
    if case .aspect(let aspect) = fact { closest.contains(aspect) } else { false }
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

  /// Whether it is too strong to be left out: a close aspect that pulls, a planet that stands still or goes back.
  fileprivate var standsBehindBut: Bool {
    switch self {
    case .aspect(let aspect):
      aspect.orb.degrees <= 3 && !aspect.isFaint && aspect.kind.portraitNature != .easy
    case .station, .retrograde: true
    case .sign, .house, .ruler, .element, .mode, .hemisphere, .figure, .crowd, .unaspected,
      .transit, .birthTime:
      false
    }
  }
}
