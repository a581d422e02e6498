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

  /// Creates a date, or nothing where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (-99_999...99_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.lengthOfMonth(month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days in a month of 1…12.
  public static func lengthOfMonth(_ month: Int, year: Int) -> Int {
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

  /// Creates the date so many days after 1970-01-01.
  ///
  /// - Precondition: the date's year has at most five digits.
  public init(dayNumber: Int) {
    // Cycles of 400 years have 146 097 days; within one, the four centuries and their fours of
    // years are told apart by their leap days.
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

  /// The date so many days later, or earlier where negative.
  public func advanced(byDays days: Int) -> Self { Self(dayNumber: dayNumber + days) }

  /// The day of the week, 0 for Sunday to 6 for Saturday.
  public var weekday: Int { (dayNumber + 4).quotientAndRemainder(flooringBy: 7).remainder }
}

extension CalendarDate {
  /// The month's name in English.
  package var monthName: String { Self.monthNames[month - 1] }

  /// The weekday's name in English.
  package var weekdayName: String { Self.weekdayNames[weekday] }

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
    let sign = year < 0 ? "-" : ""
    return "\(sign)\(year.magnitude.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// Reads `YYYY-MM-DD`, four digits of the year and two of the others, and nothing else.
  public init?(_ text: some StringProtocol) {
    let fields = Array(text.utf8)
    guard fields.count == 10, fields[4] == UInt8(ascii: "-"), fields[7] == UInt8(ascii: "-"),
      let year = Int(digits: fields[0..<4]), let month = Int(digits: fields[5..<7]),
      let day = Int(digits: fields[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension BinaryInteger {
  /// The number in decimal, filled with zeros on the left.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension Int {
  /// Reads plain ASCII digits; no sign, no space, at least one and at most nine.
  init?(digits: some Collection<UInt8>) {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = value
  }
}
