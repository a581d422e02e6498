@_spi(FrontEnd) import Ephemeris

/// Reads tables of births whose columns have names.
///
/// What a number could mean two ways is never guessed: the order of day and month is what the whole column says, or what is
/// asked for.
struct CSVReader {
  let options: ChartFileOptions
  let table: CSVTable
  let columns: [CSVColumn: Int]
  private let others: [Int]
  private let order: ChartFileOptions.DateOrder?

  static func read(
    _ text: FileText, _ options: ChartFileOptions
  ) throws(ChartFileError) -> EntryList {
    guard let table = CSVTable(text) else {
      throw .notOfFormat(.csv, reason: "it has no line of column names")
    }
    let reader = try Self(table, options)
    var list = EntryList()
    let unread = reader.others.map { table.head[$0] }.filter { !$0.isEmpty }
    if !unread.isEmpty {
      list.warn(
        line: nil, "no meaning is known for \(quoted(unread)): kept in \"about\" as remarks")
    }
    for row in table.rows {
      if reader.isComment(row) {
        list.warn(line: row.line, "a line that begins with # and has no date is left out")
        continue
      }
      try list.add(line: row.line, name: reader.name(row)) { () throws(RecordFault) in
        try reader.record(row)
      }
    }
    return list
  }

  private init(_ table: CSVTable, _ options: ChartFileOptions) throws(ChartFileError) {
    (self.table, self.options) = (table, options)
    (columns, others) = try Self.columns(of: table, options)
    order =
      if let order = options.dateOrder { order } else {
        try Self.order(of: table, columns[.date] ?? columns[.dateTime])
      }
  }

  // MARK: - Columns

  private static func columns(
    of table: CSVTable, _ options: ChartFileOptions
  ) throws(ChartFileError) -> ([CSVColumn: Int], others: [Int]) {
    var columns: [CSVColumn: Int] = [:]
    var others: [Int] = []
    for (column, name) in options.columns {
      guard
        let index = table.head.firstIndex(where: { CSVColumn.folded($0) == CSVColumn.folded(name) })
      else {
        throw .refused(
          "there is no column \"\(name.printable)\"; expected one of "
            + Self.quoted(table.head))
      }
      columns[column] = index
    }
    let chosen = Set(columns.values)
    for (index, name) in table.head.enumerated() where !chosen.contains(index) {
      guard let column = CSVColumn(head: name), options.columns[column] == nil else {
        others.append(index)
        continue
      }
      if let first = columns[column] {
        throw .refused(
          "two columns may be the \(column.rawValue), \"\(table.head[first].printable)\" and "
            + "\"\(name.printable)\"; choose one: --column \(column.rawValue)=…")
      }
      columns[column] = index
    }
    let ways: [[CSVColumn]] = [[.date], [.dateTime], [.year, .month, .day]]
    let given = ways.filter { $0.allSatisfy { columns[$0] != nil } }
    guard given.count == 1 else {
      let names = given.compactMap { $0.first?.rawValue }.joined(separator: " and ")
      throw given.isEmpty
        ? .notOfFormat(
          .csv,
          reason: "no column is the date; name it: --column date=…, of "
            + Self.quoted(table.head))
        : .refused("the date is there twice, as \(names); choose one with --column")
    }
    return (columns, others)
  }

  /// The first names of columns, in quotation marks.
  private static func quoted(_ names: [String]) -> String {
    names.prefix(20).map { "\"\($0.printable)\"" }.joined(separator: ", ")
  }

  /// Whether a line could name the columns of a table of births.
  static func isHead(_ line: Bytes) -> Bool {
    let separator = CSVTable.separator(of: line)
    let names = line.fields(by: Unicode.Scalar(separator)).map(\.text).map {
      String($0.filter { $0 != "\"" })
    }
    let columns = Set(names.compactMap(CSVColumn.init(head:)))
    return !columns.isDisjoint(with: [.date, .dateTime, .year]) && columns.count >= 2
  }

  /// The order that the dates of a column have; nil if none has day and month as numbers.
  private static func order(
    of table: CSVTable, _ index: Int?
  ) throws(ChartFileError) -> ChartFileOptions.DateOrder? {
    guard let index else { return nil }
    var (dayFirst, monthFirst) = (false, false)
    var example: String?
    for row in table.rows where index < row.cells.count {
      guard let parts = slashed(row.cells[index].plain) else { continue }
      if parts.first > 12 { dayFirst = true }
      if parts.second > 12 { monthFirst = true }
      if parts.first != parts.second, example == nil { example = row.cells[index].text }
    }
    guard let example else { return .dayFirst }
    guard dayFirst != monthFirst else { throw .dateOrderNeeded(example: example) }
    return dayFirst ? .dayFirst : .monthFirst
  }

  // MARK: - A row

  func cell(_ column: CSVColumn, _ row: CSVTable.Row) -> Bytes? {
    guard let index = columns[column], index < row.cells.count else { return nil }
    let cell = column.isText ? row.cells[index].textTrimmed : row.cells[index].plain
    guard !cell.isEmpty else { return nil }
    // An apostrophe before what a spreadsheet would compute is no part of the text.
    let isGuarded =
      cell.first == UInt8(ascii: "'") && cell.dropFirst().first.map(CSVTable.isSign) == true
    return isGuarded ? cell.dropFirst() : cell
  }

  /// Whether a row is a remark of the author of the table.
  private func isComment(_ row: CSVTable.Row) -> Bool {
    row.cells.first?.first == UInt8(ascii: "#") && cell(.date, row) == nil
      && cell(.dateTime, row) == nil && cell(.year, row) == nil
  }

