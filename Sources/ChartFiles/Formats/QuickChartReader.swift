@_spi(FrontEnd) import Ephemeris

/// Reads QUICK*CHART: a line of 100 characters for each chart, by columns.
enum QuickChartReader {
  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    var list = EntryList()
    var isRecognised = false
    for line in text.lines where !line.bytes.trimmed.isEmpty {
      let characters = Array(line.bytes.text.unicodeScalars)
      let columns = Columns(characters)
      isRecognised = isRecognised || isRecord(columns)
      try list.add(line: line.number, name: columns.text(0..<23)) { () throws(RecordFault) in
        try record(columns, line: line.number)
      }
    }
    guard isRecognised else {
      throw .notOfFormat(.quickChart, reason: "no line has a month in columns 24 to 26")
    }
    return list
  }

  /// Whether a line has what a record can't do without.
  static func isRecord(_ columns: Columns) -> Bool {
    columns.count >= 74 && ClockReader.month(columns.bytes(23..<26)) != nil
      && columns.bytes(29..<30).first == UInt8(ascii: ",")
  }

  /// A line by its columns, which are characters and not bytes.
  struct Columns {
    private let characters: [Unicode.Scalar]

    init(_ characters: [Unicode.Scalar]) { self.characters = characters }

    var count: Int { characters.count }

    /// What is in some columns, trimmed.
    func bytes(_ range: Range<Int>) -> Bytes {
      var part = String.UnicodeScalarView()
      part.append(contentsOf: characters[range.clamped(to: 0..<characters.count)])
      return Array(String(part).utf8)[...].trimmed
    }

    func text(_ range: Range<Int>) -> String? {
      let bytes = bytes(range)
      return bytes.isEmpty ? nil : bytes.text
    }
  }

  private static func record(
    _ columns: Columns, line: Int
  ) throws(RecordFault) -> ChartRecord {
    guard columns.count >= 74 else {
      throw RecordFault("\(columns.count) characters, not 100")
    }
    guard let month = ClockReader.month(columns.bytes(23..<26)), columns.bytes(23..<26).count == 3
    else {
      throw RecordFault(
        "unknown month \(columns.bytes(23..<26).text.printable); expected JAN to DEC")
    }
    var (dayField, yearField) = (
      FieldScanner(columns.bytes(26..<29)), FieldScanner(columns.bytes(30..<35))
    )
    let sign = yearField.sign() ?? 1
    guard let day = dayField.digits(1...2), dayField.isAtEnd, let size = yearField.digits(1...5),
      yearField.isAtEnd, columns.bytes(29..<30).first == UInt8(ascii: ",")
    else {
      throw RecordFault("no date: \(columns.bytes(23..<35).text.printable); expected JUN  1, 1926")
    }
    guard let date = WrittenDate(year: sign * size, month: month, day: day) else {
      throw RecordFault("there is no date \(sign * size)-\(month)-\(day)")
    }
    var record = ChartRecord(line: line, date: date)
    record.name = columns.text(0..<23)
    record.placeName = columns.text(75..<100)
    if columns.count > 100 { record.remark("beyond_column_100", columns.text(100..<columns.count)) }
    record.time = try time(columns.bytes(35..<47), &record)
    let (east, north) = (columns.bytes(56..<65), columns.bytes(66..<74))
    guard let longitude = AngleReader.read(east, .longitude), east.contains(where: \.isLetter),
      let latitude = AngleReader.read(north, .latitude), north.contains(where: \.isLetter)
    else {
      throw RecordFault(
        "no place: \(columns.bytes(56..<74).text.printable); expected 118W14'34 34N03'08")
    }
    record.place = .rounded(latitude: latitude, longitude: longitude)
    let (abbreviation, correction) = (columns.bytes(47..<50), columns.bytes(50..<56))
    guard let west = ClockReader.offset(correction), correction.first?.isDigit == false else {
      throw RecordFault("no zone: \(correction.text.printable); expected +08:00")
    }
    let label = abbreviation.isEmpty ? "no abbreviation" : abbreviation.text.printable
    record.zone = .fixed(-west, "correction \(correction.text) (\(label))")
    try RecordChecks.check(record)
    if abbreviation.isWord("lmt") {
      let mean = ClockZone.meanSeconds(of: longitude)
      if (mean + west).magnitude > 60 {
        record.warnings.append(
          "the zone \(correction.text) counts westward, and is not the mean time of \(east.text), "
            + "which is \(ClockZone.shortText(-mean)) so; the number counts")
      }
    } else if !abbreviation.isEmpty {
      record.remark("zone_name", abbreviation.text)
    }
    if date.calendar == .julian {
      record.warnings.append(
        "the file names no calendar; before 1582-10-15 dates are read as Julian")
    }
    return record
  }

  /// `hh:mm:ss AM` on the clock of twelve hours; its hour 0 is 12.
  private static func time(
    _ field: Bytes, _ record: inout ChartRecord
  ) throws(RecordFault) -> TimeOfDay {
    var scanner = FieldScanner(field)
    guard let hour = scanner.digits(1...2), scanner.skip(":"), let minute = scanner.digits(1...2),
      scanner.skip(":"), let second = scanner.digits(1...2), hour <= 12,
      case let half = scanner.rest.trimmed, half.isWord("am") || half.isWord("pm"),
      let time = ClockReader.time(hour % 12 + (half.isWord("pm") ? 12 : 0), minute, second)
    else {
      throw RecordFault("no time: \(field.text.printable); expected 09:30:00 AM")
    }
    if hour == 0 { record.warnings.append("hour 0 of the 12-hour clock is read as 12") }
    return time
  }
}
