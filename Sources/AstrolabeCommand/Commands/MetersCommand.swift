import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `meters`.
struct MetersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meters",
    _superCommandName: Root.name,
    abstract: "The seventeen meters over days or hours.",
    discussion: """
      Both dates are included. A day's scores are means over the day; an hour's are those of \
      its instant, with the trend against 24 hours earlier.

        astrolabe meters --birth 1990-06-15 --from 2025-01-01 --to 2025-01-31
        astrolabe meters --birth 1990-06-15 --from 2025-01-06 --to 2025-01-06 \\
          --hourly --csv

      In text, three points or more end with a line of small bars for each meter.
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Give each hour of the dates rather than each date.")
  var hourly = false

  @Flag(help: "Write JSON by meters.schema.json.")
  var json = false

  @Flag(help: "Write comma-separated values with a line of column names.")
  var csv = false

  @Flag(help: "Draw a heat map in SVG: a column a day, or an hour, and a row a meter.")
  var svg = false

  @OptionGroup var picture: PictureOptions

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard [json, csv, svg].count(where: \.self) <= 1 else {
      throw CommandError.usage(
        "--json, --csv and --svg don't go together; give one of them")
    }
    if svg { try picture.checkSize() } else { try picture.checkAreAbsent() }
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: json || csv)
    let dates = try dates.read(in: zone)
    let (first, last) = (dates.first, dates.last)
    if svg { try checkColumns(from: first, to: last) }
    zone.noteDatesLeftOut(from: first, through: last, isByHour: true)
    let sink = try output.open()
    birth.tellNote()
    let ephemeris = engine.ephemeris
    let series = try MetersRequest(of: .birth(birth), during: dates, isHourly: hourly)
      .series(by: engine)
    var progress = ProgressBar(total: series.count, of: hourly ? "hours" : "days", beside: sink)
    defer { progress.finish() }
    if svg {
      var columns: [MeterColumn] = []
      try translated {
        try series.forEach(ephemeris: ephemeris) { index, day, label in
          columns.append(try MeterColumn(day.scores, at: label))
          progress.advance(to: index + 1)
        }
      }
      let whose = self.birth.person ?? "born \(birth.date)"
      let title =
        "Meters, \(first == last ? "\(first)" : "\(first) to \(last)"), \(zone.name), \(whose)"
      let map = try translated {
        try picture.svg { try MeterHeatMap(columns, title: title, theme: $0).picture() }
      }
      progress.finish()
      try sink.write(map)
      return try sink.finish()
    }
    var writer = MeterSeriesWriter(
      format: format, sink: sink, style: output.style, series: series)
    try translated {
      try series.forEach(ephemeris: ephemeris) { index, day, label in
        try writer.write(day, at: label)
        progress.advance(to: index + 1)
      }
    }
    progress.finish()
    try writer.finish()
  }

  /// Refuses a picture that could not be drawn before its days are scored; a date has 25 hours at
  /// most.
  private func checkColumns(from first: CalendarDate, to last: CalendarDate) throws {
    let count = (last.dayNumber - first.dayNumber + 1) * (hourly ? 24 : 1)
    let allowed = MeterHeatMap.allowedColumns
    guard allowed.contains(count) else {
      throw CommandError(DrawingError.columns(count: count, allowed: allowed))
    }
  }

  private var format: MeterSeriesWriter.Format {
    if json { return .json }
    return csv ? .csv : .text
  }
}
