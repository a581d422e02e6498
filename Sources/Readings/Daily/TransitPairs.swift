public import Ephemeris

/// A value for each transiting body and natal point of the eleven, where there is one.
@usableFromInline
package struct TransitPairs<Value> {
  @usableFromInline
  var values: [Value?]

  /// Nothing for any pair.
  @inlinable
  package init() { values = [Value?](repeating: nil, count: 11 * 11) }

  /// The value of a pair.
  ///
  /// - Precondition: both are of the eleven.
  @inlinable
  package subscript(_ body: CelestialBody, _ natal: CelestialBody) -> Value? {
    get { values[Int(body.rawValue) * 11 + Int(natal.rawValue)] }
    set { values[Int(body.rawValue) * 11 + Int(natal.rawValue)] = newValue }
  }
}
