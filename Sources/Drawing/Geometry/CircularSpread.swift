/// Moves places on a circle apart, each as little as can be.
///
/// Given places t₁ ≤ … ≤ tₙ on a circle and a least gap gᵢ between each and the next, it finds the x that
/// keep their order, are that far apart all the way round, and make Σ (xᵢ − tᵢ)² least. That x is unique.
///
/// With yᵢ = xᵢ − (g₁ + … + gᵢ₋₁) the gaps become y₁ ≤ y₂ ≤ …, which is isotonic regression: the *pool
/// adjacent violators* rule solves it exactly (R. E. Barlow and others, *Statistical Inference under Order
/// Restrictions*, 1972). Neighbours that would come too close are pooled and share one
/// y, their mean; a pool never needs to be undone, whichever pair is pooled first. On the circle
/// the chain has no end: index i + n is the same place, 360° − Σ g further on in y, so
/// after one pass along the chain the last pool is compared with the first one, a turn later.
enum CircularSpread {
  /// The places moved apart.
  ///
  /// - Parameters:
  ///   - degrees: Places in 0 ..< 360, in any order; of equal ones the earlier in the array comes
  ///     first.
  ///   - gap: The least gap in degrees; where the circle is too small for it, the largest that fits.
  /// - Returns: The new place of each, in the same order and in 0 ..< 360.
  /// - Complexity: O(n log n) to sort, then O(n): a place enters one pool, a pool is merged once.
  static func spread(_ degrees: [Double], gap: Double) -> [Double] {
    spread(degrees, gaps: Array(repeating: gap, count: degrees.count))
  }

  /// The same with a gap of its own between each place and the next.
  ///
  /// - Parameters:
  ///   - degrees: Places in 0 ..< 360, in any order; of equal ones the earlier in the array comes
  ///     first.
  ///   - gaps: The least gap in degrees after each place, in the order of the sorted places; the last is
  ///     the one between the last place and the first. Where the circle is too small for them, they all
  ///     become smaller by one factor.
  /// - Returns: The new place of each, in the same order and in 0 ..< 360.
  static func spread(_ degrees: [Double], gaps: [Double]) -> [Double] {
    guard degrees.count > 1 else { return degrees }
    let count = degrees.count
    // A hair below the whole circle, so that going round always gains something.
    let wanted = gaps.reduce(0, +)
    let factor = min(1, 359.99 / max(wanted, 1e-9))
    var offsets: [Double] = []
    var total = 0.0
    for gap in gaps {
      offsets.append(total)
      total += gap * factor
    }
    let turn = 360 - total
    let order = sorted(degrees)
    var pools: [Pool] = []
    for (index, place) in order.enumerated() {
      pools.append(Pool(sum: degrees[place] - offsets[index], count: 1, first: index))
      mergeLast(of: &pools, from: 0)
    }
    var head = 0
    while pools.count - head > 1, pools[pools.count - 1].mean > pools[head].mean + turn {
      var first = pools[head]
      head += 1
      first.sum += Double(first.count) * turn
      pools[pools.count - 1].take(first)
      mergeLast(of: &pools, from: head)
    }
    var spread = degrees
    for pool in pools[head...] {
      for index in pool.first..<(pool.first + pool.count) {
        let place = pool.mean + offsets[index % count] + Double(index / count) * total
        let lifted = place.truncatingRemainder(dividingBy: 360)
        let wrapped = lifted < 0 ? lifted + 360 : lifted
        spread[order[index % count]] = wrapped < 360 ? wrapped : 0
      }
    }
    return spread
  }

  /// The indices of places in the order of the circle; of equal ones the earlier comes first.
  static func sorted(_ degrees: [Double]) -> [Int] {
    degrees.indices.sorted { (degrees[$0], $0) < (degrees[$1], $1) }
  }

  /// Merges the last pool into those before it while they are in the wrong order.
  private static func mergeLast(of pools: inout [Pool], from head: Int) {
    while pools.count - head > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
      let last = pools.removeLast()
      pools[pools.count - 1].take(last)
    }
  }

  /// Neighbours that share one y.
  private struct Pool {
    var sum: Double
    var count: Int
    let first: Int

    var mean: Double { sum / Double(count) }

    mutating func take(_ next: Pool) {
      sum += next.sum
      count += next.count
    }
  }
}
