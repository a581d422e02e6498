public import Ephemeris

/// One of the seven planets known in antiquity: those that have dignities, sect and light to share.
public enum ClassicalPlanet: String, Sendable, Hashable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn

  /// The same planet among all bodies.
  public var body: CelestialBody {
    switch self {
    case .sun: .sun
    case .moon: .moon
    case .mercury: .mercury
    case .venus: .venus
    case .mars: .mars
    case .jupiter: .jupiter
    case .saturn: .saturn
    }
  }

  /// The body as one of the seven, or nil if it is none of them.
  public init?(_ body: CelestialBody) {
    guard let planet = Self.allCases.first(where: { $0.body == body }) else { return nil }
    self = planet
  }
}

extension ClassicalPlanet {
  /// The seven from the slowest to the swiftest, the descending order of their spheres.
  static let descending: [Self] = [.saturn, .jupiter, .mars, .sun, .venus, .mercury, .moon]
}

extension ClassicalPlanet: Comparable {
  /// Orders the seven as charts list them.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.body < rhs.body }
}

extension ClassicalPlanet: CustomStringConvertible {
  /// The same as ``/Base/NamedCase/title``.
  public var description: String { title }
}

extension ClassicalPlanet: NamedCase {
  /// `planet of the seven`.
  public static var noun: String { "planet of the seven" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
