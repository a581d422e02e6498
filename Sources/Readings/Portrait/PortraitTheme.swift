package import Astrology
internal import Ephemeris

/// The main tension of a chart: two points that pull at each other, or that are joined and cannot do without.
///
/// It stands in the first paragraph of a portrait, comes back in the chapters on love, action and work, and closes it.
package struct PortraitTheme: Sendable, Hashable {
  /// The point that stands first in the order of charts.
  package let first: ChartPoint
  /// The other point.
  package let second: ChartPoint

  /// A text about it.
  package enum Part: String, Sendable, Hashable, CaseIterable {
    /// Both sides, what they cost and what they give.
    case story
    /// How it shows in love.
    case love
    /// How it shows where the person acts.
    case action
    /// How it shows at work.
    case work
    /// The same, looked back on.
    case close

    /// The part's place among all of them.
    package var index: Int {
      switch self {
      case .story: 0
      case .love: 1
      case .action: 2
      case .work: 3
      case .close: 4
      }
    }
  }

  package init(_ first: ChartPoint, _ second: ChartPoint) {
    self.first = first
    self.second = second
  }

  /// The five planets that are one person's.
  private static let personal: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars]
  /// The planets that stand against those.
  private static let heavy: [CelestialBody] = [.jupiter, .saturn, .uranus, .neptune, .pluto]

  /// Every theme that has texts, in the order of charts.
  package static let all: [Self] =
    [
      (.sun, .moon), (.sun, .mars), (.moon, .mercury), (.moon, .venus), (.moon, .mars),
      (.mercury, .mars), (.venus, .mars),
    ].map { (pair: (CelestialBody, CelestialBody)) in Self(.body(pair.0), .body(pair.1)) }
    + personal.flatMap { first in heavy.map { Self(.body(first), .body($0)) } }
    + [CelestialBody.mars, .saturn, .uranus, .neptune, .pluto].map {
      Self(.body($0), .angle(.ascendant))
    }

  /// The other of the two; nil if that point is neither.
  package func other(than point: ChartPoint) -> ChartPoint? {
    first == point ? second : second == point ? first : nil
  }

  /// The aspect that a portrait is built around: the heaviest of those that have texts; nil if there is none.
  static func aspect(of facts: PortraitFacts) -> Aspect? {
    let known = Set(all)
    let angular = facts.aspects.map(\.aspect).filter { aspect in
      aspect.second.isAngle && aspect.kind == .conjunction
        && aspect.orb.degrees <= Aspect.widestAtAngle
    }.map(\.first)
    let weighted = facts.aspects.filter {
      $0.aspect.isTension && known.contains(Self($0.aspect.first, $0.aspect.second))
    }.map { item in
      // What stands at an angle is seen by all.
      let seen = angular.count { item.aspect.other(than: $0) != nil && !item.aspect.second.isAngle }
      return (
        item.aspect,
        item.weight + item.aspect.themeBonus + Double(seen)
          + 0.5 * facts.prominence(of: item.aspect)
      )
    }
    return weighted.enumerated().max { one, other in
      (one.element.1, -one.offset) < (other.element.1, -other.offset)
    }?.element.0
  }
}

extension Aspect {
  /// The greatest distance of a planet that stands at an angle.
  static let widestAtAngle = 5.0
  /// The greatest distance of a planet from Sun or Moon that still makes a main tension.
  fileprivate static let widestOfLights = 4.5

  /// Whether the two points pull at each other or are tied together, close enough to be felt.
  fileprivate var isTension: Bool {
    // Sun and Moon are felt from farther away.
    guard !isFaint || (kind == .conjunction && isWideOfLights) else { return false }
    let isOfLights = (first, second) == (.body(.sun), .body(.moon))
    switch kind.portraitNature {
    case .easy: return false
    case .hard: return !second.isAngle
    case .fused:
      if second.isAngle { return orb.degrees <= Self.widestAtAngle }
      // A new Moon, or two quick planets side by side, is no tension.
      return !isOfLights && second.portraitWeight < 4 && second != .body(.jupiter)
    }
  }

  /// Whether it is one of Sun or Moon, within 4.5°.
  fileprivate var isWideOfLights: Bool {
    first.portraitWeight >= 5 && orb.degrees <= Self.widestOfLights
  }

  /// What counts beside weight: a full Moon is the chart's own story, and Jupiter's are lighter ones.
  fileprivate var themeBonus: Double {
    // What is nearly exact, and what Sun or Moon has a part in, comes before what is only heavy.
    let ofLights = first.portraitWeight >= 5 ? 1.0 : 0
    return ofLights - 0.8 * orb.degrees - (isHeavy ? 1 : 0) + kindBonus
  }

  private var kindBonus: Double {
    switch (first, second) {
    case (.body(.sun), .body(.moon)): kind == .opposition ? 5 : 3
    case (_, .body(.jupiter)): -3
    case (_, .angle): 1
    // Of two quick planets neither stands for what lasts.
    case (_, .body(let second)) where second < .jupiter: -2
    case (_, _): 0
    }
  }
}
