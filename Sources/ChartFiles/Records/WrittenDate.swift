package import Ephemeris

/// A date as a chart file writes it, on the Gregorian or on the Julian calendar.
///
/// Years count astronomically: year 0 is 1 BC.
package struct WrittenDate: Sendable, Hashable {
  /// The calendars that files count by.
  package enum Calendar: String, Sendable, Hashable, CaseIterable {
    case gregorian, julian
  }

  package let year: Int
  package let month: Int
  package let day: Int
  package let calendar: Calendar

  /// The years that a file may have.
  package static let years = -9_999...9_999

  /// Creates a date; nil if the calendar has no such day.
  ///
  /// Without a calendar it is the Julian one before 1582-10-15 and the Gregorian one from then on.
  package init?(year: Int, month: Int, day: Int, calendar: Calendar? = nil) {
    let isOld = (year, month, day) < (1582, 10, 15)
    let calendar = calendar ?? (isOld ? .julian : .gregorian)
    guard Self.years.contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeapYear =
      calendar == .julian ? year.isMultiple(of: 4) : CalendarDate.isLeapYear(year)
    let length = month == 2 && isLeapYear ? 29 : CalendarDate.lengthOfMonth(month, year: 1)
    guard day <= length else { return nil }
    self.init(year, month, day, calendar)
  }

  private init(_ year: Int, _ month: Int, _ day: Int, _ calendar: Calendar) {
    (self.year, self.month, self.day, self.calendar) = (year, month, day, calendar)
  }

  /// The same day on the calendar that files of its time use: Julian before 1582-10-15.
  package init(usual date: CalendarDate) {
    guard date.dayNumber < Self.reform else {
      self.init(date.year, date.month, date.day, .gregorian)
      return
    }
    let (four, dayOfFour) = (date.dayNumber + Self.julianEpoch).dividedRoundingDown(by: 1_461)
    let yearOfFour = min(dayOfFour / 365, 3)
    let dayOfYear = dayOfFour - yearOfFour * 365
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      four * 4 + yearOfFour + (month > 2 ? 0 : 1), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, .julian)
  }

  /// 1582-10-15 in days since 1970-01-01.
  private static let reform = -141_427
  /// Days from 1 March of the year 0 of the Julian calendar to 1970-01-01.
  private static let julianEpoch = 719_470

  /// Days since 1970-01-01, negative before it.
  package var dayNumber: Int {
    guard calendar == .julian else { return gregorian.dayNumber }
    let yearFromMarch = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = yearFromMarch.dividedRoundingDown(by: 4).quotient
    return yearFromMarch * 365 + leapDays + dayOfYear - Self.julianEpoch
  }

  /// The same day on the Gregorian calendar.
  package var gregorian: CalendarDate {
    if calendar == .gregorian, let date = try? CalendarDate(year, month, day) { return date }
    return CalendarDate(dayNumber: dayNumber)
  }

  /// Such as `1900-02-29`; the year has a sign if it is negative.
  package var text: String {
    "\(year < 0 ? "-" : "")\(Int(year.magnitude).digits(4))-\(month.digits(2))-\(day.digits(2))"
  }
}

extension Int {
  /// Division that rounds down, so that the remainder is never negative.
  func dividedRoundingDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number in decimal, with zeros on the left up to a width.
  func digits(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
