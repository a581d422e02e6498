public import Ephemeris

extension Progression {
  /// How much of a life a day of the sky represents.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A day for a year.
    case secondary
    /// A day for a tropical month.
    case tertiary
    /// A tropical month for a year.
    case minor

    /// The days of life that a day of the sky represents.
    ///
    /// The month is the Moon's return to the same degree, 27.321582 days, as returns count it. Some programs take
    /// the month of the stars, 27.321661 days, or the one from new moon to new moon.
    public var daysOfLife: Double {
      let (year, month) = (Luminary.sun.meanPeriodDays, Luminary.moon.meanPeriodDays)
      return switch self {
      case .secondary: year
      case .tertiary: month
      case .minor: year / month
      }
    }
  }
}

extension Progression.Kind: NamedCase {
  /// `kind of progression`.
  public static var noun: String { "kind of progression" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
