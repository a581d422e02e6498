internal import AskingFiles

/// Knows the area of life that a question is about by weights that were learned from things people do and have.
///
/// A linear model over the features of `IntentFeatures`, like `IntentClassifier`: it knows "netball trials" and
/// "record vocals" by their letters where no phrase of `asking/activities.tsv` names them. `Scripts/make/train-areas.py` learns
/// the weights from `training/areas`.
///
/// The weights are constant bytes of the program, which is why the pointer to them is safe to share.
@safe
struct AreaClassifier: @unchecked Sendable {
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
    /// How far it is ahead of the second, as in `IntentClassifier.Guess`.
    let lead: Int

    /// Whether it is more likely right than not, which is enough where no phrase names an area.
    var isLikely: Bool { lead >= 200 }
    /// Whether it is righter than a single word.
    var isClear: Bool { lead >= 800 }
    /// Whether it is righter than the name of an activity.
    var isCertain: Bool { lead >= 1_600 }
  }

  private let weights: UnsafeRawBufferPointer

  private init() {
    let file = unsafe asking_area_weights()
    unsafe weights = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    unsafe precondition(file.count == Self.labels.count << IntentFeatures.bucketBits)
  }

  /// The area of a question.
  func guess(_ features: IntentFeatures) -> Guess {
    let count = Self.labels.count
    var totals = [Int](repeating: 0, count: count)
    let weights = unsafe self.weights
    for bucket in features.buckets {
      for label in 0..<count {
        totals[label] += Int(
          unsafe weights.load(fromByteOffset: bucket * count + label, as: Int8.self))
      }
    }
    var (first, second) = (0, 1)
    if totals[1] > totals[0] { (first, second) = (1, 0) }
    for label in 2..<count {
      if totals[label] > totals[first] {
        (first, second) = (label, first)
      } else if totals[label] > totals[second] {
        second = label
      }
    }
    let root = Int(Double(features.buckets.count * 10_000).squareRoot())
    return Guess(
      area: Self.labels[first], lead: (totals[first] - totals[second]) * 10_000 / max(1, root))
  }
}
