/// A weight from −127 to 127 for each bucket of `IntentFeatures` and each label of a linear model.
///
/// The weights are constant bytes of the program, which is why the pointer to them is safe to share.
@safe
struct LabelWeights: @unchecked Sendable {
  private let labelCount: Int
  private let weights: UnsafeRawBufferPointer

  /// Takes the bytes of a file: a row of one weight for each label, by bucket.
  init(file: UnsafeRawBufferPointer, labelCount: Int) {
    precondition(file.count == labelCount << IntentFeatures.bucketBits && labelCount > 1)
    self.labelCount = labelCount
    unsafe weights = file
  }

  /// The sum of each label's weights.
  func scores(of features: IntentFeatures) -> [Int] {
    var totals = [Int](repeating: 0, count: labelCount)
    let weights = unsafe self.weights
    for bucket in features.buckets {
      let row = bucket * labelCount
      for label in totals.indices {
        totals[label] += Int(unsafe weights.load(fromByteOffset: row + label, as: Int8.self))
      }
    }
    return totals
  }

  /// The label with the highest score, and how far it is ahead of the second: a hundred times the difference of their
  /// scores over the root of the number of features.
  func leader(by scores: [Int], of features: IntentFeatures) -> (label: Int, lead: Int) {
    var (first, second) = scores[1] > scores[0] ? (1, 0) : (0, 1)
    for label in scores.indices.dropFirst(2) {
      if scores[label] > scores[first] {
        (first, second) = (label, first)
      } else if scores[label] > scores[second] {
        second = label
      }
    }
    let root = Int(Double(features.buckets.count * 10_000).squareRoot())
    return (first, (scores[first] - scores[second]) * 10_000 / max(1, root))
  }
}
