@_spi(FrontEnd) import Documents

/// Writes an array of births in Astrolabe's own fields, which hold all that a record has.
enum JSONLinesWriter {
  static func write(_ records: [(id: String, record: ChartRecord)]) -> ChartFileWriter.Output {
    var output = ChartFileWriter.Output()
    output.append("[")
    for (index, entry) in records.enumerated() {
      output.append(index == 0 ? "\n" : ",\n")
      var json = JSONWriter()
      entry.record.writeBirth(id: entry.id, to: &json)
      output.bytes += json.bytes
    }
    output.append("\n]\n")
    return output
  }
}
