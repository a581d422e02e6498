@_spi(FrontEnd) import Ephemeris

extension CSVReader {
  /// Two numbers and a year between slashes or hyphens, and what follows.
  static func slashed(
    _ cell: Bytes
  ) -> (first: Int, second: Int, year: Int, yearDigits: Int, rest: Bytes)? {
    var scanner = FieldScanner(cell)
    guard let first = scanner.digits(1...2), scanner.skip("/") || scanner.skip("-"),
      let second = scanner.digits(1...2), scanner.skip("/") || scanner.skip("-")
    else { return nil }
    let start = scanner.position
    guard let year = scanner.digits(1...5) else { return nil }
    return (first, second, year, scanner.position - start, scanner.rest)
  }

  /// Why a year of two digits is refused: its century would be a guess.
  static func shortYear(_ cell: Bytes) -> RecordFault {
    RecordFault("\(cell.text.printable) has a year of two digits; write all four")
  }

  /// `1926-06-01 9:30 PM`, where ISO 8601 has the date alone, and what follows.
  static func isoDate(
    _ cell: Bytes
  ) -> (year: Int, month: Int, day: Int, rest: Bytes)? {
    guard let end = cell.firstIndex(where: \.isBlank), let date = ISOText(cell[..<end]) else {
      return nil
    }
    return (date.year, date.month, date.day, cell[end...])
  }

  /// A date whose month is a word, with the era that may stand behind its year: `15 Mar 44 BC`.
  static func withEra(
    _ named: ClockReader.NamedDate, _ cell: Bytes
  ) throws(RecordFault) -> (year: Int, month: Int, day: Int, rest: Bytes) {
    var scanner = FieldScanner(named.rest)
    let word = scanner.word()
    let isBefore = word.isWord("bc") || word.isWord("bce")
    guard named.year > 0, isBefore || word.isWord("ad") || word.isWord("ce") else {
      guard named.yearDigits > 2 || named.year < 0 else { throw shortYear(cell) }
      return (named.year, named.month, named.day, named.rest)
    }
    let year = isBefore ? 1 - named.year : named.year
    return (year, named.month, named.day, scanner.rest.trimmed)
  }

  /// `d.m.y` or, with the whole year first, `y.m.d`, and what follows.
  static func dotted(
    _ cell: Bytes
  ) throws(RecordFault) -> (year: Int, month: Int, day: Int, rest: Bytes)? {
    var scanner = FieldScanner(cell)
    var ahead = scanner
    if let year = ahead.digits(4...4), ahead.skip("."), let month = ahead.digits(1...2),
      ahead.skip("."), let day = ahead.digits(1...2)
    {
      return (year, month, day, ahead.rest)
    }
    guard let day = scanner.digits(1...2), scanner.skip("."), let month = scanner.digits(1...2),
      scanner.skip(".")
    else { return nil }
    let sign = scanner.sign() ?? 1
    let start = scanner.position
    guard let year = scanner.digits(1...5) else { return nil }
    guard scanner.position - start > 2 || sign < 0 else { throw shortYear(cell) }
    return (sign * year, month, day, scanner.rest)
  }
}
