import Ephemeris

/// Reads latitudes and longitudes as chart files write them.
enum AngleReader {
  /// Which of the two is meant.
  enum Axis {
    case latitude, longitude

    var limit: Double { self == .latitude ? 90 : 180 }

    /// The sign that a small letter gives, or nil for another letter.
    fileprivate func sign(of letter: UInt8) -> Double? {
      switch (self, letter) {
      case (.latitude, UInt8(ascii: "n")), (.longitude, UInt8(ascii: "e")): 1
      case (.latitude, UInt8(ascii: "s")), (.longitude, UInt8(ascii: "w")): -1
      default: nil
      }
    }
  }

  /// Degrees with the letter of their half, minutes and seconds: `34n03:08`, `118W14'34`, `40N34'10''`,
  /// `118:14'34W`, `53°N25'`, `48°24′N`, `52n0445`, the letter before or behind the minutes.
  ///
  /// - Parameters:
  ///   - field: The angle.
  ///   - axis: Which of the two it is.
  ///   - unsigned: The sign of an angle without a letter; nil if it must have one. 0 always may go without.
  /// - Returns: Degrees north or east; nil if it is no such angle.
  static func read(_ field: Bytes, _ axis: Axis, unsigned: Double? = nil) -> Double? {
    var scanner = FieldScanner(field)
    var sign = scanner.skip("-") ? -1.0 : 1
    let isSigned = sign < 0
    guard let degrees = scanner.digits(1...3) else { return nil }
    var letter: Double?
    var parts: [Double] = []
    while !scanner.isAtEnd {
      if scanner.skipAngleMark() { continue }
      if let small = scanner.letter() {
        guard letter == nil, let half = axis.sign(of: small) else { return nil }
        letter = half
        continue
      }
      guard parts.count < 2, let number = scanner.minutes() else { return nil }
      parts += number
    }
    guard parts.count <= 2, parts.allSatisfy({ $0 < 60 }) else { return nil }
    let size =
      Double(degrees) + (parts.first ?? 0) / 60 + (parts.count > 1 ? parts[1] : 0) / 3_600
    guard size <= axis.limit else { return nil }
    if let letter {
      guard !isSigned else { return nil }
      sign = letter
    } else if size != 0 {
      guard let unsigned else { return nil }
      sign *= unsigned
    }
    return size == 0 ? 0 : sign * size
  }

  /// Degrees as a decimal number with the letter of their half behind it: `48.4N`, `118.24° W`.
  static func lettered(_ field: Bytes, _ axis: Axis) -> Double? {
    var scanner = FieldScanner(field)
    guard scanner.next.isDigit, let degrees = scanner.decimal()?.decimalNumber,
      degrees <= axis.limit
    else { return nil }
    while scanner.skipAngleMark() {}
    guard let sign = scanner.letter().flatMap(axis.sign), scanner.isAtEnd else { return nil }
    return degrees == 0 ? 0 : sign * degrees
  }

  /// Degrees as a decimal number, positive north or east.
  static func decimal(_ field: Bytes, _ axis: Axis) -> Double? {
    guard let degrees = field.decimalNumber, degrees.magnitude <= axis.limit else { return nil }
    return degrees + 0
  }
}

extension FieldScanner {
  /// Goes beyond a mark between degrees, minutes and seconds.
  fileprivate mutating func skipAngleMark() -> Bool {
    if skip(anyOf: ":", "'", "\"", " ") { return true }
    guard next >= 0x80 else { return false }
    // The signs of degrees, minutes and seconds, and quotation marks in their place.
    for mark in ["°", "′", "″", "’", "”", "º"] where rest.starts(with: mark.utf8) {
      for _ in mark.utf8 { advance() }
      return true
    }
    return false
  }

  /// Minutes or seconds, or both in four digits.
  fileprivate mutating func minutes() -> [Double]? {
    var ahead = self
    if let both = ahead.digits(4...4), ahead.next != UInt8(ascii: ".") {
      self = ahead
      return [Double(both / 100), Double(both % 100)]
    }
    ahead = self
    guard ahead.digits(1...2) != nil else { return nil }
    ahead = self
    guard let number = ahead.decimal(), let value = number.decimalNumber, value >= 0 else {
      return nil
    }
    self = ahead
    return [value]
  }
}

extension GeographicPlace {
  /// A place to a millionth of a degree, which is a tenth of a metre.
  static func rounded(latitude: Double, longitude: Double) -> Self? {
    guard latitude.magnitude <= 90, longitude.magnitude <= 180 else { return nil }
    return try? Self(
      latitude: DecimalText.value(latitude, decimals: 6),
      longitude: DecimalText.value(longitude, decimals: 6))
  }
}
