import Ephemeris

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

  /// `d.m.y`, and what follows.
  static func dotted(
    _ cell: Bytes
  ) throws(RecordFault) -> (year: Int, month: Int, day: Int, rest: Bytes)? {
    var scanner = FieldScanner(cell)
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
