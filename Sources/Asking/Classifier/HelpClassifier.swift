internal import AskingFiles

/// Finds calls for help and matters that no chart answers in a text, in any of the languages of its sentences.
///
/// A linear model over the text's features: weights from −7 to 7 by bucket and label, in whole numbers, so
/// that every machine decides alike. A weight is half a byte, with eight added to it; `WeightTable` adds them up. The
/// sentences that the model was trained from are in `training/`.
struct HelpClassifier: Sendable {
  /// The matters in the order of the weights.
  static let matters: [Question.SafetyMatter] = [
    .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs,
  ]
  /// The matters that are no calls for help, in the order of the weights.
  static let mildMatters: [Question.SafetyMatter] = [
    .minor, .medicine, .lottery, .lawAndMoney, .death, .grief, .gambling,
  ]
  /// The languages in Latin letters in the order of the weights.
  static let latinLanguages: [HelpLanguage] = [
    .english, .spanish, .portuguese, .french, .german, .italian, .turkish, .dutch, .polish,
    .indonesian, .hindi,
  ]
  /// The model that comes with the program.
  static let builtIn = HelpClassifier()

  /// Scores are in these units; one is the margin that training asks for.
  static let unit = 1 << 16

  /// What scores must exceed; `Scripts/make/train-classifier.py` chooses the numbers and writes them to the weights.
  struct Limits: Sendable {
    /// The limit of the score of "this is a call for help" and half the best score of a matter together.
    let urgent: Int
    /// The same where a rule has found a matter that is no call for help.
    let urgentBesideRule: Int
    /// The limit of the score of "this is a mild matter" and half the best score of one together.
    let mild: Int
    /// The limit beyond which a text that is no call for help may hint at one.
    let concern: Int
    /// The limit of what all stretches of a long text say together.
    let story: Int
    /// The limit of one stretch alone.
    let stretch: Int
  }

  /// What scores must exceed.
  let limits: Limits

  /// Where the label of any call for help is among the labels.
  private static let urgent = matters.count
  private static let firstMild = urgent + 1
  /// Where the label of any mild matter is among the labels.
  private static let anyMild = firstMild + mildMatters.count
  private static let firstLanguage = anyMild + 1
  /// How many labels each table of weights has.
  private static let tableSizes = [matters.count, 1, mildMatters.count, 1, latinLanguages.count]
  private static let labelCount = firstLanguage + latinLanguages.count
  /// Where the score of a hint at a call for help is, behind the labels.
  private static let hint = labelCount
  /// What the score of `SenseNetwork` counts in 1/65,536, for a call and for a hint at one; its unit is four of ours.
  private static let share = 2640
  private static let hintShare = 6200
  /// Where the score of a long text by its stretches is, behind that of a hint.
  private static let story = hint + 1
  private static let tableBits = 44
  private static let labels = tableBits + tableSizes.count * 4
  private static let storyWeights = labels + labelCount * 8
  private static let headSize = storyWeights + StoryWeights.count * 4

  private let tables: [WeightTable]
  private let biases: [Int]
  private let steps: [Int]
  private let storyWeights: StoryWeights
  /// What the best mean score of a matter counts beside the score of `storyWeights`, in 1/65,536.
  private let storyShare: Int

  /// Reads the weights, whose form the script and this file agree on.
  private init() {
    let file = unsafe asking_care_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    func number(_ place: Int) -> Int {
      Int(unsafe bytes.loadUnaligned(fromByteOffset: place, as: Int32.self).littleEndianValue)
    }
    limits = Limits(
      urgent: number(12), urgentBesideRule: number(16), mild: number(20), concern: number(24),
      story: number(28), stretch: number(32))
    storyShare = number(36)
    storyWeights = StoryWeights(
      bias: number(40),
      weights: (0..<StoryWeights.count).map { number(Self.storyWeights + $0 * 4) })
    var tables: [WeightTable] = []
    var place = Self.headSize
    for (index, labelCount) in Self.tableSizes.enumerated() {
      let table = unsafe WeightTable(
        file: bytes, place: place, bits: number(Self.tableBits + index * 4), labelCount: labelCount)
      place += table.byteCount
      tables.append(table)
    }
    self.tables = tables
    biases = (0..<Self.labelCount).map { number(Self.labels + $0 * 8) }
    steps = (0..<Self.labelCount).map { number(Self.labels + 4 + $0 * 8) }
    precondition(number(8) == 7 && bytes.count == place)
  }

