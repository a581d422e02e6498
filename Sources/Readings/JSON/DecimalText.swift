/// Numbers as documents print them.
public enum DecimalText {
  /// A number rounded to some decimals, halves away from zero, without needless zeros.
  ///
  /// At least one decimal is printed; trailing zeros after it are not. Never −0.
  ///
  /// - Precondition: the number is finite, below 10¹³ in magnitude, and `decimals` is 1…6.
  public static func rounded(_ value: Double, decimals: Int) -> String {
    let digits = fixed(value, decimals: decimals)
    guard decimals > 1, digits.hasSuffix("0") else { return digits }
    let point = digits.firstIndex(of: ".") ?? digits.endIndex
    let kept = digits.lastIndex { $0 != "0" } ?? point
    return kept == point ? "\(digits[...kept])0" : String(digits[...kept])
  }

  /// A number rounded to some decimals, halves away from zero, all of them printed.
  ///
  /// Never −0.
  ///
  /// - Precondition: the number is finite, below 10¹³ in magnitude, and `decimals` is 0…6.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    precondition(value.isFinite && value.magnitude < 1e13, "a document's numbers are finite")
    let scale = scale(decimals)
    let scaled = Int((value.magnitude * Double(scale)).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: scale)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(sign)\(whole).\(zeros)\(digits)"
  }

  /// The number that the text of ``rounded(_:decimals:)`` reads as.
  static func value(_ value: Double, decimals: Int) -> Double {
    let scale = Double(scale(decimals))
    let scaled = (value.magnitude * scale).rounded(.toNearestOrAwayFromZero)
    return scaled == 0 ? 0 : (value < 0 ? -scaled : scaled) / scale
  }

  private static func scale(_ decimals: Int) -> Int {
    precondition((0...6).contains(decimals), "documents print up to six decimals")
    return (0..<decimals).reduce(1) { power, _ in power * 10 }
  }
}
