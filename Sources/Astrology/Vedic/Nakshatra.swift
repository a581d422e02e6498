public import Ephemeris

/// One of the 27 lunar mansions: 13°20′ of a sidereal zodiac each, from its beginning.
public enum Nakshatra: String, Sendable, Hashable, CaseIterable {
  case ashvini
  case bharani
  case krittika
  case rohini
  case mrigashira
  case ardra
  case punarvasu
  case pushya
  case ashlesha
  case magha
  case purvaPhalguni = "purva_phalguni"
  case uttaraPhalguni = "uttara_phalguni"
  case hasta
  case chitra
  case svati
  case vishakha
  case anuradha
  case jyeshtha
  case mula
  case purvaAshadha = "purva_ashadha"
  case uttaraAshadha = "uttara_ashadha"
  case shravana
  case dhanishta
  case shatabhisha
  case purvaBhadrapada = "purva_bhadrapada"
  case uttaraBhadrapada = "uttara_bhadrapada"
  case revati

  /// How wide each is.
  public static let width = PlaneAngle.degrees(360.0 / 27)

  /// The one that a sidereal longitude lies in; a boundary belongs to the one it opens.
  public init(_ sidereal: EclipticLongitude) {
    self = Self.allCases[min(Int(sidereal.degrees * 27 / 360), 26)]
  }

  /// Its number, 1…27.
  public var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The lord of its dasha: the nine in turn from Ketu.
  public var lord: VimshottariDasha.Lord { VimshottariDasha.Lord.allCases[(number - 1) % 9] }
}

extension Nakshatra: NamedCase {
  /// `nakshatra`.
  public static var noun: String { "nakshatra" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Nakshatra {
  /// A place in a nakshatra.
  public struct Position: Sendable, Hashable {
    /// The nakshatra.
    public let nakshatra: Nakshatra
    /// The share of it that is past, 0 ..< 1.
    public let fraction: Double

    /// The place of a sidereal longitude.
    public init(_ sidereal: EclipticLongitude) {
      nakshatra = Nakshatra(sidereal)
      let past = sidereal.degrees * 27 / 360 - Double(nakshatra.number - 1)
      fraction = max(0, min(past, 1.0.nextDown))
    }

    /// The quarter, 1…4.
    public var pada: Int { Int(fraction * 4) + 1 }
  }
}

extension Nakshatra.Position: CustomStringConvertible {
  /// Such as `Rohini 2`.
  public var description: String { "\(nakshatra.title) \(pada)" }
}
