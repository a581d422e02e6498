@_spi(FrontEnd) import Ephemeris

extension CSVReader {
  /// The time of a row, of the date's own cell or of other columns.
  func takeTime(
    _ row: CSVTable.Row, _ clock: inout TimeOfDay?, _ record: inout ChartRecord
  ) throws(RecordFault) {
    let half = cell(.half, row)
    if let cell = cell(.time, row), cell.given != nil, !cell.isWord("unknown"), !cell.isWord("?") {
      let time = try Self.time(cell, half)
      guard clock == nil || clock == time || clock == .midnight else {
        throw RecordFault("the date has another time than the column of times")
      }
      clock = time
    } else if columns[.time] != nil, clock == .midnight {
      // A spreadsheet's date is midnight beside a column of times.
      clock = nil
    } else if let half, cell(.hour, row) == nil, clock != nil {
      throw RecordFault("\(half.text.printable) belongs to no time; write it behind the time")
    }
    if cell(.hour, row) != nil {
      let parts = [
        try number(.hour, row), cell(.minute, row) == nil ? 0 : try number(.minute, row),
        cell(.second, row) == nil ? 0 : try number(.second, row),
      ]
      let text = parts.map { "\($0)" }.joined(separator: ":")
      clock = try Self.time(Array(text.utf8)[...], half)
    }
    let unknown = text(.timeUnknown, row)?.lowercased() ?? ""
    if ["yes", "true", "1", "x", "y"].contains(unknown) { clock = nil }
    record.time = clock
  }

  /// A time, whose half of the day may stand in a column of its own.
  private static func time(_ cell: Bytes, _ half: Bytes?) throws(RecordFault) -> TimeOfDay {
    let whole = half.map { Array(cell + [UInt8(ascii: " ")] + $0)[...] } ?? cell
    guard let time = ClockReader.time(whole) else {
      throw RecordFault("no time: \(whole.text.printable); clocks go from 0:00 to 23:59:59")
    }
    return time
  }

  /// The zone of a row: of its own column, of the instant in Universal Time, or of the nearest place.
  func takeZone(
    _ row: CSVTable.Row, _ record: inout ChartRecord
  ) throws(RecordFault) {
    let stated = try universal(row)
    if let cell = cell(.zone, row), cell.given != nil {
      guard record.zone == nil else {
        throw RecordFault("the zone is there twice: in the date and in its own column")
      }
      try ZoneText.take(withPoint(cell), ZoneLookup(options), for: &record)
      warnOfSummerTime(row, &record)
    } else if record.zone == nil, stated == nil {
      try ZoneLookup(options).takeNearest(for: &record)
    }
    if let stated { try stated.settle(&record, by: options.instant) }
  }

  /// Whether an offset has summer time in it is not known where another column has it.
  private func warnOfSummerTime(_ row: CSVTable.Row, _ record: inout ChartRecord) {
    guard let summer = cell(.summerTime, row) else { return }
    record.remark(CSVColumn.summerTime.rawValue, summer.text)
    let isNone =
      ["no", "n", "false", "st", "standard", "none", "-"].contains(summer.text.lowercased())
      || summer.decimalNumber == 0 || ClockReader.offset(summer) == 0
    guard !isNone, let zone = record.zone, zone.rule == .fixed, let offset = zone.text else {
      return
    }
    record.warnings.append(
      "the clock is read as \(offset), without what the column of summer time says, "
        + "\(summer.text.printable): if the offset is that of standard time, add it there")
  }

  /// The instant that a column of Universal Time has.
  private func universal(_ row: CSVTable.Row) throws(RecordFault) -> StatedInstant? {
    guard let cell = cell(.utc, row) else { return nil }
    guard let moment = ISOText(cell)?.moment(.gregorian), let time = moment.time else {
      throw RecordFault("no instant: \(cell.text.printable); expected 1926-06-01T17:30:00Z")
    }
    return StatedInstant(
      secondsSince1970: moment.date.dayNumber * 86_400 + time.secondOfDay, origin: "column utc")
  }
}
