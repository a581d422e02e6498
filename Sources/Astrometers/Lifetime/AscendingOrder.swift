/// Sorts many short lists of numbers by their bits, a byte at a time.
///
/// A radix sort: norms take 34 lists of 601 numbers for each person, and comparing them would take
/// longer than scoring the days they come from.
struct AscendingOrder {
  private var keys: [UInt32] = []
  private var others: [UInt32] = []

  /// Sorts numbers, none of which may be a NaN; −0 goes before 0.
  mutating func sort(_ numbers: inout [Float]) {
    keys.removeAll(keepingCapacity: true)
    for number in numbers { keys.append(Self.key(of: number)) }
    others.removeAll(keepingCapacity: true)
    others.append(contentsOf: keys)
    unsafe keys.withUnsafeMutableBufferPointer { keys in
      unsafe others.withUnsafeMutableBufferPointer { others in
        // Four passes end where they began.
        for shift: UInt32 in [0, 16] {
          unsafe Self.order(keys, by: shift, into: others)
          unsafe Self.order(others, by: shift + 8, into: keys)
        }
      }
    }
    for (index, key) in keys.enumerated() { numbers[index] = Self.number(of: key) }
  }

  /// Orders keys by one of their bytes, keeping the order of those that share it.
  private static func order(
    _ keys: UnsafeMutableBufferPointer<UInt32>, by shift: UInt32,
    into others: UnsafeMutableBufferPointer<UInt32>
  ) {
    unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { starts in
      unsafe starts.initialize(repeating: 0)
      for index in 0..<keys.count { unsafe starts[Int(keys[index] &>> shift & 255)] &+= 1 }
      var start = 0
      for byte in 0..<256 { unsafe (starts[byte], start) = (start, start &+ starts[byte]) }
      for index in 0..<keys.count {
        let key = unsafe keys[index]
        let byte = Int(key &>> shift & 255)
        unsafe others[starts[byte]] = key
        unsafe starts[byte] &+= 1
      }
    }
  }

  /// Whole numbers in the order of the numbers: negative ones have their bits turned over.
  @inline(__always)
  private static func key(of number: Float) -> UInt32 {
    let bits = number.bitPattern
    return bits ^ (bits &>> 31 == 1 ? .max : 1 << 31)
  }

  @inline(__always)
  private static func number(of key: UInt32) -> Float {
    Float(bitPattern: key ^ (key &>> 31 == 1 ? 1 << 31 : .max))
  }
}
