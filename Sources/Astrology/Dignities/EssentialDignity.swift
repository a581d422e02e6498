public import Ephemeris

/// How well a planet stands by sign alone.
///
/// Where more than one applies, the first in this order is meant: Mercury in Virgo is in domicile.
public enum EssentialDignity: String, Sendable, Hashable, CaseIterable {
  /// In a sign that the planet rules, by the traditional or the modern scheme.
  case domicile
  /// In the sign of the planet's exaltation.
  case exaltation
  /// In the sign opposite a domicile.
  case detriment
  /// In the sign opposite the exaltation.
  case fall
  /// In none of these.
  case peregrine

  /// The dignity of a planet in a sign.
  ///
  /// Returns nil for a body that has none: the nodes, the apogees and Chiron.
  public init?(of body: CelestialBody, in sign: ZodiacSign) {
    guard body <= .pluto else { return nil }
    func rules(_ sign: ZodiacSign) -> Bool {
      sign.traditionalRuler == body || sign.modernRuler == body
    }
    self =
      if rules(sign) {
        .domicile
      } else if sign.exaltedPlanet == body {
        .exaltation
      } else if rules(sign.opposite) {
        .detriment
      } else if sign.opposite.exaltedPlanet == body {
        .fall
      } else {
        .peregrine
      }
  }
}

extension EssentialDignity: NamedCase {
  /// `dignity`.
  public static var noun: String { "dignity" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
