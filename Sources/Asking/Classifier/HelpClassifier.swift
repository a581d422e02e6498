internal import AskingFiles

/// Finds calls for help in a text, in any of the languages of its sentences.
///
/// A linear model over the text's features: weights from −7 to 7 by bucket and label, in whole numbers, so
/// that every machine decides alike. The sentences that it was trained from are in `training/`.
///
/// The weights are constant bytes of the program, which is why the pointer to them is safe to share.
@safe
struct HelpClassifier: @unchecked Sendable {
  /// The matters in the order of the weights.
  static let matters: [SafetyMatter] = [
    .emergency, .selfHarm, .violenceAtHome, .harmToOthers, .eating, .drugs,
  ]
  /// The languages in Latin letters in the order of the weights.
  static let latinLanguages: [HelpLanguage] = [
    .english, .spanish, .portuguese, .french, .german, .italian, .turkish,
  ]
  /// The model that comes with the program.
  static let builtIn = HelpClassifier()

  /// Scores are in these units; one is the margin that training asks for.
  static let unit = 1 << 16

  /// What scores must exceed; `Scripts/train-classifier.py` chooses the numbers and writes them to the weights.
  struct Limits: Sendable {
    /// The limit of the score of "this is a call for help" and half the best score of a matter together.
    let urgent: Int
    /// The same where a rule has found a matter that is no call for help.
    let urgentBesideRule: Int
  }

  /// What scores must exceed.
  let limits: Limits

  /// Where the label of any call for help is among the labels.
  private static let urgent = matters.count
  private static let labelCount = matters.count + 1 + latinLanguages.count
  private static let headSize = 8 + 4 + 2 * 4 + 3 * 4 + labelCount * 8

  private let weights: UnsafeRawBufferPointer
  private let tables: [Table]
  private let biases: [Int]
  private let steps: [Int]

  /// The weights of some labels that stand next to each other: a row of them for each bucket.
  private struct Table: Sendable {
    /// Where the table begins in the file.
    let place: Int
    /// What of a feature's bucket finds the row; a small table's rows are shared by more features.
    let mask: Int
    let firstLabel: Int
    let labelCount: Int

    /// Where the table ends in the file.
    var end: Int { place + (mask + 1) * labelCount }
  }

  /// Reads the weights, whose form the script and this file agree on.
  private init() {
    let file = unsafe asking_care_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    unsafe weights = bytes
    func number(_ place: Int) -> Int {
      Int(unsafe bytes.loadUnaligned(fromByteOffset: place, as: Int32.self).littleEndianValue)
    }
    limits = Limits(urgent: number(12), urgentBesideRule: number(16))
    var tables: [Table] = []
    for (index, labelCount) in [Self.matters.count, 1, Self.latinLanguages.count].enumerated() {
      tables.append(
        Table(
          place: tables.last?.end ?? Self.headSize, mask: 1 << number(20 + index * 4) - 1,
          firstLabel: tables.reduce(0) { $0 + $1.labelCount }, labelCount: labelCount))
    }
    self.tables = tables
    biases = (0..<Self.labelCount).map { number(32 + $0 * 8) }
    steps = (0..<Self.labelCount).map { number(36 + $0 * 8) }
    precondition(number(8) == 3 && bytes.count == tables.last?.end)
  }

  /// The score of each label, in units.
  func scores(of text: ClassifierText) -> [Int] {
    var buckets: [Int] = []
    buckets.reserveCapacity(6 * text.scalars.count)
    TextFeatures.forEach(in: text) { buckets.append($0) }
    var totals = [Int](repeating: 0, count: Self.labelCount)
    let weights = unsafe self.weights
    // Table by table, so that a table's rows stay near.
    for table in tables {
      for bucket in buckets {
        let row = table.place + (bucket & table.mask) * table.labelCount
        for label in 0..<table.labelCount {
          totals[table.firstLabel + label] += Int(
            unsafe weights.load(fromByteOffset: row + label, as: Int8.self))
        }
      }
    }
    let root = Self.root(of: buckets.count)
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
    let best = Self.matters.indices.max { scores[$0] < scores[$1] } ?? 0
    guard scores[Self.urgent] + (scores[best] >> 1) > limit else { return nil }
    return Self.matters[best]
  }

  /// The language of a text: by its script, or among those in Latin letters by weights.
  func language(of text: ClassifierText, scores: [Int]) -> HelpLanguage {
    if let language = HelpLanguage(script: text.scalars) { return language }
    let first = Self.urgent + 1
    let best = Self.latinLanguages.indices.max { scores[first + $0] < scores[first + $1] } ?? 0
    return scores[first + best] > 0 ? Self.latinLanguages[best] : .english
  }

  /// One over the root of how many features a text has, in units; whole numbers throughout.
  private static func root(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    let square = count << 16
    var root = Int(Double(square).squareRoot())
    while root * root > square { root -= 1 }
    while (root + 1) * (root + 1) <= square { root += 1 }
    return (unit << 8) / root
  }
}

extension Int32 {
  fileprivate var littleEndianValue: Int32 { Int32(littleEndian: self) }
}