  /// The score of each label, and behind them that of a hint at a call for help, in units.
  ///
  /// Behind these a long text has how far it is above a limit by its stretches; it is a call if that is above zero.
  func scores(of text: ClassifierText) -> [Int] {
    let features = TextFeatures.placed(in: text)
    var scores = letters(features.buckets)
    let tokens = SenseTokens(text)
    let reading = SenseNetwork.builtIn.read(tokens)
    let sensed = SenseNetwork.builtIn.verdict(of: reading)
    scores.append(scores[Self.urgent] + ((sensed * Self.hintShare) >> 16))
    scores[Self.urgent] += (sensed * Self.share) >> 16
    if let stretches = Stretches(text, tokens: tokens) {
      let found = score(of: stretches, features: features, reading: reading)
      scores.append(isHint(scores) ? max(found.together, found.alone) : found.alone)
      // A stretch that is a call alone says which one.
      if found.alone > 0 { scores.replaceSubrange(..<Self.urgent, with: found.matters) }
    }
    return scores
  }

  /// The score of each label by letters and pairs of words alone, without what the words mean, in units.
  func lettersAlone(_ text: ClassifierText) -> [Int] {
    letters(TextFeatures.buckets(of: text))
  }

  private func letters(_ buckets: [Int32]) -> [Int] {
    // Table by table, so that a table's rows stay near.
    scores(totals: tables.flatMap { $0.totals(of: buckets[...]) }, count: buckets.count)
  }

  /// The scores of the first labels by what a count of buckets adds up to.
  private func scores(totals: [Int], count: Int) -> [Int] {
    let root = TextFeatures.inverseRoot(of: count)
    return totals.indices.map { label in
      ((totals[label] * steps[label] * root) >> 24) + biases[label]
    }
  }

  /// How far the stretches of a long text are above their limits, all together and the strongest alone; and what the
  /// strongest one's matters score.
  private func score(
    of stretches: Stretches, features: PlacedBuckets, reading: SenseNetwork.Reading
  ) -> (together: Int, alone: Int, matters: ArraySlice<Int>) {
    let network = SenseNetwork.builtIn
    let activations = stretches.all.map { stretch in
      let tokens = stretches.borders[stretch.first].token..<stretches.borders[stretch.end].token
      return network.activations(of: tokens, in: reading)
    }
    // What the buckets before each border add up to, and how many there are.
    var before = [(totals: [Int](repeating: 0, count: Self.urgent + 1), count: 0)]
    before.reserveCapacity(stretches.borders.count)
    for (first, end) in zip(stretches.borders, stretches.borders.dropFirst()) {
      var (totals, count) = before[before.count - 1]
      let buckets = features[first.scalar..<end.scalar]
      let (matters, urgent) = (tables[0].totals(of: buckets), tables[1].totals(of: buckets))
      for label in matters.indices { totals[label] += matters[label] }
      totals[Self.urgent] += urgent[0]
      count += buckets.count
      before.append((totals, count))
    }
    var sums = [Int](repeating: 0, count: Self.matters.count)
    var strongest = (score: Int.min, matters: [Int]()[...])
    for (stretch, activations) in zip(stretches.all, activations) {
      let (first, end) = (before[stretch.first], before[stretch.end])
      let totals = end.totals.indices.map { end.totals[$0] - first.totals[$0] }
      let scores = scores(totals: totals, count: end.count - first.count)
      let matters = scores[..<Self.urgent]
      let sensed = (network.verdict(of: activations) * Self.share) >> 16
      let score = scores[Self.urgent] + sensed + ((matters.max() ?? 0) >> 1)
      if score > strongest.score { strongest = (score, matters) }
      for label in sums.indices { sums[label] += scores[label] }
    }
    let best = ((sums.max() ?? 0) * (65_536 / stretches.all.count)) >> 16
    let together = storyWeights.score(of: activations) + ((best * storyShare) >> 16)
    return (together - limits.story, strongest.score - limits.stretch, strongest.matters)
  }

