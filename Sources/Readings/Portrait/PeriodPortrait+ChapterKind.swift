public import Ephemeris

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
