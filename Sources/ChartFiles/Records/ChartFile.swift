/// What a chart file holds, record by record, in its order.
@_spi(FrontEnd) public struct ChartFile: Sendable {
  /// A record, or why there is none.
  public enum Entry: Sendable {
    case record(ChartRecord)
    case refused(ChartRefusal)
  }

  /// What must be said of the file as a whole, or of a line that belongs to no record.
  public struct Warning: Sendable, Hashable {
    package let line: Int?
    package let text: String
  }

  /// What format it is of.
  public let format: ChartFileFormat
  /// The encoding that its texts were read in.
  public let encoding: String
  /// Its records, and what was refused of them, in the order of the file.
  public internal(set) var entries: [Entry]
  /// What is noted of the file as a whole.
  public internal(set) var warnings: [Warning]

  init(
    format: ChartFileFormat, encoding: String, entries: [Entry], warnings: [Warning] = []
  ) {
    (self.format, self.encoding) = (format, encoding)
    (self.entries, self.warnings) = (entries, warnings)
  }

  /// The records alone.
  public var records: [ChartRecord] {
    entries.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  /// The refusals alone.
  public var refusals: [ChartRefusal] {
    entries.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
  }
}

/// Gathers the entries of a file.
struct EntryList {
  private(set) var entries: [ChartFile.Entry] = []
  var warnings: [ChartFile.Warning] = []

  /// Reads one record and keeps it with what isn't likely of it, or why there is none.
  ///
  /// The name is that of a refusal.
  mutating func add(
    line: Int, name: @autoclosure () -> String? = nil,
    _ read: () throws(RecordFault) -> ChartRecord
  ) throws(ChartFileError) {
    guard entries.count < ChartFileReader.mostRecords else { throw .tooManyRecords }
    do throws(RecordFault) {
      var record = try read()
      RecordChecks.warn(&record)
      entries.append(.record(record))
    } catch {
      var refusal = ChartRefusal(line: line, error.reason, name: name())
      refusal.instants = error.instants
      entries.append(.refused(refusal))
    }
  }

  /// Makes room for so many records, as far as a file may have them.
  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(min(count, ChartFileReader.mostRecords))
  }

  /// Keeps why there is no record.
  mutating func refuse(
    line: Int, name: String? = nil, _ reason: String
  ) throws(ChartFileError) {
    try add(line: line, name: name) { () throws(RecordFault) in throw RecordFault(reason) }
  }

  /// Says something of a line that belongs to no record.
  mutating func warn(line: Int?, _ text: String) {
    warnings.append(ChartFile.Warning(line: line, text: text))
  }

  /// Changes the last entry, if it is a record.
  mutating func changeLast(_ change: (inout ChartRecord) -> Void) {
    guard case .record(var record)? = entries.last else { return }
    entries.removeLast()
    change(&record)
    entries.append(.record(record))
  }
}
