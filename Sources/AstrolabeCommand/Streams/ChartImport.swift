@_spi(FrontEnd) import Astrolabe

/// Chart files that were read whole, and what must be said of them.
///
/// A file against which something stands as a whole ends the command before anything is written.
struct ChartImport {
  /// A file, and what it is called.
  private struct Source {
    let name: String
    let file: ChartFile
  }

  private let sources: [Source]

  /// Of so few records each is given on standard error as it was understood.
  private static let fewRecords = 50
  /// So many warnings and refusals of a file are reported; a report has them all.
  private static let mostLines = 100

  /// Reads files; `-` is standard input.
  init(paths: [String], options: ChartFileOptions, beside sink: OutputSink?) throws {
    var reader = options
    let ephemeris = try? StandardEphemeris.ofCommand()
    sources = try paths.map { path in
      let bytes = try Self.bytes(of: path, beside: sink)
      let name = path == "-" ? "standard input" : path.asFileName
      reader.ephemeris = ephemeris
      do throws(ChartFileError) {
        return Source(
          name: name, file: try ChartFileReader(reader).read(bytes, name: path))
      } catch {
        throw CommandError.badInput("\(name): \(error)")
      }
    }
  }

  /// Whether every record became a birth.
  var isAllWell: Bool { sources.allSatisfy(\.file.refusals.isEmpty) }

  /// Hands over the records and the refusals in order, with their ids.
  func forEach(_ body: (_ id: String, _ entry: ChartFile.Entry) throws -> Void) rethrows {
    var number = 0
    for source in sources { try Self.forEach(of: source, &number, body) }
  }

  /// Hands over those of one file; an id that the file doesn't have is the number in the whole import.
  private static func forEach(
    of source: Source, _ number: inout Int,
    _ body: (_ id: String, _ entry: ChartFile.Entry) throws -> Void
  ) rethrows {
    for entry in source.file.entries {
      number += 1
      if case .record(let record) = entry, let id = record.id {
        try body(id, entry)
      } else {
        try body("\(number)", entry)
      }
    }
  }

  /// Writes the lines of births, with a line that says why in place of a record that can't be one.
  func write(to sink: OutputSink) throws {
    try forEach { id, entry in
      var json = JSONWriter()
      switch entry {
      case .record(let record): record.writeBirth(id: id, to: &json)
      case .refused(let refusal): refusal.writeLine(id: id, to: &json)
      }
      try sink.line(json.bytes)
    }
  }

  /// Writes what was understood of each record.
  func writeReport(to sink: OutputSink) throws {
    var number = 0
    for source in sources {
      let report = ImportReport(file: source.name)
      for warning in source.file.warnings {
        var json = JSONWriter()
        report.write(warning, to: &json)
        try sink.line(json.bytes)
      }
      try Self.forEach(of: source, &number) { id, entry in
        var json = JSONWriter()
        switch entry {
        case .record(let record): report.write(record, id: id, to: &json)
        case .refused(let refusal): report.write(refusal, id: id, to: &json)
        }
        try sink.line(json.bytes)
      }
    }
  }

  /// Reports on standard error what was understood, warned of and refused.
  ///
  /// - Parameter isReported: Whether a report has it all.
  func writeNotes(isReported: Bool) {
    for source in sources {
      if !isReported { writeNotes(of: source) }
      let file = source.file
      var (read, warned, refused) = (0, 0, 0)
      for entry in file.entries {
        switch entry {
        case .record(let record):
          read += 1
          if !record.warnings.isEmpty { warned += 1 }
        case .refused: refused += 1
        }
      }
      StandardError.line(
        "\(source.name): \(file.format.title) in \(file.encoding), \(read) read, "
          + "\(warned) with warnings, \(refused) refused")
    }
  }

  private func writeNotes(of source: Source) {
    let isShort = source.file.entries.count <= Self.fewRecords
    var lineCount = 0
    func say(_ line: Int?, _ text: String) {
      lineCount += 1
      guard isShort || lineCount <= Self.mostLines else { return }
      StandardError.line("\(source.name), \(line.map { "line \($0): " } ?? "")\(text)")
    }
    for warning in source.file.warnings { say(warning.line, "warning: \(warning.text)") }
    for entry in source.file.entries {
      switch entry {
      case .record(let record):
        if isShort { say(record.line, "\(record.name ?? "no name"): \(record.understood)") }
        for warning in record.warnings { say(record.line, "warning: \(warning)") }
      case .refused(let refusal):
        say(refusal.line, "refused: \(refusal.name.map { "\($0): " } ?? "")\(refusal.reason)")
      }
    }
    if !isShort, lineCount > Self.mostLines {
      StandardError.line(
        "\(source.name): \(lineCount - Self.mostLines) more; --report writes them all")
    }
  }

  /// The bytes of a file, and one more than a reader takes at most.
  static func bytes(of path: String, beside sink: OutputSink?) throws -> [UInt8] {
    let name = path == "-" ? "standard input" : path.asFileName
    guard let input = path == "-" ? Descriptor.standardInput : Descriptor.reading(path) else {
      throw CommandError.file("can't read \(name): \(System.failureReason)")
    }
    defer { if path != "-" { _ = input.closed() } }
    guard sink?.isWritten(input) != true else {
      throw CommandError.usage(
        "\(name) is written to while it is read; let output and warnings go to another file")
    }
    var bytes: [UInt8] = []
    while bytes.count <= ChartFileReader.mostBytes {
      guard let count = input.read(into: &bytes) else {
        throw CommandError.file("can't read \(name): \(System.failureReason)")
      }
      if count == 0 { break }
    }
    return bytes
  }
}
