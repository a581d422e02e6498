/// A clock reading within a day, to the second.
public struct TimeOfDay: Sendable, Hashable {
  /// Seconds since midnight, 0 ..< 86 400.
  public let secondOfDay: Int

  /// Creates a reading.
  ///
  /// - Throws: ``CalendarError/noSuchTime(hour:minute:second:)``.
  public init(hour: Int, minute: Int, second: Int = 0) throws(CalendarError) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { throw .noSuchTime(hour: hour, minute: minute, second: second) }
    secondOfDay = hour * 3_600 + minute * 60 + second
  }

  /// Creates a reading, such as `TimeOfDay(14, 30)`.
  ///
  /// - Throws: ``CalendarError/noSuchTime(hour:minute:second:)``.
  public init(_ hour: Int, _ minute: Int, _ second: Int = 0) throws(CalendarError) {
    try self.init(hour: hour, minute: minute, second: second)
  }

  /// Creates the time of day in UTC of an instant, to the nearest second.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  public init(utc instant: JulianDay<UT1>) throws(CalendarError) {
    self = try instant.checkedOnCalendar().utcTime
  }

  /// Creates a reading from seconds since midnight.
  ///
  /// - Precondition: `secondOfDay` is in 0 ..< 86 400.
  package init(secondOfDay: Int) {
    precondition((0..<86_400).contains(secondOfDay), "a day has 86 400 seconds")
    self.secondOfDay = secondOfDay
  }

  /// The hour, 0…23.
  public var hour: Int { secondOfDay / 3_600 }
  /// The minute, 0…59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0…59.
  public var second: Int { secondOfDay % 60 }

  /// 00:00:00, when a civil day begins.
  public static let midnight = Self(secondOfDay: 0)
  /// 12:00:00.
  public static let noon = Self(secondOfDay: 43_200)
}

extension TimeOfDay: CustomStringConvertible {
  /// ISO 8601, such as `14:30:00`.
  public var description: String {
    var text = ClockText()
    text.append(self)
    return text.text
  }

  /// Hours and minutes alone, such as `14:30`; the seconds are dropped, not rounded.
  public var hoursAndMinutes: String {
    var text = ClockText()
    text.append(hoursAndMinutes: self)
    return text.text
  }

  /// Hours and minutes, and seconds where there are any: as a person writes it.
  package var shortest: String { second == 0 ? hoursAndMinutes : description }

  /// Reads `HH:MM` or `HH:MM:SS`, two digits each, and nothing else.
  ///
  /// - Throws: ``CalendarError/notATime(_:)`` or ``CalendarError/noSuchTime(hour:minute:second:)``.
  public init(_ text: some StringProtocol) throws(CalendarError) {
    let colon = UInt8(ascii: ":")
    // Seen through its own type a text's bytes would come one at a time.
    let bytes = Array(String(text).utf8)
    guard bytes.count == 5 || bytes.count == 8 && bytes[5] == colon, bytes[2] == colon,
      let hour = Int(digits: bytes[0..<2]), let minute = Int(digits: bytes[3..<5]),
      let second = bytes.count == 8 ? Int(digits: bytes[6..<8]) : 0
    else { throw .notATime(String(text)) }
    try self.init(hour: hour, minute: minute, second: second)
  }
}

extension TimeOfDay: Comparable {
  /// Orders readings from midnight on.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.secondOfDay < rhs.secondOfDay }
}

extension TimeOfDay: Codable {
  /// Reads ISO 8601, with or without seconds.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = try decoder.valid { () throws(CalendarError) in try Self(text) }
  }

  /// Writes ISO 8601 with seconds, such as `14:30:00`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
