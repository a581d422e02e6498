internal import Base

/// Sorted keys in blocks, each key written as what it adds to the one before, with the numbers it stands
/// for.
struct KeyIndex: Sendable {
  private let table: PlaceTable
  private let blocks: PlaceTableFacts.Section
  private let keys: PlaceTableFacts.Section
  private let bests: PlaceTableFacts.Section
  private let blockCount: Int

  static let keysInBlock = 16
  /// No key is longer; a table that says so is damaged.
  private static let longestKey = 1_024

  /// The names of places.
  static func places(_ table: PlaceTable) -> Self {
    Self(table, .keyBlocks, .keys, .keyBests, count: table.facts.keyCount)
  }

  /// The names of countries and regions.
  static func regions(_ table: PlaceTable) -> Self {
    Self(table, .regionBlocks, .regionKeys, .regionBests, count: table.facts.regionKeyCount)
  }

  private init(
    _ table: PlaceTable, _ blocks: PlaceTableFacts.Section, _ keys: PlaceTableFacts.Section,
    _ bests: PlaceTableFacts.Section, count: Int
  ) {
    (self.table, self.blocks, self.keys, self.bests) = (table, blocks, keys, bests)
    blockCount = (count + Self.keysInBlock - 1) / Self.keysInBlock
  }

  /// One of the things that a key leads to.
  struct Posting: Sendable, Hashable {
    let number: Int
    /// Whether the name is another than its own.
    let isOtherName: Bool
  }

  /// What a key leads to; empty if there is no such key.
  func postings(of key: [UInt8]) throws(PlaceTableFault) -> [Posting] {
    guard let block = try lastBlock(beginningAtMost: key) else { return [] }
    var cursor = try cursor(at: block)
    // How much of the wanted key the key before has in common with it; that key is the smaller.
    var matched = 0
    while !cursor.isAtEnd {
      let (shared, added) = try cursor.head()
      if shared < matched { return [] }
      guard shared == matched else {
        try cursor.skip(added)
        try cursor.skipPostings()
        continue
      }
      var isSmaller = true
      for place in 0..<added {
        let byte = try cursor.byte()
        if matched == shared + place, matched < key.count, byte == key[matched] {
          matched += 1
        } else if matched == shared + place {
          isSmaller = matched < key.count && byte < key[matched]
          try cursor.skip(added - place - 1)
          break
        }
      }
      if matched == key.count, shared + added == key.count { return try cursor.postings() }
      guard isSmaller else { return [] }
      try cursor.skipPostings()
    }
    return []
  }

  /// Calls a closure with everything that the matching keys of a block lead to.
  func forEachPosting(
    inBlock block: Int, beginningWith prefix: [UInt8],
    _ body: (Posting) throws(PlaceTableFault) -> Void
  ) throws(PlaceTableFault) {
    var cursor = try cursor(at: block)
    var key: [UInt8] = []
    while !cursor.isAtEnd {
      try cursor.readKey(into: &key)
      if key.starts(with: prefix) {
        try cursor.forEachPosting(body)
      } else {
        try cursor.skipPostings()
      }
    }
  }

  /// The key of a number and what it leads to.
  func key(_ number: Int) throws(PlaceTableFault) -> (key: [UInt8], postings: [Posting]) {
    var cursor = try cursor(at: number / Self.keysInBlock)
    var key: [UInt8] = []
    for _ in 0..<number % Self.keysInBlock {
      try cursor.readKey(into: &key)
      try cursor.skipPostings()
    }
    try cursor.readKey(into: &key)
    return (key, try cursor.postings())
  }

  /// The blocks that may hold keys that begin so.
  func blocks(beginningWith prefix: [UInt8]) throws(PlaceTableFault) -> Range<Int> {
    guard blockCount > 0 else { return 0..<0 }
    let first = try lastBlock(beginningAtMost: prefix) ?? 0
    // The first block whose first key is beyond all that begin so.
    let end = try (first..<blockCount).firstNumber { block throws(PlaceTableFault) in
      try order(ofBlock: block, prefix, isPrefix: true) <= 0
    }
    return first..<end
  }

