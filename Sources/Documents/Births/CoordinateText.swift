package import Ephemeris

/// Reads coordinates as people write them.
///
/// They are degrees with a decimal point, or the way of almanacs, `40n42` and `74w00`, with seconds after the
/// minutes if there are any (`40n42'46`, `40n42:46`), minutes and seconds in two digits each. Maps' ways are
/// read, too: `40°42′46″N`, `40.7128N`, `N40.7128`, `40.7128°`, `40°42'46" N`.
@_spi(FrontEnd) public enum CoordinateText {
  /// Which of the two coordinates it is.
  public typealias Axis = BirthError.Axis

  /// The coordinate in degrees, positive north and east.
  ///
  /// - Throws: ``BirthError/notACoordinate(_:_:)``.
  public static func read(_ text: String, as axis: Axis) throws(BirthError) -> Double {
    let bytes = Array(text.lowercased().utf8)
    guard
      let degrees = decimal(bytes) ?? sexagesimal(bytes, axis) ?? ofMap(text.lowercased(), axis),
      degrees.magnitude <= Double(axis.limit)
    else { throw .notACoordinate(text, axis) }
    return degrees + 0  // −0 becomes 0
  }

  /// The place of two coordinates, nil if neither is given.
  ///
  /// - Throws: ``BirthError/halfAPlace(missing:)`` or ``BirthError/notACoordinate(_:_:)``.
  package static func place(
    latitude: String?, longitude: String?
  ) throws(BirthError) -> GeographicPlace? {
    guard let latitude, let longitude else {
      guard latitude == nil, longitude == nil else {
        throw .halfAPlace(missing: latitude == nil ? .latitude : .longitude)
      }
      return nil
    }
    let degrees = (
      north: try read(latitude, as: .latitude), east: try read(longitude, as: .longitude)
    )
    do {
      return try GeographicPlace(latitude: degrees.north, longitude: degrees.east)
    } catch {
      // What is read lies on the globe.
      throw .notACoordinate(latitude, .latitude)
    }
  }

  /// The shortest digits of the smallest `Double` with their zeros are some 330.
  private static let longestDecimal = 512

  /// A sign, digits, a point, digits; no exponents, infinities or spaces, which `Double` would take.
  private static func decimal(_ bytes: [UInt8]) -> Double? {
    let isPlain = bytes.allSatisfy { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPlain, bytes.count <= longestDecimal else { return nil }
    return Double(String(decoding: bytes, as: UTF8.self))
  }

  private static func sexagesimal(_ bytes: [UInt8], _ axis: Axis) -> Double? {
    let (positive, negative) = axis.letters
    guard let middle = bytes.firstIndex(where: { $0 == positive || $0 == negative }) else {
      return nil
    }
    let rest = bytes[(middle + 1)...].split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: ":")
    }
    guard let degrees = whole(bytes[..<middle], of: 1...3, below: axis.limit + 1), rest.count <= 2
    else { return nil }
    var parts = [0, 0]
    // Two digits each, so that 1e3 is no place: who wrote it meant a thousand. `40n` stands alone.
    if middle + 1 < bytes.endIndex {
      for (index, digits) in rest.enumerated() {
        guard let part = whole(digits, of: 2...2, below: 60) else { return nil }
        parts[index] = part
      }
    }
    let value = Double(degrees) + Double(parts[0]) / 60 + Double(parts[1]) / 3_600
    return bytes[middle] == negative ? -value : value
  }

  /// The way of maps: the letter of the half before or after degrees, with or without their marks.
  private static func ofMap(_ text: String, _ axis: Axis) -> Double? {
    guard text.utf8.count <= longestOfMap else { return nil }
    let (positive, negative) = axis.letters
    var scalars = text.unicodeScalars.filter { $0 != " " && $0 != "\u{A0}" }
    var half: UInt8?
    for end in [scalars.first, scalars.last] where half == nil {
      guard let end, end.isASCII, [positive, negative].contains(UInt8(end.value)) else { continue }
      half = UInt8(end.value)
      if end == scalars.first { scalars.removeFirst() } else { scalars.removeLast() }
    }
    var parts: [Double] = []
    var digits: [UInt8] = []
    for scalar in scalars {
      if scalar.isASCII, scalar != "'", scalar != "\"", scalar != ":" {
        digits.append(UInt8(scalar.value))
        continue
      }
      guard parts.count < marks.count, marks[parts.count].contains(scalar),
        let part = decimal(digits)
      else { return nil }
      parts.append(part)
      digits = []
    }
    if !digits.isEmpty {
      guard parts.count < marks.count, let part = decimal(digits) else { return nil }
      parts.append(part)
    }
    guard let degrees = parts.first, half != nil || scalars.contains("°") else { return nil }
    let isSigned = degrees.sign == .minus || digits.first == UInt8(ascii: "+")
    // A sign beside a letter says the half twice, and a fraction belongs to the last part alone.
    guard !(half != nil && isSigned),
      parts.dropFirst().allSatisfy({ (0..<60).contains($0) && $0.sign == .plus }),
      parts.dropLast().allSatisfy({ $0 == $0.rounded() })
    else { return nil }
    let magnitude = zip(parts, [1.0, 60, 3_600]).reduce(0) { $0 + $1.0.magnitude / $1.1 }
    return half == negative || degrees.sign == .minus ? -magnitude : magnitude
  }

  /// What stands after degrees, minutes and seconds.
  private static let marks: [Set<Unicode.Scalar>] = [
    ["°", "º", ":"], ["'", "′", "’", ":"], ["\"", "″", "”"],
  ]
  /// The longest text of a map that is read: `179°59′59.999999999″W` has 26 bytes.
  private static let longestOfMap = 48

  private static func whole(
    _ digits: ArraySlice<UInt8>, of width: ClosedRange<Int>, below limit: Int
  ) -> Int? {
    guard width.contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value < limit ? value : nil
  }
}

extension CoordinateText {
  /// A number of JSON as ``read(_:as:)`` takes it: without an exponent, which in a text would be east.
  ///
  /// Exponents beyond 400 either way are left, since no coordinate has one; so are numbers without.
  @_spi(FrontEnd) public static func decimal(ofNumber number: String) -> String {
    guard number.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return number }
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

extension BirthError.Axis {
  /// The letters for the positive and the negative half.
  fileprivate var letters: (positive: UInt8, negative: UInt8) {
    self == .latitude
      ? (UInt8(ascii: "n"), UInt8(ascii: "s")) : (UInt8(ascii: "e"), UInt8(ascii: "w"))
  }
}
