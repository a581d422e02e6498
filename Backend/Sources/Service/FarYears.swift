internal import Astrolabe
internal import Store
internal import Synchronization

/// Lets few at a time ask for years that the table doesn't have: such a day takes thirty times the work of a near one.
final class FarYears: Sendable {
  private struct Bucket {
    var tokens: Double
    var at: ContinuousClock.Instant
  }

  private struct State {
    var buckets: [AccountKey: Bucket] = [:]
    var inWork = 0
  }

  /// The years of the compiled table, but the first and the last, in which a day looks beyond it.
  private static let nearYears = 1_851...2_149
  /// So many days of far years an account may ask for at once, and in a minute.
  private static let mostPerMinute = 12.0
  /// So many are made at a time, of everybody.
  private static let mostAtOnce = 1
  private static let mostAccounts = 4_096

  private let state = Mutex(State())
  private let clock: @Sendable () -> ContinuousClock.Instant

  init(clock: @escaping @Sendable () -> ContinuousClock.Instant) { self.clock = clock }

  /// Whether a date is in a far year.
  static func contain(_ date: CalendarDate) -> Bool { !nearYears.contains(date.year) }

  /// Makes something of a far year.
  ///
  /// - Throws: ``Refusal`` if the account, or everybody together, has asked for too much; an error of `make`.
  func make<Value: Sendable>(
    for account: AccountKey, _ make: () async throws -> Value
  ) async throws -> Value {
    try enter(account, at: clock())
    defer { state.withLock { $0.inWork -= 1 } }
    return try await make()
  }

  private func enter(_ account: AccountKey, at now: ContinuousClock.Instant) throws(Refusal) {
    let perSecond = Self.mostPerMinute / 60
    let wait = state.withLock { state -> Int? in
      var bucket = state.buckets[account] ?? Bucket(tokens: Self.mostPerMinute, at: now)
      let passed = max(0, (now - bucket.at) / .seconds(1))
      bucket = Bucket(tokens: min(Self.mostPerMinute, bucket.tokens + passed * perSecond), at: now)
      if state.buckets.count > Self.mostAccounts {
        state.buckets = state.buckets.filter { _, bucket in
          bucket.tokens + (now - bucket.at) / .seconds(1) * perSecond < Self.mostPerMinute
        }
      }
      guard bucket.tokens >= 1 else {
        state.buckets[account] = bucket
        return max(1, Int(((1 - bucket.tokens) / perSecond).rounded(.up)))
      }
      // Who finds everybody at work loses no turn.
      guard state.inWork < Self.mostAtOnce else { return 1 }
      bucket.tokens -= 1
      state.buckets[account] = bucket
      state.inWork += 1
      return nil
    }
    guard let wait else { return }
    throw Refusal(
      .resourceExhausted,
      "too many days of far years; ask for one of 1851 to 2149, or again in \(wait) "
        + (wait == 1 ? "second" : "seconds"), .retry(afterSeconds: wait))
  }
}
