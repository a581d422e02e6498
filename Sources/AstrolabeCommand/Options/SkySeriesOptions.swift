import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options of a table of skies, or of their curves.
struct SkySeriesOptions: ParsableArguments {
  @OptionGroup var dates: DateSpanOptions

  @Option(
    help: ArgumentHelp(
      "With dates: how far apart the rows are, such as 1d, 6h or 30m; a day unless given.",
      valueName: "length"))
  var step: String?

  @Flag(help: "With dates: rows of 12:00 UTC; of 00:00 unless given.")
  var noon = false

  @Flag(help: "With dates: write CSV.")
  var csv = false

  @Flag(help: "With dates: write a page of HTML to print.")
  var html = false

  @Option(
    help: ArgumentHelp(
      "With dates: draw a graphic ephemeris folded at 360, 90, 45 or 30 degrees, in SVG.",
      valueName: "degrees"))
  var graph: Int?

  @OptionGroup var picture: PictureOptions

  /// Refuses what only goes with dates.
  func checkAreAbsent() throws {
    guard step == nil, !noon, !csv, !html, graph == nil else {
      throw CommandError.usage(
        "--step, --noon, --csv, --html and --graph are for dates; give --from and --to, --month or --year"
      )
    }
    try picture.checkAreAbsent()
  }

  /// The fold of the drawing; nil for a table.
  func fold() throws -> GraphicEphemeris.Fold? {
    guard let graph else {
      try picture.checkAreAbsent()
      return nil
    }
    guard let fold = GraphicEphemeris.Fold(rawValue: graph) else {
      throw CommandError.usage("--graph \(graph) can't be; give 360, 90, 45 or 30")
    }
    try picture.checkSize()
    return fold
  }

  /// The seconds between two rows.
  func stepSeconds() throws -> Int { try LengthText.stepSeconds(step) }

  /// The instants of the rows, in Universal Time.
  func instants() throws -> StrideTo<Int> {
    let span = try dates.read(in: .utc)
    let start = span.first.dayNumber * 86_400 + (noon ? 43_200 : 0)
    return stride(from: start, to: (span.last.dayNumber + 1) * 86_400, by: try stepSeconds())
  }
}
