public import Readings

/// What the two people are called.
public struct PairNames: Sendable, Hashable {
  private let one: String
  private let other: String

  /// Names the two people: `A` and `B` for those without a name, and `Zoë` and `the other Zoë` for two of one name.
  ///
  /// - Parameters:
  ///   - one: The first person's name.
  ///   - other: The second person's name.
  public init(_ one: String? = nil, _ other: String? = nil) {
    self.one = one ?? "A"
    let second = other ?? "B"
    self.other = second == self.one ? "the other \(second)" : second
  }

  /// The name of one of the two.
  public subscript(side: PairPortrait.Side) -> String { side == .one ? one : other }
}
