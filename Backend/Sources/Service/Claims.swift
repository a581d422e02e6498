internal import Store
internal import Synchronization

/// Keys of requests that are being answered, so that none is answered twice at once.
final class Claims: Sendable {
  private struct Key: Hashable {
    let account: AccountKey
    let key: String
  }

  private let keys = Mutex<Set<Key>>([])

  /// What keeps a key taken until it is released, or nobody has it any more.
  final class Claim: Sendable {
    private let end: @Sendable () -> Void
    private let isReleased = Atomic(false)

    fileprivate init(end: @escaping @Sendable () -> Void) { self.end = end }

    /// Gives the key back; once.
    func release() {
      if !isReleased.exchange(true, ordering: .relaxed) { end() }
    }

    deinit { release() }
  }

  /// Takes a key; nothing where it is taken.
  func claim(_ key: String, of account: AccountKey) -> Claim? {
    let key = Key(account: account, key: key)
    guard keys.withLock({ $0.insert(key).inserted }) else { return nil }
    return Claim { [self] in keys.withLock { _ = $0.remove(key) } }
  }
}
