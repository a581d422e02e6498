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
  static let labels: [Answer.Area?] = [
    nil, .loveRelationships, .familyFriendships, .pathProfession, .personalGrowth,
    .financeAbundance, .purposeSpirituality, .homeEnvironment, .decisionsCrossroads, .energy, .mood,
  ]

  /// What the weights say of a question.
  struct Guess: Sendable {
    /// The most likely area; nil if none is.
    let area: Answer.Area?
    /// The most likely area, none apart.
    let nearest: Answer.Area
    /// How far it is ahead of the second, none apart, as in `LabelWeights`.
    let lead: Int

    /// Whether it is more likely right than not.
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
    let scores = weights.scores(of: features)
    let (label, _) = weights.leader(by: scores, of: features)
    // Without the first label, which is none.
    let named = Array(scores.dropFirst())
    let (nearest, lead) = weights.leader(by: named, of: features)
    return Guess(
      area: Self.labels[label], nearest: Self.areas[nearest], lead: lead)
  }

  private static let areas = labels.compactMap { $0 }
}
