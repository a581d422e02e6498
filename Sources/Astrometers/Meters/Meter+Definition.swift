public import Ephemeris

extension Meter {
  /// What a meter listens to.
  public struct Definition: Sendable, Hashable {
    /// The natal points it is about.
    public let natalPoints: BodySet
    /// The houses whose natal points it also hears, at 0.6.
    public let houses: [Int]
    /// The transiting bodies it hears in full; it hears the others at 0.15.
    public let trackedBodies: BodySet
    /// The bodies whose retrograde motion dims it, with the factor μ that is left.
    public let retrogradeFactors: [CelestialBody: Double]

    init(
      _ natalPoints: [CelestialBody], houses: [Int], tracks trackedBodies: [CelestialBody],
      retrograde: [CelestialBody: Double] = [:]
    ) {
      self.natalPoints = BodySet(natalPoints)
      self.houses = houses
      self.trackedBodies = BodySet(trackedBodies)
      retrogradeFactors = retrograde
    }

    /// `S`: the weight for the meter of a natal point that stands in a house of that number.
    public func interest(inNatal body: CelestialBody, house: Int) -> Double {
      if natalPoints.contains(body) { return 1 }
      return houses.contains(house) ? 0.6 : 0
    }

    /// `g`: the weight for the meter of a transiting body.
    public func interest(inTransiting body: CelestialBody) -> Double {
      trackedBodies.contains(body) ? 1 : Self.faintInterest
    }

    /// `g` of a body that the meter doesn't track.
    static let faintInterest = 0.15
  }
}

extension Meter {
  /// What the meter listens to: its row in section 5 of the definition.
  public var definition: Meter.Definition { Self.definitions[rawValue] }

  private static let definitions: [Meter.Definition] = allCases.map { meter in
    switch meter {
    case .mentalClarity:
      Meter.Definition(
        [.sun, .mercury], houses: [3], tracks: [.mercury, .jupiter, .saturn, .uranus],
        retrograde: [.mercury: 0.6])
    case .focus:
      Meter.Definition(
        [.mercury, .saturn], houses: [6], tracks: [.mercury, .saturn, .mars, .sun],
        retrograde: [.mercury: 0.7])
    case .communication:
      Meter.Definition(
        [.mercury, .moon], houses: [3, 7], tracks: [.mercury, .venus, .mars, .jupiter],
        retrograde: [.mercury: 0.5])
    case .love:
      Meter.Definition(
        [.venus, .moon], houses: [7], tracks: [.venus, .mars, .moon, .jupiter, .saturn],
        retrograde: [.venus: 0.7])
    case .innerStability:
      Meter.Definition(
        [.moon, .saturn], houses: [4], tracks: [.moon, .saturn, .jupiter, .uranus])
    case .sensitivity:
      Meter.Definition(
        [.moon, .neptune], houses: [12], tracks: [.moon, .neptune, .venus, .pluto])
    case .vitality:
      Meter.Definition([.sun], houses: [1, 5], tracks: [.sun, .mars, .jupiter, .saturn])
    case .drive:
      Meter.Definition(
        [.mars], houses: [1, 10], tracks: [.mars, .sun, .uranus, .pluto],
        retrograde: [.mars: 0.65])
    case .wellness:
      Meter.Definition(
        [.moon, .mars, .saturn], houses: [6], tracks: [.moon, .mars, .saturn, .neptune])
    case .purpose:
      Meter.Definition(
        [.sun, .jupiter, .meanNode], houses: [9, 10], tracks: [.sun, .jupiter, .saturn, .meanNode],
        retrograde: [.jupiter: 0.8])
    case .connection:
      Meter.Definition(
        [.neptune, .meanNode], houses: [11, 12], tracks: [.neptune, .venus, .moon, .meanNode])
    case .intuition:
      Meter.Definition(
        [.uranus, .neptune, .pluto], houses: [8, 12], tracks: [.neptune, .uranus, .moon, .pluto],
        retrograde: [.uranus: 0.8, .neptune: 0.8])
    case .creativity:
      Meter.Definition(
        [.sun, .venus, .neptune], houses: [5], tracks: [.venus, .neptune, .sun, .uranus],
        retrograde: [.venus: 0.7, .neptune: 0.8])
    case .opportunities:
      Meter.Definition(
        [.venus, .jupiter], houses: [2, 11], tracks: [.jupiter, .venus, .sun, .uranus],
        retrograde: [.venus: 0.7, .jupiter: 0.7])
    case .career:
      Meter.Definition(
        [.sun, .saturn], houses: [10], tracks: [.saturn, .sun, .mars, .jupiter, .pluto],
        retrograde: [.saturn: 0.8])
    case .growth:
      Meter.Definition(
        [.jupiter, .uranus, .pluto], houses: [8, 9], tracks: [.jupiter, .saturn, .uranus, .pluto],
        retrograde: [.jupiter: 0.8, .uranus: 0.8])
    case .socialLife:
      Meter.Definition(
        [.mercury, .venus, .jupiter], houses: [11], tracks: [.venus, .mercury, .moon, .jupiter])
    }
  }
}
