public import Ephemeris

/// A place in the zodiac as people say it: so many degrees of a sign.
public struct ZodiacPosition: Sendable, Hashable {
  /// The sign.
  public let sign: ZodiacSign
  /// Degrees within the sign, 0 ..< 30.
  public let degreeInSign: Double

  /// The place of a longitude.
  public init(_ longitude: EclipticLongitude) {
    sign = ZodiacSign(longitude)
    degreeInSign = longitude.degrees - Double(sign.rawValue) * 30
  }

  /// The whole degree, 0…29, once rounded to minutes.
  public var degree: Int { minutesInSign / 60 }

  /// The minute of arc, 0…59.
  public var minute: Int { minutesInSign % 60 }

  /// Minutes of arc to the nearest one, but never past the sign: 29°59.9′ is still in it.
  private var minutesInSign: Int {
    min(Int((degreeInSign * 60).rounded(.toNearestOrAwayFromZero)), 30 * 60 - 1)
  }
}

extension ZodiacPosition: CustomStringConvertible {
  /// Such as `24°23′ Gemini`.
  public var description: String { "\(arc) \(sign.title)" }

  /// Degrees and minutes alone, such as `24°23′`.
  public var arc: String { "\(degree)°\(minute < 10 ? "0" : "")\(minute)′" }
}
