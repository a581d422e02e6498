internal import Store
internal import Synchronization

/// Counts what was asked for: a bucket for each subject and class, which fills up again with time.
final class Buckets: Sendable {
  private struct Key: Hashable {
    let what: LimitClass
    let who: LimitSubject
  }

  private struct Bucket {
    var tokens: Double
    var at: Timestamp
  }

  private final class Shard: Sendable {
    let buckets = Mutex<[Key: Bucket]>([:])
  }

  private let shards = (0..<64).map { _ in Shard() }
  private let limits: Limits
  /// So many buckets of a shard are looked through for full ones.
  private static let manyBuckets = 4_096

  private let shared: (any SharedState)?

  /// Begins with full buckets; with what servers share, a bucket is of all of them.
  init(_ limits: Limits, shared: (any SharedState)? = nil) {
    self.limits = limits
    self.shared = shared
  }

  /// Takes one.
  ///
  /// - Returns: Nil if there was one, otherwise in how many seconds there will be.
  /// - Throws: ``StoreError`` if what servers share can't be asked.
  func take(
    _ what: LimitClass, of who: LimitSubject, at now: Timestamp
  ) async throws(StoreError) -> Int? {
    guard let shared else { return takeHere(what, of: who, at: now) }
    let (room, perSecond) = what.rule(limits)
    let left = try await shared.take(
      limit: what.sharedNumber, of: who.text, room: room, perSecond: perSecond)
    return left >= 0 ? nil : Self.seconds(missing: -left, perSecond: perSecond)
  }

  private static func seconds(missing: Double, perSecond: Double) -> Int {
    guard perSecond > 0 else { return 3_600 }
    return max(1, Int((missing / perSecond).rounded(.up)))
  }

  private func takeHere(_ what: LimitClass, of who: LimitSubject, at now: Timestamp) -> Int? {
    let key = Key(what: what, who: who)
    let (room, perSecond) = what.rule(limits)
    let shard = shards[Int(UInt(bitPattern: key.hashValue) % UInt(shards.count))]
    return shard.buckets.withLock { buckets in
      var bucket = buckets[key] ?? Bucket(tokens: room, at: now)
      // A clock that was set back gives nothing.
      let passed = max(0, now.seconds(since: bucket.at))
      bucket.tokens = min(room, bucket.tokens + passed * perSecond)
      bucket.at = now
      defer {
        buckets[key] = bucket
        if buckets.count > Self.manyBuckets { sweep(&buckets, at: now) }
      }
      if bucket.tokens >= 1 {
        bucket.tokens -= 1
        return nil
      }
      return Self.seconds(missing: 1 - bucket.tokens, perSecond: perSecond)
    }
  }

  /// Forgets those who have been quiet until their bucket is full again.
  private func sweep(_ buckets: inout [Key: Bucket], at now: Timestamp) {
    buckets = buckets.filter { key, bucket in
      let (room, perSecond) = key.what.rule(limits)
      return bucket.tokens + now.seconds(since: bucket.at) * perSecond < room
    }
  }
}
