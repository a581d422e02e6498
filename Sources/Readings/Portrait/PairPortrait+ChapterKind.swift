public import Ephemeris

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
