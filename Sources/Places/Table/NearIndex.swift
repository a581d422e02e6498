internal import Base

/// Names that are spelt nearly like another.
///
/// Each key of a large place is in the bucket of its first letters, and of those without each of them in
/// turn; so is what is looked for. Two that differ by one letter there meet in a bucket, and are then
/// compared as a whole.
struct NearIndex: Sendable {
  let table: PlaceTable
  let keys: KeyIndex

  static let bucketCount = 1 << 15
  static let entrySize = 3
  /// How many first letters count.
  private static let prefixLength = 7
  /// How many keys of a bucket are looked at; those of the largest places come first.
  private static let mostOfBucket = 48

  /// A key that is nearly another.
  struct Hit {
    /// How many letters are wrong.
    let distance: Int
    let postings: [KeyIndex.Posting]
  }

  /// The keys that are nearly like one.
  func hits(near key: [UInt8]) throws(PlaceTableFault) -> [Hit] {
    let limit = Self.tolerance(key.count)
    guard limit > 0 else { return [] }
    var seen: Set<Int> = []
    var hits: [Hit] = []
    for digest in Self.digests(of: key) {
      let bucket = Int(digest) & (Self.bucketCount - 1)
      let fingerprint = Int(digest >> 28)
      let start = try table.uint32(.nearBuckets, bucket)
      let end = try table.uint32(.nearBuckets, bucket + 1)
      guard start <= end else { throw .inconsistent }
      var looked = 0
      for place in start..<end where looked < Self.mostOfBucket {
        let entry = try entry(place)
        guard entry >> 20 == fingerprint else { continue }
        looked += 1
        let number = entry & 0xF_FFFF
        guard number < table.facts.keyCount else { throw .inconsistent }
        guard seen.insert(number).inserted else { continue }
        let (found, postings) = try keys.key(number)
        guard abs(found.count - key.count) <= limit else { continue }
        let distance = found[...].editDistance(from: key[...])
        if distance > 0, distance <= limit {
          hits.append(Hit(distance: distance, postings: postings))
        }
      }
    }
    return hits
  }

  /// How many letters may be wrong: swapped neighbours count as two.
  private static func tolerance(_ count: Int) -> Int { count < 3 ? 0 : count < 4 ? 1 : 2 }

  private func entry(_ place: Int) throws(PlaceTableFault) -> Int {
    let bytes = try unsafe table.bytes(.nearKeys, at: place * Self.entrySize, count: Self.entrySize)
    return (0..<3).reduce(0) {
      unsafe $0 | Int(bytes.load(fromByteOffset: $1, as: UInt8.self)) << (8 * $1)
    }
  }

  /// Those of a key's beginning, and of it without each of its letters.
  private static func digests(of key: [UInt8]) -> [UInt32] {
    let beginning = key.prefix(prefixLength)
    var digests = [digest(of: beginning, without: nil)]
    for place in beginning.indices {
      let one = digest(of: beginning, without: place)
      if !digests.contains(one) { digests.append(one) }
    }
    return digests
  }

  /// FNV-1a in 32 bits.
  private static func digest(of key: ArraySlice<UInt8>, without left: Int?) -> UInt32 {
    var digest: UInt32 = 0x811C_9DC5
    for (place, byte) in zip(key.indices, key) where place != left {
      digest = (digest ^ UInt32(byte)) &* 0x0100_0193
    }
    return digest
  }
}
