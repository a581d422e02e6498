internal import Astrometers
internal import Ephemeris

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
  mutating func append(_ score: BatchScorer.Score) {
    append("[")
    append(Double(score.intensity))
    append(",")
    append(Double(score.harmony))
    append(",")
    append(score.preciseUnified)
    append("]")
  }

  /// Writes intensity, harmony and unified score, a comma before each.
  mutating func appendFields(_ score: BatchScorer.Score) {
    append(",")
    append(Double(score.intensity))
    append(",")
    append(Double(score.harmony))
    append(",")
    append(score.preciseUnified)
  }

  /// Writes a number with one decimal, halves away from zero, as ``/Base/DecimalText/fixed(_:decimals:)`` does.
  ///
  /// - Precondition: the number is below 999.9 in magnitude.
  mutating func append(_ number: Double) {
    guard let digits = FewDigits(rounding: number, decimals: 1) else {
      preconditionFailure("scores have three digits at most")
    }
    precondition(count + 8 <= Self.capacity, "a day has so many scores")
    unsafe digits.write(toRoomForEight: start + count)
    count += digits.count
  }
}

extension BatchScorer.Score {
  /// The unified score in double precision.
  var preciseUnified: Double { Double(intensity) * (Double(harmony) - 50) / 50 }
}
