internal import Ephemeris

/// Bytes to which pieces are appended, with room behind them.
///
/// An array asks at each byte whether it has only one owner and room for another; here that is asked once
/// for a piece, and a document has thousands of pieces.
struct GrowingBytes: Sendable {
  /// The bytes, and behind them room of which nobody knows what is in it.
  private var room: [UInt8]
  /// How many bytes there are.
  private(set) var count: Int

  /// Begins with bytes that are there.
  init(_ bytes: [UInt8] = []) {
    room = bytes
    count = bytes.count
  }

  /// The bytes so far, copied.
  var bytes: [UInt8] { Array(room[..<count]) }

  /// Gives the bytes away, with the room behind them, and begins anew.
  mutating func take() -> [UInt8] {
    room.removeLast(room.count - count)
    var bytes: [UInt8] = []
    swap(&bytes, &room)
    count = 0
    return bytes
  }

  /// Makes sure that there is room for some bytes more.
  @inline(__always)
  mutating func reserve(_ byteCount: Int) {
    let missing = count + byteCount - room.count
    if missing > 0 { grow(by: missing) }
  }

  private mutating func grow(by missing: Int) {
    let unused = room.capacity - room.count
    let more = missing <= unused ? unused : max(missing, room.count, 256)
    // Filled at once; appended, a repeated element comes byte by byte.
    room.append(contentsOf: [UInt8](repeating: 0, count: more))
  }

  /// Appends a piece that the closure writes, all of it.
  @inline(__always)
  mutating func append(_ byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void) {
    reserve(byteCount)
    let piece = count..<(count + byteCount)
    unsafe room.withUnsafeMutableBytes { room in
      unsafe write(UnsafeMutableRawBufferPointer(rebasing: room[piece]))
    }
    count += byteCount
  }

  /// Appends a number of a few digits.
  @inline(__always)
  mutating func append(_ number: FewDigits) {
    reserve(8)
    let start = count
    unsafe room.withUnsafeMutableBytes { room in
      unsafe number.write(
        toRoomForEight: UnsafeMutableRawBufferPointer(rebasing: room[start..<(start + 8)])
          .baseAddress.unsafelyUnwrapped)
    }
    count += number.count
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    room[count] = byte
    count += 1
  }

  /// Appends some bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    unsafe append(bytes.count) { unsafe $0.copyMemory(from: bytes) }
  }

  /// Appends some bytes.
  mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  /// Appends once more what stands in a place.
  mutating func appendAgain(_ place: Range<Int>) {
    reserve(place.count)
    let end = count
    unsafe room.withUnsafeMutableBytes { room in
      let written = unsafe UnsafeRawBufferPointer(rebasing: room[place])
      unsafe UnsafeMutableRawBufferPointer(rebasing: room[end...]).copyMemory(from: written)
    }
    count += place.count
  }
}
