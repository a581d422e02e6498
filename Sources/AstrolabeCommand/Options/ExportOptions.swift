import ArgumentParser
import Astrolabe

/// The options of commands that write chart files.
struct ExportOptions: ParsableArguments {
  @Option(help: "The format.")
  var format: WrittenFormatOption

  @Flag(help: "Refuse to write what the format can't hold whole.")
  var strict = false

  @Flag(help: "AAF: sources, notes and zones in chunks of their own, at which Astrolog stops.")
  var full = false

  @Flag(help: "CSV: begin with a byte order mark, as Excel wants it.")
  var bom = false

  /// What writes.
  func read() throws -> ChartExport {
    guard !full || format.format == .aaf else {
      throw CommandError.usage("--full goes with --format aaf")
    }
    guard !bom || format.format == .csv else {
      throw CommandError.usage("--bom goes with --format csv")
    }
    return ChartExport(
      writer: ChartFileWriter(format.format, isFull: full, hasByteOrderMark: bom),
      isStrict: strict)
  }
}

/// The formats that `export --format` takes.
struct WrittenFormatOption: ExpressibleByArgument {
  let format: WrittenFormat
  static var allValueStrings: [String] { WrittenFormat.allCases.map(\.rawValue) }

  init?(argument: String) {
    guard let format = WrittenFormat(rawValue: argument) else { return nil }
    self.format = format
  }
}
