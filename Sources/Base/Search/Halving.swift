extension Range<Int> {
  /// The first number that is not before a mark, found by halving; the end where all are before it.
  ///
  /// - Parameter isBefore: Whether a number is before the mark. All that are come ahead of all that
  ///   aren't.
  /// - Returns: The number, or the range's end.
  /// - Throws: What the question throws.
  @inlinable
  package func firstNumber<Failure: Error>(
    notBefore isBefore: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
