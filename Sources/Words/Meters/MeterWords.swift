public import Astrometers
public import Ephemeris

/// What a meter is, in words: the static texts beside its scores.
public struct MeterWords: Sendable, Hashable {
  /// What the meter stands for, in one sentence.
  public let overview: String
  /// How it is measured, in two or three sentences: the contract's `detailed`.
  public let detailed: String
  /// The meaning of each of its houses, in their order.
  public let keyHouses: [KeyHouse]
  /// What each of its natal points stands for, in the order of bodies.
  public let primaryPlanets: [PlanetRole]
  /// What each body it tracks beside those brings, in the order of bodies.
  public let secondaryPlanets: [PlanetRole]

  /// A house that a meter listens to.
  public struct KeyHouse: Sendable, Hashable {
    /// The house's number, 1…12.
    public let number: Int
    /// What it is about, as far as the meter is concerned.
    public let meaning: String
  }

  /// A body that a meter listens to.
  public struct PlanetRole: Sendable, Hashable {
    /// The body.
    public let body: CelestialBody
    /// What it has to do with the meter.
    public let role: String
  }

  init(
    overview: String, detailed: String, houses: KeyValuePairs<Int, String>,
    primary: KeyValuePairs<CelestialBody, String>, secondary: KeyValuePairs<CelestialBody, String>
  ) {
    self.overview = overview
    self.detailed = detailed
    keyHouses = houses.map { KeyHouse(number: $0.key, meaning: $0.value) }
    primaryPlanets = primary.map { PlanetRole(body: $0.key, role: $0.value) }
    secondaryPlanets = secondary.map { PlanetRole(body: $0.key, role: $0.value) }
  }
}

extension Meter {
  /// The meter's static texts.
  public var words: MeterWords {
    switch self {
    case .mentalClarity: .mentalClarity
    case .focus: .focus
    case .communication: .communication
    case .love: .love
    case .innerStability: .innerStability
    case .sensitivity: .sensitivity
    case .vitality: .vitality
    case .drive: .drive
    case .wellness: .wellness
    case .purpose: .purpose
    case .connection: .connection
    case .intuition: .intuition
    case .creativity: .creativity
    case .opportunities: .opportunities
    case .career: .career
    case .growth: .growth
    case .socialLife: .socialLife
    }
  }
}
