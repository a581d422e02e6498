internal import AskingFiles

/// Knows the intent of a question by weights that were learned from labelled questions.
///
/// A linear model: a weight from −127 to 127 for each bucket and label. The label whose weights add up to most is
/// the answer, so all arithmetic is in whole numbers and every machine decides alike. `Scripts/make/train-intents.py`
/// learns the weights from `training/intents` and writes them.
struct IntentClassifier: Sendable {
  /// The model that comes with the program.
  static let builtIn = IntentClassifier()

  /// What a question may be: an intent, or a matter of care.
  enum Label: Sendable, Hashable {
    case intent(Understanding.Intent)
    case care(Question.SafetyMatter)
  }

  /// The labels in the order of the weights.
  static let labels: [Label] = [
    .intent(.chartFact), .intent(.skyFact), .intent(.transitWhen), .intent(.outlook),
    .intent(.bestTime), .intent(.compareTimes), .intent(.decision), .intent(.cause),
    .intent(.compatibility), .intent(.concept), .intent(.portrait), .intent(.courtesy),
    .intent(.outOfScope), .care(.death), .care(.medicine), .care(.lawAndMoney), .care(.lottery),
  ]

  /// What the weights say of a question.
  struct Guess: Sendable {
    /// The most likely intent, care apart.
    let intent: Understanding.Intent
    /// The matter of care that is more likely than any intent; nil if there is none.
    let matter: Question.SafetyMatter?
    /// How far the first label is ahead of the second, as in `LabelWeights`.
    let lead: Int

    /// Whether the first label is far ahead: of new questions with such a lead 98 of 100 were right.
    var isClear: Bool { lead >= 1_000 }
    /// Whether the second label is near: of such new questions 58 of 100 were right, so a sure rule decides.
    var isVague: Bool { lead < 600 }
  }

  private let weights: LabelWeights

  private init() {
    let file = unsafe asking_intent_weights()
    weights = unsafe LabelWeights(
      file: UnsafeRawBufferPointer(start: file.bytes, count: file.count),
      labelCount: Self.labels.count)
  }

  /// The sum of each label's weights.
  func scores(of features: IntentFeatures) -> [Int] { weights.scores(of: features) }

  /// What a question most likely is.
  func guess(_ features: IntentFeatures) -> Guess {
    let scores = scores(of: features)
    let (first, lead) = weights.leader(by: scores, of: features)
    var best: (intent: Understanding.Intent, score: Int)?
    for (label, score) in zip(Self.labels, scores) {
      guard case .intent(let intent) = label else { continue }
      if best.map({ score > $0.score }) ?? true { best = (intent, score) }
    }
    var matter: Question.SafetyMatter?
    if case .care(let found) = Self.labels[first] { matter = found }
    return Guess(intent: best?.intent ?? .outOfScope, matter: matter, lead: lead)
  }
}
