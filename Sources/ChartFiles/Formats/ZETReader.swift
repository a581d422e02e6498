@_spi(FrontEnd) import Ephemeris

/// Reads ZET's base of charts: `name; d.m.y; h:m:s; ±h[:m[:s]]; place; 49n14; 28e29; M|F|-; note`.
enum ZETReader {
  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    for line in text.lines where !line.bytes.trimmed.isEmpty {
      let fields = line.bytes.fields(by: ";")
      try list.add(line: line.number, name: fields[0].given) { () throws(RecordFault) in
        try record(fields, line: line.number)
      }
    }
    guard text.lines.contains(where: { isRecord($0.bytes) }) else {
      throw .notOfFormat(.zet, reason: "no line has a date behind its first semicolon")
    }
    return list
  }

  /// Whether a line is a record of this form.
  static func isRecord(_ line: Bytes) -> Bool {
    let fields = line.fields(by: ";")
    return fields.count >= 7 && date(fields[1]) != nil
  }

  private static func date(_ field: Bytes) -> (year: Int, month: Int, day: Int)? {
    var scanner = FieldScanner(field)
    guard let day = scanner.digits(1...2), scanner.skip("."), let month = scanner.digits(1...2),
      scanner.skip(".")
    else { return nil }
    let sign = scanner.sign() ?? 1
    guard let year = scanner.digits(1...5), scanner.isAtEnd else { return nil }
    return (sign * year, month, day)
  }

  private static func record(_ fields: [Bytes], line: Int) throws(RecordFault) -> ChartRecord {
    guard fields.count >= 7 else {
      throw RecordFault("\(fields.count) fields, not seven or more")
    }
    guard let (year, month, day) = date(fields[1]) else {
      throw RecordFault("no date: \(fields[1].text.printable); expected day.month.year")
    }
    guard let date = WrittenDate(year: year, month: month, day: day) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    var record = ChartRecord(line: line, date: date)
    record.name = fields[0].given
    if fields[2].given != nil {
      guard let time = ClockReader.time(fields[2]) else {
        throw RecordFault("no time: \(fields[2].text.printable); clocks go from 0:00 to 23:59:59")
      }
      record.time = time
    }
    record.placeName = fields[4].given
    if fields[5].given != nil || fields[6].given != nil {
      guard let latitude = AngleReader.read(fields[5], .latitude) else {
        throw RecordFault("no angle: \(fields[5].text.printable); expected a latitude as 49n14")
      }
      guard let longitude = AngleReader.read(fields[6], .longitude) else {
        throw RecordFault("no angle: \(fields[6].text.printable); expected a longitude as 28e29")
      }
      record.place = .rounded(latitude: latitude, longitude: longitude)
    }
    if fields[3].given != nil {
      guard let offset = ClockReader.offset(fields[3]) else {
        throw RecordFault("no zone: \(fields[3].text.printable); expected +4 or +0:52:08")
      }
      record.zone = .fixed(offset, fields[3].text)
      try RecordChecks.check(record)
    } else if record.time != nil {
      record.warnings.append("no zone: the instant is not known")
    }
    if fields.count > 7 {
      switch fields[7].text.lowercased() {
      case "m": record.kind = .male
      case "f": record.kind = .female
      case "", "-": break
      default: record.warnings.append("unknown type \(fields[7].text.printable)")
      }
    }
    var notes = fields.dropFirst(8)
    while notes.last?.isEmpty == true { notes.removeLast() }
    // A bar marks the end of a line.
    for part in notes.map(\.text).joined(separator: "; ").split(separator: "|") {
      record.add(note: Array(part.utf8)[...].trimmed.text)
    }
    return record
  }
}
