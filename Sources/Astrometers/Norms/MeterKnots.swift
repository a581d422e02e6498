/// One meter's norms as a run of numbers, and ranks found in it without a branch.
///
/// 65 knots of activity, 33 of positive and 33 of negative polarities. The median is knot 32. A side
/// that has no knots is filled with the largest number, which ranks everything 0.
enum MeterKnots {
  static let activityCount = 65
  static let sideCount = 33
  /// Numbers in all.
  static let count = activityCount + 2 * sideCount

  static let harmoniousOffset = activityCount
  static let challengingOffset = activityCount + sideCount
  static let medianOffset = activityCount / 2

  /// Whether the knots of all meters, side by side, ascend from 0 or more, each run of them; what doesn't is no
  /// set of knots.
  static func areSound(_ knots: [Float]) -> Bool {
    let runs = [
      (0, activityCount), (harmoniousOffset, sideCount), (challengingOffset, sideCount),
    ]
    let greatest = Float.greatestFiniteMagnitude
    let knots = knots.span
    for meter in 0..<Meter.count {
      for (offset, count) in runs {
        let first = meter * Self.count + offset
        let last = first + count - 1
        // All are looked at, without a way out in between: a batch reads thousands of sound ones.
        var isAscending = true
        for index in first..<last {
          isAscending = (knots[index] <= knots[index + 1]) && isAscending
        }
        // Those of a side that has none are all the same.
        guard isAscending, knots[first] >= 0,
          knots[first] == greatest ? knots[last] == greatest : knots[last] < greatest
        else { return false }
      }
    }
    return true
  }

  /// Appends the numbers of a meter.
  static func append(_ norms: MeterNorms, to numbers: inout [Float]) {
    append(norms.activity, activityCount, to: &numbers)
    append(norms.harmonious, sideCount, to: &numbers)
    append(norms.challenging, sideCount, to: &numbers)
  }

  private static func append(_ side: QuantileKnots, _ count: Int, to numbers: inout [Float]) {
    precondition(side.knots.isEmpty || side.knots.count == count, "norms have so many knots")
    if side.knots.isEmpty {
      numbers.append(contentsOf: repeatElement(Float.greatestFiniteMagnitude, count: count))
    } else {
      for knot in side.knots { numbers.append(Float(knot)) }
    }
  }

  /// The rank of an activity, 0…1, as `QuantileKnots/rank(of:)` has it.
  @inline(__always)
  static func activityRank(of value: Float, in knots: UnsafePointer<Float>) -> Float {
    var low = unsafe step(0, 32, value, knots)
    unsafe low = step(low, 16, value, knots)
    unsafe low = step(low, 8, value, knots)
    unsafe low = step(low, 4, value, knots)
    unsafe low = step(low, 2, value, knots)
    unsafe low = step(low, 1, value, knots)
    return unsafe rank(of: value, above: low, of: activityCount - 1, knots)
  }

  /// The rank of a polarity's magnitude on its side, 0…1.
  @inline(__always)
  static func sideRank(of value: Float, in knots: UnsafePointer<Float>) -> Float {
    var low = unsafe step(0, 16, value, knots)
    unsafe low = step(low, 8, value, knots)
    unsafe low = step(low, 4, value, knots)
    unsafe low = step(low, 2, value, knots)
    unsafe low = step(low, 1, value, knots)
    return unsafe rank(of: value, above: low, of: sideCount - 1, knots)
  }

  @inline(__always)
  private static func step(
    _ low: Int, _ width: Int, _ value: Float, _ knots: UnsafePointer<Float>
  ) -> Int {
    unsafe low &+ (knots[low &+ width] <= value ? width : 0)
  }

  /// The rank of a value that stands between a knot and the next, or beyond an end.
  ///
  /// Below the first of all knots the fraction is negative, possibly infinite; it is held at 0.
  @inline(__always)
  private static func rank(
    of value: Float, above low: Int, of last: Int, _ knots: UnsafePointer<Float>
  ) -> Float {
    let (here, next) = unsafe (knots[low], knots[low &+ 1])
    let within = (value - here) / (next - here)
    let rank = max(0, (Float(low) + within) * (1 / Float(last)))
    return unsafe value >= knots[last] ? 1 : min(1, rank)
  }
}
