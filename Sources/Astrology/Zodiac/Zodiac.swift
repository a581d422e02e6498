public import Ephemeris

/// Where the circle of signs begins.
public enum Zodiac: Sendable, Hashable {
  /// At the vernal equinox of date.
  case tropical
  /// As far east of the equinox as an ayanamsa says.
  case sidereal(Ayanamsa)

  /// The ayanamsa; nil in the tropical zodiac.
  public var ayanamsa: Ayanamsa? {
    switch self {
    case .tropical: nil
    case .sidereal(let ayanamsa): ayanamsa
    }
  }
}

extension Zodiac: CustomStringConvertible {
  /// Such as `sidereal, Lahiri`.
  public var description: String { ayanamsa.map { "sidereal, \($0)" } ?? "tropical" }
}
