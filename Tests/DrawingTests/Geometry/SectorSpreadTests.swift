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

  /// The same gap everywhere, and a margin of 1°; nil where it doesn't fit.
  private static func spread(
    _ given: [Double], gap: Double, within borders: [Double]
  ) -> [Double]? {
    let outcome = SectorSpread.spread(
      given, gaps: given.map { _ in gap },
      within: borders.map { SectorSpread.Border(degrees: $0, marginDegrees: 1) })
    if case .spread(let places) = outcome { return places }
    return nil
  }

  @Test func `gaps and margins may differ`() {
    let borders = [
      SectorSpread.Border(degrees: 0, marginDegrees: 4),
      SectorSpread.Border(degrees: 30, marginDegrees: 2),
    ]
    guard
      case .spread(let places) = SectorSpread.spread(
        [1, 2, 29.5], gaps: [5, 3, 1], within: borders)
    else {
      Issue.record("three places fit in 30°")
      return
    }
    #expect(places == [4, 9, 28])
    guard
      case .tooNarrow(let misfits) = SectorSpread.spread(
        [1, 2, 200], gaps: [25, 3, 1], within: borders)
    else {
      Issue.record("25° don't fit in 24°")
      return
    }
    #expect(Set(misfits).isSubset(of: [0, 1]) && !misfits.isEmpty)
  }

  @Test(arguments: moves)
  func `places move within their sectors`(
    given: [Double], borders: [Double], moved: [Double]?
  ) throws {
    let spread = Self.spread(given, gap: 6, within: borders)
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
      guard let spread = Self.spread(given, gap: gap, within: borders) else {
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
