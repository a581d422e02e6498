import Ephemeris

/// The formats that charts are written in.
package enum WrittenFormat: String, Sendable, Hashable, CaseIterable {
  case aaf
  case quickChart = "qck"
  case astrolog, csv, json
}

/// Writes charts in the formats of other programs, and says what a format can't hold.
package struct ChartFileWriter: Sendable {
  /// A file in memory, and what it lacks.
  package struct Output: Sendable {
    package var bytes: [UInt8] = []
    /// What a record loses, by its line in the input; of the file as a whole without a line.
    package var losses: [ChartFile.Warning] = []
    /// The records that the format can't hold.
    package var refusals: [ChartRefusal] = []

    /// Appends text in UTF-8.
    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Returns what a record loses.
    mutating func lose(_ line: Int?, _ text: String) {
      losses.append(ChartFile.Warning(line: line, text: text))
    }

    /// Reports that a record isn't written.
    mutating func refuse(_ record: ChartRecord, _ reason: String) {
      refusals.append(ChartRefusal(line: record.line, reason, name: record.name))
    }
  }

  private let format: WrittenFormat
  /// Whether AAF has chunks for sources, notes and zones, at which Astrolog stops.
  private let isFull: Bool
  /// Whether CSV begins with a byte order mark.
  private let hasByteOrderMark: Bool

  /// Readies a writer.
  package init(_ format: WrittenFormat, isFull: Bool = false, hasByteOrderMark: Bool = false) {
    (self.format, self.isFull, self.hasByteOrderMark) = (format, isFull, hasByteOrderMark)
  }

  /// Writes records, each under its id.
  package func write(_ records: [(id: String, record: ChartRecord)]) -> Output {
    switch format {
    case .aaf: AAFWriter.write(records.map(\.record), isFull: isFull)
    case .quickChart: QuickChartWriter.write(records.map(\.record))
    case .astrolog: AstrologWriter.write(records.map(\.record))
    case .csv: CSVWriter.write(records, hasByteOrderMark: hasByteOrderMark)
    case .json: JSONLinesWriter.write(records)
    }
  }
}

extension ChartRecord {
  /// The names of remarks, which only JSON has room for; without that of the zone's name, which a
  /// writer notes once for the whole file.
  var remarkNames: [String] { Set(remarks.map(\.key)).subtracting(["zone"]).sorted() }

  /// Whether the record has the name of its zone, beside the offset or in place of it.
  var hasZoneName: Bool {
    if case .named? = zone?.rule { return true }
    return remarks.contains { $0.key == "zone" }
  }

  /// The names of what is lost in a format that has no more than a name, a moment and a place.
  var lostInPlainFormats: [String] {
    let fields = [
      ("kind", kind != nil), ("rating", rating != nil), ("source", source != nil),
      ("note", note != nil), ("tags", !tags.isEmpty),
    ]
    return fields.filter(\.1).map(\.0) + remarkNames
  }
}

extension ChartFileWriter.Output {
  /// Notes once that a format has the offsets of zones alone, if a record has more.
  mutating func noteZoneNames(of records: [ChartRecord], in format: String) {
    guard records.contains(where: \.hasZoneName) else { return }
    lose(nil, "\(format) holds the offsets of zones, not their names")
  }
}

extension String {
  /// The text with blanks for line ends and tabs, and with another mark for one.
  func onOneLine(_ mark: Character? = nil, as other: Character = " ") -> String {
    String(map { $0.isNewline || $0 == "\t" ? " " : $0 == mark ? other : $0 })
  }
}

/// An angle to the nearest second, for formats without decimals.
struct WrittenAngle {
  let isNegative: Bool
  let degrees: Int
  let minutes: Int
  let seconds: Int

  init(_ value: Double) {
    let size = Int((value.magnitude * 3_600).rounded())
    isNegative = value < 0
    (degrees, minutes, seconds) = (size / 3_600, size / 60 % 60, size % 60)
  }

  /// What every such format has to say of its coordinates.
  static let loss = "coordinates are written to the second of arc, which is 31 metres"

  /// Whether coordinates lose something by it.
  static func losesPart(of record: ChartRecord) -> Bool {
    guard let place = record.place else { return false }
    return [place.latitude, place.longitude].contains { value in
      // Six decimals of a whole second differ by up to half a millionth.
      let seconds = value * 3_600
      return (seconds - seconds.rounded()).magnitude > 0.002
    }
  }
}
