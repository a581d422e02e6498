/// Draws cases and gives those that break a property, at most five of them.
///
/// A case costs a closure rather than an expectation, so that a test can draw a hundred thousand.
///
/// - Parameters:
///   - count: How many are drawn.
///   - seed: What they depend on, alone.
///   - draw: Draws a case.
///   - holds: Whether the property holds for it.
/// - Returns: Those that break it, in the order they were drawn.
/// - Throws: What either closure throws.
public func counterexamples<Case>(
  among count: Int, seed: UInt64, draw: (inout SplitMix64) throws -> Case,
  holds: (Case) throws -> Bool
) rethrows -> [Case] {
  var generator = SplitMix64(seed: seed)
  var found: [Case] = []
  for _ in 0..<count where found.count < 5 {
    let drawn = try draw(&generator)
    if !(try holds(drawn)) { found.append(drawn) }
  }
  return found
}
