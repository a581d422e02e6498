/// The text of a date or a clock, put together digit by digit.
///
/// A document has hundreds of them; made of the texts of their numbers, each would be half a dozen texts.
struct ClockText {
  /// A date, a time of day and the letters between and behind them have room.
  private var characters = InlineArray<24, UInt8>(repeating: 0)
  private var count = 0

  /// What was appended.
  var text: String {
    unsafe characters.span.withUnsafeBufferPointer { characters in
      unsafe String(decoding: characters[..<count], as: UTF8.self)
    }
  }

  /// Appends an ASCII character.
  mutating func append(_ character: Unicode.Scalar) {
    characters[count] = UInt8(ascii: character)
    count += 1
  }

  /// Appends a number of 0…99 as two digits.
  mutating func append(twoDigits value: Int) {
    characters[count] = UInt8(ascii: "0") + UInt8(value / 10)
    characters[count + 1] = UInt8(ascii: "0") + UInt8(value % 10)
    count += 2
  }

  /// Appends a date such as `1990-06-15`, of a year of four digits, or of five with their sign.
  mutating func append(_ date: CalendarDate) {
    let year = Int(date.year.magnitude)
    if date.year < 0 { append("-") }
    if year > 9_999 {
      characters[count] = UInt8(ascii: "0") + UInt8(year / 10_000)
      count += 1
    }
    append(twoDigits: year / 100 % 100)
    append(twoDigits: year % 100)
    append("-")
    append(twoDigits: date.month)
    append("-")
    append(twoDigits: date.day)
  }

  /// Appends hours and minutes such as `14:30`.
  mutating func append(hoursAndMinutes time: TimeOfDay) {
    append(twoDigits: time.hour)
    append(":")
    append(twoDigits: time.minute)
  }

  /// Appends a time of day such as `14:30:00`.
  mutating func append(_ time: TimeOfDay) {
    append(hoursAndMinutes: time)
    append(":")
    append(twoDigits: time.second)
  }
}
