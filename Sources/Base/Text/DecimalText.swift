/// Numbers as documents print them.
public enum DecimalText {
  /// A number rounded to some decimals, halves away from zero, without needless zeros.
  ///
  /// At least one decimal is printed; trailing zeros after it are not. Never −0.
  ///
  /// - Returns: Nil if the number is not finite and below 10¹³ in magnitude, or `decimals` are
  ///   not 1…6.
  @_disfavoredOverload
  public static func rounded(_ value: Double, decimals: Int) -> String? {
    isPrintable(value, decimals, in: 1...6) ? rounded(value, decimals: decimals) as String : nil
  }

  /// A number rounded to some decimals, halves away from zero, all of them printed.
  ///
  /// Never −0.
  ///
  /// - Returns: Nil if the number is not finite and below 10¹³ in magnitude, or `decimals` are
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
  @_spi(FrontEnd) public static func fixed(_ value: Double, decimals: Int) -> String {
    text { appendRounded(value, decimals: decimals, atLeast: decimals, to: &$0) }
  }

  /// The text of a share of a whole, which reads as the whole only if it is no less: 0.9998 with two decimals is
  /// 0.999, and 1.0003 is 1.00.
  ///
  /// - Precondition: the numbers are finite and below 10¹³ in magnitude, and `decimals` are 0…4.
  @_spi(FrontEnd) public static func share(
    _ value: Double, of whole: Double = 1, decimals: Int
  ) -> String {
    guard value < whole, self.value(value, decimals: decimals) >= whole else {
      return fixed(value, decimals: decimals)
    }
    // One decimal more, or two where there was none; what is nearer than that is cut off.
    let finer = decimals == 0 ? 2 : decimals + 1
    return fixed(min(value, whole - 1 / scale(finer)), decimals: finer)
  }

  private static func text(_ append: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number that the text of ``rounded(_:decimals:)`` reads as.
  package static func value(_ value: Double, decimals: Int) -> Double {
    let units = units(value, decimals: decimals)
    let magnitude = Double(units) / scale(decimals)
    return value < 0 && units > 0 ? -magnitude : magnitude
  }

  /// The magnitude of a number in units of the last decimal, halves rounded up.
  @inline(__always)
  fileprivate static func units(_ value: Double, decimals: Int) -> UInt {
    precondition(value.magnitude < 1e13, "a document's numbers are finite")
    let scaled = value.magnitude * scale(decimals)
    guard scaled < 0x1p53 else { return unitsOfLarge(value.magnitude, decimals: decimals) }
    // The C library's rounding is a call, and this is asked for every number of a document. What is cut off
    // is exact, so a half is one. Signed, since processors know no other.
    let whole = Int(scaled)
    // Added, not chosen: a jump here would be guessed wrong every other time.
    return UInt(bitPattern: whole &+ (scaled - Double(whole) >= 0.5 ? 1 : 0))
  }

  /// The same of a number whose units a binary number can't count.
  private static func unitsOfLarge(_ magnitude: Double, decimals: Int) -> UInt {
    let whole = UInt(magnitude)
    let rest = units(magnitude - Double(whole), decimals: decimals)
    return whole * UInt(scale(decimals)) + rest
  }

  @inline(__always)
  private static func scale(_ decimals: Int) -> Double {
    switch decimals {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: preconditionFailure("documents print up to six decimals")
    }
  }
}

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
    unsafe withUnsafeTemporaryAllocation(byteCount: digits.count, alignment: 1) { place in
      unsafe digits.write(to: place)
      unsafe bytes.append(contentsOf: place)
    }
  }
}

