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

  /// The widest orb, the same for all bodies: 8°, 7° for trine and square, 5° for the sextile.
  ///
  /// The orbs of two kinds never overlap.
  public var widestOrb: Angle {
    switch self {
    case .conjunction, .opposition: .degrees(8)
    case .trine, .square: .degrees(7)
    case .sextile: .degrees(5)
    }
  }

  /// The kind's place among all of them, from 0.
  public var index: Int {
    switch self {
    case .conjunction: 0
    case .opposition: 1
    case .trine: 2
    case .square: 3
    case .sextile: 4
    }
  }

  /// The name that documents use, such as `trine`.
  public var name: String { rawValue }
}
