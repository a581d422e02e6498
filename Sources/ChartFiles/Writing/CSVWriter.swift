@_spi(FrontEnd) import Ephemeris

/// Writes a table that spreadsheets and ``CSVReader`` take.
enum CSVWriter {
  private static let head =
    "id,name,kind,birth,calendar,zone,utc,lat,lon,place,country,rating,source,notes,tags"

  static func write(
    _ records: [(id: String, record: ChartRecord)], hasByteOrderMark: Bool
  ) -> ChartFileWriter.Output {
    var output = ChartFileWriter.Output()
    if hasByteOrderMark { output.bytes = [0xEF, 0xBB, 0xBF] }
    output.append("\(head)\r\n")
    for (id, record) in records {
      let place = record.place
      let cells: [String?] = [
        id, record.name, record.kind?.rawValue, record.birth, "gregorian", record.zone?.text,
        record.secondsSince1970.map(StatedInstant.text),
        place.map { DecimalText.rounded($0.latitude, decimals: 6) },
        place.map { DecimalText.rounded($0.longitude, decimals: 6) }, record.placeName,
        record.country, record.rating, record.source, record.note,
        record.tags.isEmpty ? nil : record.tags.joined(separator: "; "),
      ]
      output.append(cells.map(cell).joined(separator: ",") + "\r\n")
      if record.tags.contains(where: { $0.utf8.contains(where: isTagMark) }) {
        output.lose(record.line, "tags with commas or semicolons are read as several")
      }
      for key in record.remarkNames {
        output.lose(record.line, "the table has no column for \(key.printable)")
      }
    }
    let hasNoName = records.contains { entry in
      if case .named? = entry.record.zone?.rule { return false }
      return entry.record.hasZoneName
    }
    if hasNoName {
      output.lose(
        nil, "the column zone has an offset or LMT for some births, not the name of their zone")
    }
    return output
  }

  private static func isTagMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
  }

  /// A value as a cell: an apostrophe before what a spreadsheet would compute, and quotation marks where they must be.
  private static func cell(_ value: String?) -> String {
    guard var text = value else { return "" }
    let bytes = Array(text.utf8)
    if let first = bytes.first, CSVTable.isSign(first), bytes[...].decimalNumber == nil {
      text = "'\(text)"
    }
    let mustQuote = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
    }
    guard mustQuote else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
