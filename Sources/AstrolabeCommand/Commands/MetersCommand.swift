import ArgumentParser
import Astrolabe

/// The subcommand `meters`.
struct MetersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "meters",
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

  @OptionGroup var output: OutputOptions

  func run() throws {
    guard [json, csv, svg].count(where: \.self) <= 1 else {
      throw CommandError.usage(
        "--json, --csv and --svg don't go together; give one of them")
    }
    if svg { try picture.checkSize() } else { try picture.checkAreAbsent() }
    var zones = ZoneFinder()
    let birth = try birth.read(zones: &zones)
    let zone = try dateZone.read(birthplace: birth.place, zones: &zones)
    let (first, last) = try dates.read(within: LayeredEphemeris.span)
    if svg { try checkColumns(from: first, to: last) }
    let sink = try output.open()
    let ephemeris = try translated { try LayeredEphemeris() }
    let astrometer = try translated {
      try Astrometer(of: try NatalChart(of: birth, ephemeris: ephemeris), ephemeris: ephemeris)
    }
    let series = MeterSeries(
      astrometer: astrometer, first: first, last: last, zone: zone, isHourly: hourly)
    var progress = ProgressBar(total: series.count, of: hourly ? "hours" : "days")
    defer { progress.finish() }
    if svg {
      var columns: [MeterColumn] = []
      try translated {
        try series.forEach(ephemeris: ephemeris) { index, day, label in
          columns.append(MeterColumn(day.scores, at: label))
          progress.advance(to: index + 1)
        }
      }
      let title = "Meters, \(first == last ? "\(first)" : "\(first) to \(last)")"
      let map = try translated {
        try MeterHeatMap(columns, title: title, theme: picture.chosenTheme)
      }
      progress.finish()
      try sink.write(picture.svg(map.picture()))
      return try sink.finish()
    }
    var writer = MeterSeriesWriter(
      format: format, sink: sink, style: output.style, count: series.count)
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

/// The scores of consecutive days or hours; a sky or a day that two points share is scored once.
struct MeterSeries {
  let astrometer: Astrometer
  let first: CalendarDate
  let last: CalendarDate
  let zone: CivilZone
  let isHourly: Bool

  /// How many points there are, near enough for a progress bar: a day may have 23 or 25 hours.
  var count: Int { (last.dayNumber - first.dayNumber + 1) * (isHourly ? 24 : 1) }

  /// Gives each point in turn.
  func forEach(
    ephemeris: LayeredEphemeris, _ body: (Int, ScoredDay, MetersLabel) throws -> Void
  ) throws {
    if isHourly {
      try forEachHour(ephemeris: ephemeris, body)
    } else {
      try forEachDay(ephemeris: ephemeris, body)
    }
  }

  private func forEachDay(
    ephemeris: LayeredEphemeris, _ body: (Int, ScoredDay, MetersLabel) throws -> Void
  ) throws {
    var before: DayScores?
    for number in first.dayNumber...last.dayNumber {
      let date = CalendarDate(dayNumber: number)
      let day: ScoredDay
      if let before {
        let skies = try DaySkies(of: date, in: zone, ephemeris: ephemeris).skies
        day = ScoredDay(scores: astrometer.scores(during: skies), before: before)
      } else {
        day = try astrometer.day(date, in: zone, ephemeris: ephemeris)
      }
      before = day.scores
      try body(number - first.dayNumber, day, .date(date))
    }
  }

  private func forEachHour(
    ephemeris: LayeredEphemeris, _ body: (Int, ScoredDay, MetersLabel) throws -> Void
  ) throws {
    var index = 0
    for number in first.dayNumber...last.dayNumber {
      let span = zone.day(CalendarDate(dayNumber: number))
      let start = span.lowerBound.secondsSince1970
      for second in stride(from: start, to: span.upperBound.secondsSince1970, by: 3_600) {
        let instant = JulianDay(secondsSince1970: second)
        let moment = try astrometer.moment(instant, ephemeris: ephemeris)
        try body(index, moment, .hour(instant))
        index += 1
      }
    }
  }
}
