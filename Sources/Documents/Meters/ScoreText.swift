internal import Astrometers

/// Scores as text, written side by side into a stretch of memory on the stack.
///
/// A batch writes seventy numbers in the time that it takes to score them: each is made in a register and stored at
/// once, where appending to an array byte by byte asks each time whether there is room.
@safe struct ScoreText: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private var count = 0

  /// A day has 23 triples of 21 bytes at most, and 17 trends of 7.
  private static let capacity = 1_024

  private init(_ start: UnsafeMutableRawPointer) { unsafe self.start = start }

  /// Appends what a closure writes, which is less than a kilobyte.
  static func append(to bytes: inout [UInt8], _ write: (inout Self) -> Void) {
    unsafe withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { room in
      guard let start = room.baseAddress else { return }
      var text = unsafe Self(start)
      write(&text)
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: room[..<text.count]))
    }
  }

  /// Writes some letters.
  @inline(__always)
  mutating func append(_ letters: StaticString) {
    precondition(count + letters.utf8CodeUnitCount <= Self.capacity, "a day has so many scores")
    unsafe (start + count).copyMemory(
      from: letters.utf8Start, byteCount: letters.utf8CodeUnitCount)
    count += letters.utf8CodeUnitCount
  }

  /// Writes intensity, harmony and unified score as a list.
  mutating func append(_ score: BatchScore) {
    append("[")
    append(Double(score.intensity))
    append(",")
    append(Double(score.harmony))
    append(",")
    append(score.preciseUnified)
    append("]")
  }

  /// Writes intensity, harmony and unified score, a comma before each.
  mutating func appendFields(_ score: BatchScore) {
    append(",")
    append(Double(score.intensity))
    append(",")
    append(Double(score.harmony))
    append(",")
    append(score.preciseUnified)
  }

  /// Writes a number with one decimal, halves away from zero, as ``/Ephemeris/DecimalText/fixed(_:decimals:)`` does.
  ///
  /// - Precondition: the number is below 1000 in magnitude.
  mutating func append(_ number: Double) {
    let exact = number.magnitude * 10
    precondition(exact < 9_999.5, "scores have three digits at most")
    var tenths = Int32(exact)
    // Without the library's function, which is a call for each number; the difference is exact.
    if exact - Double(tenths) >= 0.5 { tenths &+= 1 }
    // Five letters, the first in the lowest byte: three digits, the point, the decimal; then without leading zeros.
    let rest = UInt32(bitPattern: tenths)
    let (hundreds, tens, ones) = (rest / 1_000, rest / 100 % 10, rest / 10 % 10)
    let digits = hundreds | tens << 8 | ones << 16
    var word = 0x30_2E_30_30_30 | UInt64(digits) | UInt64(rest % 10) << 32
    let leadingZeros = rest >= 1_000 ? 0 : rest >= 100 ? 1 : 2
    word = word &>> UInt64(8 &* leadingZeros)
    var length = 5 &- leadingZeros
    if number < 0, rest > 0 {
      word = word << 8 | UInt64(UInt8(ascii: "-"))
      length &+= 1
    }
    precondition(count + 8 <= Self.capacity, "a day has so many scores")
    unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
    count += length
  }
}

extension BatchScore {
  /// The unified score in double precision.
  var preciseUnified: Double { Double(intensity) * (Double(harmony) - 50) / 50 }
}
