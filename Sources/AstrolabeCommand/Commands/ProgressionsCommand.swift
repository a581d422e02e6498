import ArgumentParser
import Astrolabe

/// The subcommand `progressions`.
struct ProgressionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progressions",
    _superCommandName: Root.name,
    abstract: "Progressions: a chart that a day moves for each year, and its events.",
    usage: "astrolabe progressions --birth <birth> [--at <instant>] [<options>]",
    discussion: """
      With --at the progressed chart of an instant, with its aspects within 1°; with --from and --to, \
      both included, what happens: signs, the Moon's houses, lunations, stations, exact aspects to \
      the chart of the birth. Without a time of birth every date may be half a year off. With --kind \
      tertiary a day stands for a month of 27.321582 days, with --kind minor such a month for a year.

        astrolabe progressions --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --at 2025-01-06
        astrolabe progressions --birth 1990-06-15T14:30 --place "New York" \\
          --from 2025-01-01 --to 2029-12-31 --ics --output progressions.ics
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var life: LifeOptions

  @Option(
    help: ArgumentHelp(
      "How the Midheaven moves: \(Progression.Angles.allCases.map(\.name).joined(separator: ", ")).",
      valueName: "method"))
  var angles: String = Progression.Angles.solarArcLongitude.name

  @Option(help: "What a day of the sky stands for.")
  var kind: Progression.Kind = .secondary

  @Flag(help: "Take the days before birth.")
  var converse = false

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: life.isMoment)
    try person.check(isCalendar: form.ics)
    let method = try RequestNames.angles(angles)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    if !birth.isTimed, method != .solarArcLongitude {
      StandardError.noteAtEnd("--angles isn't used without a time and a place of birth")
    }
    let (time, zone) = try life.read(of: birth, engine: engine, isForPrograms: form.json)
    let sink = try output.open()
    let chart = try ChartRequest(of: birth).chart(by: engine)
    if form.json || form.ics { birth.tellNote() }
    let request = ProgressionsRequest(
      of: .chart(chart, nil), at: time, angles: method, kind: kind, isConverse: converse)
    if form.json {
      try sink.write(request.document(by: engine))
      return try sink.finish()
    }
    switch try request.answer(by: engine) {
    case .chart(let progressed):
      try sink.write(
        ProgressedChartPage(chart: progressed, zone: zone, style: output.style).text)
    case .events(let events):
      if form.ics {
        try sink.write(
          person.file(
            "Progressions", of: birth, zone: zone, entries: events.flatMap(\.calendarEntries)))
      } else if case .span(let span) = time {
        let page = YearEventsPage(
          heading: kind.heading(isConverse: converse), chart: chart, span: span,
          style: output.style)
        try sink.write(page.text(events))
      }
    }
    try sink.finish()
  }
}
