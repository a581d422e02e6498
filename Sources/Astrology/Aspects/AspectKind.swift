public import Ephemeris

/// One of the five Ptolemaic aspects.
public enum AspectKind: String, Sendable, Hashable, CaseIterable {
  case conjunction, opposition, trine, square, sextile

  /// The separation at which the aspect is exact.
  public var angle: Angle {
    switch self {
    case .conjunction: .degrees(0)
    case .opposition: .degrees(180)
    case .trine: .degrees(120)
    case .square: .degrees(90)
    case .sextile: .degrees(60)
    }
  }

  /// The name that documents use, such as `trine`.
  public var name: String { rawValue }
}
