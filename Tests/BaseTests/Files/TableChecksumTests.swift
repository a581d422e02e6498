import TestSupport
import Testing

@testable import Base

/// The three checksums of tables and records: what they seal is only as safe as they are.
@Suite struct TableChecksumTests {
  private enum Checksum: CaseIterable {
    case byWords, inFourLanes, bySums

    func of(_ bytes: [UInt8]) throws -> UInt64 {
      // One byte more, so that there is an address even of none.
      try unsafe (bytes + [0]).withUnsafeBytes { room in
        let start = try unsafe #require(room.baseAddress)
        return switch self {
        case .byWords: unsafe TableChecksum.of(start, count: bytes.count)
        case .inFourLanes: unsafe TableChecksum.inFourLanes(of: start, count: bytes.count)
        case .bySums: unsafe TableChecksum.bySums(of: start, count: bytes.count)
        }
      }
    }
  }

  @Test(arguments: [0, 1, 8, 31, 63, 64, 65, 127, 128, 200, 256, 600])
  func `one changed bit shows, wherever it is`(count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    for checksum in Checksum.allCases {
      let sum = try checksum.of(bytes)
      var missed: [Int] = []
      for bit in 0..<8 * count {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        if try checksum.of(changed) == sum { missed.append(bit) }
      }
      #expect(missed == [])
    }
  }

  @Test func `words that change places show, and so does an end cut off or added`() throws {
    var random = SplitMix64(seed: 1)
    let bytes = (0..<600).map { _ in UInt8.random(in: 0...255, using: &random) }
    for checksum in Checksum.allCases {
      let sum = try checksum.of(bytes)
      for (one, other) in [(0, 8), (0, 64), (0, 256), (512, 520), (64, 576), (592, 576)] {
        var changed = bytes
        changed.replaceSubrange(one..<one + 8, with: bytes[other..<other + 8])
        changed.replaceSubrange(other..<other + 8, with: bytes[one..<one + 8])
        #expect(try checksum.of(changed) != sum, "\(one) and \(other)")
      }
      for end in [1, 8, 64, 88] { #expect(try checksum.of(bytes.dropLast(end)) != sum) }
      #expect(try checksum.of(bytes + [0]) != sum)
      #expect(try checksum.of(bytes + [UInt8](repeating: 0, count: 64)) != sum)
    }
  }
}
