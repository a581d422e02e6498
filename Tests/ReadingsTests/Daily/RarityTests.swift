import Ephemeris
import Testing

@testable import Readings

/// How rarely a body comes by.
@Suite struct RarityTests {
  /// Bodies with the years that each takes round the Sun, by NASA's fact sheets and the small-body database of JPL.
  private static let years: [(body: CelestialBody, years: Double)] = [
    (.mercury, 0.24), (.venus, 0.62), (.mars, 1.88), (.vesta, 3.63), (.juno, 4.36), (.ceres, 4.60),
    (.pallas, 4.61), (.jupiter, 11.9), (.saturn, 29.4), (.chiron, 50.4), (.uranus, 84.0),
    (.pholus, 92), (.neptune, 165), (.pluto, 248),
  ]

  @Test func `the slower a body is, the rarer it comes by`() {
    let slower = Self.years.sorted { $0.years < $1.years }.map {
      PriorityTransits.rarity(of: $0.body)
    }
    #expect(slower == slower.sorted())
    #expect(PriorityTransits.rarity(of: .chiron) > PriorityTransits.rarity(of: .jupiter))
    #expect(PriorityTransits.rarity(of: .ceres) > PriorityTransits.rarity(of: .mars))
  }
}
