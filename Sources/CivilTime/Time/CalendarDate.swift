@_spi(FrontEnd) public import Base

/// A day of the Gregorian calendar, carried back before 1582 (proleptic).
///
/// Years count astronomically: year 0 is 1 BC. Dates are labels; which instants they cover
/// depends on a zone.
public struct CalendarDate: Sendable, Hashable {
  /// The year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Creates a date.
  ///
  /// - Throws: ``CalendarError/noSuchDate(year:month:day:)``.
  public init(year: Int, month: Int, day: Int) throws(CalendarError) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.lengthOfMonth(month, year: year)
    else { throw .noSuchDate(year: year, month: month, day: day) }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date, such as `CalendarDate(1990, 6, 15)`.
  ///
  /// - Throws: ``CalendarError/noSuchDate(year:month:day:)``.
  public init(_ year: Int, _ month: Int, _ day: Int) throws(CalendarError) {
    try self.init(year: year, month: month, day: day)
  }

  /// The years that dates can have.
  static let years = -99_999...99_999

  /// The first and the last day of the calendar, as numbers from 1970-01-01.
  static let dayNumbers = -37_243_412...35_804_721

  /// The number of days in a month of 1…12.
  package static func lengthOfMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether the year has a 29 February.
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate {
  /// Days since 1970-01-01, negative before it.
  ///
  /// Years are counted from March, so that the leap day is the last of its year.
  public var dayNumber: Int {
    let monthFromMarch = (month + 9) % 12
    let yearFromMarch = month > 2 ? year : year - 1
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let (century, yearOfCentury) = yearFromMarch.quotientAndRemainder(flooringBy: 100)
    let leapDays = yearOfCentury / 4 + century.quotientAndRemainder(flooringBy: 4).quotient
    // 36 524 days to a century without its leap day; 719 468 days from 0000-03-01 to 1970-01-01.
    return century * 36_524 + yearOfCentury * 365 + leapDays + dayOfYear - 719_468
  }

  /// Creates the date so many days after 1970-01-01, or before it where negative.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  public init(daysSince1970 days: Int) throws(CalendarError) {
    guard Self.dayNumbers.contains(days) else { throw .beyondCalendar(days: Double(days)) }
    self.init(dayNumber: days)
  }

  /// Creates the date so many days after 1970-01-01, or before it where negative; the calendar's first or last
  /// date where that lies beyond.
  public init(clampingDaysSince1970 days: Int) {
    let (first, last) = (Self.dayNumbers.lowerBound, Self.dayNumbers.upperBound)
    self.init(dayNumber: min(max(days, first), last))
  }

  /// Creates the date in UTC that an instant falls on, to the nearest second.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  public init(utc instant: JulianDay<UT1>) throws(CalendarError) {
    self = try instant.checkedOnCalendar().utcDate
  }

  /// The date so many days later, or earlier where negative.
  ///
  /// - Throws: ``CalendarError/beyondCalendar(days:)``.
  public func adding(days: Int) throws(CalendarError) -> Self {
    let (sum, isOver) = dayNumber.addingReportingOverflow(days)
    guard !isOver else { throw .beyondCalendar(days: Double(dayNumber) + Double(days)) }
    return try Self(daysSince1970: sum)
  }

  /// Creates the date so many days after 1970-01-01, which are known to be some of the calendar's or
  /// the next to them.
  package init(dayNumber: Int) {
    // Cycles of 400 years have 146 097 days; within one, the four centuries and their fours of
    // years are distinguished by their leap days.
    let (cycle, dayOfCycle) = (dayNumber + 719_468).quotientAndRemainder(flooringBy: 146_097)
    let century = min(dayOfCycle / 36_524, 3)
    let dayOfCentury = dayOfCycle - century * 36_524
    let four = dayOfCentury / 1_461
    let dayOfFour = dayOfCentury - four * 1_461
    let yearOfFour = min(dayOfFour / 365, 3)
    let dayOfYear = dayOfFour - yearOfFour * 365
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let yearFromMarch = cycle * 400 + century * 100 + four * 4 + yearOfFour
    year = month > 2 ? yearFromMarch : yearFromMarch + 1
  }

  /// The date so many days later, which is known to be one of the calendar or next to it.
  package func advanced(byDays days: Int) -> Self { Self(dayNumber: dayNumber + days) }

  /// The day of the week, 0 for Sunday to 6 for Saturday.
  public var weekday: Int { (dayNumber + 4).quotientAndRemainder(flooringBy: 7).remainder }
}

