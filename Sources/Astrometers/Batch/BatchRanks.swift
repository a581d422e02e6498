internal import CKernels

/// Turns what a day brought a person into scores: no allocation, and no branch that depends on the numbers.
enum BatchRanks {
  /// Writes the 23 intensities and the 23 harmonies of a day.
  ///
  /// - Parameters:
  ///   - heard: What the meters have heard of the day.
  ///   - losses: What each meter's polarity loses to bodies in retrograde motion.
  ///   - norms: The person's knots, `MeterKnots/count` to a meter.
  ///   - numbers: `BatchScorer.Scores/stride` numbers.
  @inline(__always)
  static func write(
    _ heard: Heard, losses: UnsafePointer<Float>, norms: UnsafePointer<Float>,
    to numbers: UnsafeMutablePointer<Float>
  ) {
    let harmonies = unsafe numbers + BatchScorer.Scores.scoreCount
    for meter in 0..<Meter.count {
      let knots = unsafe norms + meter &* MeterKnots.count
      let activity = unsafe heard.activity[meter]
      let polarity = unsafe MeterPolarity.of(
        tone: heard.tone[meter], activity: activity, medianActivity: knots[MeterKnots.medianOffset],
        loss: losses[meter])
      let side = polarity < 0 ? MeterKnots.challengingOffset : MeterKnots.harmoniousOffset
      let rank = unsafe MeterKnots.sideRank(of: polarity.magnitude, in: knots + side)
      let leaning = polarity == 0 ? 0 : Float(signOf: polarity, magnitudeOf: 50 * rank)
      unsafe harmonies[meter] = 50 + leaning
      unsafe numbers[meter] = 100 * MeterKnots.activityRank(of: activity, in: knots)
    }
    unsafe gather(numbers)
    unsafe gather(harmonies)
  }

  /// Activity and tone of the seventeen meters.
  @unsafe struct Heard {
    let activity: UnsafePointer<Float>
    let tone: UnsafePointer<Float>

    /// Those of a day that the kernel has scored.
    init(_ day: UnsafePointer<kernel_heard>) {
      let numbers = unsafe UnsafeRawPointer(day).assumingMemoryBound(to: Float.self)
      unsafe activity = numbers
      unsafe tone = numbers + Meter.count
    }
  }

  /// Appends the means of the groups and of the whole to the numbers of the meters.
  @inline(__always)
  private static func gather(_ numbers: UnsafeMutablePointer<Float>) {
    var whole: Float = 0
    var first = 0
    for group in 0..<groupSizes.count {
      let size = groupSizes[group]
      var sum: Float = 0
      for meter in first..<(first &+ size) { unsafe sum += numbers[meter] }
      unsafe numbers[Meter.count &+ group] = sum / Float(size)
      whole += sum
      first &+= size
    }
    unsafe numbers[BatchScorer.Scores.wholeIndex] = whole / Float(Meter.count)
  }

  /// The meters of each group follow one another.
  private static let groupSizes: InlineArray<5, Int> = [3, 3, 3, 4, 4]
}
