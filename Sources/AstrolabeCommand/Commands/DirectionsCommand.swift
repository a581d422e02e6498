import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `directions`.
struct DirectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "directions",
    _superCommandName: Root.name,
    abstract: "Solar arc directions: every point moved by one arc, and their dates.",
    usage: "astrolabe directions --birth <birth> [--at <instant>] [<options>]",
    discussion: """
      The arc is what the progressed Sun has moved since birth, about 1° a year. With --at the \
      directed chart of an instant, with its aspects within 1°; with --from and --to, both included, \
      when directed points make exact aspects to the chart of the birth.

        astrolabe directions --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --at 2025-01-06
        astrolabe directions --birth 1990-06-15T14:30 --place "New York" \\
          --from 2025-01-01 --to 2029-12-31 --ics --output directions.ics
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var life: LifeOptions

  @Option(help: "The arc: the progressed Sun's, or the mean Sun's 0.9856° a year (naibod).")
  var arc: SolarArc.Kind = .solar

  @Flag(help: "Move the points westward.")
  var converse = false

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: life.isMoment)
    try person.check(isCalendar: form.ics)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let (time, zone) = try life.read(of: birth, engine: engine, isForPrograms: form.json)
    let sink = try output.open()
    let chart = try ChartRequest(of: birth).chart(by: engine)
    if form.json || form.ics { birth.tellNote() }
    let request = DirectionsRequest(
      of: .chart(chart, nil), at: time, by: arc, isConverse: converse)
    if form.json {
      try sink.write(request.document(by: engine))
      return try sink.finish()
    }
    switch try request.answer(by: engine) {
    case .chart(let directed):
      try sink.write(DirectedChartPage(chart: directed, zone: zone, style: output.style).text)
    case .directions(let directions):
      if form.ics {
        try sink.write(
          person.file(
            "Directions", of: birth, zone: zone, entries: directions.flatMap(\.calendarEntries)))
      } else if case .span(let span) = time {
        let page = YearEventsPage(
          heading: converse ? .converseDirections : .directions, chart: chart, span: span,
          style: output.style)
        try sink.write(page.text(directions))
      }
    }
    try sink.finish()
  }
}
