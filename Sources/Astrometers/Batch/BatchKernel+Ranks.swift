extension BatchKernel {
  /// Turns everyone's activity and tone into scores.
  static func rank(
    _ people: BatchPeople, on days: [DayCurves], in table: UnsafeMutablePointer<Float>
  ) {
    unsafe people.knots.withUnsafeBufferPointer { knots in
      guard let knots = knots.baseAddress else { return }
      for person in 0..<people.count {
        let norms = unsafe knots + person * Meter.count * MeterKnots.count
        for index in 0..<days.count {
          let numbers = unsafe table + (person * days.count + index) * BatchScores.stride
          unsafe days[index].losses.withUnsafeBufferPointer { losses in
            unsafe rank(numbers, norms, losses)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func rank(
    _ numbers: UnsafeMutablePointer<Float>, _ norms: UnsafePointer<Float>,
    _ losses: UnsafeBufferPointer<Float>
  ) {
    let harmonies = unsafe numbers + BatchScores.scoreCount
    for meter in 0..<Meter.count {
      let knots = unsafe norms + meter &* MeterKnots.count
      let activity = unsafe numbers[meter]
      let polarity = unsafe MeterPolarity.of(
        tone: harmonies[meter], activity: activity, medianActivity: knots[MeterKnots.medianOffset],
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
    unsafe numbers[BatchScores.wholeIndex] = whole / Float(Meter.count)
  }

  /// The meters of each group follow one another.
  private static let groupSizes: InlineArray<5, Int> = [3, 3, 3, 4, 4]
}