  func text(_ column: CSVColumn, _ row: CSVTable.Row) -> String? {
    cell(column, row)?.text
  }

  private func name(_ row: CSVTable.Row) -> String? {
    if let name = text(.name, row) { return name }
    let parts = [text(.given, row), text(.family, row)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func record(_ row: CSVTable.Row) throws(RecordFault) -> ChartRecord {
    // Spreadsheets write separators for cells that are empty.
    if row.cells.dropFirst(table.head.count).contains(where: { !$0.isEmpty }) {
      throw RecordFault(
        "\(row.cells.count) values, and \(table.head.count) columns have names")
    }
    var (record, clock) = try dated(row)
    record.id = text(.id, row)
    record.name = name(row)
    record.placeName = text(.place, row)
    record.country = text(.country, row)
    record.rating = text(.rating, row)
    record.source = text(.source, row)
    record.note = text(.note, row)
    record.tags =
      text(.tags, row)?.split { $0 == "," || $0 == ";" }.map {
        $0.split(separator: " ").joined(separator: " ")
      } ?? []
    takeKind(row, &record)
    try takeTime(row, &clock, &record)
    try takePlace(row, &record)
    try takeZone(row, &record)
    try RecordChecks.check(record)
    for index in others where index < row.cells.count {
      record.remark(table.head[index], row.cells[index].text)
    }
    return record
  }

  /// The date, and the time that stands in the same cell.
  private func dated(_ row: CSVTable.Row) throws(RecordFault) -> (ChartRecord, TimeOfDay?) {
    let calendar = try calendar(row)
    guard let cell = cell(.date, row) ?? cell(.dateTime, row) else {
      guard columns[.year] != nil else { throw RecordFault("no date") }
      let date = try made(
        try number(.year, row), try number(.month, row), try number(.day, row), calendar)
      return (ChartRecord(line: row.line, date: date), nil)
    }
    if let iso = ISOText(cell) {
      guard let moment = iso.moment(calendar) else {
        throw RecordFault("there is no date \(cell.text.printable)")
      }
      var record = ChartRecord(line: row.line, date: moment.date)
      if let offset = iso.offset { record.zone = .fixed(offset, cell.text) }
      return (record, moment.time)
    }
    let parts: (year: Int, month: Int, day: Int, rest: Bytes)
    var warning: String?
    if let ahead = Self.isoDate(cell) {
      parts = ahead
    } else if let slashed = Self.slashed(cell) {
      guard slashed.yearDigits > 2 else { throw Self.shortYear(cell) }
      let isDayFirst = order != .monthFirst
      let (day, month) =
        isDayFirst ? (slashed.first, slashed.second) : (slashed.second, slashed.first)
      parts = (slashed.year, month, day, slashed.rest)
      if options.dateOrder != nil, day <= 12, month <= 12, day != month {
        warning =
          "\(cell.text) may be read with the day or the month first: the "
          + "\(isDayFirst ? "day" : "month") is, as asked for"
      }
    } else if let dotted = try Self.dotted(cell) {
      parts = dotted
    } else if let named = ClockReader.namedDate(cell) {
      parts = try Self.withEra(named, cell)
    } else if cell.decimalNumber != nil {
      throw RecordFault(
        "\(cell.text.printable) is no date but a spreadsheet's number; write dates as 1926-06-01")
    } else {
      throw RecordFault("no date: \(cell.text.printable); expected 1926-06-01 or 1 Jun 1926")
    }
    var record = ChartRecord(
      line: row.line, date: try made(parts.year, parts.month, parts.day, calendar))
    if let warning { record.warnings.append(warning) }
    var rest = parts.rest.trimmed
    if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst().trimmed }
    guard !rest.isEmpty else { return (record, nil) }
    guard let time = ClockReader.time(rest) else {
      throw RecordFault("no time: \(rest.text.printable); clocks go from 0:00 to 23:59:59")
    }
    return (record, time)
  }

  private func made(
    _ year: Int, _ month: Int, _ day: Int, _ calendar: WrittenDate.Calendar?
  ) throws(RecordFault) -> WrittenDate {
    guard let date = WrittenDate(year: year, month: month, day: day, calendar: calendar) else {
      throw RecordFault("there is no date \(year)-\(month)-\(day)")
    }
    return date
  }

  private func calendar(_ row: CSVTable.Row) throws(RecordFault) -> WrittenDate.Calendar? {
    switch text(.calendar, row)?.lowercased() {
    case nil: return nil
    case "g", "gregorian", "new style", "ns": return .gregorian
    case "j", "julian", "old style", "os": return .julian
    case let other?:
      throw RecordFault("unknown calendar \(other.printable); expected gregorian or julian")
    }
  }

  func number(_ column: CSVColumn, _ row: CSVTable.Row) throws(RecordFault) -> Int {
    guard let cell = cell(column, row), let value = cell.decimalNumber,
      let number = Int(exactly: value), number.magnitude < 100_000
    else {
      throw RecordFault("the \(column.rawValue) must be a whole number")
    }
    return number
  }

  private func takeKind(_ row: CSVTable.Row, _ record: inout ChartRecord) {
    guard let text = text(.kind, row) else { return }
    switch text.lowercased() {
    case "m", "male", "man", "masculine": record.kind = .male
    case "f", "w", "female", "woman", "feminine": record.kind = .female
    default:
      if let kind = ChartRecord.Kind(rawValue: text.lowercased()) {
        record.kind = kind
      } else {
        record.remark("kind", text)
      }
    }
  }
}
