/// One number for each meter, added and multiplied side by side.
struct MeterLanes {
  private var first: SIMD16<Float> = .zero
  private var last: Float = 0

  /// Seventeen zeros.
  init() {}

  /// The numbers of a table, in single precision.
  init(_ table: MeterTable) {
    for meter in Meter.allCases { self[meter] = Float(table[meter]) }
  }

  subscript(meter: Meter) -> Float {
    @inline(__always) get {
      meter.rawValue < 16 ? first[meter.rawValue] : last
    }
    set {
      if meter.rawValue < 16 { first[meter.rawValue] = newValue } else { last = newValue }
    }
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
