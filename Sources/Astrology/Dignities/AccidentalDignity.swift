public import Ephemeris

/// How strong one of the seven is by house, motion, the Sun's nearness and other planets, with Lilly's points.
///
/// Left out of his table are the besieged, who have several definitions, and three fixed stars. In a *partile*
/// aspect both planets are in the same degree of their signs.
///
/// Source: W. Lilly, *Christian Astrology* (1647), page 115.
public struct AccidentalDignity: Sendable, Hashable {
  /// What strengthens or weakens a planet.
  public enum Condition: String, Sendable, Hashable, CaseIterable {
    case house, direct, retrograde, swift, slow, oriental, occidental
    /// The Moon's light grows.
    case increasing
    /// The Moon's light shrinks.
    case decreasing
    /// Beyond the Sun's beams.
    case free
    case cazimi, combust
    case underBeams = "under_beams"
    case conjunctionOfBenefic = "conjunction_of_benefic"
    case trineOfBenefic = "trine_of_benefic"
    case sextileOfBenefic = "sextile_of_benefic"
    case conjunctionOfNorthNode = "conjunction_of_north_node"
    case conjunctionOfMalefic = "conjunction_of_malefic"
    case oppositionOfMalefic = "opposition_of_malefic"
    case squareOfMalefic = "square_of_malefic"
    case conjunctionOfSouthNode = "conjunction_of_south_node"
  }

  /// A condition and what it is worth.
  public struct Mark: Sendable, Hashable {
    /// The condition.
    public let condition: Condition
    /// Its points.
    public let points: Int
  }

  /// The planet.
  public let planet: ClassicalPlanet
  /// The house that it stands in.
  public let house: House
  /// What it has, in the order of ``Condition``.
  public let marks: [Mark]

  /// The sum of its points.
  public var points: Int { marks.reduce(0) { $0 + $1.points } }

  /// Weighs a planet of a timed chart.
  init(of planet: ClassicalPlanet, in chart: NatalChart) {
    let sky = chart.sky
    let state: BodyState = sky[planet.body]
    let house = chart.frame.house(of: state.longitude)
    self.planet = planet
    self.house = house
    var marks = [Mark(condition: .house, points: house.fortitude)]
    marks += Self.motion(of: planet, state)
    marks += Self.light(of: planet, in: sky)
    marks += Self.others(with: planet, in: sky)
    self.marks = marks.filter { $0.points != 0 }
  }
}

extension AccidentalDignity {
  /// Direct or retrograde, swift or slow; the lights are always direct, which counts nothing.
  private static func motion(of planet: ClassicalPlanet, _ state: BodyState) -> [Mark] {
    let isSwift = state.longitudePerDay.degrees.magnitude > planet.meanDegreesPerDay
    let pace = Mark(condition: isSwift ? .swift : .slow, points: isSwift ? 2 : -2)
    switch planet {
    case .sun, .moon: return [pace]
    case .mercury, .venus, .mars, .jupiter, .saturn:
      return [
        state.isRetrograde
          ? Mark(condition: .retrograde, points: -5) : Mark(condition: .direct, points: 4), pace,
      ]
    }
  }

  /// How a planet stands to the Sun.
  private static func light(of planet: ClassicalPlanet, in sky: Sky) -> [Mark] {
    guard planet != .sun else { return [] }
    let state: BodyState = sky[planet.body]
    // East of the Sun a planet sets after it.
    let isEast = sky[.sun].longitude.arc(to: state.longitude) > .zero
    let side: Mark =
      switch planet {
      case .sun: Mark(condition: .oriental, points: 0)
      case .moon: Mark(condition: isEast ? .increasing : .decreasing, points: isEast ? 2 : -2)
      case .mercury, .venus:
        Mark(condition: isEast ? .occidental : .oriental, points: isEast ? 2 : -2)
      case .mars, .jupiter, .saturn:
        Mark(condition: isEast ? .occidental : .oriental, points: isEast ? -2 : 2)
      }
    let nearness: Mark =
      switch SolarNearness(of: planet, in: sky).state {
      case nil: Mark(condition: .free, points: 5)
      case .cazimi: Mark(condition: .cazimi, points: 5)
      case .combust: Mark(condition: .combust, points: -5)
      case .underBeams: Mark(condition: .underBeams, points: -4)
      }
    return [side, nearness]
  }

  /// The partile aspects of Jupiter and Venus, Saturn and Mars, and of the nodes.
  private static func others(with planet: ClassicalPlanet, in sky: Sky) -> [Mark] {
    let place = sky[planet.body].longitude
    func count(_ others: [ClassicalPlanet], _ kind: AspectKind) -> Int {
      others.count { $0 != planet && place.isPartile(kind, to: sky[$0.body].longitude) }
    }
    let benefics: [ClassicalPlanet] = [.venus, .jupiter]
    let malefics: [ClassicalPlanet] = [.mars, .saturn]
    let node = sky[.meanNode].longitude
    return [
      (.conjunctionOfBenefic, 5 * count(benefics, .conjunction)),
      (.trineOfBenefic, 4 * count(benefics, .trine)),
      (.sextileOfBenefic, 3 * count(benefics, .sextile)),
      (.conjunctionOfNorthNode, place.isPartile(.conjunction, to: node) ? 4 : 0),
      (.conjunctionOfMalefic, -5 * count(malefics, .conjunction)),
      (.oppositionOfMalefic, -4 * count(malefics, .opposition)),
      (.squareOfMalefic, -3 * count(malefics, .square)),
      (.conjunctionOfSouthNode, place.isPartile(.opposition, to: node) ? -4 : 0),
    ].map { Mark(condition: $0, points: $1) }
  }
}

extension House {
  /// Lilly's points of a house.
  fileprivate var fortitude: Int {
    switch number {
    case 1, 10: 5
    case 4, 7, 11: 4
    case 2, 5: 3
    case 9: 2
    case 3: 1
    case 6, 8: -2
    case _: -5
    }
  }
}

extension ClassicalPlanet {
  /// The mean motion that swift and slow are given by.
  fileprivate var meanDegreesPerDay: Double {
    switch self {
    case .moon: 13 + 10 / 60.0 + 36 / 3_600.0
    case .sun, .mercury, .venus: 59 / 60.0 + 8 / 3_600.0
    case .mars: 31 / 60.0 + 27 / 3_600.0
    case .jupiter: 4 / 60.0 + 59 / 3_600.0
    case .saturn: 2 / 60.0 + 1 / 3_600.0
    }
  }
}

extension EclipticLongitude {
  /// Whether two places are in the same degree of signs that make an aspect.
  fileprivate func isPartile(_ kind: AspectKind, to other: Self) -> Bool {
    let degrees = (other.degrees.rounded(.down) - self.degrees.rounded(.down)).magnitude
    return min(degrees, 360 - degrees) == kind.angle.degrees
  }
}

extension AccidentalDignity: CustomStringConvertible {
  /// Such as `Mars: house, direct, swift, free, 16 points`.
  public var description: String {
    "\(planet): \(marks.map(\.condition.name).joined(separator: ", ")), \(points) points"
  }
}

extension AccidentalDignity.Condition: NamedCase {
  /// `accidental dignity`.
  public static var noun: String { "accidental dignity" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
