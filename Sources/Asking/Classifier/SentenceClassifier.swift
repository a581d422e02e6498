internal import AskingFiles

/// Says how far a sentence of another writer is from what a reading may say.
///
/// A linear model over the sentence's letters and pairs of words, as in `HelpClassifier`, with one label. It has learned
/// from English sentences that harm, order, lure or claim to know, and from sound ones; `training/sentences` has them.
/// All arithmetic is in whole numbers. `Scripts/make/train-sieve.py` trains it and computes the same.
struct SentenceClassifier: Sendable {
  /// The model that comes with the program.
  static let builtIn = SentenceClassifier()

  /// What a score must exceed to stop a sentence; the script chooses the numbers and writes them to the weights.
  struct Limits: Sendable {
    /// The limit of any sentence.
    let alone: Int
    /// The limit of a sentence that has a phrase that no writer may say.
    let besidePhrase: Int
  }

  /// What a score must exceed.
  let limits: Limits

  /// The table has two to the power of this many rows.
  private static let bits = 19
  private static let headSize = 28

  private let table: WeightTable
  private let bias: Int
  private let step: Int

  /// Reads the weights, whose form the script and this file agree on.
  private init() {
    let file = unsafe asking_sieve_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    func number(_ place: Int) -> Int {
      Int(Int32(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: Int32.self)))
    }
    limits = Limits(alone: number(12), besidePhrase: number(16))
    (bias, step) = (number(20), number(24))
    table = unsafe WeightTable(file: bytes, place: Self.headSize, bits: Self.bits, labelCount: 1)
    precondition(number(8) == 1 && bytes.count == Self.headSize + table.byteCount)
  }

  /// The score of "no reading says this"; one is 65,536.
  ///
  /// - Complexity: O(*n*) in the length of the sentence.
  func score(of text: ClassifierText) -> Int {
    let buckets = TextFeatures.buckets(of: text)
    let total = table.totals(of: buckets[...])[0]
    return ((total * step * TextFeatures.inverseRoot(of: buckets.count)) >> 24) + bias
  }
}
