internal import Synchronization

/// The keys of one issuer, fetched when they are needed, and seldom.
///
/// Each issuer has its own, so that no token of one is verified by a key of another.
package final class IssuerKeys: Sendable {
  /// The keys were never reached.
  package struct Unavailable: Error {}

  private struct State {
    var keys: [String: VerifyingKey] = [:]
    /// When the keys came last, in seconds since 1970.
    var fetchedAt: Int64?
    /// When they were asked for last.
    var triedAt: Int64?
    var inWork: Task<[UInt8]?, Never>?
  }

  private let fetch: @Sendable () async -> [UInt8]?
  private let state = Mutex(State())

  /// Unknown keys and failures lead to one fetch in this time, however many tokens come.
  static let leastDistance: Int64 = 300
  /// Keys are fetched again after this time, so that those that were taken back go.
  static let lifetime: Int64 = 86_400

  /// Creates an issuer's keys.
  ///
  /// - Parameter fetch: Gets the key set; nil if it isn't available.
  package init(fetch: @escaping @Sendable () async -> [UInt8]?) { self.fetch = fetch }

  /// The key of a name; nil if the issuer has none.
  ///
  /// - Throws: ``Unavailable`` if no keys are known.
  func key(_ name: String, at now: Int64) async throws(Unavailable) -> VerifyingKey? {
    let task = state.withLock { state -> Task<[UInt8]?, Never>? in
      let age = state.fetchedAt.map { now - $0 }
      if state.keys[name] != nil, let age, (0..<Self.lifetime).contains(age) { return nil }
      if let task = state.inWork { return task }
      if let tried = state.triedAt, (0..<Self.leastDistance).contains(now - tried) { return nil }
      state.triedAt = now
      let task = Task { [fetch] in await fetch() }
      state.inWork = task
      return task
    }
    if let task {
      let bytes = await task.value
      state.withLock { state in
        guard state.inWork == task else { return }
        state.inWork = nil
        // What can't be read changes nothing: the known keys go on.
        guard let keys = bytes.flatMap({ VerifyingKey.all(json: $0) }), !keys.isEmpty else {
          return
        }
        state.keys = keys
        state.fetchedAt = now
      }
    }
    return try state.withLock { state throws(Unavailable) in
      guard state.fetchedAt != nil else { throw Unavailable() }
      return state.keys[name]
    }
  }
}
