/// The features of a text: which of 1,048,576 buckets its parts fall into.
///
/// Parts are runs of one to five scalars, spaces among them, and each word together with each of the four
/// behind it, so that a word between two does not hide them. `Scripts/make/perceptron.c` computes the same.
enum TextFeatures {
  static let bucketBits = 20
  /// How many scalars a run has at most.
  private static let longestRun = 5
  /// How many words behind a word are paired with it.
  private static let reach = 4
  /// FNV-1a's start and prime; runs and words start apart.
  private static let start: UInt32 = 0x811C_9DC5
  private static let wordStart: UInt32 = 0x9747_B28C
  private static let prime: UInt32 = 0x0100_0193
  private static let pairFactor: UInt32 = 0x85EB_CA6B
  /// Spreads a digest over the buckets.
  private static let spread: UInt32 = 0x9E37_79B1

  /// One over the root of how many features a text has, in whole numbers; one is 65,536.
  static func inverseRoot(of count: Int) -> Int {
    guard count > 0 else { return 0 }
    let square = count << 16
    var root = Int(Double(square).squareRoot())
    while root * root > square { root -= 1 }
    while (root + 1) * (root + 1) <= square { root += 1 }
    return (1 << 24) / root
  }

  /// The buckets that a text has, each once.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func buckets(of text: ClassifierText) -> [Int32] { placed(in: text).buckets }

  /// The buckets that a text has, each once, by the scalar that their parts begin with.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func placed(in text: ClassifierText) -> PlacedBuckets {
    let scalars = text.scalars
    let space = UInt32(UInt8(ascii: " "))
    let words = digests(ofWordsIn: scalars)
    var found = FoundBuckets(atMost: (longestRun + reach) * scalars.count)
    var before: [Int] = []
    before.reserveCapacity(scalars.count + 1)
    var word = 0
    var isBehindSpace = true
    for begin in scalars.indices {
      before.append(found.buckets.count)
      var digest = start
      for place in begin..<min(begin + longestRun, scalars.count) {
        digest = (digest ^ scalars[place]) &* prime
        found.add(bucket(digest))
      }
      let isSpace = scalars[begin] == space
      if isBehindSpace && !isSpace {
        let beginning = (words[word] ^ words[word] >> 15) &* pairFactor
        word += 1
        for second in words[word...].prefix(reach) {
          let digest = beginning &+ second
          found.add(bucket(digest ^ digest >> 13))
        }
      }
      isBehindSpace = isSpace
    }
    before.append(found.buckets.count)
    return PlacedBuckets(buckets: found.buckets, before: before)
  }

  private static func bucket(_ digest: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: (digest &* spread) >> (32 - UInt32(bucketBits)))
  }

  /// A digest of each word.
  private static func digests(ofWordsIn scalars: [UInt32]) -> [UInt32] {
    let space = UInt32(UInt8(ascii: " "))
    var words: [UInt32] = []
    words.reserveCapacity(scalars.count / 2 + 1)
    var digest = wordStart
    var isInWord = false
    // A folded text ends with a space.
    for scalar in scalars {
      if scalar != space {
        digest = (digest ^ scalar) &* prime
        isInWord = true
      } else if isInWord {
        words.append(digest)
        digest = wordStart
        isInWord = false
      }
    }
    return words
  }
}

/// The buckets of a text in the order of the scalars that their parts begin with.
struct PlacedBuckets {
  let buckets: [Int32]
  /// How many buckets stand before those of each scalar, and in all.
  fileprivate let before: [Int]

  /// The buckets of parts that begin with certain scalars.
  subscript(scalars: Range<Int>) -> ArraySlice<Int32> {
    buckets[before[scalars.lowerBound]..<before[scalars.upperBound]]
  }
}

/// Buckets, each once: a list, and a table that finds a bucket by the low bits of its number.
private struct FoundBuckets {
  private(set) var buckets: [Int32] = []
  /// The buckets at their places, or −1; at least half of it is empty.
  private var places: [Int32]
  private let mask: Int

  init(atMost count: Int) {
    var size = 64
    while size < 2 * count { size *= 2 }
    places = Array(repeating: -1, count: size)
    mask = size - 1
    buckets.reserveCapacity(count)
  }

  mutating func add(_ bucket: Int32) {
    var place = Int(bucket) & mask
    var found = places[place]
    while found != bucket {
      if found < 0 {
        places[place] = bucket
        buckets.append(bucket)
        return
      }
      place = (place + 1) & mask
      found = places[place]
    }
  }
}
