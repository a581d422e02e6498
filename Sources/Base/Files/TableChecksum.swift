/// A 64-bit checksum of a run of bytes, which distinguishes a damaged part of the table from a sound one.
///
/// Each word of eight bytes is mixed in by exclusive or and a multiplication by an odd number (the
/// prime of FNV-1a), both of which can be undone: so a change within one word always shows, others
/// but once in 2⁶⁴. It is no defence against intent.
package enum TableChecksum {
  /// The checksum of some bytes.
  package static func of(_ bytes: some Collection<UInt8>) -> UInt64 {
    let sum = bytes.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return mix(mix(basis, 0), 0) }
      return unsafe of(UnsafeRawPointer(start), count: bytes.count)
    }
    return sum ?? of(Array(bytes))
  }

  /// The checksum of `count` bytes.
  package static func of(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    var sum = basis
    for word in 0..<count / 8 {
      let bits = unsafe UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
      sum = mix(sum, bits)
    }
    return unsafe ending(sum, of: bytes, count: count)
  }

  /// Another checksum of `count` bytes, for what is read thousands of times: four sums that take the words in
  /// turn, which a processor makes as fast as one, and then one of the four.
  package static func inFourLanes(of bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    var (first, second, third, fourth) = (basis, basis, basis, basis)
    let wordCount = count / 8
    func word(_ index: Int) -> UInt64 {
      unsafe UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }
    for index in stride(from: 0, to: wordCount & ~3, by: 4) {
      first = mix(first, word(index))
      second = mix(second, word(index &+ 1))
      third = mix(third, word(index &+ 2))
      fourth = mix(fourth, word(index &+ 3))
    }
    var sum = mix(mix(mix(first, second), third), fourth)
    for index in wordCount & ~3..<wordCount { sum = mix(sum, word(index)) }
    return unsafe ending(sum, of: bytes, count: count)
  }

  /// A third checksum of `count` bytes, for what is read the moment it is sealed: at random instants that is half of
  /// what a table freshly opened costs.
  ///
  /// Fletcher's two sums (*IEEE Transactions on Communications* 30, 1982, page 247), of words and in eight lanes: of
  /// what a lane has seen, and of those sums, which gives the order. A change is missed once in 2⁶⁴.
  package static func bySums(of bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    var (sums, sumsOfSums) = (SIMD8<UInt64>(), SIMD8<UInt64>())
    for start in stride(from: 0, to: count & ~63, by: 64) {
      sums &+= unsafe bytes.loadUnaligned(fromByteOffset: start, as: SIMD8<UInt64>.self)
      sumsOfSums &+= sums
    }
    var (words, order) = (basis, basis)
    for lane in 0..<8 {
      words = mix(words, sums[lane])
      order = mix(order, sumsOfSums[lane])
    }
    // Mixed once more than the other, so that what changes both alike doesn't cancel out.
    var sum = mix(mix(basis, words), order)
    let rest = unsafe bytes + (count & ~63)
    for word in 0..<(count & 63) / 8 {
      sum = unsafe mix(
        sum, UInt64(littleEndian: rest.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)))
    }
    return unsafe ending(sum, of: bytes, count: count)
  }

  /// Mixes in the bytes behind the last whole word, and how many bytes there are.
  private static func ending(_ sum: UInt64, of bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    var last: UInt64 = 0
    for index in (count / 8 * 8)..<count {
      last = last << 8 | (unsafe UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)))
    }
    return mix(mix(sum, last), UInt64(count))
  }

  private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0x0000_0100_0000_01b3
    return product << 29 | product >> 35
  }
}
