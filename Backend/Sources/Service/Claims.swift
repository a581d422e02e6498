package import Store
internal import Synchronization

/// Where keys of requests in work are shared by several servers.
package struct SharedClaims: Sendable {
  /// What is shared.
  package let state: any SharedState
  /// After so many seconds a key is free, whatever became of the server that took it.
  package let seconds: Int

  /// Creates it.
  package init(state: any SharedState, seconds: Int) {
    self.state = state
    self.seconds = seconds
  }
}

/// Keys of requests that are being answered, so that none is answered twice at once.
final class Claims: Sendable {
  private struct Key: Hashable {
    let account: AccountKey
    let key: String
  }

  private let keys = Mutex<Set<Key>>([])
  private let shared: SharedClaims?

  /// Begins with none; with what servers share, none of them answers what another does.
  init(shared: SharedClaims? = nil) { self.shared = shared }

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

  /// Takes a key; nil if it is taken, by another server, too.
  ///
  /// - Throws: ``StoreError`` if nobody can say whether another server has it.
  func claim(_ name: String, of account: AccountKey) async throws(StoreError) -> Claim? {
    let key = Key(account: account, key: name)
    guard keys.withLock({ $0.insert(key).inserted }) else { return nil }
    let local = Claim { [self] in keys.withLock { _ = $0.remove(key) } }
    guard let shared else { return local }
    let holder = (0..<16).map { _ in UInt8.random(in: 0...255) }
    let isFree = try await shared.state.claim(
      name, of: account, by: holder, seconds: shared.seconds)
    guard isFree else { return nil }
    return Claim {
      local.release()
      // Where that fails, the key is free after its seconds.
      Task { try? await shared.state.release(name, of: account, by: holder) }
    }
  }
}
