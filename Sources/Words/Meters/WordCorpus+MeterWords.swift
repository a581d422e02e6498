public import Astrometers
public import Ephemeris

extension WordCorpus {
  /// What a meter is, in words: the static texts beside its scores.
  public struct MeterWords: Sendable, Hashable {
    /// What the meter measures, in one sentence.
    public let overview: String
    /// How it is measured, in two or three sentences: the contract's `detailed`.
    public let detailed: String
    /// The meaning of each of its houses, in their order.
    public let keyHouses: [KeyHouse]
    /// What each of its natal points represents, in the order of bodies.
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

    /// Reads a meter's texts.
    ///
    /// - Parameters:
    ///   - meter: The meter.
    ///   - words: Where the texts are.
    public init(of meter: Meter, in words: WordCorpus = .english) {
      let definition = meter.definition
      let others = definition.trackedBodies.subtracting(definition.natalPoints)
      func roles(_ bodies: BodySet) -> [PlanetRole] {
        bodies.bodies.map { PlanetRole(body: $0, role: words.only(.planet($0, of: meter))) }
      }
      overview = words.only(.overview(of: meter))
      detailed = words.only(.detailed(of: meter))
      keyHouses = definition.houses.map {
        KeyHouse(number: $0, meaning: words.only(.house($0, of: meter)))
      }
      primaryPlanets = roles(definition.natalPoints)
      secondaryPlanets = roles(others)
    }
  }
}

extension Meter {
  /// The meter's static texts.
  public var words: WordCorpus.MeterWords { WordCorpus.MeterWords(of: self) }
}

extension WordCorpus {
  /// What a group of meters is, in words.
  public struct GroupWords: Sendable, Hashable {
    /// What the group measures, in one sentence.
    public let overview: String
    /// How it is put together: the contract's `detailed`.
    public let detailed: String

    /// Reads a group's texts.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - words: Where the texts are.
    public init(of group: Meter.Group, in words: WordCorpus = .english) {
      overview = words.only(.overview(of: group))
      detailed = words.only(.detailed(of: group))
    }
  }
}

extension Meter.Group {
  /// The group's static texts.
  public var words: WordCorpus.GroupWords { WordCorpus.GroupWords(of: self) }
}
