public import Ephemeris

/// A figure that three or more planets make with one another.
///
/// Every set of planets that makes a figure is one of its own, but one that is part of a larger figure is
/// left out: a grand trine in a kite or a grand sextile, a T-square in a grand cross, a kite and a mystic
/// rectangle in a grand sextile.
public struct AspectPattern: Sendable, Hashable {
  /// What the planets make.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Three trines.
    case grandTrine = "grand_trine"
    /// An opposition, both ends of which square an apex.
    case tSquare = "t_square"
    /// Two oppositions and four squares.
    case grandCross = "grand_cross"
    /// A sextile, both ends of which are quincunx an apex.
    case yod
    /// A grand trine and a fourth planet, opposite one of the three, the apex, and sextile the others.
    case kite
    /// Two oppositions, two trines and two sextiles.
    case mysticRectangle = "mystic_rectangle"
    /// Six in a ring of sextiles, opposite across.
    case grandSextile = "grand_sextile"
    /// Four or more in one sign.
    case stellium
  }

  /// What the planets make.
  public let kind: Kind
  /// The planets, in the order of charts.
  public let members: [CelestialBody]
  /// The planet that a T-square, a yod or a kite points to.
  public let apex: CelestialBody?
  /// The sign of a stellium.
  public let sign: ZodiacSign?
  /// The widest orb among its aspects; a stellium has none.
  public let orb: PlaneAngle?
}

extension AspectPattern.Kind {
  /// The kinds of larger figures that such a one may be part of.
  package var larger: [Self] {
    switch self {
    case .grandTrine: [.kite, .grandSextile]
    case .tSquare: [.grandCross]
    case .kite, .mysticRectangle: [.grandSextile]
    case .grandCross, .yod, .grandSextile, .stellium: []
    }
  }

  /// The name that people read, such as `T-square`.
  public var title: String {
    switch self {
    case .grandTrine: "Grand trine"
    case .tSquare: "T-square"
    case .grandCross: "Grand cross"
    case .yod: "Yod"
    case .kite: "Kite"
    case .mysticRectangle: "Mystic rectangle"
    case .grandSextile: "Grand sextile"
    case .stellium: "Stellium"
    }
  }
}

extension AspectPattern: CustomStringConvertible {
  /// Such as `T-square of Mars, Jupiter, Uranus, apex Mars`.
  public var description: String {
    let names = members.map(\.title).joined(separator: ", ")
    let end =
      apex.map { ", apex \($0)" } ?? sign.map { " in \($0.title)" } ?? ""
    return "\(kind.title) of \(names)\(end)"
  }
}

extension AspectPattern.Kind: NamedCase {
  /// `aspect pattern`.
  public static var noun: String { "aspect pattern" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
