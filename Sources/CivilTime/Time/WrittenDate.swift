/// A date as people write it, on the Gregorian or on the Julian calendar.
///
/// ``CalendarDate`` is always Gregorian; a date is read on its own calendar once, where it comes in.
/// Years count astronomically: year 0 is 1 BC.
public struct WrittenDate: Sendable, Hashable {
  /// The calendars that people wrote dates by.
  public enum Calendar: String, Sendable, Hashable, CaseIterable, Codable {
    /// The calendar of today, in use from 1582-10-15 on at the earliest.
    case gregorian
    /// The calendar before it, with a leap day every fourth year.
    case julian
  }

  /// The year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int
  /// The calendar it is written on.
  public let calendar: Calendar

  /// The years that a written date can have.
  public static let years = -9_999...9_999

  /// Creates a date; nil if the calendar has no such day.
  ///
  /// Without a calendar it is the Julian one before 1582-10-15 and the Gregorian one from then on.
  public init?(year: Int, month: Int, day: Int, calendar: Calendar? = nil) {
    let calendar = calendar ?? Self.usualCalendar(year, month, day)
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.lengthOfMonth(month, year: year, calendar: calendar)
    else { return nil }
    self.init(year, month, day, calendar)
  }

  private init(_ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar) {
    (self.year, self.month, self.day, self.calendar) = (year, month, day, calendar)
  }

  /// The same day as a date of the Gregorian calendar, on another calendar.
  public init(_ date: CalendarDate, on calendar: Calendar) {
    switch calendar {
    case .gregorian: self.init(date.year, date.month, date.day, .gregorian)
    case .julian: self.init(julianDayNumber: date.dayNumber)
    }
  }

  /// The same day on the calendar that people of its time used: Julian before 1582-10-15.
  public init(usual date: CalendarDate) {
    self.init(date, on: date.dayNumber < Self.reform ? .julian : .gregorian)
  }

  private init(julianDayNumber dayNumber: Int) {
    let (four, dayOfFour) = (dayNumber + Self.julianEpoch).quotientAndRemainder(flooringBy: 1_461)
    let yearOfFour = min(dayOfFour / 365, 3)
    let dayOfYear = dayOfFour - yearOfFour * 365
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      four * 4 + yearOfFour + (month > 2 ? 0 : 1), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, .julian)
  }

  /// The calendar of a date that names none: Julian before 1582-10-15.
  package static func usualCalendar(_ year: Int, _ month: Int, _ day: Int) -> Calendar {
    (year, month, day) < (1582, 10, 15) ? .julian : .gregorian
  }

  /// The number of days in a month of 1…12.
  package static func lengthOfMonth(_ month: Int, year: Int, calendar: Calendar) -> Int {
    let isLongFebruary = month == 2 && calendar == .julian && year.isMultiple(of: 4)
    return isLongFebruary
      ? 29 : CalendarDate.lengthOfMonth(month, year: calendar == .julian ? 1 : year)
  }

  /// 1582-10-15 in days since 1970-01-01.
  package static let reform = -141_427
  /// Days from 1 March of the year 0 of the Julian calendar to 1970-01-01.
  private static let julianEpoch = 719_470

  /// Days since 1970-01-01, negative before it.
  public var dayNumber: Int {
    guard calendar == .julian else { return gregorian.dayNumber }
    let yearFromMarch = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = yearFromMarch.quotientAndRemainder(flooringBy: 4).quotient
    return yearFromMarch * 365 + leapDays + dayOfYear - Self.julianEpoch
  }

  /// The same day on the Gregorian calendar.
  public var gregorian: CalendarDate {
    if calendar == .gregorian, let date = try? CalendarDate(year, month, day) { return date }
    return CalendarDate(dayNumber: dayNumber)
  }

  /// Such as `1900-02-29`; the year has a sign if it is negative.
  public var text: String {
    let sign = year < 0 ? "-" : ""
    return
      "\(sign)\(Int(year.magnitude).padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension WrittenDate {
  /// The year as people say it: `1452`, or `44 BC`.
  package var yearInWords: String { Self.yearInWords(year) }

  /// A year of the astronomical count as people say it.
  package static func yearInWords(_ year: Int) -> String {
    year > 0 ? "\(year)" : "\(1 - year) BC"
  }

  /// Such as `15 April 1452`, or `15 March 44 BC`.
  package var inWords: String { "\(day) \(monthName) \(yearInWords)" }

  /// The month's name in English.
  private var monthName: String { CalendarDate.monthName(month) }
}

extension WrittenDate: CustomStringConvertible {
  /// The date as ``text`` has it.
  public var description: String { text }
}
