public import Ephemeris

extension PairPortrait {
  /// What two people are to each other, as far as a portrait of both speaks of it.
  ///
  /// The bond decides which contacts count most, and what is said about them.
  public enum Bond: String, Sendable, Hashable, CaseIterable {
    /// A couple.
    case love
    /// Friends.
    case friends
    /// Relatives.
    case family
    /// Colleagues.
    case work

    /// The bond's place among all of them.
    package var index: Int {
      switch self {
      case .love: 0
      case .friends: 1
      case .family: 2
      case .work: 3
      }
    }
  }
}

extension PairPortrait.Bond: NamedCase {
  /// `bond`.
  public static var noun: String { "bond" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension PairPortrait {
  /// A chapter of a portrait of two people, in the order of documents.
  public enum ChapterKind: String, Sendable, Hashable, CaseIterable {
    /// In a few lines.
    case summary
    /// The two Suns and the two Moons.
    case core
    /// Conjunctions.
    case binds
    /// Trines and sextiles.
    case ease
    /// Squares and oppositions.
    case work
    /// The bodies of one in the houses of the other.
    case houses
    /// What depends on the times of birth.
    case certainty

    /// The chapter's place among all of them.
    package var index: Int {
      switch self {
      case .summary: 0
      case .core: 1
      case .binds: 2
      case .ease: 3
      case .work: 4
      case .houses: 5
      case .certainty: 6
      }
    }
  }
}

extension PairPortrait.ChapterKind: NamedCase {
  /// `chapter of a portrait of two people`.
  public static var noun: String { "chapter of a portrait of two people" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension PeriodPortrait {
  /// A chapter of a portrait of a year, a month or a week, in the order of documents.
  public enum ChapterKind: String, Sendable, Hashable, CaseIterable {
    /// In a few lines.
    case summary
    /// The profected years and their lords.
    case theme
    /// The solar return beside the birth chart.
    case solarReturn = "solar_return"
    /// Cycles of life that have a name.
    case cycles
    /// The transits that are exact, with their dates.
    case transits
    /// New and full Moons.
    case moons
    /// The months, or the days, that matter.
    case peaks
    /// What depends on the time of birth.
    case certainty

    /// The chapter's place among all of them.
    package var index: Int {
      switch self {
      case .summary: 0
      case .theme: 1
      case .solarReturn: 2
      case .cycles: 3
      case .transits: 4
      case .moons: 5
      case .peaks: 6
      case .certainty: 7
      }
    }
  }
}

extension PeriodPortrait.ChapterKind: NamedCase {
  /// `chapter of a portrait of a period`.
  public static var noun: String { "chapter of a portrait of a period" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// How the easy and the hard contacts of two people weigh against each other.
package enum PairTone: String, Sendable, Hashable, CaseIterable {
  case easy, hard, even, few

  /// The tone's place among all of them.
  package var index: Int {
    switch self {
    case .easy: 0
    case .hard: 1
    case .even: 2
    case .few: 3
    }
  }
}
