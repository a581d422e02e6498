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
      "How the Midheaven moves: \(ProgressedAngles.allCases.map(\.name).joined(separator: ", ")).",
      valueName: "method"))
  var angles: String = ProgressedAngles.solarArcLongitude.name

  @Option(help: "What a day of the sky stands for.")
  var kind: KindOption = .secondary

  @Flag(help: "Take the days before birth.")
  var converse = false

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var output: OutputOptions

  enum KindOption: String, ExpressibleByArgument, CaseIterable {
    case secondary, tertiary, minor

    var kind: ProgressionKind {
      switch self {
      case .secondary: .secondary
      case .tertiary: .tertiary
      case .minor: .minor
      }
    }
  }

  func run() throws {
    try form.check(isMoment: life.isMoment)
    try person.check(isCalendar: form.ics)
    let method = try chosenMethod()
    let zones = ZoneFinder()
    let birth = try birth.read(zones: zones)
    if !birth.isTimed, method != .solarArcLongitude {
      StandardError.noteAtEnd("--angles isn't used without a time and a place of birth")
    }
    let asked = try life.read(of: birth, zones: zones, isForPrograms: form.json)
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    let chart = try translated { try NatalChart(of: birth, ephemeris: ephemeris) }
    if form.json || form.ics { birth.tellNote() }
    switch asked {
    case .moment(let instant, let zone):
      let progressed = try translated {
        try ProgressedChart(
          of: chart, at: instant, angles: method, isConverse: converse, kind: kind.kind,
          ephemeris: ephemeris)
      }
      try sink.write(
        form.json
          ? ProgressionsDocument(progressed).json + "\n"
          : ProgressedChartPage(chart: progressed, zone: zone, style: output.style).text)
    case .span(let span):
      let events = try translated {
        try ProgressedCalendar(
          of: chart, angles: method, isConverse: converse, kind: kind.kind
        ).events(during: span.start..<span.end, ephemeris: ephemeris)
      }
      if form.json {
        try sink.write(JSONLines.array(events.map { ProgressedEventDocument($0).json }))
      } else if form.ics {
        try sink.write(
          person.file(
            "Progressions", of: chart.birth, zone: span.zone,
            entries: events.flatMap(\.calendarEntries)))
      } else {
        let page = YearEventsPage(
          heading: kind.kind.heading(isConverse: converse), chart: chart, span: span,
          style: output.style)
        try sink.write(page.text(events))
      }
    }
    try sink.finish()
  }

  private func chosenMethod() throws -> ProgressedAngles {
    guard let method = ProgressedAngles(rawValue: angles) else {
      let names = ProgressedAngles.allCases.map(\.name).joined(separator: ", ")
      throw CommandError.usage(
        "there is no way of progressing angles \"\(angles.printable)\"; ways are \(names)")
    }
    return method
  }
}
