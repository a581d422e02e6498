/// Moves places on a circle apart, each within its own sector.
///
/// It starts from ``CircularSpread`` and then limits each place to what its sector and its
/// neighbours leave. A limit runs along the circle: the first place of a sector is a margin
/// after the border, the next one a gap after the first, and so on. The limits keep the gaps, and so
/// do the places limited by them. A place that no limit concerns stays where ``CircularSpread``
/// puts it.
enum SectorSpread {
  /// The places moved apart.
  ///
  /// - Parameters:
  ///   - degrees: Places in 0 ..< 360, in any order; of equal ones the earlier in the array comes
  ///     first.
  ///   - gap: The least gap in degrees.
  ///   - margin: How far a place stays from the borders of its sector, in degrees; at most a
  ///     quarter of the sector.
  ///   - borders: The degrees in 0 ..< 360 where the sectors begin, in any order. A place on a
  ///     border belongs to the sector that begins there.
  /// - Returns: The new place of each, in the same order and in 0 ..< 360; nil if they don't fit.
  /// - Complexity: O(n log n) for n places and borders.
  static func spread(
    _ degrees: [Double], gap: Double, margin: Double, within borders: [Double]
  ) -> [Double]? {
    let free = CircularSpread.spread(degrees, gap: gap)
    let borders = borders.sorted()
    guard let first = borders.first else { return free }
    let order = degrees.indices.sorted { (degrees[$0], $0) < (degrees[$1], $1) }
    guard Double(order.count) * gap < 360 else { return nil }

    var limits = order.map {
      limit(of: degrees[$0], margin: margin, borders: borders + [first + 360])
    }
    // Twice around, since the first place is next to the last.
    for step in 1..<max(1, 2 * limits.count) {
      let (last, this) = ((step - 1) % limits.count, step % limits.count)
      let turn = this == 0 ? 360.0 : 0
      limits[this].low = max(limits[this].low, limits[last].low + gap - turn)
    }
    for step in 1..<max(1, 2 * limits.count) {
      let next = (limits.count - (step - 1) % limits.count) % limits.count
      let this = (next + limits.count - 1) % limits.count
      let turn = next == 0 ? 360.0 : 0
      limits[this].high = min(limits[this].high, limits[next].high - gap + turn)
    }
    guard limits.allSatisfy({ $0.low <= $0.high }) else { return nil }

    var spread = degrees
    for (index, limit) in zip(order, limits) {
      // A place is moved by less than half the circle.
      let move = (free[index] - degrees[index] + 540).truncatingRemainder(dividingBy: 360) - 180
      let place = max(limit.low, min(limit.high, degrees[index] + move))
      let lifted = (place + 360).truncatingRemainder(dividingBy: 360)
      spread[index] = lifted
    }
    return spread
  }

  /// Where a place may stand, in the turn of the circle that the place is in.
  ///
  /// - Parameters:
  ///   - degrees: The place in 0 ..< 360.
  ///   - margin: How far it stays from the borders of its sector.
  ///   - borders: The sectors' borders in order, the first one again a turn later.
  /// - Returns: The first and the last place that it may have.
  private static func limit(
    of degrees: Double, margin: Double, borders: [Double]
  ) -> (low: Double, high: Double) {
    let next = borders.firstIndex { $0 > degrees } ?? borders.count - 1
    let end = borders[next]
    let start = next > 0 ? borders[next - 1] : borders[borders.count - 2] - 360
    let inset = min(margin, (end - start) / 4)
    return (start + inset, end - inset)
  }
}