  /// What no score in each of some blocks exceeds: eight times its binary logarithm.
  func bests(ofBlocks range: Range<Int>) throws(PlaceTableFault) -> [UInt8] {
    let bytes = try unsafe table.bytes(bests, at: range.lowerBound, count: range.count)
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: range.count))
  }

  // MARK: Finding a block

  /// The last block whose first key isn't beyond a key.
  private func lastBlock(beginningAtMost key: [UInt8]) throws(PlaceTableFault) -> Int? {
    let end = try (0..<blockCount).firstNumber { block throws(PlaceTableFault) in
      try order(ofBlock: block, key, isPrefix: false) <= 0
    }
    return end > 0 ? end - 1 : nil
  }

  /// Whether a block's first key is before a key (below 0), the same, or after it; one that begins with a
  /// prefix counts as the same.
  @inline(__always)
  private func order(
    ofBlock block: Int, _ key: [UInt8], isPrefix: Bool
  ) throws(PlaceTableFault) -> Int {
    var cursor = try cursor(at: block)
    let (shared, added) = try cursor.head()
    guard shared == 0 else { throw .inconsistent }
    for place in 0..<min(added, key.count) {
      let byte = try cursor.byte()
      if byte != key[place] { return byte < key[place] ? -1 : 1 }
    }
    if added >= key.count { return isPrefix || added == key.count ? 0 : 1 }
    return -1
  }

  @inline(__always)
  private func cursor(at block: Int) throws(PlaceTableFault) -> Cursor {
    let offsets = try unsafe table.bytes(blocks, at: block &* 4, count: 8)
    let start = unsafe Int(UInt32(littleEndian: offsets.loadUnaligned(as: UInt32.self)))
    let end = unsafe Int(
      UInt32(littleEndian: offsets.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    guard start < end else { throw .inconsistent }
    return try unsafe Cursor(
      bytes: table.bytes(keys, at: start, count: end - start), count: end - start)
  }

  // MARK: Reading a block

  /// Reads a block from its first byte to its last, and no further.
  @safe private struct Cursor {
    private let bytes: UnsafeRawPointer
    private let count: Int
    private var position = 0

    init(bytes: UnsafeRawPointer, count: Int) {
      unsafe self.bytes = unsafe bytes
      self.count = count
    }

    var isAtEnd: Bool { position == count }

    @inline(__always)
    mutating func byte() throws(PlaceTableFault) -> UInt8 {
      guard position < count else { throw .inconsistent }
      defer { position += 1 }
      return unsafe bytes.load(fromByteOffset: position, as: UInt8.self)
    }

    @inline(__always)
    mutating func skip(_ number: Int) throws(PlaceTableFault) {
      guard number <= count - position else { throw .inconsistent }
      position += number
    }

    /// Seven bits a byte, the lowest first.
    @inline(__always)
    mutating func number() throws(PlaceTableFault) -> Int {
      var number = 0
      for shift in stride(from: 0, to: 28, by: 7) {
        let byte = Int(try byte())
        number |= (byte & 0x7F) << shift
        if byte < 0x80 { return number }
      }
      throw .inconsistent
    }

    /// How much a key has of the one before, and how many bytes it adds.
    @inline(__always)
    mutating func head() throws(PlaceTableFault) -> (shared: Int, added: Int) {
      let byte = Int(try byte())
      var (shared, added) = (byte >> 4, byte & 15)
      if shared == 15 { shared += try number() }
      if added == 15 { added += try number() }
      guard shared + added <= longestKey else { throw .inconsistent }
      return (shared, added)
    }

    mutating func readKey(into key: inout [UInt8]) throws(PlaceTableFault) {
      let (shared, added) = try head()
      guard shared <= key.count else { throw .inconsistent }
      key.removeLast(key.count - shared)
      for _ in 0..<added { key.append(try byte()) }
    }

    @inline(__always)
    mutating func forEachPosting(
      _ body: (Posting) throws(PlaceTableFault) -> Void
    ) throws(PlaceTableFault) {
      var last = 0
      while true {
        let word = try number()
        last += word >> 2
        try body(Posting(number: last, isOtherName: word & 2 != 0))
        if word & 1 == 0 { return }
      }
    }

    mutating func postings() throws(PlaceTableFault) -> [Posting] {
      var postings: [Posting] = []
      try forEachPosting { postings.append($0) }
      return postings
    }

    mutating func skipPostings() throws(PlaceTableFault) {
      while try number() & 1 != 0 {}
    }
  }
}
