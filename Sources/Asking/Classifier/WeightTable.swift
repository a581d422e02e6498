/// The weights of some labels: a row for each bucket.
///
/// A weight is half a byte, with eight added to it, so that none is negative. A row has room for one, eight or sixteen
/// weights; the first is in the low half of the row's first byte.
///
/// The rows are constant bytes of the program, which is why the pointer to them is safe to share.
@safe
struct WeightTable: @unchecked Sendable {
  let labelCount: Int
  /// How many halves of a byte a row has.
  private let width: Int
  /// What of a feature's bucket finds the row; a small table's rows are shared by more features.
  private let mask: Int
  private let rows: UnsafeRawBufferPointer

  /// What is added to a weight in a row.
  private static let offset = 8
  /// One half of each byte.
  private static let halves: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
  /// How many halves of a byte can be added up in a byte.
  private static let mostInByte = 17

  /// Reads a table of two to the power of `bits` rows, which begins at a place of a file.
  init(file: UnsafeRawBufferPointer, place: Int, bits: Int, labelCount: Int) {
    self.labelCount = labelCount
    width = labelCount == 1 ? 1 : labelCount <= 8 ? 8 : 16
    mask = 1 << bits - 1
    let size = (width << bits) / 2
    unsafe rows = UnsafeRawBufferPointer(rebasing: file[place..<place + size])
  }

  /// How many bytes of the file the table takes.
  var byteCount: Int { unsafe rows.count }

  /// What the weights of some buckets add up to, by label.
  func totals(of buckets: ArraySlice<Int32>) -> [Int] {
    var totals = width == 1 ? [singleTotal(of: buckets)] : rowTotals(of: buckets)
    for label in totals.indices { totals[label] -= Self.offset * buckets.count }
    return totals
  }

  /// The sum of rows of one weight.
  private func singleTotal(of buckets: ArraySlice<Int32>) -> Int {
    let rows = unsafe self.rows
    var total = 0
    for bucket in buckets {
      let place = Int(bucket) & mask
      let pair = Int(unsafe rows.load(fromByteOffset: place >> 1, as: UInt8.self))
      total += (pair >> ((place & 1) * 4)) & 15
    }
    return total
  }

  /// The sums of rows of several weights, which are added up in the bytes of two words.
  private func rowTotals(of buckets: ArraySlice<Int32>) -> [Int] {
    var totals = [Int](repeating: 0, count: labelCount)
    var first = buckets.startIndex
    while first < buckets.endIndex {
      let end = min(first + Self.mostInByte, buckets.endIndex)
      var (even, odd): (UInt64, UInt64) = (0, 0)
      for bucket in buckets[first..<end] {
        let weights = row(Int(bucket) & mask)
        even &+= weights & Self.halves
        odd &+= weights >> 4 & Self.halves
      }
      for label in 0..<labelCount {
        let sums = label & 1 == 0 ? even : odd
        totals[label] += Int(truncatingIfNeeded: sums >> UInt64(label / 2 * 8) & 0xFF)
      }
      first = end
    }
    return totals
  }

  /// A row of eight or sixteen weights.
  private func row(_ place: Int) -> UInt64 {
    if width == 8 {
      return UInt64(
        UInt32(littleEndian: unsafe rows.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)))
    }
    return UInt64(
      littleEndian: unsafe rows.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
  }
}
