public import Ephemeris

extension PrimaryDirection {
  /// How the place of a significator in the local sphere is measured, which promissors are carried to.
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// By parts of semi-arcs (Placidus).
    case placidus
    /// By the oblique ascension under the significator's pole, which is found from its part of its semi-arc
    /// (Placidus in the zodiac).
    case placidusPole = "placidus_pole"
    /// By circles through the north and south points of the horizon that cut the equator in equal parts.
    case regiomontanus
  }
}

extension PrimaryDirection.Method: NamedCase {
  /// `method of primary directions`.
  public static var noun: String { "method of primary directions" }

  /// The name that people read.
  public var title: String {
    switch self {
    case .placidus: "Placidus, by semi-arcs"
    case .placidusPole: "Placidus, under the pole"
    case .regiomontanus: "Regiomontanus"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension PrimaryDirection {
  /// Where promissors and their aspects are.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// On the ecliptic: a promissor and its aspects are degrees without latitude. Significators keep theirs.
    case zodiacal
    /// In the local sphere: both bodies are where they stand, and aspects are parts of the sphere, so that a
    /// sextile is two houses.
    case mundane
  }
}

extension PrimaryDirection.Space: NamedCase {
  /// `space of primary directions`.
  public static var noun: String { "space of primary directions" }

  /// The name that people read.
  public var title: String {
    switch self {
    case .zodiacal: "in the zodiac"
    case .mundane: "in mundo"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension PrimaryDirection {
  /// How an arc is converted to years of life.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    /// A degree is a year.
    case ptolemy
    /// 0.98564733° are a year, the mean Sun's motion in a day.
    case naibod
    /// As many years as days after birth in which the Sun's degree gains the arc in right ascension (Placidus).
    case solar
  }
}

extension PrimaryDirection.Key: NamedCase {
  /// `key of primary directions`.
  public static var noun: String { "key of primary directions" }

  /// The name that people read.
  public var title: String {
    switch self {
    case .ptolemy: "Ptolemy’s key"
    case .naibod: "Naibod’s key"
    case .solar: "the Sun’s key"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// Why there are no primary directions.
public enum PrimaryError: AstrolabeError, Hashable {
  /// The birth has no time or no place, so there is no horizon.
  case unknownHorizon
  /// Placidus' poles are for the zodiac.
  case mundanePole

  /// The birth, or the choice.
  public var cause: ErrorCause {
    switch self {
    case .unknownHorizon: .input
    case .mundanePole: .usage
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .unknownHorizon:
      "primary directions need a birth with its time and place, because they turn the sky over a "
        + "horizon; give the time and the place"
    case .mundanePole:
      "the method of Placidus' poles must be zodiacal; take that of Placidus for mundane directions"
    }
  }
}
