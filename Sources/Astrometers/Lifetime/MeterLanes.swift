/// One number for each meter, added and multiplied side by side.
struct MeterLanes {
  private var first: SIMD16<Float> = .zero
  private var last: Float = 0

  /// Seventeen zeros.
  init() {}

  /// The numbers of a table, in single precision.
  init(_ table: MeterTable) {
    (first, last) = table.single
  }

  subscript(meter: Meter) -> Float {
    @inline(__always) get {
      meter.rawValue < 16 ? first[meter.rawValue] : last
    }
    set {
      if meter.rawValue < 16 { first[meter.rawValue] = newValue } else { last = newValue }
    }
  }

  /// Writes the seventeen numbers one after the other, to a place with room for them.
  func write(to place: UnsafeMutableRawBufferPointer) {
    unsafe place.storeBytes(of: first, as: SIMD16<Float>.self)
    unsafe place.storeBytes(of: last, toByteOffset: 64, as: Float.self)
  }

  /// Writes the numbers as a row of a table that is kept column by column.
  ///
  /// - Parameters:
  ///   - columns: The meters' columns, one after the other.
  ///   - length: How many rows a column has.
  ///   - row: The row.
  func write(to columns: inout [Float], length: Int, row: Int) {
    for meter in 0..<16 { columns[meter * length + row] = first[meter] }
    columns[16 * length + row] = last
  }

  /// Adds another's numbers, all times the same.
  @inline(__always)
  mutating func add(_ other: borrowing Self, times factor: Float) {
    first += other.first * factor
    last += other.last * factor
  }

  /// The numbers, each times the other's.
  static func * (lhs: Self, rhs: Self) -> Self {
    var product = lhs
    product.first *= rhs.first
    product.last *= rhs.last
    return product
  }
}

extension SIMD4<Float> {
  /// The numbers without their signs.
  @inline(__always)
  var magnitudes: Self { Self(bits: bits & SIMD4<Int32>(repeating: .max)) }

  /// The numbers, 0 for those below it.
  ///
  /// By their sign bits: the standard library's `pointwiseMax` is a call and a loop.
  @inline(__always)
  var orZero: Self { Self(bits: bits & ~(bits &>> 31)) }

  /// The numbers, 1 for those above it; off by 6e−8 at most.
  @inline(__always)
  var atMostOne: Self { 1 - (1 - self).orZero }

  // Four numbers' bits are four numbers' bits: nothing is read that isn't there.

  @inline(__always)
  private var bits: SIMD4<Int32> { unsafe unsafeBitCast(self, to: SIMD4<Int32>.self) }

  @inline(__always)
  private init(bits: SIMD4<Int32>) { self = unsafe unsafeBitCast(bits, to: Self.self) }
}
