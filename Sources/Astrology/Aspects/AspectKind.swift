public import Ephemeris

/// One of the five Ptolemaic aspects.
public enum AspectKind: String, Sendable, Hashable, CaseIterable {
  case conjunction, opposition, trine, square, sextile

  /// The separation at which the aspect is exact.
  public var angle: PlaneAngle {
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
  public var widestOrb: PlaneAngle {
    switch self {
    case .conjunction, .opposition: .degrees(8)
    case .trine, .square: .degrees(7)
    case .sextile: .degrees(5)
    }
  }

  /// The arcs at which the aspect is exact, eastward positive: one for conjunction and opposition, one
  /// on each side for the others.
  public var anglesAround: [PlaneAngle] {
    switch self {
    case .conjunction, .opposition: [angle]
    case .trine, .square, .sextile: [angle, -angle]
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
}

extension AspectKind {
  /// The aspect whose ``widestOrb`` a separation of 0° to 180° lies within, the edge included; nil if it lies
  /// within none.
  ///
  /// It is what ``OrbTable/standard`` says, with the orbs' edges written out: every pair of bodies asks
  /// this, and four in five make no aspect.
  @inlinable
  public init?(inOrbAt separation: PlaneAngle) {
    let degrees = separation.degrees
    if degrees <= 8 {
      self = .conjunction
    } else if degrees >= 55, degrees <= 65 {
      self = .sextile
    } else if degrees >= 83, degrees <= 97 {
      self = .square
    } else if degrees >= 113, degrees <= 127 {
      self = .trine
    } else if degrees >= 172 {
      self = .opposition
    } else {
      return nil
    }
  }
}

extension AspectKind: NamedCase {
  /// `aspect`.
  public static var noun: String { "aspect" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
