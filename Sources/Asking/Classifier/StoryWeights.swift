/// Weights by which the stretches of a long text say whether it is a call for help.
///
/// They weigh what the third layer of `SenseNetwork` says of each stretch: its means over the stretches, and its least
/// values. `Scripts/make/stories.py` finds them and computes the same.
struct StoryWeights: Sendable {
  /// How many weights there are: for means, and for least values.
  static let count = 2 * SenseNetwork.hidden
  /// Weights are in 1/16,777,216, scores in 1/65,536.
  private static let shift = 8

  let bias: Int
  let weights: [Int]

  /// What the activations of stretches say of "this is a call for help", in the unit of scores.
  func score(of stretches: [[SenseNetwork.Sums]]) -> Int {
    guard var least = stretches.first else { return bias }
    var sums = [SenseNetwork.Sums](repeating: SenseNetwork.Sums(), count: least.count)
    for activations in stretches {
      for part in sums.indices {
        sums[part] &+= activations[part]
        least[part] = pointwiseMin(least[part], activations[part])
      }
    }
    let share = 65_536 / stretches.count
    var total = 0
    for part in sums.indices {
      for index in sums[part].indices {
        let place = part * SenseNetwork.Sums.scalarCount + index
        total += ((Int(sums[part][index]) * share) >> 16) * weights[place]
        total += Int(least[part][index]) * weights[SenseNetwork.hidden + place]
      }
    }
    return bias + (total >> Self.shift)
  }
}
