internal import Astrology
internal import Ephemeris

/// A longitude as a document prints it: four decimals that stay true to what is said beside them.
///
/// Rounding alone could carry a longitude over a boundary: 29.99996° would be printed as 30.0 beside
/// "aries", and 359.99996° as 360. Then the next number within the boundary is printed.
struct PrintedLongitude {
  /// The number printed, 0 ..< 360.
  let degrees: Double
  /// The number printed for the degree in the sign, 0 ..< 30.
  let degreeInSign: Double
  /// The sign of the longitude, which is that of ``degrees``, too.
  let sign: ZodiacSign

  /// One unit of the last decimal printed.
  private static let unit = 1e-4

  /// Rounds a longitude within its sign.
  init(_ longitude: EclipticLongitude) {
    let position = ZodiacPosition(longitude)
    sign = position.sign
    let rounded = DecimalText.value(position.degreeInSign, decimals: 4)
    degreeInSign = min(rounded, DecimalText.value(30 - Self.unit, decimals: 4))
    degrees = DecimalText.value(Double(sign.rawValue) * 30 + degreeInSign, decimals: 4)
  }

  /// Rounds a longitude within its sign and its house, as given by the cusps as printed.
  init(_ longitude: EclipticLongitude, in house: House, amongCusps cusps: [EclipticLongitude]) {
    func isInHouse(_ printed: Self) -> Bool {
      HouseFrame.house(of: EclipticLongitude(wrapping: printed.degrees), amongCusps: cusps) == house
    }
    let plain = Self(longitude)
    // So it is but beside a cusp.
    guard !isInHouse(plain) else {
      self = plain
      return
    }
    let beside = [-Self.unit, Self.unit]
      .map { DecimalText.value(plain.degreeInSign + $0, decimals: 4) }
      .filter { $0 >= 0 && $0 < 30 }
      .map { Self(sign: plain.sign, degreeInSign: $0) }
    self = beside.first(where: isInHouse) ?? plain
  }

  private init(sign: ZodiacSign, degreeInSign: Double) {
    self.sign = sign
    self.degreeInSign = degreeInSign
    degrees = DecimalText.value(Double(sign.rawValue) * 30 + degreeInSign, decimals: 4)
  }

  /// Writes the three fields that documents give a longitude.
  func writeFields(longitudeKey: StaticString, to json: inout JSONWriter) {
    json.key(longitudeKey)
    json.number(degrees, decimals: 4)
    json.key("sign")
    json.string(sign.name)
    json.key("degree_in_sign")
    json.number(degreeInSign, decimals: 4)
  }
}

extension CivilZone {
  /// What clocks show at an instant, with their offset, such as `2025-01-06T07:00:00-05:00`; the
  /// offset has seconds where it isn't of whole minutes.
  func iso8601(_ instant: JulianDay<UT1>) -> String {
    let (date, time) = clock(at: instant)
    let offset = secondsEast(at: instant.secondsSince1970)
    let size = offset.magnitude
    let parts = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(date)T\(time)\(offset < 0 ? "-" : "+")\(digits)"
  }
}

extension JulianDay where Scale == UT1 {
  /// The instant rounded to the minute, halves up, as clocks without a second hand are read.
  var toTheMinute: Self {
    let second = secondsSince1970 + 30
    let sinceMinute = (second % 60 + 60) % 60
    return Self(secondsSince1970: second - sinceMinute)
  }
}
