extension HeliocentricSky {
  /// A planet as it is counted from the Sun, the Earth among them.
  public enum Planet: String, Sendable, Hashable, CaseIterable {
    case mercury, venus, earth, mars, jupiter, saturn, uranus, neptune, pluto
  }
}

extension HeliocentricSky.Planet: NamedCase {
  /// `planet around the Sun`.
  public static var noun: String { "planet around the Sun" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// Where the planets are as seen from the Sun, at one instant.
///
/// Places are those of libswe's `SEFLG_HELCTR`: referred to the true ecliptic and equinox of date, with light time
/// taken off and without aberration. Distances are from the Sun.
public struct HeliocentricSky: Sendable, Hashable {
  /// The instant on both scales.
  public let instant: Instant
  private let states: [BodyState]

  /// Puts a sky together of a state for each planet, in their order.
  package init(instant: Instant, states: [BodyState]) {
    precondition(states.count == HeliocentricSky.Planet.allCases.count, "each planet has its state")
    self.instant = instant
    self.states = states
  }

  /// The state of a planet.
  public subscript(planet: HeliocentricSky.Planet) -> BodyState {
    states[HeliocentricSky.Planet.allCases.firstIndex(of: planet) ?? 0]
  }
}
