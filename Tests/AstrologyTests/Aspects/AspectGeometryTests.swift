import Astrology
import Ephemeris
import TestSupport
import Testing

/// Two moving points and what they should make of an aspect.
struct MovingPair: Sendable, CustomTestStringConvertible {
  let title: String
  let kind: AspectKind
  let first: (longitude: Double, perDay: Double)
  let second: (longitude: Double, perDay: Double)
  let orb: Double
  let motion: Aspect.Motion

  init(
    _ title: String, _ kind: AspectKind, _ first: (Double, Double), _ second: (Double, Double),
    orb: Double, _ motion: Aspect.Motion
  ) {
    (self.title, self.kind, self.orb, self.motion) = (title, kind, orb, motion)
    self.first = (first.0, first.1)
    self.second = (second.0, second.1)
  }

  var testDescription: String { title }

  var geometry: Aspect.Geometry {
    Aspect.Geometry(
      kind, from: EclipticLongitude(wrapping: first.longitude), movingBy: .degrees(first.perDay),
      to: EclipticLongitude(wrapping: second.longitude), movingBy: .degrees(second.perDay))
  }
}

@Suite struct AspectGeometryTests {
  @Test(arguments: [
    MovingPair("a body behind a slower one", .conjunction, (10, 1), (15, 0.5), orb: 5, .applying),
    MovingPair("a body past a slower one", .conjunction, (15, 1), (10, 0.5), orb: 5, .separating),
    MovingPair("over the equinox", .conjunction, (358, 1), (3, 0.1), orb: 5, .applying),
    MovingPair("over the equinox, past", .conjunction, (2, 1), (357, 0.1), orb: 5, .separating),
    MovingPair(
      "a retrograde body coming back", .conjunction, (15, -0.5), (10, 0.1), orb: 5, .applying),
    MovingPair(
      "a retrograde body going away", .conjunction, (10, -0.5), (15, 0.1), orb: 5, .separating),
    MovingPair(
      "both retrograde, the hind one faster", .conjunction, (10, -1), (15, -0.5), orb: 5,
      .separating),
    MovingPair("within a square", .square, (10, 0), (97, 1), orb: -3, .applying),
    MovingPair("beyond a square", .square, (10, 0), (103, 1), orb: 3, .separating),
    MovingPair("a square to the west", .square, (10, 0), (277, 1), orb: 3, .applying),
    MovingPair("a trine over the equinox", .trine, (300, 1), (58, 0), orb: -2, .separating),
    MovingPair("an opposition ahead", .opposition, (0, 0), (175, 1), orb: -5, .applying),
    MovingPair("an opposition past", .opposition, (0, 0), (185, 1), orb: -5, .separating),
    MovingPair("at the instant itself", .sextile, (0, 1), (60, 0), orb: 0, .separating),
    MovingPair("both at rest", .sextile, (0, 0), (58, 0), orb: -2, .separating),
  ])
  func `the orb and its sense`(_ pair: MovingPair) {
    // Sums of a few numbers below 360.
    let rounding = 1e-12
    #expect((pair.geometry.orb.degrees - pair.orb).magnitude < rounding)
    #expect(pair.geometry.motion == pair.motion)
  }

  @Test func `exchanging the points changes nothing`() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<5_000 {
      let places = [0, 1].map { _ in EclipticLongitude(wrapping: generator.double(in: 0..<360)) }
      let motions = [0, 1].map { _ in PlaneAngle.degrees(generator.double(in: -2..<15)) }
      for kind in AspectKind.allCases {
        let one = Aspect.Geometry(
          kind, from: places[0], movingBy: motions[0], to: places[1], movingBy: motions[1])
        let other = Aspect.Geometry(
          kind, from: places[1], movingBy: motions[1], to: places[0], movingBy: motions[0])
        #expect(one.orb == other.orb && one.orbPerDay == other.orbPerDay)
      }
    }
  }

  @Test func `turning the zodiac changes nothing`() {
    let rounding = 1e-11
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let (first, second) = (generator.double(in: 0..<360), generator.double(in: 0..<360))
      let turn = generator.double(in: 0..<360)
      let here = MovingPair("", .trine, (first, 1), (second, 0.1), orb: 0, .applying).geometry
      let there = MovingPair(
        "", .trine, (first + turn, 1), (second + turn, 0.1), orb: 0, .applying
      ).geometry
      #expect((here.orb - there.orb).magnitude.degrees < rounding)
    }
  }
}
