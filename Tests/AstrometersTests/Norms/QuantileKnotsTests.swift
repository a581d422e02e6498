import Testing

@testable import Astrometers

/// Section 6 of the definition: quantiles and ranks.
@Suite struct QuantileKnotsTests {
  @Test func `quantiles are of type 7`() {
    // numpy.quantile([1, 2, 4, 8], [0, .25, .5, .75, 1]) gives these (its default is type 7).
    let knots = QuantileKnots(of: [8, 1, 4, 2], count: 5).knots
    #expect(knots == [1, 1.75, 3, 5, 8])
  }

  @Test func `601 values give knots that are values where they fall on one`() {
    let knots = QuantileKnots(of: (0...600).map(Double.init), count: 65).knots
    #expect(knots.count == 65)
    #expect(knots[0] == 0 && knots[32] == 300 && knots[64] == 600)
    #expect(knots[1] == 9.375)
  }

  @Test(arguments: [
    (value: -1.0, rank: 0.0),  // below the first
    (0, 0.5),  // equal to three knots: the last of them
    (5, 0.625),  // half-way between knots
    (10, 0.75),
    (15, 0.875),
    (20, 1),
    (21, 1),  // above the last
  ])
  func `a rank is linear between knots`(value: Double, rank: Double) {
    let knots = QuantileKnots(of: [0, 0, 0, 10, 20], count: 5)
    #expect(knots.rank(of: value) == rank)
  }

  @Test func `without knots every rank is 0`() {
    let knots = QuantileKnots(of: [], count: 33)
    #expect(knots.knots.isEmpty && knots.rank(of: 0.5) == 0)
  }

  @Test func `equal values rank at 1, those below at 0`() {
    let knots = QuantileKnots(of: [7, 7, 7], count: 33)
    #expect(knots.rank(of: 7) == 1)
    #expect(knots.rank(of: 6.999) == 0)
  }

  @Test func `ranks never fall as values rise`() {
    let knots = QuantileKnots(of: (0..<200).map { Double(($0 * 7919) % 97) }, count: 65)
    var before = 0.0
    for step in 0...1_000 {
      let rank = knots.rank(of: Double(step) * 0.1)
      #expect(rank >= before && (0...1).contains(rank))
      before = rank
    }
  }
}

/// What happens to a meter with few days on one side.
@Suite struct PolaritySidesTests {
  @Test func `a side with sixteen values stands alone`() {
    let positive = (1...16).map { Double($0) / 100 }
    let (harmonious, challenging) = MeterNorms.sides(
      ofAscending: (positive + [0, -0.9] + positive.map(-)).sorted())
    #expect(harmonious.knots.last == 0.16)
    #expect(challenging.knots.last == 0.9)
  }

  @Test func `a side with fewer takes both without zeros`() {
    let positive = (1...15).map { Double($0) / 100 }
    let (harmonious, challenging) = MeterNorms.sides(
      ofAscending: (positive + [0, 0, -0.5]).sorted())
    #expect(harmonious.knots.first == 0.01 && harmonious.knots.last == 0.5)
    #expect(challenging == harmonious)
  }

  @Test func `no leaning at all has no knots`() {
    let (harmonious, challenging) = MeterNorms.sides(ofAscending: [0.0, 0, 0])
    #expect(harmonious.knots.isEmpty && challenging.knots.isEmpty)
  }
}
