import TestSupport
import Testing

@testable import Drawing

/// Moving labels apart within sectors of a circle.
@Suite struct SectorSpreadTests {
  /// Places, the borders of their sectors, and where they must go when each needs 6° and stays 1°
  /// from a border.
  static let moves: [(given: [Double], borders: [Double], moved: [Double]?)] = [
    ([10, 50], [0, 30], [10, 50]), ([100, 100], [0, 180], [97, 103]),
    ([101, 102, 103], [100, 180], [101, 107, 113]), ([97, 98, 99], [0, 100], [87, 93, 99]),
    ([2, 3], [1, 90], [2, 8]), ([358, 359], [1, 90], [354, 0]),
    ([359, 359.5], [0, 90], [353, 359]),
    ([0, 0], [0, 20], [1, 7]), ([0.5], [0, 20], [1]),
    ([98, 99, 101, 102], [100, 0], [91, 97, 103, 109]),
    ([5, 5, 5], [0, 12], nil), ([5, 5], [], [2, 8]), ([], [0, 90], []),
  ]

  @Test(arguments: moves)
  func `places move within their sectors`(
    given: [Double], borders: [Double], moved: [Double]?
  ) throws {
    let spread = SectorSpread.spread(given, gap: 6, margin: 1, within: borders)
    guard let moved else {
      #expect(spread == nil)
      return
    }
    let places = try #require(spread)
    #expect(places.count == moved.count)
    #expect(zip(places, moved).allSatisfy { abs($0 - $1) < 1e-9 }, "\(places)")
  }

  @Test func `random places keep their gaps, their order and their sectors`() {
    var random = SplitMix64(seed: 37)
    var fitting = 0
    for _ in 0..<3_000 {
      let width = random.double(in: 20..<360)
      let start = random.double(in: 0..<360)
      let given = (0..<11).map { _ in
        (start + random.double(in: 0..<width)).truncatingRemainder(dividingBy: 360)
      }
      let borders = (0..<12).map { _ in random.double(in: 0..<360) }
      let gap = random.double(in: 0.5..<7)
      guard let spread = SectorSpread.spread(given, gap: gap, margin: 1, within: borders) else {
        continue
      }
      fitting += 1
      func sector(_ place: Double) -> Int {
        let sorted = borders.sorted()
        return sorted.lastIndex { $0 <= place } ?? sorted.count - 1
      }
      #expect(zip(given, spread).allSatisfy { sector($0) == sector($1) })
      let order = given.indices.sorted { given[$0] < given[$1] }
      var sum = 0.0
      for (index, next) in zip(order, order.dropFirst() + order.prefix(1)) {
        let arc = (spread[next] - spread[index] + 360).truncatingRemainder(dividingBy: 360)
        #expect(arc >= gap - 1e-9)
        sum += arc
      }
      #expect(abs(sum - 360) < 1e-6)
    }
    #expect(fitting > 500)
  }
}
