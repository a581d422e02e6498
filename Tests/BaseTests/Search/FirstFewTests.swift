import Base
import TestSupport
import Testing

@Suite struct FirstFewTests {
  @Test func `the first few are the first of a stable sort`() {
    var random = SplitMix64(seed: 5)
    for length in [0, 1, 2, 5, 40] {
      for _ in 0..<50 {
        // Of few different numbers, so that many are equal.
        let numbers = (0..<length).map { (number: Int(random.double(in: 0..<6)), place: $0) }
        let sorted = numbers.sorted { ($0.number, $0.place) < ($1.number, $1.place) }
        for count in [0, 1, 3, 40, .max] {
          let found = numbers.first(count) { $0.number < $1.number }
          #expect(found.map(\.place) == sorted.prefix(count).map(\.place))
        }
      }
    }
  }
}
