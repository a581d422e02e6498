public import Ephemeris

/// One of the seven Hermetic lots.
///
/// Source: Paulus Alexandrinus, *Introduction*, chapter 23.
public enum Lot: String, Sendable, Hashable, CaseIterable {
  case fortune, spirit, eros, necessity, courage, victory, nemesis

  /// How the lot is cast.
  public var formula: LotFormula {
    switch self {
    case .fortune: LotFormula(self, .body(.moon), .body(.sun))
    case .spirit: LotFormula(self, .body(.sun), .body(.moon))
    case .eros: LotFormula(self, .body(.venus), .lot(.spirit))
    case .necessity: LotFormula(self, .lot(.fortune), .body(.mercury))
    case .courage: LotFormula(self, .lot(.fortune), .body(.mars))
    case .victory: LotFormula(self, .body(.jupiter), .lot(.spirit))
    case .nemesis: LotFormula(self, .lot(.fortune), .body(.saturn))
    }
  }
}

extension Lot: NamedCase {
  /// `lot`.
  public static var noun: String { "lot" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
