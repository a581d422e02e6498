/// The Chebyshev polynomials T₀…T₁₃ and their slopes at one place of −1…1.
///
/// They are computed once for a date and shared by every series of that date: a body then costs one
/// dot product. From T₂ on they are in single precision, four to a vector, because that is how the
/// coefficients lie in the table: none of those reaches a degree, of which the eighth digit is a
/// tenth of a millisecond of arc.
struct ChebyshevBasis {
  /// The place itself, which is T₁.
  let x: Double
  /// T₂…T₅, T₆…T₉, T₁₀…T₁₃.
  let values: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  /// Their slopes.
  let slopes: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// The highest degree.
  static let degree = 13

  /// Computes T₂…T₅ by the three-term recurrence and the others, four at a time, by
  /// Tₘ₊ₙ = 2 Tₘ Tₙ − Tₘ₋ₙ, whose derivative gives the slopes.
  @inline(__always)
  init(at x: Double) {
    let twice = 2 * x
    let t2 = twice * x - 1
    let t3 = twice * t2 - x
    let t4 = twice * t3 - t2
    let t5 = twice * t4 - t3
    // T′ₖ₊₁ = 2 Tₖ + 2x T′ₖ − T′ₖ₋₁
    let d2 = 2 * twice
    let d3 = 2 * t2 + twice * d2 - 1
    let d4 = 2 * t3 + twice * d3 - d2
    let d5 = 2 * t4 + twice * d4 - d3
    let second = SIMD4(Float(t2), Float(t3), Float(t4), Float(t5))
    let secondSlope = SIMD4(Float(d2), Float(d3), Float(d4), Float(d5))
    let one = Float(x)
    // T₆…T₉ with m = 4, T₁₀…T₁₃ with m = 8.
    let twiceT4 = 2 * second.z
    let sixth = twiceT4 * second - SIMD4(second.x, one, 1, one)
    let sixthSlope =
      2 * secondSlope.z * second + twiceT4 * secondSlope - SIMD4(secondSlope.x, 1, 0, 1)
    let twiceT8 = 2 * sixth.z
    let tenth = twiceT8 * second - SIMD4(sixth.x, second.w, second.z, second.y)
    let tenthSlope =
      2 * sixthSlope.z * second + twiceT8 * secondSlope
      - SIMD4(sixthSlope.x, secondSlope.w, secondSlope.z, secondSlope.y)
    self.x = x
    values = (second, sixth, tenth)
    slopes = (secondSlope, sixthSlope, tenthSlope)
  }

  /// Tₖ and its slope.
  @inline(__always)
  subscript(k: Int) -> (value: Double, slope: Double) {
    switch k {
    case 0: (1, 0)
    case 1: (x, 1)
    case 2..<6: (Double(values.0[k - 2]), Double(slopes.0[k - 2]))
    case 6..<10: (Double(values.1[k - 6]), Double(slopes.1[k - 6]))
    default: (Double(values.2[k - 10]), Double(slopes.2[k - 10]))
    }
  }
}
