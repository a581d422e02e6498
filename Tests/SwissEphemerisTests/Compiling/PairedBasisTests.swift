#if SwissEphemeris
@testable import Ephemeris
@testable import SwissEphemeris
import TestSupport
import Testing

@Suite struct PairedBasisTests {
  /// T₂…T₅ are rounded to single precision, whose step is 1.2e−7 below one, and the others computed
  /// from them in it, in a few steps.
  static let single = 1e-6

  /// Both degrees of a vector, each twice, against the same polynomials in double precision.
  private func expect(
    _ lanes: PairedBasis.Lanes, _ expected: InlineArray<14, Double>, from degree: Int, size: Double
  ) {
    #expect(lanes.x == lanes.y)
    #expect(lanes.z == lanes.w)
    for (value, k) in [(lanes.x, degree), (lanes.z, degree + 1)] {
      #expect((Double(value) - expected[k]).magnitude <= Self.single * size, "degree \(k)")
    }
  }

  @Test func `both places have the polynomials of the one basis`() {
    var generator = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let places = SIMD2(generator.double(in: -1..<1), generator.double(in: -1..<1))
      let (first, second) = PairedBasis.both(at: places)
      for (paired, x) in [(first, places.x), (second, places.y)] {
        let basis = ChebyshevBasis(at: x)
        #expect(paired.x == x)
        let values = [
          paired.values.0, paired.values.1, paired.values.2, paired.values.3, paired.values.4,
          paired.values.5,
        ]
        let slopes = [
          paired.slopes.0, paired.slopes.1, paired.slopes.2, paired.slopes.3, paired.slopes.4,
          paired.slopes.5,
        ]
        for index in 0..<6 {
          let degree = 2 * index + 2
          expect(values[index], basis.values, from: degree, size: 1)
          let steepest = Double((degree + 1) * (degree + 1))
          expect(slopes[index], basis.slopes, from: degree, size: steepest)
        }
      }
    }
  }

  /// A pair of series laid side by side, read by the kernel and one by one.
  @Test(arguments: [8, 12])
  func `a pair is its two series`(tail: Int) throws {
    let series = [ChebyshevSeries.Encoding.firstOfPair, .secondOfPair].map { encoding in
      ChebyshevSeries(
        subject: 0, channel: .longitude, encoding: encoding, parts: 1, headCount: 2,
        tailCount: tail, unit: 0, offset: 0)
    }
    var generator = SplitMix64(seed: UInt64(tail))
    for _ in 0..<200 {
      var block = [UInt8](repeating: 0, count: series[0].stride)
      for one in series {
        let coefficients = (0..<14).map { k in
          (k == 0 ? 360.0 : 10) * generator.double(in: -1..<1) / Double(1 << (2 * k))
        }
        one.lay(try #require(one.encode(coefficients)), at: 0, in: &block)
      }
      let x = generator.double(in: -1..<1)
      let (_, basis) = PairedBasis.both(at: SIMD2(0, x))
      let found = unsafe block.withUnsafeBytes { bytes in
        unsafe bytes.baseAddress.map { segment in
          (
            pair: unsafe basis.motions(segment, hasTwelve: tail == 12),
            singly: series.map { unsafe $0.evaluate(segment, ChebyshevBasis(at: x)) },
            byClenshaw: series.map { unsafe $0.evaluate(segment, at: x) }
          )
        }
      }
      let (pair, singly, byClenshaw) = try #require(found)
      for lane in 0..<2 {
        // Coefficients from the third on are together below one, slopes below ten.
        #expect((pair.longitudes[lane] - singly[lane].value).magnitude <= Self.single)
        #expect((pair.slopes[lane] - singly[lane].slope).magnitude <= 10 * Self.single)
        // The recurrence has thirteen steps, each of which may double the rounding of those before.
        let rounding = 1e-12 * 400
        #expect((byClenshaw[lane].value - singly[lane].value).magnitude <= rounding)
        #expect((byClenshaw[lane].slope - singly[lane].slope).magnitude <= rounding)
      }
    }
  }
}
#endif
