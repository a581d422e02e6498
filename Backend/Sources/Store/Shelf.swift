internal import Synchronization

/// What was asked for last, in two ages: when the young ones are enough, they become the old ones, and the old ones
/// that nobody asked for meanwhile go.
package struct TwoAges<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var youngSize = 0
  private let room: Int
  private let size: @Sendable (Value) -> Int

  /// Makes room.
  ///
  /// - Parameters:
  ///   - room: How large an age grows; two of them are all.
  ///   - size: How much of the room a value takes.
  package init(room: Int, size: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    self.room = room
    self.size = size
  }

  /// A value, where it is here; it is one of the young ones then.
  package mutating func value(_ key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    keep(value, as: key)
    return value
  }

  /// Keeps a value.
  package mutating func keep(_ value: Value, as key: Key) {
    let before = young.updateValue(value, forKey: key)
    youngSize += size(value) - (before.map(size) ?? 0)
    guard youngSize > room else { return }
    old = young
    young = [:]
    youngSize = 0
  }

  /// Forgets some.
  package mutating func forget(where isMeant: (Key, Value) -> Bool) {
    for (key, value) in young where isMeant(key, value) {
      young[key] = nil
      youngSize -= size(value)
    }
    for (key, value) in old where isMeant(key, value) { old[key] = nil }
  }
}

/// What was asked for last, for any number of threads: values that are read or made elsewhere, and that may have
/// been forgotten until they come here.
package final class Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Kept {
    var ages: TwoAges<Key, Value>
    /// How often anything was forgotten.
    var forgotten = 0
  }

  private let kept: Mutex<Kept>

  /// Makes room for so many values of an age.
  package init(room: Int) { kept = Mutex(Kept(ages: TwoAges(room: room))) }

  /// A value, where it is here.
  package func value(_ key: Key) -> Value? { kept.withLock { $0.ages.value(key) } }

  /// A mark that must stay the same between the start of a read and the keeping of its value.
  package var mark: Int { kept.withLock { $0.forgotten } }

  /// Keeps a value, unless anything was forgotten since the mark: it might be of before.
  package func keep(_ value: Value, as key: Key, if mark: Int) {
    kept.withLock { kept in
      if kept.forgotten == mark { kept.ages.keep(value, as: key) }
    }
  }

  /// Forgets some, or all.
  package func forget(where isMeant: (Key, Value) -> Bool = { _, _ in true }) {
    kept.withLock { kept in
      kept.forgotten += 1
      kept.ages.forget(where: isMeant)
    }
  }
}
