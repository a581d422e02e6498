import Ephemeris
import TestSupport
import Testing

/// The circle, 400,000 times.
@Suite struct LongitudePropertyTests {
  /// Rounding of sums of numbers up to 720, in degrees.
  static let roundingDegrees = 5e-13

  @Test func `whole turns don't matter, and a longitude is within one`() {
    let broken = counterexamples(among: 100_000, seed: 1) { generator in
      (generator.double(in: 0..<360), Double(Int(generator.double(in: -9..<10))))
    } holds: { (degrees, turns) in
      let place = EclipticLongitude(wrapping: degrees + 360 * turns).degrees
      let gap = (place - degrees).magnitude
      return place >= 0 && place < 360 && min(gap, 360 - gap) <= 8 * Self.roundingDegrees
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `an arc leads from one place to the other, and back`() {
    let broken = counterexamples(among: 200_000, seed: 2) { generator in
      (
        EclipticLongitude(wrapping: generator.double(in: 0..<360)),
        EclipticLongitude(wrapping: generator.double(in: 0..<360))
      )
    } holds: { (here, there) in
      let arc = here.arc(to: there)
      return arc.degrees >= -180 && arc.degrees < 180
        && (here + arc).separation(from: there).degrees <= Self.roundingDegrees
        && (arc.degrees == -180 || there.arc(to: here).degrees == -arc.degrees)
        && here.separation(from: there) == there.separation(from: here)
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  @Test func `going round by three arcs ends where it began`() {
    let broken = counterexamples(among: 100_000, seed: 3) { generator in
      (0..<3).map { _ in EclipticLongitude(wrapping: generator.double(in: 0..<360)) }
    } holds: { places in
      let sum = zip(places, places[1...] + places[..<1]).reduce(0) { sum, pair in
        sum + pair.0.eastwardArc(to: pair.1).degrees
      }
      let turns = (sum / 360).rounded()
      return (1...2).contains(turns) && (sum - 360 * turns).magnitude <= 4 * Self.roundingDegrees
    }
    #expect(broken.isEmpty, "\(broken)")
  }
}
