import Astrolabe

/// What these tests look at, made as an app makes it.
enum Samples {
  static func ephemeris() throws -> StandardEphemeris { try shared.get() }

  private static let shared = Result { try StandardEphemeris() }

  /// 1990-06-15 14:30 in New York's summer time.
  static func timed() throws -> NatalChart {
    try NatalChart(
      of: Birth(
        date: CalendarDate(1990, 6, 15), time: TimeOfDay(14, 30),
        zone: .fixed(secondsEast: -4 * 3_600),
        place: GeographicPlace(latitude: 40.7128, longitude: -74.006)),
      ephemeris: ephemeris())
  }

  /// 1975-09-09, without a time.
  static func dateOnly() throws -> NatalChart {
    try NatalChart(of: Birth(date: CalendarDate(1975, 9, 9)), ephemeris: ephemeris())
  }

  static func astrometer() throws -> Astrometer { try person.get() }

  private static let person = Result { try Astrometer(of: timed(), ephemeris: ephemeris()) }

  static func skies() throws -> DaySkies {
    try DaySkies(of: CalendarDate(2025, 1, 6), ephemeris: ephemeris())
  }

  /// Numbers that no formula expects.
  static let hostile: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, -0.0, 0, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e17, -1e17, 0x1p63,
    -0x1p63, 360, -360, 1.09e14, -1.09e14, 2_451_545,
  ]
  static let hostileIntegers: [Int] = [
    .min, .min + 1, .max, .max - 1, -1, 0, 1, 13, 60, 1 << 31, 1 << 40, -(1 << 40), 1 << 53,
  ]
  static let hostileTexts: [String] = [
    "", " ", "\0", "-", "--", ":", "::", "T", "Z", "+", "é", "\u{202E}", "1990-06-15", "14:30",
    "9999999999-99-99", "-9223372036854775808", String(repeating: "9", count: 100_000),
    String(repeating: "-", count: 100_000), String(repeating: "é", count: 1_000),
  ]
}
