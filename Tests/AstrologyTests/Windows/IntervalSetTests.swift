import Astrology
import Ephemeris
import TestSupport
import Testing

@Suite struct IntervalSetTests {
  private static func set(_ ranges: [(Double, Double)]) -> IntervalSet {
    IntervalSet(ranges.map { JulianDay<UT1>($0.0)..<JulianDay<UT1>($0.1) })
  }

  private static let period = JulianDay<UT1>(0)..<JulianDay<UT1>(100)

  @Test func `stretches that overlap or touch are one, and empty ones are none`() {
    let united = Self.set([(5, 6), (1, 2), (2, 3), (5.5, 9), (7, 7), (6, 8)])
    #expect(united == Self.set([(1, 3), (5, 9)]))
    #expect(Self.set([(4, 4)]) == .empty)
  }

  @Test func `a stretch has its beginning and not its end`() {
    let set = Self.set([(1, 3)])
    #expect(set.contains(JulianDay(1)) && !set.contains(JulianDay(3)))
  }

  @Test func `what is shorter is left out, what lasts as long is not`() {
    #expect(
      Self.set([(1, 2), (4, 6), (8, 11)]).lasting(atLeast: 2) == Self.set([(4, 6), (8, 11)]))
  }

  /// Sets against the answers that single instants give.
  @Test func `sets combine as their instants do`() {
    var random = SplitMix64(seed: 71)
    func some() -> IntervalSet {
      Self.set(
        (0..<8).map { _ in
          let start = Double(Int.random(in: -20...110, using: &random))
          return (start, start + Double(Int.random(in: 0...20, using: &random)))
        })
    }
    for _ in 0..<200 {
      let (one, two) = (some(), some())
      let (both, either, rest) = (
        one.intersection(two), one.union(two), one.complement(within: Self.period)
      )
      for half in -50..<260 {
        let instant = JulianDay<UT1>(Double(half) / 2)
        let (inOne, inTwo) = (one.contains(instant), two.contains(instant))
        #expect(both.contains(instant) == (inOne && inTwo))
        #expect(either.contains(instant) == (inOne || inTwo))
        #expect(rest.contains(instant) == (!inOne && Self.period.contains(instant)))
      }
      for set in [both, either, rest] {
        for (stretch, next) in zip(set.ranges, set.ranges.dropFirst()) {
          #expect(stretch.upperBound < next.lowerBound)
        }
      }
    }
  }
}
