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
  @usableFromInline
  let bytes: [UInt8]
  @usableFromInline
  var position = 0

  /// Readies some bytes.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Goes beyond some bytes.
  package mutating func skip(_ count: Int) { position += count }

  /// The number that comes next; nothing where there are too few bytes.
  @inlinable
  package mutating func next<Number: FixedWidthInteger & UnsignedInteger>(
    _ kind: Number.Type
  ) -> Number? {
    let size = Number.bitWidth / 8
    guard position >= 0, position <= bytes.count - size else { return nil }
    var number: Number = 0
    for byte in (position..<position + size).reversed() {
      number = number << 8 | Number(bytes[byte])
    }
    position += size
    return number
  }
}
