public import Astrometers

extension ReadingTexts {
  /// What a meter's score comes from and what to make of it, in one sentence of 80 to 150 characters.
  ///
  /// The transit named is the meter's largest that agrees with the score, or else its largest, then
  /// named as what the score stands against.
  public func interpretation(of meter: Meter) -> String {
    let score = facts.scores.scores[meter]
    return "\(lead(to: meter, score.quality)) \(meter.clauses[score])."
  }

  private func lead(to meter: Meter, _ quality: QualityWord) -> String {
    let transits = facts.transits(of: meter)
    guard let largest = transits.first else { return "With no close aspect at work here," }
    switch quality {
    case .quiet: return "Apart from \(largest.phrase),"
    case .mixed: return lead(to: meter, from: largest)
    case .harmonious, .peaceful, .challenging:
      let agreeing = transits.first { $0.quality * quality.leaning > 0 }
      guard let agreeing else { return "Even with \(largest.phrase)," }
      return lead(to: meter, from: agreeing)
    }
  }

  /// One transit often leads several meters, so neighbours begin in different ways.
  private func lead(to meter: Meter, from transit: TransitFact) -> String {
    switch meter.rawValue % 4 {
    case 0: "With \(transit.phrase),"
    case 1: "\(transit.phrase.sentenceCased):"
    case 2: "Under \(transit.phrase),"
    default: "\(transit.phrase.sentenceCased) sets the tone:"
    }
  }
}

/// What to make of a meter's score: a few clauses for each quality word.
///
/// Each has 52 to 88 characters: with the shortest lead, `Mars trine your natal Sun: `, and the longest,
/// `The North Node opposite your natal North Node sets the tone: `, it stays within 80 to 150.
enum MeterClauses {}

extension Meter {
  var clauses: QualityTable {
    switch self {
    case .mentalClarity: MeterClauses.mentalClarity
    case .focus: MeterClauses.focus
    case .communication: MeterClauses.communication
    case .love: MeterClauses.love
    case .innerStability: MeterClauses.innerStability
    case .sensitivity: MeterClauses.sensitivity
    case .vitality: MeterClauses.vitality
    case .drive: MeterClauses.drive
    case .wellness: MeterClauses.wellness
    case .purpose: MeterClauses.purpose
    case .connection: MeterClauses.connection
    case .intuition: MeterClauses.intuition
    case .creativity: MeterClauses.creativity
    case .opportunities: MeterClauses.opportunities
    case .career: MeterClauses.career
    case .growth: MeterClauses.growth
    case .socialLife: MeterClauses.socialLife
    }
  }
}
