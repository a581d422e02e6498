import ArgumentParser
import Astrolabe

/// The subcommand `export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    _superCommandName: Root.name,
    abstract: "Births as a file of another program.",
    usage: "astrolabe export --births <file> --format <format> [<options>]",
    discussion: """
      Writes AAF, QUICK*CHART, a list of Astrolog, a table (CSV) or JSON. What a format can't \
      hold is said on standard error: QUICK*CHART has no ratings, and zones to the minute. A \
      birth that can't be written at all, such as one without a time in Astrolog, is left out \
      and named, and the exit code is 65.

        astrolabe export --births people.ndjson --format aaf --output people.aaf
        astrolabe import old.qck | astrolabe export --births - --format csv

      Dates before 1582-10-15 are written on the Julian calendar, as these programs read them; \
      CSV and JSON have the Gregorian one and say so.
      """)

  @Option(help: ArgumentHelp(BirthOptions.streamHelp, valueName: "file"))
  var births: String

  @OptionGroup var export: ExportOptions

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let export = try export.read()
    let sink = try output.open()
    let name = births == "-" ? "standard input" : births.asFileName
    let bytes = try ChartImport.bytes(of: births, beside: sink)
    guard try export.write(bytes, named: name, to: sink) else {
      throw SilentExit(code: .badInput)
    }
  }
}
