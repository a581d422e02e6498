/// Reads coordinates as people write them: degrees with a decimal point, or the way of almanacs,
/// `40n42` and `74w00`, with seconds after the minutes where there are any (`40n42'46`, `40n42:46`).
public enum CoordinateText {
  /// Which coordinate is meant.
  public enum Axis: String, Sendable, Hashable {
    case latitude, longitude

    /// The largest value either way.
    public var limit: Int { self == .latitude ? 90 : 180 }

    var example: String { self == .latitude ? "40.7128 or 40n42" : "-74.006 or 74w00" }

    /// The letters for the positive and the negative half.
    fileprivate var letters: (positive: UInt8, negative: UInt8) {
      self == .latitude
        ? (UInt8(ascii: "n"), UInt8(ascii: "s")) : (UInt8(ascii: "e"), UInt8(ascii: "w"))
    }
  }

  /// The coordinate in degrees, positive north and east.
  ///
  /// - Throws: ``BirthError/notACoordinate(_:_:)``.
  public static func read(_ text: String, as axis: Axis) throws(BirthError) -> Double {
    let bytes = Array(text.lowercased().utf8)
    guard let degrees = decimal(bytes) ?? sexagesimal(bytes, axis),
      degrees.magnitude <= Double(axis.limit)
    else { throw .notACoordinate(text, axis) }
    return degrees + 0  // −0 becomes 0
  }

  /// A sign, digits, a point, digits; no exponents, infinities or spaces, which `Double` would take.
  private static func decimal(_ bytes: [UInt8]) -> Double? {
    let isPlain = bytes.allSatisfy { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPlain, bytes.count <= 24 else { return nil }
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
    guard let degrees = whole(bytes[..<middle], below: axis.limit + 1), rest.count <= 2,
      let minutes = rest.first.map({ $0.isEmpty ? 0 : whole($0, below: 60) }) ?? 0
    else { return nil }
    var seconds = 0
    if rest.count == 2 {
      guard let read = whole(rest[1], below: 60) else { return nil }
      seconds = read
    }
    let value = Double(degrees) + Double(minutes) / 60 + Double(seconds) / 3_600
    return bytes[middle] == negative ? -value : value
  }

  private static func whole(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
    guard (1...3).contains(digits.count) else { return nil }
    var value = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value < limit ? value : nil
  }
}
