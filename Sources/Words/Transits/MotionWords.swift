package import Astrology
package import Ephemeris

/// What it means that a body stands in the first or the last degree of a sign.
package enum CriticalDegreeWords {
  /// One sentence on a body in the first or the last degree of a sign.
  ///
  /// The way it goes decides whether the degree is a beginning or an end: a planet that goes back
  /// through the first degree is not new in the sign, and the mean node always goes back.
  ///
  /// - Precondition: `degree` is 0 or 29.
  package static func meaning(
    of body: CelestialBody, degree: Int, sign: ZodiacSign, isRetrograde: Bool
  ) -> String {
    precondition(degree == 0 || degree == 29, "critical degrees are the first and the last")
    let subject = body.phrase.sentenceCased
    let place = "\(degree == 0 ? "first" : "last") degree of \(sign.title)"
    let topic = topic(of: body)
    let manner = manner(of: sign)
    if isRetrograde && body != .meanNode {
      return "\(subject) is moving back through the \(place): another look at \(topic), \(manner)."
    }
    return (degree == 0) != isRetrograde
      ? "\(subject) is at the \(place): a fresh start for \(topic), made \(manner)."
      : "\(subject) is at the \(place): time to round off what is open in \(topic), \(manner)."
  }

  private static func topic(of body: CelestialBody) -> String {
    switch body {
    case .sun: "confidence and direction"
    case .moon: "mood and daily comfort"
    case .mercury: "thinking and talking"
    case .venus: "affection and taste"
    case .mars: "drive and courage"
    case .jupiter: "hope and learning"
    case .saturn: "duty and structure"
    case .uranus: "freedom and invention"
    case .neptune: "dreams and ideals"
    case .pluto: "deep and lasting change"
    default: "the direction you are growing in"
    }
  }

  private static func manner(of sign: ZodiacSign) -> String {
    switch sign {
    case .aries: "with courage"
    case .taurus: "at an unhurried pace"
    case .gemini: "with curiosity"
    case .cancer: "with care"
    case .leo: "with a full heart"
    case .virgo: "with an eye for detail"
    case .libra: "with a sense of balance"
    case .scorpio: "with honesty"
    case .sagittarius: "with an open mind"
    case .capricorn: "with patience"
    case .aquarius: "with fresh ideas"
    case .pisces: "with imagination"
    }
  }
}
