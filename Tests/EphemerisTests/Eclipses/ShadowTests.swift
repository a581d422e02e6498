import EngineSupport
@testable import Ephemeris
import Foundation
import TestSupport
import Testing

/// The geometry of the shadows, in cases that can be reported without it.
@Suite struct ShadowTests {
  /// Where the Sun is, so many radii of the Earth away: an astronomical unit.
  static let sun = SIMD3(EarthAxis.radiiInAU, 0, 0)

  /// Seen from a place, the ratio of two diameters is that of their angles.
  @Test(arguments: [56.0, 58, 60, 63])
  func `a central eclipse has the ratio of the diameters seen`(_ moonDistance: Double) throws {
    let shadow = MoonShadow(moon: SIMD3(moonDistance, 0, 0), sun: Self.sun)
    // NASA's smaller radius of the Moon, and the Sun's of 959.63″; the place is one radius nearer.
    let moon = asin(0.272_281 / (moonDistance - 1))
    let sun = asin(sin(959.63 / 3_600 * .pi / 180) * Self.sun.x / (Self.sun.x - 1))
    #expect(shadow.isCentral)
    #expect(shadow.kind == (moon > sun ? .total : .annular))
    // The penumbra is computed with the mean radius, which moves the ratio by a ten thousandth of what
    // it lacks to 1.
    #expect((shadow.magnitude - moon / sun).magnitude <= 6e-5)
  }

  @Test func `the Earth is flat at the poles`() {
    // The polar radius is 0.99665 of the equatorial one, and all is parallel to the first axis.
    func shadow(_ aside: SIMD3<Double>) -> MoonShadow {
      MoonShadow(moon: SIMD3(60, 0, 0) + aside, sun: Self.sun + aside)
    }
    #expect(shadow(SIMD3(0, 0.998, 0)).isCentral)
    #expect(!shadow(SIMD3(0, 0, 0.998)).isCentral)
    #expect(shadow(SIMD3(0, 0, -0.996)).isCentral)
    // The umbra is 0.01 wide at most, so both are what they are called by where the axis is.
    #expect(shadow(SIMD3(0, 1.03, 0)).kind == .partial)
    #expect(shadow(SIMD3(0, 0, 1.6)).kind == nil)
  }

  @Test func `the Moon in the axis of the shadow is as deep as it can be`() throws {
    func shadow(_ latitude: Double) -> EarthShadow {
      EarthShadow(
        moon: 60 * SIMD3(-cos(latitude * .pi / 180), sin(latitude * .pi / 180), 0), sun: Self.sun)
    }
    let (middle, north, south) = (shadow(0), shadow(0.3), shadow(-0.3))
    #expect(middle.umbralMagnitude > north.umbralMagnitude)
    #expect((north.umbralMagnitude - south.umbralMagnitude).magnitude <= 1e-12)
    // 0.3° of the Moon's diameter, which is 31.2′ there.
    let diameter = 2 * asin(0.272_507_6 / 60) * 180 / .pi
    let deeper = middle.umbralMagnitude - north.umbralMagnitude
    #expect((deeper - 0.3 / diameter).magnitude <= 1e-9)
    // Shadow and half-shadow are the Sun's diameter apart, enlarged by a fiftieth.
    let wider = middle.penumbralMagnitude - middle.umbralMagnitude
    #expect((wider - 1.02 * 2 * 959.63 / 3_600 / diameter).magnitude <= 1e-6)
    #expect(middle.eclipse?.kind == .total)
    #expect(shadow(2).eclipse == nil)
  }

  @Test func `the Moon keeps to its polynomial`() throws {
    let table = try EclipseSamples.table.get()
    var worst = 0.0
    for eclipse in try EclipseSamples.ofTable.get() {
      func place(_ hour: Double) throws -> SIMD3<Double> {
        let sky = try table.sky(
          at: eclipse.maximum.advanced(byDays: hour / 24), bodies: BodySet(.moon))
        return EarthAxis(at: sky.tt).place(of: sky[.moon])
      }
      let path = HourlyPath(through: try (-2...2).map { try place(Double($0)) })
      for hour in stride(from: -2.25, through: 2.25, by: 0.5) {
        worst = max(worst, (path.place(at: hour) - (try place(hour))).length)
      }
    }
    // In kilometres: 0.003″, which the table may be off from one segment to the next, is 6 m there.
    #expect(worst * 6_378.137 <= 0.006, "\(worst * 6_378_137) m")
  }
}
