/// One number for each meter, held without an allocation.
///
/// Sixteen of the seventeen lie in one vector, because scores are mostly multiplications of whole tables,
/// which a compiler does several at a time with a vector and one by one with an array. Each number is
/// the one that plain arithmetic gives.
package struct MeterTable: Sendable, Equatable {
  private var sixteen: SIMD16<Double>
  private var last: Double

  /// A table of zeros.
  package init() {
    sixteen = .zero
    last = 0
  }

  /// The numbers in single precision: sixteen, and the last.
  var single: (SIMD16<Float>, Float) { (SIMD16(sixteen), Float(last)) }

  /// The number of a meter.
  package subscript(meter: Meter) -> Double {
    get { meter.rawValue < 16 ? sixteen[meter.rawValue] : last }
    set {
      if meter.rawValue < 16 { sixteen[meter.rawValue] = newValue } else { last = newValue }
    }
  }
}

extension MeterTable {
  /// Writes the seventeen numbers as a row of a table of doubles.
  func write(to rows: UnsafeMutableRawBufferPointer, at row: Int) {
    let first = row * Meter.count * MemoryLayout<Double>.stride
    unsafe rows.storeBytes(of: sixteen, toByteOffset: first, as: SIMD16<Double>.self)
    unsafe rows.storeBytes(
      of: last, toByteOffset: first + MemoryLayout<SIMD16<Double>>.size, as: Double.self)
  }

  /// Lends the seventeen numbers, one after the other.
  @inline(__always)
  func withUnsafeNumbers(_ body: (UnsafePointer<Double>) -> Void) {
    unsafe withUnsafePointer(to: self) { table in
      unsafe table.withMemoryRebound(to: Double.self, capacity: Meter.count) { unsafe body($0) }
    }
  }

  /// Lends the seventeen numbers, one after the other, to be changed.
  @inline(__always)
  mutating func withUnsafeMutableNumbers(_ body: (UnsafeMutablePointer<Double>) -> Void) {
    unsafe withUnsafeMutablePointer(to: &self) { table in
      unsafe table.withMemoryRebound(to: Double.self, capacity: Meter.count) { unsafe body($0) }
    }
  }

  /// Multiplies each number.
  @inline(__always)
  static func * (table: Self, factor: Double) -> Self {
    var product = table
    product.sixteen *= factor
    product.last *= factor
    return product
  }

  /// Multiplies meter by meter.
  @inline(__always)
  static func * (lhs: Self, rhs: Self) -> Self {
    var product = lhs
    product.sixteen *= rhs.sixteen
    product.last *= rhs.last
    return product
  }

  /// Adds meter by meter.
  @inline(__always)
  static func += (sum: inout Self, table: Self) {
    sum.sixteen += table.sixteen
    sum.last += table.last
  }
}
