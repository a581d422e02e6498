/// The Chebyshev polynomials T₀…T₁₃ and their slopes at one place of −1…1.
///
/// They are computed once for a date and shared by every series of that date: a number then costs one
/// dot product.
package struct ChebyshevBasis {
  /// T₀…T₁₃.
  package let values: InlineArray<14, Double>
  /// Their slopes.
  package let slopes: InlineArray<14, Double>

  /// The highest degree.
  package static let degree = 13

  /// Computes the polynomials by the three-term recurrence.
  @inline(__always)
  package init(at x: Double) {
    var values = InlineArray<14, Double>(repeating: 1)
    var slopes = InlineArray<14, Double>(repeating: 0)
    let twice = 2 * x
    values[1] = x
    slopes[1] = 1
    for k in 2...Self.degree {
      values[k] = twice * values[k - 1] - values[k - 2]
      // T′ₖ = 2 Tₖ₋₁ + 2x T′ₖ₋₁ − T′ₖ₋₂
      slopes[k] = 2 * values[k - 1] + (twice * slopes[k - 1] - slopes[k - 2])
    }
    self.values = values
    self.slopes = slopes
  }
}
