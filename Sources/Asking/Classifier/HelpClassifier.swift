internal import AskingFiles

/// Finds calls for help in a text, in any of the languages of its sentences.
///
/// A linear model over the text's features: one weight from −127 to 127 for each bucket and label, in whole
/// numbers, so that every machine decides alike. The sentences that it was trained from are in `training/`.
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
    .english, .spanish, .portuguese, .french, .german, .italian,
  ]
  /// The model that comes with the program.
  static let builtIn = HelpClassifier()

  /// Scores are in these units; one is the margin that training asks for.
  static let unit = 1 << 16
  /// What the score of "this is a call for help" must exceed.
  ///
  /// Chosen on sentences that training had not seen (`training/confusion.md`): of two errors a missed call is
  /// the worse one.
  static let limit = unit * 5 / 8
  /// The same where a rule has found a matter that is no call for help.
  static let limitBesideRule = unit * 5 / 4
  /// What the score of some matter must exceed; a text that is like none of them is no call for help.
  static let matterLimit = -unit / 2

  /// Where the label of any call for help is among the labels.
  private static let urgent = matters.count
  private static let labelCount = matters.count + 1 + latinLanguages.count
  private static let headSize = 8 + 12 + labelCount * 8

  private let weights: UnsafeRawBufferPointer
  private let biases: [Int]
  private let steps: [Int]

  /// Reads the weights, whose form the script and this file agree on.
  private init() {
    let file = unsafe asking_care_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    unsafe weights = bytes
    func number(_ place: Int) -> Int {
      Int(unsafe bytes.loadUnaligned(fromByteOffset: place, as: Int32.self).littleEndianValue)
    }
    precondition(
      bytes.count == Self.headSize + Self.labelCount << TextFeatures.bucketBits
        && number(12) == TextFeatures.bucketBits && number(16) == Self.labelCount)
    biases = (0..<Self.labelCount).map { number(20 + $0 * 8) }
    steps = (0..<Self.labelCount).map { number(24 + $0 * 8) }
  }

  /// The score of each label, in units.
  func scores(of text: ClassifierText) -> [Int] {
    var totals = [Int](repeating: 0, count: Self.labelCount)
    var count = 0
    let weights = unsafe self.weights
    TextFeatures.forEach(in: text) { bucket in
      count += 1
      let place = Self.headSize + bucket * Self.labelCount
      for label in 0..<Self.labelCount {
        totals[label] += Int(unsafe weights.load(fromByteOffset: place + label, as: Int8.self))
      }
    }
    let root = Self.root(of: count)
    return (0..<Self.labelCount).map { label in
      ((totals[label] * steps[label] * root) >> 24) + biases[label]
    }
  }

  /// The call for help that a text is; nil if it is none.
  ///
  /// - Parameters:
  ///   - scores: The scores of the text.
  ///   - limit: What the score of "this is a call for help" must exceed.
  /// - Returns: The matter with the highest score.
  func matter(scores: [Int], above limit: Int = Self.limit) -> SafetyMatter? {
    let best = Self.matters.indices.max { scores[$0] < scores[$1] } ?? 0
    guard scores[Self.urgent] > limit, scores[best] > Self.matterLimit else { return nil }
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
