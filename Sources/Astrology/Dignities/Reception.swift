public import Ephemeris

/// Two planets that each stand in a sign of the other's: a mutual reception.
public struct Reception: Sendable, Hashable {
  /// What they receive each other by.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Each is in a sign that the other rules.
    case domicile
    /// Each is in the sign of the other's exaltation.
    case exaltation
    /// One is in a sign that the other rules, and that one in the sign of its exaltation.
    case mixed
  }

  /// The planet that comes first in a chart's order.
  public let first: ClassicalPlanet
  /// The other one.
  public let second: ClassicalPlanet
  /// What they receive each other by.
  public let kind: Kind

  /// The receptions among the seven, in the order of charts; a pair that receives each other by several
  /// kinds is given with each.
  package static func all(in sky: Sky) -> [Self] {
    ClassicalPlanet.allCases.pairs { first, second in
      Kind.all(
        of: first, in: ZodiacSign(sky[first.body].longitude),
        and: second, in: ZodiacSign(sky[second.body].longitude)
      ).map { Self(first: first, second: second, kind: $0) }
    }.flatMap(\.self)
  }
}

extension Reception.Kind {
  /// The ways in which two planets receive each other.
  ///
  /// - Parameters:
  ///   - first: One planet.
  ///   - firstSign: The sign that it stands in.
  ///   - second: The other.
  ///   - secondSign: The sign that this one stands in.
  /// - Returns: The kinds that hold, in their order; Virgo, where Mercury is at home and exalted, makes two.
  public static func all(
    of first: ClassicalPlanet, in firstSign: ZodiacSign, and second: ClassicalPlanet,
    in secondSign: ZodiacSign
  ) -> [Self] {
    let isAtHome = (
      firstSign.domicileLord == second, secondSign.domicileLord == first
    )
    let isExalted = (
      firstSign.exaltationLord == second, secondSign.exaltationLord == first
    )
    return allCases.filter { kind in
      switch kind {
      case .domicile: isAtHome.0 && isAtHome.1
      case .exaltation: isExalted.0 && isExalted.1
      case .mixed: (isAtHome.0 && isExalted.1) || (isExalted.0 && isAtHome.1)
      }
    }
  }
}

extension Reception: CustomStringConvertible {
  /// Such as `Mars and Saturn by domicile`.
  public var description: String {
    switch kind {
    case .domicile, .exaltation: "\(first) and \(second) by \(kind.name)"
    case .mixed: "\(first) and \(second) by domicile and exaltation"
    }
  }
}

extension Reception.Kind: NamedCase {
  /// `kind of reception`.
  public static var noun: String { "kind of reception" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
