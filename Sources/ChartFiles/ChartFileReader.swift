import Ephemeris

/// Reads files that charts are kept in.
///
/// Every reader takes any bytes at all, in memory that the file's length bounds.
@_spi(FrontEnd) public struct ChartFileReader: Sendable {
  /// The longest file that is read.
  package static let mostBytes = 256 << 20
  /// The most records that a file may have.
  static let mostRecords = 1_000_000

  private let options: ChartFileOptions

  /// Readies a reader.
  public init(_ options: ChartFileOptions) { self.options = options }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: Its bytes.
  ///   - name: Its name, which is the only name of a chart in some formats.
  /// - Returns: Its records in order, and what is wrong with those that can't be charts.
  /// - Throws: ``ChartFileError`` if something stands against the whole file.
  public func read(_ file: [UInt8], name: String) throws(ChartFileError) -> ChartFile {
    guard file.count <= Self.mostBytes else { throw .tooLarge(bytes: file.count) }
    // Only tables have columns.
    let named = options.columns.isEmpty ? options.format : options.format ?? .csv
    if named == nil, let foreign = ForeignFormat(content: file, name: name) {
      throw .foreign(foreign)
    }
    guard let format = named ?? ChartFileFormat(of: file, name: name) else {
      if let foreign = ForeignFormat(fileName: name) { throw .foreign(foreign) }
      throw .unknownFormat
    }
    let list: EntryList
    let encoding: String
    switch format {
    case .morinus: (list, encoding) = (try MorinusReader.read(file), "pickle")
    case .solarFireBinary:
      (list, encoding) = (try SolarFireBinaryReader.read(file), "windows-1252")
    case .solarFire:
      let (lines, name) = try SolarFireLine.lines(of: file, encoding: options.encoding)
      (list, encoding) = (try SolarFireReader.read(lines, options), name)
    case .aaf, .csv, .quickChart, .jagannathaHora, .astrolog, .astroDatabank, .zet, .geoVision,
      .json:
      let text = try FileText(file, format: format, encoding: options.encoding)
      list = try read(text, as: format, name: name)
      encoding = text.encoding
    }
    var entries = list.entries
    if let ephemeris = options.ephemeris, format == .solarFire {
      for index in entries.indices {
        guard case .record(var record) = entries[index] else { continue }
        PositionCheck.warn(&record, by: ephemeris)
        entries[index] = .record(record)
      }
    }
    RecordChecks.warnOfRepetitions(in: &entries)
    return ChartFile(
      format: format, encoding: encoding, entries: entries, warnings: list.warnings)
  }

  private func read(
    _ text: FileText, as format: ChartFileFormat, name: String
  ) throws(ChartFileError) -> EntryList {
    switch format {
    case .aaf: try AAFReader.read(text, options)
    case .csv: try CSVReader.read(text, options)
    case .quickChart: try QuickChartReader.read(text, options)
    case .jagannathaHora: try JagannathaHoraReader.read(text, fileName: name)
    case .astrolog: try AstrologReader.read(text, fileName: name)
    case .astroDatabank: try AstroDatabankReader.read(text, options)
    case .zet: try ZETReader.read(text, options)
    case .geoVision: try GeoVisionReader.read(text)
    case .json: try JSONReader.read(text, options)
    case .morinus, .solarFire, .solarFireBinary: throw .unknownFormat
    }
  }
}

extension ChartFileFormat {
  /// The format that a file's content has, and where that leaves two, its name.
  package init?(of file: [UInt8], name: String) {
    let end = name.lowercased()
    if end.hasSuffix(".hor") || file.first == 0x80 {
      self = .morinus
      return
    }
    if end.hasSuffix(".sfcht") || file.starts(with: [3, 0]) {
      self = .solarFireBinary
      return
    }
    let start = Array(file.prefix(1 << 16))
    // The kind of encoding doesn't matter for what distinguishes formats, and the reader says where a NUL is.
    guard let text = try? FileText(start, format: .csv, encoding: nil, mayHaveNUL: true) else {
      return nil
    }
    let lines = text.lines.filter { !$0.bytes.trimmed.isEmpty }.map(\.bytes.trimmed)
    guard let first = lines.first else { return nil }
    if lines.contains(where: { $0.begins(with: "#a93:") }) || first.begins(with: "#:") {
      self = .aaf
    } else if first.first == UInt8(ascii: "<") {
      let whole = text.bytes[...].text
      guard whole.holds("adb_entry") || whole.holds("BirthInfo") else { return nil }
      self = whole.holds("adb_entry") ? .astroDatabank : .geoVision
    } else if first.first == UInt8(ascii: "{") || first.first == UInt8(ascii: "[") {
      self = .json
    } else if AstrologReader.isHead(first) {
      self = .astrolog
    } else if lines.contains(where: Self.isSolarFire) {
      self = .solarFire
    } else if text.lines.contains(where: {
      QuickChartReader.isRecord(.init(Array($0.bytes.text.unicodeScalars)))
    }) {
      self = .quickChart
    } else if lines.first(where: CSVTable.mayBeHead).map(CSVReader.isHead) == true {
      self = .csv
    } else if lines.contains(where: ZETReader.isRecord) {
      self = .zet
    } else if JagannathaHoraReader.isRecognised(text) {
      self = end.hasSuffix(".jhd") ? .jagannathaHora : .astrolog
    } else if let named = Self(fileName: end) {
      self = named
    } else {
      return nil
    }
  }

  /// Whether a line is a record of Solar Fire in quotation marks, or the title of a chart.
  private static func isSolarFire(_ line: Bytes) -> Bool {
    if line.first == UInt8(ascii: "\"") {
      let fields = SolarFireReader.quoted(line)
      return fields.count >= 7
        && fields.prefix(5).contains { ClockReader.namedDate($0) != nil }
    }
    return SolarFireReader.title(line) != nil
  }

  /// The format of a file's name, by its ending.
  private init?(fileName: String) {
    let ends: [(String, Self)] = [
      (".aaf", .aaf), (".csv", .csv), (".tsv", .csv), (".qck", .quickChart),
      (".jhd", .jagannathaHora), (".as", .astrolog), (".zbs", .zet), (".json", .json),
      (".ndjson", .json), (".xml", .astroDatabank),
    ]
    guard let format = ends.first(where: { fileName.hasSuffix($0.0) })?.1 else { return nil }
    self = format
  }
}
