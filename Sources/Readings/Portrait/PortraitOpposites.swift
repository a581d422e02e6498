internal import Astrology
internal import Ephemeris

/// Keeps the statements of a portrait from denying each other.
///
/// The texts of single facts don't know of each other: Mercury in Capricorn says little, Mercury in the first house talks
/// at once. Signs are always said, and so is what leads the chart. Of the rest, what denies these is left out; only within
/// the paragraph of its own planet it stands behind a "but". A sign that says the opposite of an earlier one says first
/// where that is so.
struct PortraitOpposites {
  /// What has been said of each trait, or is certain to be.
  private var poles: [PortraitTrait: Set<Bool>] = [:]
  /// What earlier paragraphs say of each trait.
  private var said: [PortraitTrait: Bool] = [:]
  /// How many signs may still say that they say the opposite.
  private var asides = 2

  /// - Parameters:
  ///   - leading: The facts that are always said, the strongest first.
  ///   - facts: The facts of the chart.
  init(leading: [PortraitFact], _ facts: PortraitFacts) {
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
    paragraphs.map { statements in
      var kept: [Portrait.Statement] = []
      var here: [PortraitTrait: Bool] = [:]
      for statement in statements {
        guard let fact = statement.facts.first, !statement.texts.isEmpty else {
          kept.append(statement)
          continue
        }
        let sayings = fact.sayings
        let isBut = sayings.contains { here[$0.trait] == !$0.isMore }
        if isDenied(fact), !isBut, !fact.isSign { continue }
        let isOther =
          asides > 0 && kept.isEmpty && fact.isSign
          && sayings.contains { said[$0.trait] == !$0.isMore }
        kept.append(
          isBut || isOther
            ? statement.with(form: isBut ? .but : .aside) : statement)
        if isOther, !isBut { asides -= 1 }
        for saying in sayings { here[saying.trait] = saying.isMore }
        add(fact)
      }
      said.merge(here) { first, _ in first }
      return kept
    }
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
}
