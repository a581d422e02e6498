extension PosixTimeZone {
  /// Reads `std offset [dst [offset],start[/time],end[/time]]`, and nothing else.
  ///
  /// Times may have the range of version 3 zone files, −167…167 hours. Daylight saving time
  /// without rules is refused, for each system supplies its own.
  init?(_ text: some Collection<UInt8>) {
    var scanner = PosixScanner(text)
    guard scanner.skipAbbreviation(), let west = scanner.duration(maximumHours: 24) else {
      return nil
    }
    standardSecondsEast = -west
    if scanner.isAtEnd {
      daylight = nil
      return
    }
    guard scanner.skipAbbreviation() else { return nil }
    var daylightEast = standardSecondsEast + 3_600
    if !scanner.isNext(",") {
      guard let west = scanner.duration(maximumHours: 24) else { return nil }
      daylightEast = -west
    }
    guard scanner.skip(","), let start = scanner.dateRule(), scanner.skip(","),
      let end = scanner.dateRule(), scanner.isAtEnd
    else { return nil }
    daylight = Daylight(secondsEast: daylightEast, start: start, end: end)
  }
}

/// Goes through the text of a POSIX time zone; each step passes over what it has read.
private struct PosixScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: some Collection<UInt8>) {
    self.text = Array(text)
  }

  var isAtEnd: Bool { position == text.count }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  func isNext(_ character: Unicode.Scalar) -> Bool { next.map(UInt32.init) == character.value }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  /// Passes over at least three letters, or `<` at least three letters, digits and signs `>`.
  mutating func skipAbbreviation() -> Bool {
    let isQuoted = skip("<")
    let start = position
    while let byte = next, byte.isLetter || isQuoted && (byte.isDigit || byte.isSign) {
      position += 1
    }
    guard position - start >= 3 else { return false }
    return isQuoted ? skip(">") : true
  }

  /// Reads `[+-]h[h[h]][:mm[:ss]]` as seconds.
  mutating func duration(maximumHours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(in: 0...maximumHours) else { return nil }
    var seconds = hours * 3_600
    if skip(":") {
      guard let minutes = number(in: 0...59) else { return nil }
      seconds += minutes * 60
      if skip(":") {
        guard let rest = number(in: 0...59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads a day, and the time after `/`, which is 02:00 where there is none.
  mutating func dateRule() -> PosixDateRule? {
    guard let day = day() else { return nil }
    guard skip("/") else { return PosixDateRule(day: day, secondOfDay: 7_200) }
    return duration(maximumHours: 167).map { PosixDateRule(day: day, secondOfDay: $0) }
  }

  private mutating func day() -> PosixDateRule.Day? {
    if skip("J") { return number(in: 1...365).map { .withoutLeapDay($0) } }
    guard skip("M") else { return number(in: 0...365).map { .afterNewYear($0) } }
    guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// Reads one to three digits.
  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = text[position...].prefix(while: \.isDigit)
    guard digits.count <= 3, let value = Int(digits: digits), range.contains(value) else {
      return nil
    }
    position += digits.count
    return value
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
