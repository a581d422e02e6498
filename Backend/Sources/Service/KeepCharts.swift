@_spi(FrontEnd) package import Astrolabe
internal import Crypto
internal import Identity
package import Store

/// How the sender wants a file of charts to be read.
package struct ImportChoices: Sendable, Hashable {
  /// What the file is called; some formats have no other name of a chart.
  package var fileName = "file"
  /// Nil for the format that the content has.
  package var format: ChartFileFormat?
  /// Nil for the encoding that the content has.
  package var encoding: TextEncoding?
  /// Nil if the column of dates decides it.
  package var dateOrder: ChartFileOptions.DateOrder?
  /// Nil if a record that says two instants is refused.
  package var instant: ChartFileOptions.InstantChoice?
  /// Whether longitudes and zones of a CSV file count westward.
  package var isWestPositive = false
  /// Whether a missing zone of Solar Fire is 0:00 and a missing time 12:00.
  package var assumesDefaults = false
  /// Whether the charts are kept; if not, the answer only says what was understood.
  package var keeps = true

  /// Creates the choices of somebody who says nothing.
  package init() {}
}

/// What was understood of a file, and what became of it.
package struct ImportedFile: Sendable {
  /// The choices that it was read by.
  package let choices: ImportChoices
  /// The file, record by record.
  package let file: ChartFile
  /// The names that the records are kept under, in their order; empty if they are not kept.
  package let names: [String]
  /// How many of them were not kept before.
  package let newCount: Int
}

extension Backend {
  /// The longest file that is taken.
  package static let longestFile = 1 << 20

  /// Reads a file of charts, and keeps those that can be.
  ///
  /// A chart that is kept already stays as it is, so that a file that is sent twice adds nothing.
  ///
  /// - Parameters:
  ///   - file: The file's bytes.
  ///   - choices: How it is read.
  ///   - person: Whose charts they become.
  ///   - now: When.
  /// - Returns: What was understood, warned of and refused.
  /// - Throws: ``Refusal`` if something stands against the whole file, and if there would be too many charts.
  package func importCharts(
    _ file: [UInt8], _ choices: ImportChoices, of person: Person, at now: Timestamp
  ) async throws -> ImportedFile {
    // In a task of its own, away from the thread that waits for everybody's requests.
    let (read, charts) = try await Task { [engine] in
      try Self.read(file, choices, by: engine, at: now)
    }.value
    guard choices.keeps, !charts.isEmpty else {
      return ImportedFile(choices: choices, file: read, names: [], newCount: 0)
    }
    switch try await store.add(charts, of: person.key) {
    case .kept(let names, let newCount):
      return ImportedFile(choices: choices, file: read, names: names, newCount: newCount)
    case .tooMany(let kept, let new):
      throw Refusal(
        .resourceExhausted,
        "\(kept) charts are kept and \(new) are new, and an account keeps \(KeptChart.most) at most; "
          + "send a smaller file, or delete some charts")
    }
  }

  private static func read(
    _ bytes: [UInt8], _ choices: ImportChoices, by engine: ServerEngine, at now: Timestamp
  ) throws -> (ChartFile, [KeptChart]) {
    var options = ChartFileOptions(zones: engine.zones, places: try? PlaceFinder())
    options.format = choices.format
    options.encoding = choices.encoding
    options.dateOrder = choices.dateOrder
    options.instant = choices.instant
    options.isWestPositive = choices.isWestPositive
    options.assumesDefaults = choices.assumesDefaults
    options.ephemeris = engine.ephemeris
    let file: ChartFile
    do throws(ChartFileError) {
      file = try ChartFileReader(options).read(bytes, name: choices.fileName)
    } catch {
      throw Refusal.invalid(Self.sentence(error))
    }
    guard file.entries.count <= KeptChart.most else {
      throw Refusal.invalid(
        "the file has \(file.entries.count) records; a file must have at most \(KeptChart.most): "
          + "split it")
    }
    let charts = file.records.map { record in
      var json = JSONWriter()
      record.writeBirth(id: nil, to: &json)
      return KeptChart(
        name: RandomText.personName(), personName: record.name,
        line: String(decoding: json.bytes, as: UTF8.self),
        hash: Array(SHA256.hash(data: json.bytes)), addedAt: now)
    }
    return (file, charts)
  }

  /// What stands against a file, with the names that clients have for what they can choose.
  private static func sentence(_ error: ChartFileError) -> String {
    switch error {
    case .unknownFormat:
      "the format isn't known by the file's content; name it as format: "
        + ChartFileFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .dateOrderNeeded(let example):
      "\(example.printable): day or month may be first; give date_order as dmy or mdy"
    case .tooLarge, .tooManyRecords, .foreign, .notOfFormat, .binaryInText, .notOfEncoding,
      .refused:
      error.description
    }
  }

  /// A chart that a person keeps.
  ///
  /// - Throws: ``Refusal`` if there is none of that name.
  package func keptChart(named name: String, of person: Person) async throws -> KeptChart {
    guard let chart = try await store.chart(of: person.key, named: name) else {
      throw Refusal(.notFound, "no person of the id \(name.printable) is kept")
    }
    return chart
  }

  /// The chart of a person that is kept, cast.
  ///
  /// - Throws: ``Refusal`` for a birth that no chart can be cast of, such as one outside the ephemeris.
  package func natalChart(of kept: KeptChart) async throws -> NatalChart {
    try await Task { [engine] in
      let line = try BirthLine(json: Array(kept.line.utf8))
      let birth = try line.fields.read(zones: engine.zones)
      try engine.checkSpan(birth.date)
      return try NatalChart(of: birth, ephemeris: engine.ephemeris)
    }.value
  }
}
