/// Moves places on a circle apart, each within its own sector.
///
/// It starts from ``CircularSpread`` and then limits each place to what its sector and its
/// neighbours leave. A limit runs along the circle: the first place of a sector is a margin
/// after the border, the next one a gap after the first, and so on. The limits keep the gaps, and so
/// do the places limited by them. A place that no limit concerns stays where ``CircularSpread``
/// puts it.
enum SectorSpread {
  /// Where a sector ends and the next begins.
  struct Border: Sendable {
    /// Its place in 0 ..< 360.
    let degrees: Double
    /// How far places stay from it; at most half of a sector.
    let marginDegrees: Double
  }

  /// What came of it.
  enum Outcome: Sendable {
    /// The new place of each, in the order given and in 0 ..< 360.
    case spread([Double])
    /// The places that found no room, by their index.
    case tooNarrow(at: [Int])
  }

  /// The places moved apart.
  ///
  /// - Parameters:
  ///   - degrees: Places in 0 ..< 360, in any order; of equal ones the earlier in the array comes
  ///     first.
  ///   - gaps: The least gap in degrees after each place, in the order of the sorted places.
  ///   - borders: Where the sectors begin, in any order. A place on a border belongs to the sector that
  ///     begins there.
  /// - Returns: The new places, or which of them found no room.
  /// - Complexity: O(n log n) for n places and borders.
  static func spread(
    _ degrees: [Double], gaps: [Double], within borders: [Border]
  ) -> Outcome {
    let order = CircularSpread.sorted(degrees)
    let count = order.count
    guard gaps.reduce(0, +) < 360 || count < 2 else { return .tooNarrow(at: order) }
    let free = CircularSpread.spread(degrees, gaps: gaps)
    let borders = borders.sorted { $0.degrees < $1.degrees }
    guard let first = borders.first else { return .spread(free) }
    let turned = Border(degrees: first.degrees + 360, marginDegrees: first.marginDegrees)

    var limits = order.map { limit(of: degrees[$0], borders: borders + [turned]) }
    // Twice around, since the first place is next to the last.
    for step in 1..<max(1, 2 * count) {
      let (last, this) = ((step - 1) % count, step % count)
      guard last != this else { break }
      let turn = this == 0 ? 360.0 : 0
      limits[this].low = max(limits[this].low, limits[last].low + gaps[last] - turn)
    }
    for step in 1..<max(1, 2 * count) {
      let next = (count - (step - 1) % count) % count
      let this = (next + count - 1) % count
      guard next != this else { break }
      let turn = next == 0 ? 360.0 : 0
      limits[this].high = min(limits[this].high, limits[next].high - gaps[this] + turn)
    }
    // Half a millionth of a degree is what sums of gaps may lose.
    let narrow = zip(order, limits).filter { $0.1.low > $0.1.high + 5e-7 }.map(\.0)
    guard narrow.isEmpty else { return .tooNarrow(at: narrow) }

    var spread = degrees
    for (index, limit) in zip(order, limits) {
      // A place is moved by less than half the circle.
      let move = (free[index] - degrees[index] + 540).truncatingRemainder(dividingBy: 360) - 180
      let place = max(limit.low, min(limit.high, degrees[index] + move))
      spread[index] = (place + 360).truncatingRemainder(dividingBy: 360)
    }
    return .spread(spread)
  }

  /// Which sector each place is in, counted from the first border; all in one where there is none.
  static func sectors(of degrees: [Double], within borders: [Border]) -> [Int] {
    let starts = borders.map(\.degrees).sorted()
    return degrees.map { place in
      (starts.lastIndex { $0 <= place }) ?? max(0, starts.count - 1)
    }
  }

  /// Where a place may stand, in the turn of the circle that the place is in.
  ///
  /// - Parameters:
  ///   - degrees: The place in 0 ..< 360.
  ///   - borders: The sectors' borders in order, the first one again a turn later.
  /// - Returns: The first and the last place that it may have: the middle where the margins leave nothing.
  private static func limit(
    of degrees: Double, borders: [Border]
  ) -> (low: Double, high: Double) {
    let next = borders.firstIndex { $0.degrees > degrees } ?? borders.count - 1
    let before = next > 0 ? borders[next - 1] : borders[borders.count - 2]
    let start = next > 0 ? before.degrees : before.degrees - 360
    let end = borders[next].degrees
    let low = start + before.marginDegrees
    let high = end - borders[next].marginDegrees
    guard low > high else { return (low, high) }
    // The margins share what there is by their sizes.
    let share = before.marginDegrees / (before.marginDegrees + borders[next].marginDegrees)
    let middle = start + (end - start) * share
    return (middle, middle)
  }
}
