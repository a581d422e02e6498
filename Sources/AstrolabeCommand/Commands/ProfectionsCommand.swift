import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `profections`.
struct ProfectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profections",
    _superCommandName: Root.name,
    abstract: "Profected years: a sign and its lord for each year of life.",
    usage: "astrolabe profections --birth <birth> [--from <date>] [--to <date>]",
    discussion: """
      The years that have a part in the dates, both included. A year runs from the Sun's return to \
      the next, its sign is one further each year from the Ascendant's, and its lord is the sign's \
      traditional ruler. Without a time of birth signs are counted from the Sun's. --zodiac takes the \
      signs of a sidereal zodiac; the years are the same.

        astrolabe profections --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --from 2025-01-01 --to 2030-12-31
        astrolabe profections --birth 1990-06-15 --from 2025-01-01 --to 2025-12-31 \\
          --months --years birthday
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Tell the twelve months of each year, too.")
  var months = false

  @Option(help: "What years are counted between: the Sun's returns (return) or birthdays.")
  var years: Profection.Years = .solarReturn

  @OptionGroup var zodiac: ZodiacOption
  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    try person.check(isCalendar: form.ics)
    let ayanamsa = try zodiac.read().ayanamsa
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let span = try dates.span(
      of: birth,
      in: dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: form.json))
    let sink = try output.open()
    let chart = try ChartRequest(of: birth).chart(by: engine)
    let request = try ProfectionsRequest(
      of: .chart(chart, nil), during: span, years: years, hasMonths: months, ayanamsa: ayanamsa)
    if form.json || form.ics { birth.tellNote() }
    if form.json {
      try sink.write(request.document(by: engine))
      return try sink.finish()
    }
    let found = try request.profections(by: engine)
    if form.ics {
      let entries = found.flatMap { $0.calendarEntries + (months ? $0.monthEntries : []) }
      try sink.write(
        person.file(
          "Profections", of: chart.birth, zone: span.zone,
          entries: entries))
    } else {
      try sink.write(
        ProfectionsPage(
          chart: chart, years: found, hasMonths: months, span: span, style: output.style
        ).text)
    }
    try sink.finish()
  }
}
