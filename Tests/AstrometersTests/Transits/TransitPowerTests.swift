import Astrology
@testable import Astrometers
import Ephemeris
import Testing

/// Section 3 of the definition, number by number.
@Suite struct TransitPowerTests {
  /// Sums of a few products of numbers with two digits: what is left is rounding.
  static let rounding = 1e-12

  @Test(arguments: [
    // The Sun at its typical pace: ω = 1, no stations. Exact: b × 1 × 1.5.
    (degrees: 0.0, power: 15.0),
    (180, 12),
    (120, 12),
    (90, 12),
    (60, 9),
    // Half-way to the edge K = 0.5; closing from below: 8 × 0.5 × (1.5 − 0.5 × 0.2).
    (86.5, 5.6),
    // Beyond exact the same orb moves off: 8 × 0.5 × (1.5 − 0.5 × 0.8).
    (93.5, 4.4),
    (40, 0),
  ])
  func `the Sun's power is that of the formula`(degrees: Double, power: Double) {
    let computed = Samples.power(of: .sun, at: degrees, perDay: 0.985)
    #expect(abs(computed - power) <= Self.rounding)
  }

  @Test(arguments: [
    (body: CelestialBody.jupiter, pace: 0.6), (.saturn, 0.6), (.uranus, 0.4), (.neptune, 0.4),
    (.pluto, 0.4), (.meanNode, 0.2), (.moon, 1), (.mars, 1),
  ])
  func `slow bodies weigh less`(body: CelestialBody, pace: Double) {
    let motion = body.typicalDailyMotion.degrees
    let computed = Samples.power(of: body, at: 120, perDay: motion)
    #expect(abs(computed - 12 * pace) <= Self.rounding)
  }

  @Test(arguments: [
    CelestialBody.mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto,
  ])
  func `a station adds eight tenths`(body: CelestialBody) {
    let atRest = Samples.power(of: body, at: 120, perDay: 0)
    let atPace = Samples.power(of: body, at: 120, perDay: body.typicalDailyMotion.degrees)
    #expect(abs(atRest / atPace - 1.8) <= Self.rounding)
    let slow = 0.1 * body.typicalDailyMotion.degrees
    #expect(abs(Samples.power(of: body, at: 120, perDay: slow) / atPace - 1.4) <= Self.rounding)
  }

  @Test(arguments: [CelestialBody.sun, .moon, .meanNode])
  func `lights and node have no stations`(body: CelestialBody) {
    let atRest = Samples.power(of: body, at: 120, perDay: 0)
    let atPace = Samples.power(of: body, at: 120, perDay: body.typicalDailyMotion.degrees)
    #expect(atRest == atPace)
  }

  @Test func `the approach is held within one typical motion`() {
    let fast = Samples.power(of: .sun, at: 86.5, perDay: 10)
    #expect(fast == Samples.power(of: .sun, at: 86.5, perDay: 0.985))
    #expect(fast > Samples.power(of: .sun, at: 86.5, perDay: 0.5))
  }

  @Test func `orbs are those of charts`() {
    for separation in stride(from: 0.005, to: 180, by: 0.01) {
      let inForce = Samples.transit(of: .sun, at: separation, perDay: 0.985)?.kind
      #expect(inForce == OrbTable.standard.kind(at: .degrees(separation)))
    }
  }

  @Test func `both sides of the circle are alike`() {
    for separation in stride(from: 0.3, to: 180, by: 0.7) {
      let east = Samples.power(of: .venus, at: 100 + separation, perDay: 0.9, to: 100)
      let west = Samples.power(of: .venus, at: 100 - separation, perDay: -0.9, to: 100)
      #expect(abs(east - west) <= Self.rounding)
    }
  }
}
