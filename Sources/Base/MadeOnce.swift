internal import Synchronization

/// A value that is made when it is first needed, and kept from then on.
///
/// There is no lock, because the standard library's may trap after a fork: threads that come at once each make a value,
/// and all get the one that was kept first.
package struct MadeOnce<Value: Sendable>: ~Copyable, Sendable {
  private let kept = AtomicLazyReference<Kept>()

  private final class Kept: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Readies a place for a value.
  package init() {}

  /// The value; nil if none was kept yet.
  package var value: Value? { kept.load()?.value }

  /// The value, which is made if none was kept yet; what fails is not kept.
  package func value<Failure: Error>(
    orMake make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = kept.load() { return kept.value }
    return keep(try make())
  }

  /// Keeps a value unless one was kept before.
  ///
  /// - Returns: The value that is kept.
  @discardableResult
  package func keep(_ value: Value) -> Value { kept.storeIfNil(Kept(value)).value }
}
