/// A number whose decimals are minutes, as Jagannatha Hora and Astrolog's seven numbers have it: `14.20` is 14:20, and
/// `118.145667` is 118° 14.5667′.
struct PackedNumber {
  let isNegative: Bool
  let whole: Int
  /// Minutes with their decimals, below 60.
  let minutes: Double

  /// Reads a number; nil if it is none, or if its minutes are 60 or more.
  init?(_ field: Bytes) {
    guard let value = field.decimalNumber, value.magnitude < 10_000 else { return nil }
    isNegative = value < 0
    // The number was printed from a binary one: 14.199999999999999 is 14.20.
    let hundredths = (value.magnitude * 100 * 1e6).rounded() / 1e6
    whole = Int(hundredths / 100)
    minutes = ((hundredths - Double(whole) * 100) * 1e6).rounded() / 1e6
    guard minutes < 60 else { return nil }
  }

  /// Degrees, or hours.
  var value: Double {
    let size = Double(whole) + minutes / 60
    return isNegative ? -size : size
  }

  /// The same in the nearest second of hours.
  var seconds: Int {
    let size = whole * 3_600 + Int((minutes * 60).rounded())
    return isNegative ? -size : size
  }
}
