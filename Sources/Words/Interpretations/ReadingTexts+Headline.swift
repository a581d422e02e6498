internal import Astrology
internal import Astrometers
internal import Ephemeris

extension ReadingTexts {
  /// One sentence to carry through the day, of 15 words at most.
  ///
  /// From the meter that leans most either way; where none leans, from the phase of the Moon.
  public var headline: String {
    let scores = facts.scores.scores
    let strongest = Meter.allCases.map { (meter: $0, unified: scores[$0].unified) }
      .max { $0.unified.magnitude < $1.unified.magnitude }
    guard let strongest, strongest.unified.magnitude >= Self.leaningWorthAHeadline else {
      return Self.calmHeadline(facts.moon.phase)
    }
    let counsel = strongest.meter.counsel
    return digest(of: strongest.meter).choose(
      from: strongest.unified > 0 ? counsel.brightHeadlines : counsel.hardHeadlines)
  }

  /// The unified score, either way, from which a meter gives the day its headline.
  private static let leaningWorthAHeadline = 12.0

  private static func calmHeadline(_ phase: MoonPhase) -> String {
    switch phase {
    case .newMoon: "A blank page is a fine thing to wake up to."
    case .waxingCrescent: "Small beginnings like a quiet day."
    case .firstQuarter: "Choose one thing, gently, and the rest falls into line."
    case .waxingGibbous: "Nothing hurries today, so do it well."
    case .fullMoon: "Look how far it has come, and leave it there for a day."
    case .waningGibbous: "Share what you have; keep what you need."
    case .lastQuarter: "Clear one shelf and enjoy the empty space."
    case .waningCrescent: "Rest is also a way of getting ready."
    }
  }

  /// Chooses between wordings for a meter: by its score, its first transit and the Moon's sign.
  func digest(of meter: Meter) -> FactDigest {
    let score = facts.scores.scores[meter]
    var digest = FactDigest(
      meter.rawValue, Int(score.intensity), Int(score.harmony), facts.moon.sign.rawValue)
    if let transit = facts.transits(of: meter).first {
      digest.mix(Int(transit.body.rawValue))
      digest.mix(transit.natal.rank)
    }
    return digest
  }
}
