@testable import Ephemeris
import Foundation
import TestSupport
import Testing

@Suite struct ChebyshevBasisTests {
  /// The recurrence has thirteen steps, each of which may double the rounding of those before.
  static let rounding = 1e-12

  /// Compares with a tolerance that is for numbers up to `size`.
  private static func expect(_ value: Double, _ expected: Double, degree: Int, size: Double) {
    #expect((value - expected).magnitude <= rounding * size, "degree \(degree)")
  }

  @Test(arguments: 0...ChebyshevBasis.degree)
  func `a polynomial is a cosine of a multiple`(_ degree: Int) {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<1_000 {
      let x = generator.double(in: -1..<1)
      let expected = cos(Double(degree) * acos(x))
      Self.expect(ChebyshevBasis(at: x).values[degree], expected, degree: degree, size: 1)
    }
  }

  /// k sin kθ ⁄ sin θ, at most k²; near the ends, where sin θ is nearly nothing, it is no measure.
  @Test(arguments: 1...ChebyshevBasis.degree)
  func `a slope is a sine of a multiple over a sine`(_ degree: Int) {
    var generator = SplitMix64(seed: 15)
    for _ in 0..<1_000 {
      let x = generator.double(in: -0.99..<0.99)
      let angle = acos(x)
      let expected = Double(degree) * sin(Double(degree) * angle) / sin(angle)
      let size = Double(degree * degree)
      Self.expect(ChebyshevBasis(at: x).slopes[degree], expected, degree: degree, size: size)
    }
  }

  @Test(arguments: 0...ChebyshevBasis.degree)
  func `at the ends a polynomial is one and its slope the square`(_ degree: Int) {
    let sign = degree.isMultiple(of: 2) ? 1.0 : -1.0
    let (right, left) = (ChebyshevBasis(at: 1), ChebyshevBasis(at: -1))
    #expect(right.values[degree] == 1)
    #expect(left.values[degree] == sign)
    #expect(right.slopes[degree] == Double(degree * degree))
    #expect(left.slopes[degree] == -sign * Double(degree * degree))
  }

  @Test func `even ones are even and odd ones odd, bit for bit`() {
    var generator = SplitMix64(seed: 16)
    for _ in 0..<200 {
      let x = generator.double(in: 0..<1)
      let (right, left) = (ChebyshevBasis(at: x), ChebyshevBasis(at: -x))
      for degree in 0...ChebyshevBasis.degree {
        let sign = degree.isMultiple(of: 2) ? 1.0 : -1.0
        #expect(left.values[degree] == sign * right.values[degree])
        #expect(left.slopes[degree] == -sign * right.slopes[degree])
      }
    }
  }
}
