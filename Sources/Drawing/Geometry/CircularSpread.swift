/// Moves places on a circle apart, each as little as can be.
///
/// Given places t₁ ≤ … ≤ tₙ on a circle and a least gap g, it finds the x that keep their order,
/// are at least g apart all the way round, and make Σ (xᵢ − tᵢ)² least. That x is unique.
///
/// With yᵢ = xᵢ − i·g the gaps become y₁ ≤ y₂ ≤ …, which is isotonic regression: the *pool adjacent
/// violators* rule solves it exactly (R. E. Barlow and others, *Statistical Inference under Order
/// Restrictions*, 1972). Neighbours that would come too close are pooled and share one
/// y, their mean; a pool never needs to be undone, whichever pair is pooled first. On the circle
/// the chain has no end: index i + n stands for the same place, 360° − n·g further on in y, so
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
    guard degrees.count > 1 else { return degrees }
    let count = degrees.count
    // A hair below the whole circle, so that going round always gains something.
    let gap = min(gap, 359.99 / Double(count))
    let turn = 360 - Double(count) * gap
    let order = degrees.indices.sorted { (degrees[$0], $0) < (degrees[$1], $1) }
    var pools: [Pool] = []
    for (index, place) in order.enumerated() {
      pools.append(Pool(sum: degrees[place] - Double(index) * gap, count: 1, first: index))
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
        let place = pool.mean + Double(index) * gap
        let lifted = place.truncatingRemainder(dividingBy: 360)
        let wrapped = lifted < 0 ? lifted + 360 : lifted
        spread[order[index % count]] = wrapped < 360 ? wrapped : 0
      }
    }
    return spread
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
