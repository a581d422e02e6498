import TestSupport
import Testing

@testable import Drawing

/// Moving labels apart: least squares under least gaps, on a circle.
@Suite struct CircularSpreadTests {
  /// Rounding of sums of a few angles in degrees.
  static let rounding = 1e-9

  /// Places and where they must go when each needs 6°.
  static let moves: [(given: [Double], moved: [Double])] = [
    ([10, 50, 90], [10, 50, 90]), ([100, 100], [97, 103]), ([0, 0], [357, 3]),
    ([359, 1], [357, 3]), ([1, 359], [3, 357]), ([10, 12, 30], [8, 14, 30]),
    ([10, 12, 17], [7, 13, 19]), ([355, 357, 2], [352, 358, 4]), ([42], [42]), ([], []),
  ]

  @Test(arguments: moves)
  func `places move as far as they must`(given: [Double], moved: [Double]) {
    let spread = CircularSpread.spread(given, gap: 6)
    #expect(zip(spread, moved).allSatisfy { abs($0 - $1) < Self.rounding }, "\(spread)")
    #expect(spread.count == moved.count)
  }

  @Test func `a circle that is full gives each the same room`() {
    let spread = CircularSpread.spread(Array(repeating: 5, count: 36), gap: 20).sorted()
    for (place, next) in zip(spread, spread.dropFirst()) {
      #expect(abs(next - place - 10) < 0.01)
    }
  }

  /// The conditions of Karush, Kuhn and Tucker, which hold at the least sum of squares and nowhere
  /// else: the multiplier of a gap is the sum of the moves up to it, taken negative, and must not
  /// be negative; it is zero where the gap is wider than it need be.
  @Test func `random places move least`() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<3_000 {
      let count = Int(random.next() % 14) + 2
      let width = random.double(in: 1..<360)
      let start = random.double(in: 0..<360)
      let given = (0..<count).map { _ in
        let place = (start + random.double(in: 0..<width)).truncatingRemainder(dividingBy: 360)
        return random.next() % 4 == 0 ? place.rounded(.down) : place
      }
      let gap = random.double(in: 0.5..<(350 / Double(count)))
      let spread = CircularSpread.spread(given, gap: gap)
      let order = given.indices.sorted { (spread[$0], $0) < (spread[$1], $1) }
      let ahead = order.indices.map { index in
        let next = order[(index + 1) % count]
        return Self.eastward(from: spread[order[index]], to: spread[next])
      }
      #expect(abs(ahead.reduce(0, +) - 360) < 1e-6)
      #expect(ahead.allSatisfy { $0 >= gap - Self.rounding })
      let slack = try #require(ahead.indices.first { ahead[$0] > gap + 1e-6 })
      var multiplier = 0.0
      for step in 1...count {
        let index = (slack + step) % count
        let place = order[index]
        let move = Self.eastward(from: given[place], to: spread[place] + 180) - 180
        multiplier -= move
        #expect(multiplier >= -1e-6)
        if ahead[index] > gap + 1e-6 { #expect(abs(multiplier) < 1e-6) }
      }
    }
  }

  private static func eastward(from start: Double, to end: Double) -> Double {
    let arc = (end - start).truncatingRemainder(dividingBy: 360)
    return arc < 0 ? arc + 360 : arc
  }
}
