public import Ephemeris

extension PeriodTechnique {
  /// The lot that zodiacal releasing begins with.
  public enum ReleasedLot: String, Sendable, Hashable, CaseIterable {
    /// For the body and what happens to it.
    case fortune
    /// For the mind and what it does: work and rank.
    case spirit

    /// The lot.
    public var lot: Lot {
      switch self {
      case .fortune: .fortune
      case .spirit: .spirit
      }
    }
  }
}

extension PeriodTechnique.ReleasedLot: NamedCase {
  /// `lot to release`.
  public static var noun: String { "lot to release" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The arithmetic of zodiacal releasing.
///
/// Source: Vettius Valens, *Anthology*, book IV, chapters 4 to 10.
enum Releasing {
  /// The period of a number in the series that begins with a sign.
  ///
  /// After twelve signs the bond is loosed: the thirteenth is the one opposite the first, and the series goes
  /// on from there.
  static func slot(_ number: Int, level: Int, from first: ZodiacSign) -> PeriodCalendar.Slot {
    let turns = number / 12
    let sign = first.advanced(by: number % 12 + (turns % 2) * 6)
    return PeriodCalendar.Slot(
      lord: TimeLord(sign.domicileLord), sign: sign, units: sign.releasedYears * units(level),
      isLoosingOfBond: number > 0 && number % 12 == 0)
  }

  /// How many times five hours there are in a year of 360 days, in a month of 30 days, in 2½ days, and in five
  /// hours: what the years of a sign represent at each level.
  private static func units(_ level: Int) -> Int {
    switch level {
    case 1: 1_728
    case 2: 144
    case 3: 12
    case _: 1
    }
  }
}

extension ZodiacSign {
  /// The years of the sign in releasing: the least years of its ruler, but 27 for Capricorn.
  var releasedYears: Int {
    self == .capricorn ? 27 : domicileLord.leastYears
  }

  /// The years of the twelve signs: 211.
  static let releasedYears = allCases.reduce(0) { $0 + $1.releasedYears }
}

extension ClassicalPlanet {
  /// The least years of a planet.
  ///
  /// Source: Vettius Valens, *Anthology*, book I, chapter 1.
  var leastYears: Int {
    switch self {
    case .sun: 19
    case .moon: 25
    case .mercury: 20
    case .venus: 8
    case .mars: 15
    case .jupiter: 12
    case .saturn: 30
    }
  }
}
