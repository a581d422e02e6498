// Numbers in files have their lowest byte first, whatever the machine.

extension Array<UInt8> {
  /// Appends a number, lowest byte first.
  package mutating func appendWord(_ number: some FixedWidthInteger) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }

  /// Appends the bits of a float, lowest byte first.
  package mutating func appendWord(_ number: Double) { appendWord(number.bitPattern) }

  /// Appends the bits of a float, lowest byte first.
  package mutating func appendWord(_ number: Float) { appendWord(number.bitPattern) }
}

/// Reads whole numbers with their lowest byte first.
package struct LittleEndianReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Readies some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Goes beyond some bytes.
  package mutating func skip(_ count: Int) { position += count }

  /// The number that comes next; nil if there are too few bytes.
  package mutating func next<Number: FixedWidthInteger & UnsignedInteger>(
    _ kind: Number.Type
  ) -> Number? {
    nextWord(byteCount: Number.bitWidth / 8).map { Number(truncatingIfNeeded: $0) }
  }

  /// The number of so many bytes that comes next, eight at most; nil if there are too few.
  ///
  /// For who reads thousands: other modules get the generic one unspecialized, at some hundred
  /// nanoseconds a number.
  package mutating func nextWord(byteCount: Int) -> UInt64? {
    guard position >= 0, position <= bytes.count - byteCount else { return nil }
    var word: UInt64 = 0
    for byte in (position..<position + byteCount).reversed() {
      word = word << 8 | UInt64(bytes[byte])
    }
    position += byteCount
    return word
  }
}
