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
  private var said: [PortraitTrait: Said] = [:]

  /// What a fact says of a trait.
  private struct Said {
    let isMore: Bool
    let fact: PortraitFact
  }

  /// How many signs may still say that they say the opposite.
  private var asides = 2
  /// What leads the chart.
  private let leading: Set<PortraitFact>
  /// The traits that a sign has already said the opposite of.
  private var contrasted: Set<PortraitTrait> = []

  /// - Parameters:
  ///   - leading: The facts that are always said, the strongest first.
  ///   - facts: The facts of the chart.
  init(leading: [PortraitFact], _ facts: PortraitFacts) {
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
    paragraphs.map { statements in
      var kept: [Portrait.Statement] = []
      var here: [PortraitTrait: Said] = [:]
      for statement in statements {
        guard let fact = statement.facts.first, !statement.texts.isEmpty else {
          if isWanted(statement, after: kept) { kept.append(statement) }
          continue
        }
        let sayings = fact.sayings
        // A close aspect stands behind a "but", one in a paragraph; a house, or a wider one, is left out.
        let isDenying =
          !fact.isSign
          && (isDenied(fact) || sayings.contains { here[$0.trait]?.isMore == !$0.isMore })
        let isBut = isDenying && fact.isClose && !kept.contains { $0.form == .but }
        if isDenying, !isBut { continue }
        let other = asides > 0 && kept.isEmpty && fact.isSign ? contrast(sayings) : nil
        if isBut {
          kept.append(statement.with(form: .but))
        } else if let other, let earlier = said[other.trait]?.fact {
          kept.append(
            statement.with(form: .aside(other.trait, isMore: other.isMore, against: earlier)))
          asides -= 1
          contrasted.insert(other.trait)
        } else {
          kept.append(statement)
        }
        for saying in sayings { here[saying.trait] = Said(isMore: saying.isMore, fact: fact) }
        add(fact)
      }
      said.merge(here) { first, _ in first }
      return kept
    }
  }

  /// The first trait whose opposite an earlier paragraph says.
  private func contrast(_ sayings: [PortraitFact.Saying]) -> PortraitFact.Saying? {
    sayings.first { saying in
      guard let earlier = said[saying.trait], !contrasted.contains(saying.trait) else {
        return false
      }
      return earlier.isMore != saying.isMore
    }
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

  /// Whether it is an aspect that is too close to be left out.
  fileprivate var isClose: Bool {
    if case .aspect(let aspect) = self { aspect.orb.degrees <= 3 && !aspect.isFaint } else { false }
  }
}