  /// The call for help that a text is; nil if it is none.
  ///
  /// All words of a short text decide together. The stretches of a long one decide, so that sad words here and there do
  /// not add up to a call.
  ///
  /// - Parameters:
  ///   - scores: The scores of the text.
  ///   - limit: What the score of "this is a call for help" and half the best score of a matter must exceed in a text
  ///     that is not long.
  /// - Returns: The matter with the highest score.
  func matter(scores: [Int], above limit: Int) -> Question.SafetyMatter? {
    let isCall = scores.count > Self.story ? scores[Self.story] > 0 : isCall(scores, above: limit)
    return isCall ? Self.matters[bestMatter(scores)] : nil
  }

  /// The call for help that a text may hint at, if it is none; nil for nothing.
  ///
  /// A long text that is a call by all its words, but not by its stretches, is a hint.
  func hint(scores: [Int]) -> Question.SafetyMatter? {
    isHint(scores) || isSpared(scores) ? Self.matters[bestMatter(scores)] : nil
  }

  private func isHint(_ scores: [Int]) -> Bool {
    scores[Self.hint] + (scores[bestMatter(scores)] >> 1) > limits.concern
  }

  /// Whether all words of a text together say that it is a call for help.
  private func isCall(_ scores: [Int], above limit: Int) -> Bool {
    scores[Self.urgent] + (scores[bestMatter(scores)] >> 1) > limit
  }

  /// Whether a long text is a call for help by all its words.
  ///
  /// Where this is asked, it is none by its stretches.
  private func isSpared(_ scores: [Int]) -> Bool {
    scores.count > Self.story && isCall(scores, above: limits.urgent)
  }

  private func bestMatter(_ scores: [Int]) -> Int {
    Self.matters.indices.max { scores[$0] < scores[$1] } ?? 0
  }

  /// The mild matter that a text is about, if it is no call for help; nil if it is none.
  ///
  /// - Parameter scores: The scores of the text.
  /// - Returns: The matter with the highest score.
  func mildMatter(scores: [Int]) -> Question.SafetyMatter? {
    let best =
      Self.mildMatters.indices.max { scores[Self.firstMild + $0] < scores[Self.firstMild + $1] }
      ?? 0
    let matter = Self.mildMatters[best]
    let allowance = matter == .grief || isSpared(scores) ? Self.allowance : 0
    let limit = limits.mild - allowance
    return scores[Self.anyMild] + (scores[Self.firstMild + best] >> 1) > limit ? matter : nil
  }

  /// How far below the limit of mild matters grief is still heard, and any mild matter of a long text that is a call by all
  /// its words, but not by its stretches; in the unit of scores, 2^-16.
  ///
  /// A word of sympathy too many costs little; a forecast for somebody who has lost their father hurts.
  private static let allowance = 12_288

  /// The language of a text: by its script, or among those in Latin letters by weights.
  func language(of text: ClassifierText, scores: [Int]) -> HelpLanguage {
    if let language = HelpLanguage(script: text.scalars) { return language }
    let first = Self.firstLanguage
    let best = Self.latinLanguages.indices.max { scores[first + $0] < scores[first + $1] } ?? 0
    return scores[first + best] > 0 ? Self.latinLanguages[best] : .english
  }
}

extension Int32 {
  fileprivate var littleEndianValue: Int32 { Int32(littleEndian: self) }
}
