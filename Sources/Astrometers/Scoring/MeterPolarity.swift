/// The formula of polarity (`p`, section 5 of the definition), in whatever precision it is asked for.
enum MeterPolarity {
  /// `0.3 Σ (1 − μ) ρ`: what a polarity loses to bodies in retrograde motion, given the sum.
  @inline(__always)
  static func loss<Number: BinaryFloatingPoint>(ofDimming dimming: Number) -> Number {
    0.3 * dimming
  }

  /// The sign and strength of a tone.
  ///
  /// - Parameters:
  ///   - tone: `H`.
  ///   - activity: `A`.
  ///   - medianActivity: The person's median of it. A quarter joins the divisor, so that a day on which
  ///     next to nothing happens doesn't lean all the way; where the divisor is 0, nothing leans.
  ///   - loss: As ``loss(ofDimming:)`` has it.
  /// - Returns: `p`, −1…1.
  @inline(__always)
  static func of<Number: BinaryFloatingPoint>(
    tone: Number, activity: Number, medianActivity: Number, loss: Number
  ) -> Number {
    let divisor = activity + 0.25 * medianActivity
    let balance = divisor == 0 ? 0 : tone / divisor
    return max(-1, min(1, balance - loss))
  }
}
