@_spi(FrontEnd) import Astrolabe

/// Births that are written as a file of another program, and what that can't hold.
struct ChartExport {
  /// How to write.
  let writer: ChartFileWriter
  /// Whether a record that would lose something ends the command.
  let isStrict: Bool

  /// So many losses are reported one by one.
  private static let mostLines = 100

  /// Writes births, and says what they lose.
  ///
  /// - Parameters:
  ///   - bytes: Lines of births.
  ///   - name: Where they are from.
  ///   - sink: Where to write.
  /// - Returns: Whether every birth is written.
  /// - Throws: ``CommandError`` if nothing can be written, or if the writer is strict and something would be lost.
  func write(_ bytes: [UInt8], named name: String, to sink: OutputSink) throws -> Bool {
    var options = ChartFileOptions(
      zones: try? ZoneDatabase.system(), places: try? Engine.places.get())
    options.format = .json
    options.calendar = SourceOptions.calendar
    let file: ChartFile
    do throws(ChartFileError) {
      file = try ChartFileReader(options).read(bytes, name: name)
    } catch {
      throw CommandError.badInput("\(name): \(error)")
    }
    var records: [(id: String, record: ChartRecord)] = []
    for record in file.records { records.append((record.id ?? "\(records.count + 1)", record)) }
    let output = writer.write(records)
    let refusals = file.refusals + output.refusals
    if isStrict, let first = output.losses.first(where: { $0.line != nil }) ?? output.losses.first {
      let line = first.line.map { "line \($0): " } ?? ""
      throw CommandError.badInput(
        "\(line)\(first.text); without --strict it is written with that loss")
    }
    try sink.write(output.bytes)
    try sink.finish()
    for loss in output.losses.prefix(Self.mostLines) {
      StandardError.line("\(loss.line.map { "line \($0): " } ?? "note: ")\(loss.text)")
    }
    if output.losses.count > Self.mostLines {
      StandardError.line("\(output.losses.count - Self.mostLines) more losses of that kind")
    }
    for refusal in refusals {
      StandardError.line(
        "line \(refusal.line): not written: \(refusal.name.map { "\($0): " } ?? "")\(refusal.reason)"
      )
    }
    return refusals.isEmpty
  }
}
