internal import Astrometers

/// What a meter has to say where it stands out: two each of headlines, deeds, cautions and reflections,
/// and a question for either side.
struct MeterCounsel {
  /// For a day on which the meter is the brightest thing, in 15 words at most.
  let brightHeadlines: [String]
  /// For a day on which it is the hardest, in 15 words at most.
  let hardHeadlines: [String]
  /// What to do where it is well supported.
  let deeds: [Deed]
  /// What to leave for another day where it is not, as a sentence.
  let cautions: [String]
  /// What to think or write about where it is busy.
  let reflections: [String]
  /// What the person might ask where it goes well.
  let question: String
  /// What the person might ask where it is hard.
  let hardQuestion: String
}

/// Something to do.
struct Deed: ExpressibleByStringLiteral {
  /// An imperative without a capital letter.
  let words: String
  /// Whether it can't be put off to a part of the day, as what is for the night can't.
  let hasItsTime: Bool

  /// A deed for any time.
  init(stringLiteral words: String) {
    (self.words, hasItsTime) = (words, false)
  }

  private init(_ words: String, hasItsTime: Bool) {
    (self.words, self.hasItsTime) = (words, hasItsTime)
  }

  /// A deed for the night.
  static func atNight(_ words: String) -> Self { Self(words, hasItsTime: true) }
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
