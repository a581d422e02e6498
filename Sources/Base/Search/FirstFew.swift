extension Sequence {
  /// The first few elements in an order, without sorting all of them.
  ///
  /// - Parameters:
  ///   - count: How many are wanted.
  ///   - stands: Whether an element stands before another; if neither does, the earlier comes first.
  /// - Returns: What the first of a stable sort are.
  /// - Complexity: A comparison for each element that is not among the first, for the others as many as are wanted.
  @inlinable
  package func first(
    _ count: Int, by stands: (_ one: Element, _ before: Element) -> Bool
  ) -> [Element] {
    var first: [Element] = []
    guard count > 0 else { return first }
    for element in self {
      var place = first.count
      while place > 0, stands(element, first[place - 1]) { place -= 1 }
      guard place < count else { continue }
      if first.count == count { first.removeLast() }
      first.insert(element, at: place)
    }
    return first
  }
}
