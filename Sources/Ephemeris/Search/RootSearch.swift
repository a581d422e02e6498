/// Finds where a continuous function crosses zero within a bracket.
///
/// Every time the engine says, of a full moon or an exact aspect, comes from here. The search is
/// bounded: it can't run for ever whatever the function does.
package enum RootSearch {
  /// The place in `low...high` where `function` crosses zero, to within `tolerance`.
  ///
  /// Brent's method (R. P. Brent, *Algorithms for Minimization without Derivatives*, 1973,
  /// chapter 4): inverse quadratic interpolation while that gains, bisection when it does not.
  ///
  /// - Returns: Nil if the function has the same sign at both ends, or is not finite.
  /// - Throws: Whatever `function` throws.
  /// - Complexity: At most 102 calls of `function`, about 8 where it is smooth.
  @inlinable
  package static func root<Failure: Error>(
    in bracket: ClosedRange<Double>, tolerance: Double,
    of function: (Double) throws(Failure) -> Double
  ) throws(Failure) -> Double? {
    let ends = (low: try function(bracket.lowerBound), high: try function(bracket.upperBound))
    return try root(in: bracket, withEnds: ends, tolerance: tolerance, of: function)
  }

  /// The same of a function whose values at the ends of the bracket are known.
  ///
  /// - Parameters:
  ///   - bracket: Where the function crosses zero.
  ///   - ends: What the function is at the lower bound and at the upper one.
  ///   - tolerance: How near the crossing is wanted.
  ///   - function: The function.
  /// - Returns: Nil if the ends have the same sign, or the function is not finite.
  /// - Throws: Whatever `function` throws.
  @inlinable
  package static func root<Failure: Error>(
    in bracket: ClosedRange<Double>, withEnds ends: (low: Double, high: Double), tolerance: Double,
    of function: (Double) throws(Failure) -> Double
  ) throws(Failure) -> Double? {
    var (a, b) = (bracket.lowerBound, bracket.upperBound)
    var (fa, fb) = ends
    if fa == 0 { return a }
    if fb == 0 { return b }
    guard fa.isFinite, fb.isFinite, (fa < 0) != (fb < 0) else { return nil }
    // b is the best so far, c the other side of the root, a the one before b.
    var (c, fc) = (a, fa)
    var step = b - a
    var stepBefore = step
    for _ in 0..<100 {
      if (fb < 0) == (fc < 0) {
        (c, fc) = (a, fa)
        step = b - a
        stepBefore = step
      }
      if fc.magnitude < fb.magnitude {
        (a, b, c) = (b, c, b)
        (fa, fb, fc) = (fb, fc, fb)
      }
      let least = 2 * b.ulp + tolerance / 2
      let half = (c - b) / 2
      if half.magnitude <= least || fb == 0 { return b }
      if stepBefore.magnitude >= least, fa.magnitude > fb.magnitude {
        var (p, q): (Double, Double)
        let s = fb / fa
        if a == c {
          (p, q) = (2 * half * s, 1 - s)
        } else {
          let (t, r) = (fa / fc, fb / fc)
          p = s * (2 * half * t * (t - r) - (b - a) * (r - 1))
          q = (t - 1) * (r - 1) * (s - 1)
        }
        if p > 0 { q = -q } else { p = -p }
        let inside = min(3 * half * q - (least * q).magnitude, (stepBefore * q).magnitude)
        (stepBefore, step) = 2 * p < inside ? (step, p / q) : (half, half)
      } else {
        (stepBefore, step) = (half, half)
      }
      (a, fa) = (b, fb)
      b += step.magnitude > least ? step : (half > 0 ? least : -least)
      fb = try function(b)
      guard fb.isFinite else { return nil }
    }
    return b
  }
}