extension CalendarDate {
  /// The month's name in English.
  public var monthName: String { Self.monthName(month) }

  /// The name in English of a month of 1…12.
  package static func monthName(_ month: Int) -> String { monthNames[month - 1] }

  /// The weekday's name in English.
  public var weekdayName: String { Self.weekdayNames[weekday] }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdayNames = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

extension CalendarDate: Comparable {
  /// Orders dates from earlier to later.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dayNumber < rhs.dayNumber }
}

extension CalendarDate: CustomStringConvertible {
  /// ISO 8601, such as `1990-06-15`.
  public var description: String {
    var text = ClockText()
    text.append(self)
    return text.text
  }

  /// Reads `YYYY-MM-DD`, four digits of the year and two of the others, and nothing else.
  ///
  /// - Throws: ``CalendarError/notADate(_:)`` or ``CalendarError/noSuchDate(year:month:day:)``.
  public init(_ text: some StringProtocol) throws(CalendarError) {
    // Seen through its own type a text's bytes would come one at a time.
    let fields = Array(String(text).utf8)
    guard fields.count == 10, fields[4] == UInt8(ascii: "-"), fields[7] == UInt8(ascii: "-"),
      let year = Int(digits: fields[0..<4]), let month = Int(digits: fields[5..<7]),
      let day = Int(digits: fields[8..<10])
    else { throw .notADate(String(text)) }
    try self.init(year: year, month: month, day: day)
  }
}

extension CalendarDate: Codable {
  /// Reads ISO 8601, with a sign and up to five digits of the year where there are.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = try decoder.valid { () throws(CalendarError) in try Self(iso8601: text) }
  }

  /// Writes ISO 8601, such as `1990-06-15`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads what ``description`` writes.
  private init(iso8601 text: String) throws(CalendarError) {
    let isNegative = text.hasPrefix("-")
    let fields = text.utf8.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.count == 3, (4...5).contains(fields[0].count), fields[1].count == 2,
      fields[2].count == 2, let year = Int(digits: fields[0]), let month = Int(digits: fields[1]),
      let day = Int(digits: fields[2])
    else { throw .notADate(text) }
    try self.init(year: isNegative ? -year : year, month: month, day: day)
  }
}

/// Why there is no such date or time of day.
public enum CalendarError: AstrolabeError, Hashable {
  /// The calendar has no such day.
  case noSuchDate(year: Int, month: Int, day: Int)
  /// A text has not the form of a date.
  case notADate(String)
  /// No clock shows such a time.
  case noSuchTime(hour: Int, minute: Int, second: Int)
  /// A text has not the form of a time of day.
  case notATime(String)
  /// A number of days, or a Julian Day, belongs to no date of the calendar.
  case beyondCalendar(days: Double)

  /// What was given.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .noSuchDate(let year, _, _) where !CalendarDate.years.contains(year):
      return "the year \(year) is beyond the calendar; give one from -99999 to 99999"
    case .noSuchDate(_, let month, _) where !(1...12).contains(month):
      return "there is no month \(month); months go from 1 to 12"
    case .noSuchDate(let year, let month, let day):
      let length = CalendarDate.lengthOfMonth(month, year: year)
      return "month \(month) of \(year) has no day \(day); its days go from 1 to \(length)"
    case .notADate(let text):
      return "\"\(text.printable)\" is no date; write YYYY-MM-DD"
    case .noSuchTime(let hour, let minute, let second):
      return "no clock shows \(hour) h \(minute) min \(second) s; "
        + "clocks go from 00:00:00 to 23:59:59"
    case .notATime(let text):
      return "\"\(text.printable)\" is no time of day; write HH:MM or HH:MM:SS"
    case .beyondCalendar(let days):
      return "a date \(days) days on is beyond the calendar, which goes from -99999-01-01 to "
        + "99999-12-31"
    }
  }
}
