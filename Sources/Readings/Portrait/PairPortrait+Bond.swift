public import Astrology
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

extension PairPortrait.Bond {
  /// How many years apart two people are born who are taken for relatives where nobody says what they are.
  private static let generationYears = 16.0

  /// What two people are to each other where nobody says it: relatives of two generations, else a couple.
  ///
  /// A parent and a child must not be described as lovers because an option was left out.
  @_spi(FrontEnd) public static func usual(_ synastry: Synastry) -> Self {
    let days = synastry.first.instant.days(until: synastry.second.instant).magnitude
    return days / Luminary.sun.meanPeriodDays < generationYears ? .love : .family
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
