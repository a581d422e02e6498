public import Astrology

extension AspectKind {
  /// The power of the aspect when exact (`b`): 10, 6 for the sextile, 8 for the others.
  ///
  /// Balanced so that over a lifetime soft and hard aspects weigh alike (section 3 of the
  /// definition).
  public var basePower: Double {
    switch self {
    case .conjunction: 10
    case .opposition, .trine, .square: 8
    case .sextile: 6
    }
  }
}
