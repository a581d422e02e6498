/// A rule that divides the sky of a place into twelve houses.
public enum HouseSystem: String, Sendable, Hashable, CaseIterable {
  /// By thirds of the time a point takes from the horizon to the meridian; undefined inside the
  /// polar circles.
  case placidus
  /// By thirds of the Midheaven's own semi-arc; undefined inside the polar circles.
  case koch
  /// By thirds of the ecliptic quadrants.
  case porphyry
  /// By the celestial equator, projected from the north and south points of the horizon; inside the
  /// polar circles the cusps may run backwards.
  case regiomontanus
  /// By the prime vertical, projected likewise, with the same limits.
  case campanus
  /// Twelve times 30° from the Ascendant.
  case equal
  /// Twelve whole signs, the Ascendant's first.
  case wholeSign = "whole_sign"

  /// The name that people read.
  public var title: String {
    switch self {
    case .placidus: "Placidus"
    case .koch: "Koch"
    case .porphyry: "Porphyry"
    case .regiomontanus: "Regiomontanus"
    case .campanus: "Campanus"
    case .equal: "equal"
    case .wholeSign: "whole sign"
    }
  }
}

extension HouseSystem: NamedCase {
  /// `house system`.
  public static var noun: String { "house system" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
