/// One number for each meter, held without an allocation.
public struct MeterTable: Sendable {
  @usableFromInline
  var numbers: InlineArray<17, Double>

  /// A table of zeros.
  @inlinable
  public init() {
    numbers = InlineArray(repeating: 0)
  }

  /// The number of a meter.
  @inlinable
  public subscript(meter: Meter) -> Double {
    get { numbers[meter.rawValue] }
    set { numbers[meter.rawValue] = newValue }
  }
}

extension MeterTable: Equatable {
  /// Whether two tables are equal, number by number.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    Meter.allCases.allSatisfy { lhs[$0] == rhs[$0] }
  }
}
