public import Ephemeris

/// How near a planet is to the Sun, in longitude.
public struct SolarNearness: Sendable, Hashable {
  /// What the Sun's nearness does to a planet, from the nearest on.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// In the heart of the Sun: within 17′.
    case cazimi
    /// Burnt: within 8°30′.
    case combust
    /// Under the beams: within 17°.
    case underBeams = "under_beams"

    /// How far it reaches, the edge included.
    public var reach: PlaneAngle {
      switch self {
      case .cazimi: .degrees(17.0 / 60)
      case .combust: .degrees(8.5)
      case .underBeams: .degrees(17)
      }
    }

    /// The state at a distance; nil for a distance beyond all of them.
    public init?(distance: PlaneAngle) {
      guard let state = Self.allCases.first(where: { distance.magnitude <= $0.reach }) else {
        return nil
      }
      self = state
    }
  }

  /// The planet, from the Moon to Saturn.
  public let planet: ClassicalPlanet
  /// How far it is from the Sun, 0° to 180°.
  public let distance: PlaneAngle
  /// The change of the distance in a day.
  public let distancePerDay: PlaneAngle
  /// What that makes of it; nil beyond the beams.
  public let state: State?

  /// Whether the distance is shrinking.
  public var isEntering: Bool { distancePerDay < .zero }

  /// Measures a planet of a sky against its Sun.
  init(of planet: ClassicalPlanet, in sky: Sky) {
    let sun: BodyState = sky[.sun]
    let state: BodyState = sky[planet.body]
    let geometry = Aspect.Geometry(
      .conjunction, from: state.longitude, movingBy: state.longitudePerDay, to: sun.longitude,
      movingBy: sun.longitudePerDay)
    self.planet = planet
    distance = geometry.orb
    distancePerDay = geometry.orbPerDay
    self.state = State(distance: geometry.orb)
  }

  /// The six, the Sun left out, in the order of charts.
  package static func all(in sky: Sky) -> [Self] {
    ClassicalPlanet.allCases.filter { $0 != .sun }.map { Self(of: $0, in: sky) }
  }
}

extension SolarNearness: CustomStringConvertible {
  /// Such as `Mercury combust, 5.4° from the Sun`.
  public var description: String {
    "\(planet)\(state.map { " \($0.title.lowercased())," } ?? "") \(distance) from the Sun"
  }
}

extension SolarNearness.State: NamedCase {
  /// `state near the Sun`.
  public static var noun: String { "state near the Sun" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