/// The characters of a number, yet to be written.
///
/// Documents have hundreds of numbers, so these are written digit by digit to where they belong, with no text
/// in between.
package struct DecimalDigits {
  /// The number without its sign, in units of the last decimal.
  private let units: UInt
  private let isNegative: Bool
  private let decimals: Int
  /// How many characters there are.
  package let count: Int

  /// A whole number.
  package init(_ value: Int) {
    self.init(value.magnitude, isNegative: value < 0, decimals: 0)
  }

  /// A number rounded to some decimals, halves away from zero, trailing zeros left out down to the fewest.
  ///
  /// - Precondition: the number is finite and below 10¹³ in magnitude, and `decimals` are 0…6.
  package init(rounding value: Double, decimals: Int, atLeast fewest: Int = 1) {
    var (units, decimals) = (DecimalText.units(value, decimals: decimals), decimals)
    while decimals > fewest, units.isMultiple(of: 10) {
      units /= 10
      decimals -= 1
    }
    self.init(units, isNegative: value < 0 && units > 0, decimals: decimals)
  }

  private init(_ units: UInt, isNegative: Bool, decimals: Int) {
    self.units = units
    self.isNegative = isNegative
    self.decimals = decimals
    // One digit stands before the point. Of few they are counted side by side, where each division would wait for
    // the one before.
    var digits = decimals + 1
    if units < 1_000_000 {
      let own =
        1 + (units >= 10 ? 1 : 0) + (units >= 100 ? 1 : 0) + (units >= 1_000 ? 1 : 0)
        + (units >= 10_000 ? 1 : 0) + (units >= 100_000 ? 1 : 0)
      digits = max(digits, own)
    } else {
      var (own, rest) = (1, units / 10)
      while rest > 0 {
        rest /= 10
        own += 1
      }
      digits = max(digits, own)
    }
    count = digits + (decimals > 0 ? 1 : 0) + (isNegative ? 1 : 0)
  }

  /// Writes the characters to a place that has room for exactly them.
  @inline(__always)
  package func write(to place: UnsafeMutableRawBufferPointer) {
    precondition(place.count == count, "a number is written where it fits")
    // From the last digit on.
    var (rest, index) = (units, count)
    func writeDigit() {
      index -= 1
      unsafe place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    for _ in 0..<decimals { writeDigit() }
    if decimals > 0 {
      index -= 1
      unsafe place[index] = UInt8(ascii: ".")
    }
    repeat { writeDigit() } while rest > 0
    if isNegative { unsafe place[0] = UInt8(ascii: "-") }
  }
}

/// A number of a few digits as its letters, held in a register.
///
/// Nearly all numbers of a document are scores, orbs and contributions: these are stored at once, without a loop over
/// their digits.
package struct FewDigits {
  /// The letters as ASCII, the first in the lowest byte.
  package let letters: UInt64
  /// How many there are, seven at most.
  package let count: Int

  /// The text of ``DecimalText/rounded(_:decimals:)`` of a number with one or two decimals.
  ///
  /// Returns nil if the number is printed as 1000 or more in magnitude.
  @inline(__always)
  package init?(rounding value: Double, decimals: Int) {
    precondition(decimals == 1 || decimals == 2, "few digits have one or two decimals")
    guard value.magnitude < 1_000 else { return nil }
    let units = UInt32(truncatingIfNeeded: DecimalText.units(value, decimals: decimals))
    let (tenths, hundredths) =
      decimals == 2 ? units.quotientAndRemainder(dividingBy: 10) : (units, 0)
    guard tenths < 10_000 else { return nil }
    // Three digits, the point, the decimals; then without leading zeros.
    let (hundreds, tens, ones) = (tenths / 1_000, tenths / 100 % 10, tenths / 10 % 10)
    var word = 0x30_30_2E_30_30_30 | UInt64(hundreds | tens << 8 | ones << 16)
    word |= UInt64(tenths % 10) << 32 | UInt64(hundredths) << 40
    let leadingZeros = tenths >= 1_000 ? 0 : tenths >= 100 ? 1 : 2
    word &>>= UInt64(8 &* leadingZeros)
    let length = (hundredths > 0 ? 6 : 5) &- leadingZeros
    let isNegative = value < 0 && units > 0
    letters = isNegative ? word << 8 | UInt64(UInt8(ascii: "-")) : word
    count = isNegative ? length &+ 1 : length
  }

  /// Writes the letters, and others behind them up to eight.
  @inline(__always)
  package func write(toRoomForEight place: UnsafeMutableRawPointer) {
    unsafe place.storeBytes(of: letters.littleEndian, as: UInt64.self)
  }
}
