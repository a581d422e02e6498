public import Ephemeris

/// Who rules a stretch of life: one of the seven planets, or a node of the Moon.
public enum TimeLord: String, Sendable, Hashable, CaseIterable {
  case sun, moon, mercury, venus, mars, jupiter, saturn
  case northNode = "north_node"
  case southNode = "south_node"

  /// One of the seven.
  public init(_ planet: ClassicalPlanet) {
    self =
      switch planet {
      case .sun: .sun
      case .moon: .moon
      case .mercury: .mercury
      case .venus: .venus
      case .mars: .mars
      case .jupiter: .jupiter
      case .saturn: .saturn
      }
  }
}

extension TimeLord: NamedCase {
  /// `lord of a period`.
  public static var noun: String { "lord of a period" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// A stretch of life and who rules it, with the shorter periods it is divided into.
public struct LifePeriod: Sendable, Hashable {
  /// 1 for the longest periods, 2 for their parts, and so on.
  public let level: Int
  /// The planet or node that rules it.
  public let lord: TimeLord
  /// The sign that is released; nil in firdaria and decennials, where planets follow one another.
  public let sign: ZodiacSign?
  /// The sign's place counted from that of the Lot of Fortune; nil where there is no sign.
  ///
  /// In places 1, 4, 7 and 10 a period is at a peak.
  public let houseFromFortune: House?
  /// Whether the bond is loosed here: the series has gone through twelve signs and goes on from the sign
  /// opposite its first.
  public let isLoosingOfBond: Bool
  /// From when to when.
  public let period: Range<JulianDay<UT1>>
  /// The periods of the next level within it, as far as they were asked for.
  public let parts: [LifePeriod]
}

extension LifePeriod: CustomStringConvertible {
  /// Such as `level 2, Virgo, lord Mercury`.
  public var description: String {
    "level \(level), " + (sign.map { "\($0.title), " } ?? "") + "lord \(lord.title)"
  }
}

/// A technique that divides a life into periods.
public enum PeriodTechnique: Sendable, Hashable {
  /// Firdaria: 75 years shared among the planets and the nodes, in an order that depends on the sect.
  case firdaria(nodes: PeriodTechnique.FirdariaNodes = .last)
  /// Zodiacal releasing from a lot.
  case releasing(PeriodTechnique.ReleasedLot = .spirit)
  /// Decennials: 129 months for each of the seven planets, from the light of the sect on.
  case decennials(days: PeriodTechnique.DecennialDays = .turns)

  /// The name that documents use.
  public var name: String {
    switch self {
    case .firdaria: "firdaria"
    case .releasing: "releasing"
    case .decennials: "decennials"
    }
  }

  /// How many levels of periods there are.
  public var levels: Int {
    switch self {
    case .firdaria: 2
    case .releasing, .decennials: 4
    }
  }
}

/// Why a life can't be divided into periods.
public enum PeriodError: AstrolabeError, Hashable {
  /// The birth has no time or no place, so it is unknown whether it was by day or by night.
  case unknownSect
  /// There are no so many levels.
  case levels(Int, PeriodTechnique)

  /// The birth, or the number.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .unknownSect:
      "periods of life need a birth with its time and place, because day and night births differ; "
        + "give the time and the place"
    case .levels(let levels, let technique):
      "\(technique.name) can't have \(levels) levels; give a number from 1 to \(technique.levels)"
    }
  }
}
