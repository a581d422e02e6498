import Ephemeris

/// Reads times of day, offsets and months as chart files write them.
enum ClockReader {
  /// The time that a number of hours, minutes and seconds is.
  static func time(_ hour: Int, _ minute: Int, _ second: Int) -> TimeOfDay? {
    try? TimeOfDay(hour, minute, second)
  }

  /// `H:MM[:SS]`, with `am` or `pm` behind it if it is on the clock of twelve hours.
  static func time(_ field: Bytes) -> TimeOfDay? {
    var scanner = FieldScanner(field)
    guard let hour = scanner.digits(1...2) else { return nil }
    var (minute, second) = (0, 0)
    var hasMinutes = false
    if scanner.skip(":") {
      guard let value = scanner.digits(1...2) else { return nil }
      (minute, hasMinutes) = (value, true)
      if scanner.skip(":") {
        guard let value = scanner.digits(1...2) else { return nil }
        second = value
        // Seconds of a spreadsheet may have decimals; a clock of seconds drops zeros alone.
        if scanner.skip(".") { while scanner.skip("0") {} }
      }
    }
    scanner.skipBlanks()
    let half = scanner.rest
    if half.isEmpty { return hasMinutes ? time(hour, minute, second) : nil }
    guard (1...12).contains(hour) else { return nil }
    if half.isWord("am") || half.isWord("a.m.") { return time(hour % 12, minute, second) }
    if half.isWord("pm") || half.isWord("p.m.") { return time(hour % 12 + 12, minute, second) }
    return nil
  }

  /// `[±]H[:MM[:SS]]` in seconds.
  static func offset(_ field: Bytes) -> Int? {
    var scanner = FieldScanner(field)
    let sign = scanner.sign() ?? 1
    guard let size = duration(&scanner), scanner.isAtEnd else { return nil }
    return sign * size
  }

  /// `H[:MM[:SS]]` in seconds.
  static func duration(_ scanner: inout FieldScanner) -> Int? {
    guard let hours = scanner.digits(1...2) else { return nil }
    var parts = [0, 0]
    for index in parts.indices where scanner.skip(":") {
      guard let part = scanner.digits(1...2), part < 60 else { return nil }
      parts[index] = part
    }
    return hours * 3_600 + parts[0] * 60 + parts[1]
  }

  /// The number of a month by its English name, or by the first three letters or more of it.
  static func month(_ word: Bytes) -> Int? {
    guard word.count >= 3 else { return nil }
    let letters = word.map(\.lowercased)
    return months.firstIndex { $0.starts(with: letters) }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Array($0.utf8) }

  /// A date whose month is a word.
  struct NamedDate {
    let year: Int
    /// How many digits the year is written with.
    let yearDigits: Int
    let month: Int
    let day: Int
    /// What follows the year.
    let rest: Bytes
  }

  /// `18 Jun 1942` and `Jun 18[,] 1942`; the year may have a sign.
  static func namedDate(_ field: Bytes) -> NamedDate? {
    var scanner = FieldScanner(field)
    func skipMarks(_ scanner: inout FieldScanner) {
      while scanner.skip(anyOf: " ", "\t", ",", ".", "-", "/") {}
    }
    let month: Int
    let day: Int
    if scanner.next.isLetter {
      guard let named = Self.month(scanner.word()) else { return nil }
      month = named
      skipMarks(&scanner)
      guard let number = scanner.digits(1...2) else { return nil }
      day = number
      scanner.skipOrdinal()
    } else {
      guard let number = scanner.digits(1...2) else { return nil }
      day = number
      scanner.skipOrdinal()
      skipMarks(&scanner)
      guard let named = Self.month(scanner.word()) else { return nil }
      month = named
    }
    var isBehindBlank = false
    while scanner.skip(anyOf: " ", "\t", ",", ".") { isBehindBlank = true }
    // A hyphen is a sign only behind a blank: `18-Jun-1942` has none.
    let isNegative = isBehindBlank && scanner.next == UInt8(ascii: "-")
    while scanner.skip(anyOf: "-", "/", " ") {}
    let start = scanner.position
    guard let year = scanner.digits(1...5) else { return nil }
    return NamedDate(
      year: isNegative ? -year : year, yearDigits: scanner.position - start, month: month,
      day: day, rest: scanner.rest.trimmed)
  }
}

extension FieldScanner {
  /// Goes beyond the letters of `1st`, `2nd`, `3rd` or `4th`.
  fileprivate mutating func skipOrdinal() {
    var ahead = self
    let word = ahead.word()
    if word.isWord("st") || word.isWord("nd") || word.isWord("rd") || word.isWord("th") {
      self = ahead
    }
  }
}
