/// Writes whole numbers with their lowest byte first.
struct LittleEndianWriter {
  var bytes: [UInt8] = []

  mutating func append(_ number: some FixedWidthInteger & UnsignedInteger) {
    for byte in 0..<number.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte)))
    }
  }
}

/// Reads whole numbers with their lowest byte first; what isn't there is damage.
struct LittleEndianReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func skip(_ count: Int) { position += count }

  /// Goes beyond bytes that hold nothing yet; anything in them is damage.
  mutating func skipZeros(_ count: Int) throws(NormsRecordError) {
    for _ in 0..<count {
      guard try next(UInt8.self) == 0 else { throw .damaged }
    }
  }

  mutating func next<Number: FixedWidthInteger & UnsignedInteger>(
    _ kind: Number.Type
  ) throws(NormsRecordError) -> Number {
    let size = Number.bitWidth / 8
    guard position + size <= bytes.count else { throw .damaged }
    var number: Number = 0
    for byte in (position..<position + size).reversed() {
      number = number << 8 | Number(bytes[byte])
    }
    position += size
    return number
  }
}
