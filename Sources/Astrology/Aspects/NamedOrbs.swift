import Ephemeris

/// A rule of orbs that has a name.
package enum NamedOrbs: String, Sendable, Hashable, CaseIterable {
  /// By the kind of aspect: conjunction and opposition 8°, trine and square 7°, sextile 5°.
  case standard
  /// Closer ones for lists that are read: 6°, 5° and 3°.
  case close
  /// One degree for each kind, as in progressions and directions.
  case degree
  /// The moieties of two planets, by the orbs of William Lilly.
  case lilly
  /// The moieties of two planets, by the orbs of al-Biruni.
  case biruni
}

extension NamedOrbs {
  /// The rule.
  package var rule: OrbRule {
    switch self {
    case .standard: .kinds(.standard)
    case .close: .kinds(.synastry)
    case .degree: .kinds(.progressed)
    case .lilly: .moieties(OrbRule.PointOrbs(seven: Self.lillysDegrees))
    case .biruni: .moieties(OrbRule.PointOrbs(seven: Self.birunisDegrees))
    }
  }

  /// The lesser of the two values that he gives.
  ///
  /// Source: W. Lilly, *Christian Astrology* (1647), page 107.
  private static func lillysDegrees(_ planet: ClassicalPlanet) -> Double {
    switch planet {
    case .sun: 15
    case .moon: 12
    case .mercury, .venus, .mars: 7
    case .jupiter, .saturn: 9
    }
  }

  /// Source: al-Biruni, *Elements of Astrology* (1029), section 437.
  private static func birunisDegrees(_ planet: ClassicalPlanet) -> Double {
    switch planet {
    case .sun: 15
    case .moon: 12
    case .mercury, .venus: 7
    case .mars: 8
    case .jupiter, .saturn: 9
    }
  }
}

extension OrbRule.PointOrbs {
  /// The full orb of a point that the old tables don't have: planets beyond Saturn, nodes, angles.
  public static let othersDegrees = 5.0

  /// The orbs of the seven by a table, and 5° for all others.
  fileprivate init(seven degrees: (ClassicalPlanet) -> Double) {
    self.init(others: Self.othersDegrees) { point in
      guard case .body(let body) = point, let planet = ClassicalPlanet(body) else { return nil }
      return degrees(planet)
    }
  }

  /// The orbs of all points that make aspects: those that a table has, and one orb for all others.
  init(others: Double, _ degrees: (ChartPoint) -> Double?) {
    let points =
      CelestialBody.allCases.map { ChartPoint.body($0) } + ChartAngle.allCases.map { .angle($0) }
    self.init(
      valid: Dictionary(
        uniqueKeysWithValues: points.map { ($0, .degrees(degrees($0) ?? others)) }))
  }
}

extension NamedOrbs: NamedCase {
  /// `rule of orbs`.
  package static var noun: String { "rule of orbs" }

  /// Reads a name.
  package init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  package func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension OrbRule {
  /// The name of the rule; nil if it has none.
  package var name: NamedOrbs? { NamedOrbs.allCases.first { $0.rule == self } }
}
