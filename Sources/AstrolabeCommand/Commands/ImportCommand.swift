import ArgumentParser
import Astrolabe

/// The subcommand `import`.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    _superCommandName: Root.name,
    abstract: "Charts of other programs as lines of births.",
    usage: "astrolabe import <file> ... [<options>]",
    discussion: """
      Reads AAF, CSV, Solar Fire's texts, QUICK*CHART, Jagannatha Hora, Astrolog, \
      Astro-Databank, ZET, GeoVision, kerykeion, stellium, Morinus and, as an experiment, \
      .SFcht. Each record becomes {"id":…,"birth":…,"zone":…,"lat":…,"lon":…,"about":…}, with \
      the name and what else is known in "about", which every stream of births gives back. \
      Standard error says which instant was understood, and what is doubtful.

        astrolabe import collection.aaf > people.ndjson
        astrolabe import sheet.csv --date-order dmy --column date=DOB > people.ndjson
        astrolabe import people.qck --report report.ndjson \\
          | astrolabe chart --births -

      A record that can't be one becomes {"id":…,"line":N,"error":…}, and the exit code is 65. \
      Dates are written on the Gregorian calendar; one on the Julian calendar stands in \
      "about", too. A file that holds no charts, or one in which day and month could change \
      places, is refused whole, and nothing is written.
      """)

  @Argument(help: "The files; - is standard input.")
  var files: [String]

  @OptionGroup var options: ChartFileOptionGroup

  @OptionGroup var output: OutputOptions

  func run() throws {
    let reader = try options.read()
    let sink = try output.open()
    let report = try options.report.map { try OutputSink(path: $0) }
    let charts = try ChartImport(paths: files, options: reader, beside: sink)
    try charts.write(to: sink)
    if let report {
      try charts.writeReport(to: report)
      try report.finish()
    }
    try sink.finish()
    charts.writeNotes(isReported: report != nil)
    if !charts.isAllWell { throw SilentExit(code: .badInput) }
  }
}
