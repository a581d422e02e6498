/// Numbers as documents print them.
public enum DecimalText {
  /// A number rounded to some decimals, halves away from zero, without needless zeros.
  ///
  /// At least one decimal is printed; trailing zeros after it are not. Never −0.
  ///
  /// - Returns: Nothing where the number is not finite and below 10¹³ in magnitude, or `decimals` are
  ///   not 1…6.
  @_disfavoredOverload
  public static func rounded(_ value: Double, decimals: Int) -> String? {
    isPrintable(value, decimals, in: 1...6) ? rounded(value, decimals: decimals) as String : nil
  }

  /// A number rounded to some decimals, halves away from zero, all of them printed.
  ///
  /// Never −0.
  ///
  /// - Returns: Nothing where the number is not finite and below 10¹³ in magnitude, or `decimals` are
  ///   not 0…6.
  @_disfavoredOverload
  public static func fixed(_ value: Double, decimals: Int) -> String? {
    isPrintable(value, decimals, in: 0...6) ? fixed(value, decimals: decimals) as String : nil
  }

  private static func isPrintable(
    _ value: Double, _ decimals: Int, in allowed: ClosedRange<Int>
  ) -> Bool {
    value.isFinite && value.magnitude < 1e13 && allowed.contains(decimals)
  }

  /// The text of a number that is finite and below 10¹³ in magnitude, with 1…6 decimals.
  package static func rounded(_ value: Double, decimals: Int) -> String {
    text { appendRounded(value, decimals: decimals, to: &$0) }
  }

  /// The text of a number that is finite and below 10¹³ in magnitude, with all of 0…6 decimals.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    text { bytes in
      let scaled = scaled(value, decimals: decimals)
      append(
        DecimalDigits(scaled.magnitude, isNegative: scaled < 0, decimals: decimals), to: &bytes)
    }
  }

  private static func text(_ append: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number that the text of ``rounded(_:decimals:)`` reads as.
  package static func value(_ value: Double, decimals: Int) -> Double {
    let scale = Double(scale(decimals))
    let scaled = (value.magnitude * scale).rounded(.toNearestOrAwayFromZero)
    return scaled == 0 ? 0 : (value < 0 ? -scaled : scaled) / scale
  }

  /// A number in units of the last decimal.
  fileprivate static func scaled(_ value: Double, decimals: Int) -> Int {
    precondition(value.isFinite && value.magnitude < 1e13, "a document's numbers are finite")
    return Int((value * Double(scale(decimals))).rounded(.toNearestOrAwayFromZero))
  }

  private static func scale(_ decimals: Int) -> Int {
    let powersOfTen: InlineArray<7, Int> = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
    precondition((0...6).contains(decimals), "documents print up to six decimals")
    return powersOfTen[decimals]
  }
}

// Documents have hundreds of numbers, so these are written digit by digit to where they belong, with
// no text in between.
extension DecimalText {
  /// Appends the text of ``rounded(_:decimals:)``, or one with fewer decimals than one where they are
  /// needless.
  package static func appendRounded(
    _ value: Double, decimals: Int, atLeast fewest: Int = 1, to bytes: inout [UInt8]
  ) {
    append(DecimalDigits(rounding: value, decimals: decimals, atLeast: fewest), to: &bytes)
  }

  /// Appends a whole number.
  package static func append(_ value: Int, to bytes: inout [UInt8]) {
    append(DecimalDigits(value), to: &bytes)
  }

  private static func append(_ digits: DecimalDigits, to bytes: inout [UInt8]) {
    for index in digits.first..<digits.characters.count { bytes.append(digits.characters[index]) }
  }
}

/// The characters of a number, held without an allocation.
package struct DecimalDigits {
  /// A sign, a point and the 20 digits of 2⁶⁴ have room; the number stands at the end.
  package private(set) var characters = InlineArray<22, UInt8>(repeating: UInt8(ascii: "0"))
  /// Where it begins.
  package private(set) var first: Int

  /// A whole number.
  package init(_ value: Int) {
    self.init(value.magnitude, isNegative: value < 0, decimals: 0)
  }

  /// A number rounded to some decimals, halves away from zero, trailing zeros left out down to the fewest.
  ///
  /// - Precondition: the number is finite and below 10¹³ in magnitude, and `decimals` are 0…6.
  package init(rounding value: Double, decimals: Int, atLeast fewest: Int = 1) {
    let scaled = DecimalText.scaled(value, decimals: decimals)
    var (magnitude, decimals) = (scaled.magnitude, decimals)
    while decimals > fewest, magnitude.isMultiple(of: 10) {
      magnitude /= 10
      decimals -= 1
    }
    self.init(magnitude, isNegative: scaled < 0, decimals: decimals)
  }

  /// A number of units of the last decimal.
  fileprivate init(_ magnitude: UInt, isNegative: Bool, decimals: Int) {
    // From the last digit on.
    first = characters.count
    var (rest, digitCount) = (magnitude, 0)
    repeat {
      if digitCount == decimals, decimals > 0 {
        first -= 1
        characters[first] = UInt8(ascii: ".")
      }
      first -= 1
      characters[first] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
      digitCount += 1
    } while rest > 0 || digitCount <= decimals
    if isNegative {
      first -= 1
      characters[first] = UInt8(ascii: "-")
    }
  }
}
