public import Ephemeris

extension PeriodTechnique {
  /// Where the nodes of the Moon stand among the firdaria of a birth by night.
  ///
  /// By day they are always last.
  public enum FirdariaNodes: String, Sendable, Hashable, CaseIterable {
    /// After the seven planets, by night as by day (Abu Ma'shar, al-Biruni).
    case last
    /// By night after Mars, before the Sun (Bonatti).
    case afterMars = "after_mars"
    /// They have no periods, and the planets begin again after 70 years.
    case none

    /// The lords of the longest periods in their order.
    func order(by sect: Sect) -> [TimeLord] {
      let planets = Firdaria.planets(from: sect == .day ? .sun : .moon).map { TimeLord($0) }
      switch self {
      case .last: return planets + Firdaria.nodes
      case .none: return planets
      case .afterMars:
        // By day Mars is the last of the seven.
        return planets.flatMap { $0 == .mars ? [$0] + Firdaria.nodes : [$0] }
      }
    }
  }
}

extension PeriodTechnique.FirdariaNodes: NamedCase {
  /// `place of the nodes`.
  public static var noun: String { "place of the nodes" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The arithmetic of firdaria.
///
/// Source: al-Biruni, *Elements of Astrology*, section 439; Abu Ma'shar, *On the Revolutions of the Years of
/// Nativities*, book IV.
enum Firdaria {
  static let nodes: [TimeLord] = [.northNode, .southNode]

  /// The seven from one of them on, in the descending order of their spheres.
  static func planets(from first: ClassicalPlanet) -> [ClassicalPlanet] {
    let all = ClassicalPlanet.descending
    let start = all.firstIndex(of: first) ?? 0
    return Array(all[start...] + all[..<start])
  }

  private static func years(of lord: TimeLord) -> Int {
    switch lord {
    case .sun: 10
    case .venus: 8
    case .mercury: 13
    case .moon: 9
    case .saturn: 11
    case .jupiter: 12
    case .mars: 7
    case .northNode: 3
    case .southNode: 2
    }
  }

  /// A planet's years have seven equal parts, from its own on; a node's have none.
  static func slot(
    _ number: Int, within parent: PeriodCalendar.Slot?, order: [TimeLord]
  ) -> PeriodCalendar.Slot? {
    guard let parent else {
      let lord = order[number % order.count]
      // Units are sevenths of a year.
      return PeriodCalendar.Slot(lord: lord, sign: nil, units: years(of: lord) * 7)
    }
    guard number < 7,
      let planet = ClassicalPlanet.allCases.first(where: { TimeLord($0) == parent.lord })
    else { return nil }
    let lord = TimeLord(planets(from: planet)[number])
    return PeriodCalendar.Slot(lord: lord, sign: nil, units: parent.units / 7)
  }
}
