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
    precondition(knots.count == Meter.count * count, "each meter has its knots")
    return unsafe knots.withUnsafeBytes { knots in
      (0..<Meter.count).allSatisfy { meter in
        unsafe isSound(knots, meter * count, activityCount)
          && isSound(knots, meter * count + harmoniousOffset, sideCount)
          && isSound(knots, meter * count + challengingOffset, sideCount)
      }
    }
  }

  /// Whether a run of knots ascends from 0 or more, or is that of a side that has none.
  ///
  /// A run has four steps, or a multiple of it, and four are looked at at once: a batch reads thousands of runs.
  private static func isSound(
    _ knots: UnsafeRawBufferPointer, _ first: Int, _ count: Int
  ) -> Bool {
    let last = first + count - 1
    var isAscending = SIMDMask<SIMD4<Int32>>(repeating: true)
    for index in stride(from: first, to: last, by: 4) {
      let here = unsafe knots.loadUnaligned(fromByteOffset: 4 * index, as: SIMD4<Float>.self)
      let next = unsafe knots.loadUnaligned(fromByteOffset: 4 * index + 4, as: SIMD4<Float>.self)
      isAscending .&= here .<= next
    }
    let (lowest, highest) = unsafe (
      knots.loadUnaligned(fromByteOffset: 4 * first, as: Float.self),
      knots.loadUnaligned(fromByteOffset: 4 * last, as: Float.self)
    )
    let greatest = Float.greatestFiniteMagnitude
    // Those of a side that has none are all the same.
    return isAscending == SIMDMask(repeating: true) && lowest >= 0
      && (lowest == greatest ? highest == greatest : highest < greatest)
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
