internal import AskingFiles

/// Knows the area of life that a question is about by weights that were learned from things people do and have.
///
/// A linear model over the features of `IntentFeatures`, like `IntentClassifier`: it knows "netball trials" and
/// "record vocals" by their letters where no phrase of `asking/activities.tsv` names them. `Scripts/make/train-areas.py` learns
/// the weights from `training/areas`.
struct AreaClassifier: Sendable {
  /// The model that comes with the program.
  static let builtIn = AreaClassifier()

  /// The areas in the order of the weights; nil is none.
  static let labels: [AskedArea?] = [
    nil, .loveRelationships, .familyFriendships, .pathProfession, .personalGrowth,
    .financeAbundance, .purposeSpirituality, .homeEnvironment, .decisionsCrossroads, .energy, .mood,
  ]

  /// What the weights say of a question.
  struct Guess: Sendable {
    /// The most likely area; nil if none is.
    let area: AskedArea?
    /// How far it is ahead of the second, as in `LabelWeights`.
    let lead: Int

    /// Whether it is more likely right than not, which is enough where no phrase names an area.
    var isLikely: Bool { lead >= 200 }
    /// Whether it is righter than a single word.
    var isClear: Bool { lead >= 800 }
    /// Whether it is righter than the name of an activity.
    var isCertain: Bool { lead >= 1_600 }
  }

  private let weights: LabelWeights

  private init() {
    let file = unsafe asking_area_weights()
    weights = unsafe LabelWeights(
      file: UnsafeRawBufferPointer(start: file.bytes, count: file.count),
      labelCount: Self.labels.count)
  }

  /// The area of a question.
  func guess(_ features: IntentFeatures) -> Guess {
    let (label, lead) = weights.leader(by: weights.scores(of: features), of: features)
    return Guess(area: Self.labels[label], lead: lead)
  }
}
