extension CoordinateText {
  /// A number of JSON as ``read(_:as:)`` takes it: without an exponent, which in a text would be east.
  ///
  /// Exponents beyond 400 either way are left, since no coordinate has one; so are numbers without.
  static func decimal(ofNumber number: String) -> String {
    let parts = number.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "e" || $0 == "E"
    }
    guard parts.count == 2, let exponent = Int(parts[1]), exponent.magnitude <= 400 else {
      return number
    }
    let isNegative = parts[0].hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = mantissa.joined()
    // How many of the digits stand before the point.
    let point = mantissa[0].count + exponent
    let (before, after) =
      point <= 0
      ? ("0", String(repeating: "0", count: -point) + digits)
      : (
        digits.prefix(point) + String(repeating: "0", count: max(point - digits.count, 0)),
        String(digits.dropFirst(point))
      )
    return "\(isNegative ? "-" : "")\(before)\(after.isEmpty ? "" : ".\(after)")"
  }
}
