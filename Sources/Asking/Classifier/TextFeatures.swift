/// The features of a text: which of 1,048,576 buckets its parts fall into.
///
/// Parts are runs of one to five scalars, spaces among them, and each word together with each of the four
/// behind it, so that a word between two does not hide them. `Scripts/train-classifier.py` computes the same.
enum TextFeatures {
  static let bucketBits = 20
  /// How many words behind a word are paired with it.
  private static let reach = 4
  /// FNV-1a's start and prime; runs of each length and pairs start apart.
  private static let start: UInt32 = 0x811C_9DC5
  private static let pairStart: UInt32 = 0x9747_B28C
  private static let prime: UInt32 = 0x0100_0193

  /// Calls a function once with each bucket that a text has.
  ///
  /// - Complexity: O(*n*) in the length of the text; one bit map of 128 KB.
  static func forEach(in text: ClassifierText, _ body: (Int) -> Void) {
    let scalars = text.scalars
    var seen = [UInt64](repeating: 0, count: 1 << (bucketBits - 6))
    func add(_ digest: UInt32) {
      let bucket = Int((digest ^ digest >> 16) & (1 << bucketBits - 1))
      let bit = UInt64(1) << (bucket & 63)
      guard seen[bucket >> 6] & bit == 0 else { return }
      seen[bucket >> 6] |= bit
      body(bucket)
    }
    for begin in scalars.indices {
      for length in 1...5 where begin + length <= scalars.count {
        var digest = start &+ UInt32(length)
        for scalar in scalars[begin..<begin + length] { digest = (digest ^ scalar) &* prime }
        add(digest)
      }
    }
    let words = scalars.split(separator: UInt32(UInt8(ascii: " ")))
    for (place, first) in words.enumerated() {
      var beginning = pairStart
      for scalar in first { beginning = (beginning ^ scalar) &* prime }
      beginning = (beginning ^ UInt32(UInt8(ascii: " "))) &* prime
      for second in words[(place + 1)...].prefix(reach) {
        var digest = beginning
        for scalar in second { digest = (digest ^ scalar) &* prime }
        add(digest)
      }
    }
  }
}
