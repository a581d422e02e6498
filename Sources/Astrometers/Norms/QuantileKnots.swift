/// Where a value stands among many, given from a few quantiles of them.
package struct QuantileKnots: Sendable, Hashable {
  /// The knots in ascending order: knot j of n is the quantile at j/(n−1).
  package let knots: [Double]

  /// Takes knots of some values; none where there are no values.
  ///
  /// Quantiles are linear between order statistics, the method called type 7 (R. J. Hyndman and
  /// Y. Fan, *The American Statistician* 50, 1996).
  ///
  /// - Precondition: `count` is 2 or more, the values are finite.
  package init(of values: [Double], count: Int) {
    self.init(ofAscending: values.sorted()[...], count: count)
  }

  /// Takes knots as they were kept, in ascending order.
  init(ascending knots: [Double]) {
    self.knots = knots
  }

  /// Takes knots of values that are sorted.
  init<Value: BinaryFloatingPoint>(ofAscending sorted: ArraySlice<Value>, count: Int) {
    precondition(count >= 2, "knots have two ends")
    knots = sorted.isEmpty ? [] : (0..<count).map { Self.quantile($0, of: count - 1, in: sorted) }
  }

  /// The quantile at `numerator / denominator` of sorted values.
  ///
  /// The place is found in whole numbers, so that a knot that is an order statistic is exactly it. One
  /// between two of them has the values' own precision, so that knots of single numbers can be kept as
  /// single numbers.
  private static func quantile<Value: BinaryFloatingPoint>(
    _ numerator: Int, of denominator: Int, in sorted: ArraySlice<Value>
  ) -> Double {
    let place = (sorted.count - 1) * numerator
    let (steps, rest) = place.quotientAndRemainder(dividingBy: denominator)
    let below = Double(sorted[sorted.startIndex + steps])
    guard rest > 0 else { return below }
    let above = Double(sorted[sorted.startIndex + steps + 1])
    return Double(Value(below + Double(rest) / Double(denominator) * (above - below)))
  }

  /// The value's rank, 0…1: 0 below the first knot, 1 above the last, linear between.
  ///
  /// A value equal to several knots takes the last of them, so that a meter with idle days rises
  /// from there without a jump. Without knots every rank is 0.
  package func rank(of value: Double) -> Double {
    guard let first = knots.first, let last = knots.last, value >= first else { return 0 }
    guard value < last else { return 1 }
    // The last knot not above the value; the next one is above it. Which half it is in can't be
    // foreseen, so the halves are chosen by arithmetic and not by a branch.
    var (low, length) = (0, knots.count - 1)
    while length > 1 {
      let half = length / 2
      low += knots[low + half] <= value ? half : 0
      length -= half
    }
    let within = (value - knots[low]) / (knots[low + 1] - knots[low])
    return (Double(low) + within) / Double(knots.count - 1)
  }
}
