import Astrology
@testable import Astrometers
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSupport
import Testing

/// Powers, ranks and scores of random input, 250,000 times.
@Suite struct ScorePropertyTests {
  @Test func `a power is never negative, and moves smoothly`() {
    let step = 1e-6
    let broken = counterexamples(among: 100_000, seed: 51) { generator in
      let body = CelestialBody.scoringPoints[Int(generator.double(in: 0..<11))]
      return (
        body: body, degrees: generator.double(in: 0..<360),
        perDay: body.typicalDailyMotion.degrees * generator.double(in: -1.5..<1.5)
      )
    } holds: { drawn in
      func power(_ degrees: Double) -> Double {
        let state = BodyState(
          longitude: EclipticLongitude(wrapping: degrees), latitude: .zero, distanceAU: 1,
          longitudePerDay: .degrees(drawn.perDay), latitudePerDay: .zero, distancePerDayAU: 0)
        return TransitingBody(drawn.body, state: state)
          .transit(to: .sun, at: EclipticLongitude(wrapping: 0))?.power ?? 0
      }
      let (here, there) = (power(drawn.degrees), power(drawn.degrees + step))
      return here >= 0 && here <= Self.greatestPower
        && (there - here).magnitude <= ContinuityTests.steepestPerDegree * step
    }
    #expect(broken.isEmpty, "\(broken)")
  }

  /// b × K × F × G × ω at their largest: 10 × 1 × 1.5 × 1.8 × 1.
  private static let greatestPower = 27.0

  @Test func `a rank is within 0 to 1 and rises with its value`() {
    let broken = counterexamples(among: 150_000, seed: 52) { generator in
      (
        Self.knots[Int(generator.double(in: 0..<Double(Self.knots.count)))],
        generator.double(in: -1..<40), generator.double(in: 0..<1)
      )
    } holds: { (knots, value, more) in
      let (rank, higher) = (knots.rank(of: value), knots.rank(of: value + more))
      return rank >= 0 && higher <= 1 && rank <= higher
    }
    #expect(broken.isEmpty)
  }

  /// Knots of a hundred lists of 601 numbers; some of the numbers are equal.
  private static let knots: [QuantileKnots] = {
    var generator = SplitMix64(seed: 53)
    return (0..<100).map { _ in
      let idle = generator.double(in: 0..<300)
      let values = (0..<601).map { day in
        Double(day) < idle ? 0 : generator.double(in: 0..<35)
      }
      return QuantileKnots(of: values, count: 65)
    }
  }()

  @Test func `scores of any day are in range`() throws {
    let (astrometer, ephemeris) = (try Samples.newYork(), try UsualEphemeris())
    let broken = try counterexamples(among: 1_500, seed: 54) { generator in
      JulianDay<UT1>(generator.double(in: 2_396_760..<2_506_690))
    } holds: { instant in
      let scores = astrometer.scores(during: [try ephemeris.sky(at: instant)])
      return Meter.allCases.allSatisfy { meter in
        let score = scores[meter]
        return (0...100).contains(score.intensity) && (0...100).contains(score.harmony)
          && (-100...100).contains(score.unified)
      }
    }
    #expect(broken.isEmpty)
  }
}
