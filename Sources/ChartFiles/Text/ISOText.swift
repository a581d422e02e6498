import Ephemeris

/// A date and a time as ISO 8601 has them, with the offset behind them if there is one.
struct ISOText {
  let year: Int
  let month: Int
  let day: Int
  /// Seconds since midnight, a part of a second rounded; nil without a time.
  let second: Int?
  /// Seconds east of Greenwich.
  let offset: Int?

  /// Reads `1926-06-01`, `-0099-07-12T06:00`, `1926-06-01 09:30:00.5+00:53`, `1926-06-01T17:30:00Z`.
  init?(_ field: Bytes) {
    var scanner = FieldScanner(field)
    let sign = scanner.sign() ?? 1
    guard let year = scanner.digits(4...5), scanner.skip("-") || scanner.skip("/"),
      let month = scanner.digits(1...2), scanner.skip("-") || scanner.skip("/"),
      let day = scanner.digits(1...2)
    else { return nil }
    (self.year, self.month, self.day) = (sign * year, month, day)
    guard scanner.skip(anyOf: "T", "t", " ") else {
      guard scanner.isAtEnd else { return nil }
      (second, offset) = (nil, nil)
      return
    }
    scanner.skipBlanks()
    guard let hour = scanner.digits(1...2), scanner.skip(":"), let minute = scanner.digits(1...2),
      hour < 24, minute < 60
    else { return nil }
    var seconds = 0
    if scanner.skip(":") {
      guard let whole = scanner.digits(1...2), whole < 60 else { return nil }
      seconds = whole
      if scanner.skip(".") {
        guard let first = scanner.digit() else { return nil }
        while scanner.digit() != nil {}
        if first >= 5 { seconds += 1 }
      }
    }
    second = hour * 3_600 + minute * 60 + seconds
    if scanner.isAtEnd {
      offset = nil
    } else if scanner.skip(anyOf: "Z", "z") {
      guard scanner.isAtEnd else { return nil }
      offset = 0
    } else {
      guard scanner.next == UInt8(ascii: "+") || scanner.next == UInt8(ascii: "-"),
        let east = ClockReader.offset(scanner.rest)
      else { return nil }
      offset = east
    }
  }

  /// The date of a calendar, and the time, if there is such a moment.
  func moment(_ calendar: WrittenDate.Calendar?) -> (date: WrittenDate, time: TimeOfDay?)? {
    guard let date = WrittenDate(year: year, month: month, day: day, calendar: calendar) else {
      return nil
    }
    guard let second else { return (date, nil) }
    guard second == 86_400 else { return (date, TimeOfDay(secondOfDay: second)) }
    // Half a second before midnight was rounded up.
    let next = CalendarDate(dayNumber: date.dayNumber + 1)
    return (WrittenDate(next, on: date.calendar), .midnight)
  }
}

extension FieldScanner {
  /// One digit.
  fileprivate mutating func digit() -> Int? {
    guard next.isDigit else { return nil }
    defer { advance() }
    return Int(next - UInt8(ascii: "0"))
  }
}
