import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `periods`.
struct PeriodsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "periods",
    _superCommandName: Root.name,
    abstract: "Periods of a life: firdaria, zodiacal releasing, decennials.",
    usage: "astrolabe periods --birth <birth> --kind <kind> --from <date> --to <date>",
    discussion: """
      The periods that have a part in the dates, both included, each with the periods within it.

      firdaria: the seven planets and the nodes share 75 years of 365.24219 days; a birth by day \
      begins with the Sun, one by night with the Moon. releasing: each sign has the least years of \
      its ruler, Capricorn 27, in years of 360 days; the signs follow one another from that of \
      the lot. decennials: each planet has 129 months of 30 days, from the Sun by day and the Moon \
      by night; with --levels 3 or 4 they are divided into days as Valens does, by --days.

        astrolabe periods --birth 1990-06-15T14:30 --place "New York" \\
          --kind firdaria --from 2025-01-01 --to 2034-12-31
        astrolabe periods --birth 1990-06-15T14:30 --place "New York" \\
          --kind releasing --lot fortune --from 2025-01-01 --to 2025-12-31 --json
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: "How life is divided; it must be given.")
  var kind: PeriodsRequest.Kind?

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Option(
    parsing: .unconditional,
    help: "How many levels of periods: of firdaria 1 to 2, of the others 1 to 4; 2 unless given.")
  var levels = PeriodsRequest.usualLevels

  @Option(help: "The lot that is released; spirit unless given.")
  var lot: OptionName<PeriodTechnique.ReleasedLot>?

  @Option(
    help: """
      Where the nodes stand in firdaria of a birth by night: after all planets, after Mars, or \
      nowhere; last unless given.
      """)
  var nodes: OptionName<PeriodTechnique.FirdariaNodes>?

  @Option(
    help: """
      How months of decennials are divided: into turns of 129 days, each planet's least years in days, or \
      into shares of each period by least years; turns unless given.
      """)
  var days: OptionName<PeriodTechnique.DecennialDays>?

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    try person.check(isCalendar: form.ics)
    guard let kind else { throw RequestError.missing("kind", example: "firdaria") }
    let technique = try PeriodsRequest.technique(
      kind, lot: lot?.value, nodes: nodes?.value, days: days?.value)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let span = try dates.span(
      of: birth,
      in: dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: form.json))
    let chart = try ChartRequest(of: birth).chart(by: engine)
    let (calendar, found) = try PeriodsRequest(
      of: .chart(chart, nil), during: span, by: technique, levels: levels
    ).answer(by: engine)
    let sink = try output.open()
    if form.json || form.ics { birth.tellNote() }
    if form.json {
      try sink.write(PeriodsDocument(found, of: calendar).json + "\n")
    } else if form.ics {
      try sink.write(
        person.file(
          "Periods", of: birth, zone: span.zone,
          entries: found.flatMap(\.calendarEntries)))
    } else {
      try sink.write(
        PeriodsPage(
          chart: chart, calendar: calendar, periods: found, span: span, style: output.style
        ).text)
    }
    try sink.finish()
  }
}
