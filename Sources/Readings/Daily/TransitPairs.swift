internal import Ephemeris

/// A value for each transiting body and natal point of the eleven, where there is one.
struct TransitPairs<Value> {
  private var values = [Value?](repeating: nil, count: Self.count * Self.count)

  private static var count: Int { 11 }

  /// The value of a pair.
  ///
  /// - Precondition: both are of the eleven.
  subscript(_ body: Body, _ natal: Body) -> Value? {
    get { values[Self.place(body, natal)] }
    set { values[Self.place(body, natal)] = newValue }
  }

  private static func place(_ body: Body, _ natal: Body) -> Int {
    Int(body.rawValue) * count + Int(natal.rawValue)
  }
}
