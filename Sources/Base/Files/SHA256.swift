/// The SHA-256 digest of FIPS 180-4, which shows whether a data file is the right one.
///
/// The engine's lower modules depend on nothing, so the forty lines are here.
package enum SHA256 {
  /// The digest of `bytes` as 64 hexadecimal digits.
  ///
  /// - Complexity: Linear; about 4 ms for a megabyte in a release build.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// The digest of `bytes` as 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    let padded = lastBlocks(of: bytes)
    let wholeBlocks = bytes.count / 64
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      unsafe schedule.initialize(repeating: 0)
      unsafe hash.withUnsafeMutableBufferPointer { hash in
        unsafe bytes.withUnsafeBufferPointer { bytes in
          for block in 0..<wholeBlocks {
            unsafe compress(UnsafeBufferPointer(rebasing: bytes[(block * 64)...]), schedule, hash)
          }
        }
        unsafe padded.withUnsafeBufferPointer { padded in
          for block in 0..<padded.count / 64 {
            unsafe compress(UnsafeBufferPointer(rebasing: padded[(block * 64)...]), schedule, hash)
          }
        }
      }
    }
    return hash.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// What follows the whole blocks: the rest, a single one bit, zeros, the length in bits.
  private static func lastBlocks(of bytes: [UInt8]) -> [UInt8] {
    var blocks = Array(bytes[(bytes.count / 64 * 64)...])
    blocks.append(0x80)
    while blocks.count % 64 != 56 { blocks.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      blocks.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return blocks
  }

  /// Works one block of 64 bytes into the hash.
  private static func compress(
    _ block: UnsafeBufferPointer<UInt8>, _ w: UnsafeMutableBufferPointer<UInt32>,
    _ hash: UnsafeMutableBufferPointer<UInt32>
  ) {
    for i in 0..<16 {
      unsafe w[i] =
        UInt32(block[4 * i]) << 24 | UInt32(block[4 * i + 1]) << 16
        | UInt32(block[4 * i + 2]) << 8 | UInt32(block[4 * i + 3])
    }
    for i in 16..<64 {
      let (early, late) = unsafe (w[i - 15], w[i - 2])
      let s0 = early.rotated(by: 7) ^ early.rotated(by: 18) ^ early >> 3
      let s1 = late.rotated(by: 17) ^ late.rotated(by: 19) ^ late >> 10
      unsafe w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = unsafe (hash[0], hash[1], hash[2], hash[3])
    var (e, f, g, h) = unsafe (hash[4], hash[5], hash[6], hash[7])
    for i in 0..<64 {
      let s1 = e.rotated(by: 6) ^ e.rotated(by: 11) ^ e.rotated(by: 25)
      let choice = (e & f) ^ (~e & g)
      let first = unsafe h &+ s1 &+ choice &+ roundConstant(i) &+ w[i]
      let s0 = a.rotated(by: 2) ^ a.rotated(by: 13) ^ a.rotated(by: 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() {
      unsafe hash[i] = hash[i] &+ word
    }
  }

  private static func roundConstant(_ round: Int) -> UInt32 { roundConstants[round] }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The number with its bits turned right by `count`.
  fileprivate func rotated(by count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
