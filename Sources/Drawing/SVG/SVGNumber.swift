/// Numbers as pictures have them: two decimals at most, no needless zeros, never −0.
enum SVGNumber {
  /// The text of a number, halves rounded away from zero.
  ///
  /// - Precondition: the number is finite and below 10⁹ in magnitude.
  static func text(_ number: Double) -> String {
    precondition(number.magnitude < 1e9, "a coordinate is finite and on the page")
    let hundredths = Int((number * 100).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let (tenths, last) = rest.quotientAndRemainder(dividingBy: 10)
    return last == 0 ? "\(sign)\(whole).\(tenths)" : "\(sign)\(whole).\(tenths)\(last)"
  }
}
