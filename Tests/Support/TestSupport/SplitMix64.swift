/// A small seeded generator, so that a property test draws the same numbers on every run.
///
/// The algorithm is SplitMix64 of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators" (2014). Good enough to spread test cases, and nothing more.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers depend on `seed` alone.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number from `range`, its upper bound left out.
  ///
  /// Unlike `Double.random(in:using:)`, the mapping is written here, so no other version of Swift
  /// draws other numbers.
  ///
  /// - Precondition: The range is finite and not empty.
  public mutating func double(in range: Range<Double>) -> Double {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite && !range.isEmpty,
      "a range to draw from must be finite and not empty")
    let fraction = Double(next() >> 11) * 0x1p-53
    let drawn = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    // Rounding can reach the upper bound.
    return drawn < range.upperBound ? drawn : range.upperBound.nextDown
  }
}
