public import Ephemeris

/// A twelfth of the ecliptic, counted from the vernal equinox (the tropical zodiac).
public enum ZodiacSign: Int, Sendable, Hashable, CaseIterable {
  case aries, taurus, gemini, cancer, leo, virgo
  case libra, scorpio, sagittarius, capricorn, aquarius, pisces

  /// The sign that a longitude lies in; a boundary belongs to the sign it opens.
  public init(_ longitude: EclipticLongitude) {
    // A longitude is below 360, so the quotient is below 12 and the index can't miss.
    self = Self.allCases[Int(longitude.degrees / 30)]
  }

  /// Where the sign begins: a multiple of 30°.
  public var start: EclipticLongitude { EclipticLongitude(wrapping: Double(rawValue) * 30) }

  /// The sign so many places further along the zodiac, or back where negative.
  public func advanced(by places: Int) -> Self {
    Self.allCases[(rawValue + places % 12 + 12) % 12]
  }

  /// The sign straight across.
  public var opposite: Self { advanced(by: 6) }

  /// The name that documents use, such as `aries`.
  public var name: String {
    switch self {
    case .aries: "aries"
    case .taurus: "taurus"
    case .gemini: "gemini"
    case .cancer: "cancer"
    case .leo: "leo"
    case .virgo: "virgo"
    case .libra: "libra"
    case .scorpio: "scorpio"
    case .sagittarius: "sagittarius"
    case .capricorn: "capricorn"
    case .aquarius: "aquarius"
    case .pisces: "pisces"
    }
  }

  /// The name that people read, such as `Aries`.
  public var title: String {
    switch self {
    case .aries: "Aries"
    case .taurus: "Taurus"
    case .gemini: "Gemini"
    case .cancer: "Cancer"
    case .leo: "Leo"
    case .virgo: "Virgo"
    case .libra: "Libra"
    case .scorpio: "Scorpio"
    case .sagittarius: "Sagittarius"
    case .capricorn: "Capricorn"
    case .aquarius: "Aquarius"
    case .pisces: "Pisces"
    }
  }

  /// The sign's glyph, in its text form.
  public var glyph: String {
    String(UnicodeScalar(0x2648 + UInt32(rawValue)).map(Character.init) ?? "?") + "\u{FE0E}"
  }
}

extension ZodiacSign {
  /// One of the four elements of the signs.
  public enum Element: String, Sendable, Hashable, CaseIterable {
    case fire, earth, air, water
  }

  /// One of the three modalities of the signs.
  public enum Modality: String, Sendable, Hashable, CaseIterable {
    case cardinal, fixed, mutable
  }

  /// Fire, earth, air, water, in turn from Aries.
  public var element: Element { Element.allCases[rawValue % 4] }

  /// Cardinal, fixed, mutable, in turn from Aries.
  public var modality: Modality { Modality.allCases[rawValue % 3] }
}

extension ZodiacSign: NamedCase {
  /// `sign`.
  public static var noun: String { "sign" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension ZodiacSign.Element: NamedCase {
  /// `element`.
  public static var noun: String { "element" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension ZodiacSign.Modality: NamedCase {
  /// `modality`.
  public static var noun: String { "modality" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}
