import Astrology
import Ephemeris
import TestSupport
import Testing

/// Two moving points, 200,000 times.
@Suite struct AspectPropertyTests {
  private typealias Point = (longitude: EclipticLongitude, perDay: PlaneAngle)

  private static func point(_ generator: inout SplitMix64) -> Point {
    (
      EclipticLongitude(wrapping: generator.double(in: 0..<360)),
      .degrees(generator.double(in: -1..<15))
    )
  }

  @Test func `an aspect is the same seen from either side`() {
    let broken = counterexamples(among: 200_000, seed: 41) { generator in
      (Self.point(&generator), Self.point(&generator))
    } holds: { (one, other) in
      let separation = one.longitude.separation(from: other.longitude)
      guard
        OrbTable.standard.kind(at: separation)
          == OrbTable.standard.kind(at: other.longitude.separation(from: one.longitude))
      else { return false }
      let kind = OrbTable.standard.kind(at: separation) ?? .trine
      let there = Aspect.Geometry(
        kind, from: one.longitude, movingBy: one.perDay, to: other.longitude,
        movingBy: other.perDay)
      let back = Aspect.Geometry(
        kind, from: other.longitude, movingBy: other.perDay, to: one.longitude,
        movingBy: one.perDay)
      return there == back
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `applying means nearer a moment later`() {
    // A second of time, in which a point moves by 2e−4° at most.
    let moment = 1.0 / 86_400
    let broken = counterexamples(among: 100_000, seed: 42) { generator in
      (Self.point(&generator), Self.point(&generator))
    } holds: { (one, other) in
      let kind = AspectKind.square
      let geometry = Aspect.Geometry(
        kind, from: one.longitude, movingBy: one.perDay, to: other.longitude,
        movingBy: other.perDay)
      // Within 0.001° of a turn of the orb, the moment may lead across it.
      let separation = one.longitude.separation(from: other.longitude).degrees
      guard geometry.orb.degrees.magnitude > 1e-3, separation > 1e-3, separation < 179.999 else {
        return true
      }
      let later = (one.longitude + .degrees(one.perDay.degrees * moment))
        .separation(from: other.longitude + .degrees(other.perDay.degrees * moment))
      let change = (later - kind.angle).magnitude.degrees - geometry.orb.magnitude.degrees
      return (change - geometry.orbPerDay.degrees * moment).magnitude <= 1e-11
    }
    #expect(broken.isEmpty, "\(broken)")
  }
}
