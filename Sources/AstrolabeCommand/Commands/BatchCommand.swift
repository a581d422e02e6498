import ArgumentParser
import Astrolabe

/// The subcommand `batch`.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "The scores of many people, one line per person and day.",
    discussion: """
      Lines are answered in order, a person's days together, whatever the number of threads. A line \
      that can't be answered becomes {"id":…,"line":N,"error":…} (with --csv, a line on standard \
      error), and the exit code is 65 at the end. Scores are within 0.01 of those of today and \
      meters, and have one decimal.

        astrolabe batch --births people.ndjson --date 2025-01-06
        cat people.ndjson | astrolabe batch --births - --date 2025-01-01 --days 31 \\
          --date-zone Europe/Berlin --csv > january.csv
      """)

  @OptionGroup var crowd: CrowdOptions

  @Option(help: ArgumentHelp("The first date.", valueName: "YYYY-MM-DD"))
  var date: String

  @Option(help: ArgumentHelp("How many days.", valueName: "count"))
  var days: Int = 1

  @OptionGroup var dateZone: DateZoneOption

  @Option(
    help: ArgumentHelp(
      "Norms of these people, made by astrolabe norms; otherwise each person's are taken.",
      valueName: "file"))
  var norms: String?

  @Flag(help: "Write comma-separated values with a line of column names.")
  var csv = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let threads = try crowd.threadCount()
    var zones = ZoneFinder()
    let zone = try dateZone.read(birthplace: nil, zones: &zones)
    let first = try translated { try DateTimeText.readDate(date) }
    let lines = try LineReader(path: crowd.births) { try sinkOfLines.flush() }
    _ = lines
    _ = (threads, zone, first)
  }
}
