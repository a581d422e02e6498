internal import Astrometers

/// What a meter has to say where it stands out: headlines, advice and questions, two of each.
struct MeterCounsel {
  /// For a day on which the meter is the brightest thing, in 15 words at most.
  let brightHeadlines: [String]
  /// For a day on which it is the hardest, in 15 words at most.
  let hardHeadlines: [String]
  /// What to do where it is well supported, as an imperative without a capital letter.
  let deeds: [String]
  /// What to leave for another day where it is not, as a sentence.
  let cautions: [String]
  /// What to think or write about where it is busy.
  let reflections: [String]
  /// What the person might ask where it goes well.
  let question: String
  /// What the person might ask where it is hard.
  let hardQuestion: String
}

extension Meter {
  var counsel: MeterCounsel {
    switch self {
    case .mentalClarity: .mentalClarity
    case .focus: .focus
    case .communication: .communication
    case .love: .love
    case .innerStability: .innerStability
    case .sensitivity: .sensitivity
    case .vitality: .vitality
    case .drive: .drive
    case .wellness: .wellness
    case .purpose: .purpose
    case .connection: .connection
    case .intuition: .intuition
    case .creativity: .creativity
    case .opportunities: .opportunities
    case .career: .career
    case .growth: .growth
    case .socialLife: .socialLife
    }
  }

  /// The meter's name within a sentence, such as `mental clarity`.
  var phrase: String { title.lowercased() }
}
