/// A number made of facts, by which one of several wordings is chosen.
///
/// FNV-1a in 64 bits (Fowler, Noll, Vo; RFC 9923). Swift's own hashes change from run to run.
struct FactDigest {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ facts: Int...) {
    for fact in facts { mix(fact) }
  }

  mutating func mix(_ fact: Int) {
    var rest = UInt64(bitPattern: Int64(fact))
    for _ in 0..<8 {
      state = (state ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
      rest >>= 8
    }
  }

  /// One of some wordings.
  ///
  /// - Precondition: there is at least one.
  func choose<Wording>(from wordings: [Wording]) -> Wording {
    wordings[index(below: wordings.count)]
  }

  /// A whole number from 0 on.
  ///
  /// - Precondition: `bound` is above 0.
  func index(below bound: Int) -> Int { Int((state ^ (state >> 32)) % UInt64(bound)) }
}
