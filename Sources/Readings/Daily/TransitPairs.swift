public import Astrology
internal import Ephemeris

/// A value for each transiting body and natal body of the eleven, where there is one: two bodies make one
/// aspect at most at one instant.
@usableFromInline
package struct TransitPairs<Value> {
  @usableFromInline
  var values: [Value?]

  /// Creates the table with no value for any pair.
  @inlinable
  package init() { values = [Value?](repeating: nil, count: 11 * 11) }

  /// The value of a transit's pair; nothing is kept of a pair that is not of the eleven.
  @inlinable
  package subscript(_ key: TransitKey) -> Value? {
    get { Self.index(of: key).flatMap { values[$0] } }
    set {
      if let index = Self.index(of: key) { values[index] = newValue }
    }
  }

  /// Whether there is a value for a transit's pair.
  @inlinable
  package func has(_ key: TransitKey) -> Bool {
    Self.index(of: key).map { values[$0] != nil } ?? false
  }

  @usableFromInline
  static func index(of key: TransitKey) -> Int? {
    guard let natal = key.natalBody, natal.rawValue < 11, key.body.rawValue < 11 else { return nil }
    return Int(key.body.rawValue) * 11 + Int(natal.rawValue)
  }
}

extension TransitPairs: Sendable where Value: Sendable {}
