internal import AskingFiles

/// Finds calls for help and matters that no chart answers in a text, in any of the languages of its sentences.
///
/// A linear model over the text's features: weights from −7 to 7 by bucket and label, in whole numbers, so
/// that every machine decides alike. A weight is half a byte, with eight added to it; `WeightTable` adds them up. The
/// sentences that the model was trained from are in `training/`.
struct HelpClassifier: Sendable {
  /// The matters in the order of the weights.
  static let matters: [SafetyMatter] = [
    .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs,
  ]
  /// The matters that are no calls for help, in the order of the weights.
  static let mildMatters: [SafetyMatter] = [
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
  private static let share = 2785
  private static let hintShare = 6554
  private static let headSize = 8 + 4 + 4 * 4 + tableSizes.count * 4 + labelCount * 8

  private let tables: [WeightTable]
  private let biases: [Int]
  private let steps: [Int]

  /// Reads the weights, whose form the script and this file agree on.
  private init() {
    let file = unsafe asking_care_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    func number(_ place: Int) -> Int {
      Int(unsafe bytes.loadUnaligned(fromByteOffset: place, as: Int32.self).littleEndianValue)
    }
    limits = Limits(
      urgent: number(12), urgentBesideRule: number(16), mild: number(20), concern: number(24))
    var tables: [WeightTable] = []
    var place = Self.headSize
    for (index, labelCount) in Self.tableSizes.enumerated() {
      let table = unsafe WeightTable(
        file: bytes, place: place, bits: number(28 + index * 4), labelCount: labelCount)
      place += table.byteCount
      tables.append(table)
    }
    self.tables = tables
    let labels = 28 + Self.tableSizes.count * 4
    biases = (0..<Self.labelCount).map { number(labels + $0 * 8) }
    steps = (0..<Self.labelCount).map { number(labels + 4 + $0 * 8) }
    precondition(number(8) == 6 && bytes.count == place)
  }

  /// The score of each label, and behind them that of a hint at a call for help, in units.
  func scores(of text: ClassifierText) -> [Int] {
    var scores = lettersAlone(text)
    let sensed = SenseNetwork.builtIn.score(of: text)
    scores.append(scores[Self.urgent] + ((sensed * Self.hintShare) >> 16))
    scores[Self.urgent] += (sensed * Self.share) >> 16
    return scores
  }

  /// The score of each label by letters and pairs of words alone, without what the words mean, in units.
  func lettersAlone(_ text: ClassifierText) -> [Int] {
    let buckets = TextFeatures.buckets(of: text)
    // Table by table, so that a table's rows stay near.
    let totals = tables.flatMap { $0.totals(of: buckets) }
    let root = TextFeatures.inverseRoot(of: buckets.count)
    return (0..<Self.labelCount).map { label in
      ((totals[label] * steps[label] * root) >> 24) + biases[label]
    }
  }

  /// The call for help that a text is; nil if it is none.
  ///
  /// - Parameters:
  ///   - scores: The scores of the text.
  ///   - limit: What the score of "this is a call for help" and half the best score of a matter must exceed.
  /// - Returns: The matter with the highest score.
  func matter(scores: [Int], above limit: Int) -> SafetyMatter? {
    matter(scores: scores, of: scores[Self.urgent], above: limit)
  }

  /// The call for help that a text may hint at, if it is none; nil for nothing.
  func hint(scores: [Int]) -> SafetyMatter? {
    matter(scores: scores, of: scores[Self.hint], above: limits.concern)
  }

  private func matter(scores: [Int], of urgent: Int, above limit: Int) -> SafetyMatter? {
    let best = Self.matters.indices.max { scores[$0] < scores[$1] } ?? 0
    return urgent + (scores[best] >> 1) > limit ? Self.matters[best] : nil
  }

  /// The mild matter that a text is about, if it is no call for help; nil if it is none.
  ///
  /// - Parameter scores: The scores of the text.
  /// - Returns: The matter with the highest score.
  func mildMatter(scores: [Int]) -> SafetyMatter? {
    let best =
      Self.mildMatters.indices.max { scores[Self.firstMild + $0] < scores[Self.firstMild + $1] }
      ?? 0
    let matter = Self.mildMatters[best]
    let limit = limits.mild - (matter == .grief ? Self.griefAllowance : 0)
    return scores[Self.anyMild] + (scores[Self.firstMild + best] >> 1) > limit ? matter : nil
  }

  /// How far below the limit of mild matters grief is still heard, in the unit of scores, 2^-16.
  ///
  /// A word of sympathy too many costs little; a forecast for somebody who has lost their father hurts.
  private static let griefAllowance = 12_288

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
