internal import Ephemeris

/// Numbers as pictures have them: two decimals at most, no needless zeros, never −0.
enum SVGNumber {
  /// The text of a number, halves rounded away from zero.
  ///
  /// - Precondition: the number is finite and below 10⁹ in magnitude.
  static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a number.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    precondition(number.magnitude < 1e9, "a coordinate is finite and on the page")
    DecimalText.appendRounded(number, decimals: 2, atLeast: 0, to: &bytes)
  }
}
