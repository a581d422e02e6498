public import Ephemeris

/// A divisional chart: one of the sixteen of Parashara.
///
/// Each sign is cut into as many equal parts as the chart's number says, but for the trimshamsha, and each
/// part has a sign. The rules are those of the *Brihat Parashara Hora Shastra*, chapter 6.
public enum Varga: Int, Sendable, Hashable, CaseIterable {
  case rashi = 1
  case hora = 2
  case drekkana = 3
  case chaturthamsha = 4
  case saptamsha = 7
  case navamsha = 9
  case dashamsha = 10
  case dvadashamsha = 12
  case shodashamsha = 16
  case vimshamsha = 20
  case chaturvimshamsha = 24
  case bhamsha = 27
  case trimshamsha = 30
  case khavedamsha = 40
  case akshavedamsha = 45
  case shashtyamsha = 60

  /// The sign that a sidereal longitude has in this chart.
  public func sign(of sidereal: EclipticLongitude) -> ZodiacSign {
    let place = ZodiacPosition(sidereal)
    let sign = place.sign
    let part = min(Int(place.degreeInSign * Double(rawValue) / 30), rawValue - 1)
    // Aries, Gemini … are odd signs.
    let isOdd = sign.rawValue % 2 == 0
    switch self {
    case .rashi: return sign
    // The Sun's half and the Moon's.
    case .hora: return isOdd == (part == 0) ? .leo : .cancer
    case .drekkana: return sign.advanced(by: 4 * part)
    case .chaturthamsha: return sign.advanced(by: 3 * part)
    case .saptamsha: return sign.advanced(by: (isOdd ? 0 : 6) + part)
    case .navamsha: return sign.advanced(by: Self.byModality(sign, 0, 8, 4) + part)
    case .dashamsha: return sign.advanced(by: (isOdd ? 0 : 8) + part)
    case .dvadashamsha: return sign.advanced(by: part)
    case .shodashamsha, .akshavedamsha:
      return ZodiacSign.aries.advanced(by: Self.byModality(sign, 0, 4, 8) + part)
    case .vimshamsha: return ZodiacSign.aries.advanced(by: Self.byModality(sign, 0, 8, 4) + part)
    case .chaturvimshamsha:
      return (isOdd ? ZodiacSign.leo : .cancer).advanced(by: part)
    case .bhamsha:
      let first: ZodiacSign =
        switch sign.element {
        case .fire: .aries
        case .earth: .cancer
        case .air: .libra
        case .water: .capricorn
        }
      return first.advanced(by: part)
    case .trimshamsha: return Self.trimshamsha(place.degreeInSign, isOdd: isOdd)
    case .khavedamsha: return (isOdd ? ZodiacSign.aries : .libra).advanced(by: part)
    case .shashtyamsha: return sign.advanced(by: part)
    }
  }

  /// The number of signs that goes with the modality of a sign.
  private static func byModality(
    _ sign: ZodiacSign, _ cardinal: Int, _ fixed: Int, _ mutable: Int
  ) -> Int {
    switch sign.modality {
    case .cardinal: cardinal
    case .fixed: fixed
    case .mutable: mutable
    }
  }

  /// The five unequal parts, of Mars, Saturn, Jupiter, Mercury and Venus, the other way round in even signs.
  private static func trimshamsha(_ degree: Double, isOdd: Bool) -> ZodiacSign {
    let ends: [(end: Double, sign: ZodiacSign)] =
      isOdd
      ? [(5, .aries), (10, .aquarius), (18, .sagittarius), (25, .gemini), (30, .libra)]
      : [(5, .taurus), (12, .virgo), (20, .pisces), (25, .capricorn), (30, .scorpio)]
    return ends.first { degree < $0.end }?.sign ?? (isOdd ? .libra : .scorpio)
  }
}

extension Varga: NamedCase {
  /// `divisional chart`.
  public static var noun: String { "divisional chart" }

  /// The name that documents use, such as `d9`.
  public var name: String { "d\(rawValue)" }

  /// The name that people read, such as `Navamsha`.
  public var title: String {
    switch self {
    case .rashi: "Rashi"
    case .hora: "Hora"
    case .drekkana: "Drekkana"
    case .chaturthamsha: "Chaturthamsha"
    case .saptamsha: "Saptamsha"
    case .navamsha: "Navamsha"
    case .dashamsha: "Dashamsha"
    case .dvadashamsha: "Dvadashamsha"
    case .shodashamsha: "Shodashamsha"
    case .vimshamsha: "Vimshamsha"
    case .chaturvimshamsha: "Chaturvimshamsha"
    case .bhamsha: "Bhamsha"
    case .trimshamsha: "Trimshamsha"
    case .khavedamsha: "Khavedamsha"
    case .akshavedamsha: "Akshavedamsha"
    case .shashtyamsha: "Shashtyamsha"
    }
  }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
