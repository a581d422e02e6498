internal import Ephemeris

/// Bytes to which pieces are appended, with room behind them.
///
/// An array asks at each piece whether anyone shares it, and a document has thousands of pieces; these have one
/// owner.
@safe struct GrowingBytes: ~Copyable, @unchecked Sendable {
  private var start: UnsafeMutableRawPointer
  /// For how many bytes there is room.
  private var capacity: Int
  /// How many bytes there are.
  private(set) var count = 0

  /// Begins with none, with room for a short document.
  init() {
    capacity = 4_096
    unsafe start = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit { unsafe start.deallocate() }

  /// The bytes so far, copied.
  var bytes: [UInt8] { unsafe withBytes { unsafe Array($0) } }

  /// Lends the bytes so far.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe body(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Makes sure that there is room for some bytes more.
  @inline(__always)
  mutating func reserve(_ byteCount: Int) {
    if capacity - count < byteCount { grow(by: byteCount) }
  }

  @inline(never)
  private mutating func grow(by byteCount: Int) {
    capacity = max(4 * capacity, count + byteCount)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    unsafe larger.copyMemory(from: start, byteCount: count)
    unsafe start.deallocate()
    unsafe start = larger
  }

  /// Appends a piece that the closure writes, all of it.
  @inline(__always)
  mutating func append(_ byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void) {
    reserve(byteCount)
    unsafe write(UnsafeMutableRawBufferPointer(start: start + count, count: byteCount))
    count += byteCount
  }

  /// Appends a number of a few digits.
  @inline(__always)
  mutating func append(_ number: FewDigits) {
    reserve(8)
    unsafe number.write(toRoomForEight: start + count)
    count += number.count
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
  }

  /// Appends some bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    if let source = bytes.baseAddress { unsafe copy(source, bytes.count) }
    count += bytes.count
  }

  /// Copies bytes into the room there is: a few, as names are, by two loads that may overlap, for which a call would
  /// take longer.
  @inline(__always)
  private func copy(_ source: UnsafeRawPointer, _ byteCount: Int) {
    let place = unsafe start + count
    switch byteCount {
    case 8...16: unsafe copyEnds(of: source, byteCount, to: place, as: UInt64.self)
    case 4..<8: unsafe copyEnds(of: source, byteCount, to: place, as: UInt32.self)
    default: unsafe place.copyMemory(from: source, byteCount: byteCount)
    }
  }

  @inline(__always)
  private func copyEnds<Word: BitwiseCopyable>(
    of source: UnsafeRawPointer, _ byteCount: Int, to place: UnsafeMutableRawPointer,
    as word: Word.Type
  ) {
    let last = byteCount - MemoryLayout<Word>.size
    let (head, tail) = unsafe (
      source.loadUnaligned(as: word), source.loadUnaligned(fromByteOffset: last, as: word)
    )
    unsafe place.storeBytes(of: head, as: word)
    unsafe place.storeBytes(of: tail, toByteOffset: last, as: word)
  }

  /// Appends some bytes.
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  /// Appends once more what stands in a place.
  mutating func appendAgain(_ place: Range<Int>) {
    precondition(place.upperBound <= count, "what is appended again was appended before")
    reserve(place.count)
    unsafe (start + count).copyMemory(from: start + place.lowerBound, byteCount: place.count)
    count += place.count
  }
}
