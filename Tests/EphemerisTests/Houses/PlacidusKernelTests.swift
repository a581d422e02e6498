import EngineSupport
import Foundation
import TestSupport
import Testing

@testable import Ephemeris

/// Four cusps at once in C against one after the other in Swift, and the functions both are made of.
@Suite struct PlacidusKernelTests {
  /// The sphere of a place, as houses make it.
  private static func sphere(_ random: inout SplitMix64, latitude: Double) -> LocalSphere {
    LocalSphere(
      armc: .degrees(random.double(in: 0..<360)), obliquity: .degrees(random.double(in: 23..<24)),
      latitude: .degrees(latitude))
  }

  private static func expectSame(_ sphere: LocalSphere) {
    let (midheaven, ascendant) = (sphere.midheaven, sphere.ascendant)
    let cusps = EasternCusps.placidus(sphere, midheaven: midheaven, ascendant: ascendant)
    let found = [cusps.eleventh, cusps.twelfth, cusps.second, cusps.third]
    for (cusp, found) in zip(PlacidusCusp.allCases, found) {
      let expected = EclipticLongitude(wrapping: sphere.placidus(cusp) * (180 / Double.pi))
      #expect(
        found.degrees.bitPattern == expected.degrees.bitPattern, "\(cusp.offset) of \(sphere)")
    }
  }

  @Test func `cusps are those of the readable form, bit for bit`() {
    var random = SplitMix64(seed: 4)
    withEitherInstructions {
      for _ in 0..<1_000 {
        Self.expectSame(Self.sphere(&random, latitude: random.double(in: -66..<66)))
      }
    }
  }

  /// Where the bracket has to catch what overshoots.
  @Test func `so they are close to the polar circles and at the equator`() {
    var random = SplitMix64(seed: 5)
    for latitude in [0.0, 1e-12, 65.9, 65.99, -65.999] {
      for _ in 0..<200 { Self.expectSame(Self.sphere(&random, latitude: latitude)) }
    }
  }

  /// A digit of the last beside the system's own, or what angles of three turns are rounded to.
  static let rounding = 3e-16

  @Test func `sines and cosines are those of the system's library but for the last digit`() {
    var random = SplitMix64(seed: 6)
    let edges = (-16...16).flatMap { step -> [Double] in
      let angle = Double(step) * Double.pi / 4
      return [angle.nextDown, angle, angle.nextUp]
    }
    for angle in edges + (0..<5_000).map({ _ in random.double(in: -20..<20) }) {
      let (sine, cosine) = PortableAngle.sineAndCosine(angle)
      #expect((sine - sin(angle)).magnitude <= Self.rounding, "\(angle)")
      #expect((cosine - cos(angle)).magnitude <= Self.rounding, "\(angle)")
    }
  }

  @Test func `arctangents are those of the system's library but for two digits of the last`() {
    var random = SplitMix64(seed: 7)
    let edges = [0, 0.66, 1, 2.41421356237309504880, 1e15, 1e300].flatMap {
      [$0.nextDown, $0, $0.nextUp, -$0]
    }
    for tangent in edges + (0..<5_000).map({ _ in tan(random.double(in: -1.57..<1.57)) }) {
      let expected = atan(tangent)
      #expect(
        (PortableAngle.arctangent(tangent) - expected).magnitude <= 2 * expected.ulp, "\(tangent)")
    }
    for _ in 0..<5_000 {
      let angle = random.double(in: -Double.pi..<Double.pi)
      let found = PortableAngle.arctangent(y: 3 * sin(angle), x: 3 * cos(angle))
      #expect((found - angle).magnitude <= 4 * Self.rounding, "\(angle)")
    }
  }
}
