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

  init(_ limits: Limits) { self.limits = limits }

  /// Takes one.
  ///
  /// - Returns: Nothing if there was one, otherwise in how many seconds there will be.
  func take(_ what: LimitClass, of who: LimitSubject, at now: Timestamp) -> Int? {
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
      guard perSecond > 0 else { return 3_600 }
      return max(1, Int(((1 - bucket.tokens) / perSecond).rounded(.up)))
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
