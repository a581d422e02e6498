import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `primary`.
struct PrimaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "primary",
    _superCommandName: Root.name,
    abstract: "Primary directions: points carried by the turning sky, and their dates.",
    usage: "astrolabe primary --birth <birth> --from <date> --to <date> [<options>]",
    discussion: """
      The turning of the sky after birth carries each planet and its aspects (promissors) to the \
      places of the others, the Ascendant and the Midheaven (significators). About a degree is a \
      year. Promissors are degrees of the zodiac without latitude unless --space mundane is given.

        astrolabe primary --birth 1990-06-15T14:30 --place "New York" \\
          --from 2025-01-01 --to 2029-12-31
        astrolabe primary --birth 1990-06-15T14:30 --place "New York" \\
          --method regiomontanus --key ptolemy --from 2025-01-01 --to 2029-12-31 --json
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Option(help: "How places over the horizon are measured.")
  var method = OptionName(PrimaryDirection.Method.placidus)

  @Option(help: "Where promissors and aspects are: in the zodiac, or in the sphere of the houses.")
  var space = OptionName(PrimaryDirection.Space.zodiacal)

  @Option(
    help: """
      What a year is: 1° (ptolemy), 0.9856° (naibod), or what the Sun gains in right ascension in a \
      day after birth (solar).
      """)
  var key = OptionName(PrimaryDirection.Key.naibod)

  @Flag(help: "Turn the sky back, from west to east.")
  var converse = false

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    try person.check(isCalendar: form.ics)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let span = try dates.span(
      of: birth,
      in: dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: form.json))
    let (calendar, found) = try PrimaryRequest(
      of: .birth(birth), during: span, by: method.value, in: space.value, key: key.value,
      isConverse: converse
    ).answer(by: engine)
    let sink = try output.open()
    if form.json || form.ics { birth.tellNote() }
    if form.json {
      try sink.write(PrimaryDirectionsDocument(found, of: calendar).json + "\n")
    } else if form.ics {
      try sink.write(
        person.file(
          "Primary directions", of: birth, zone: span.zone,
          entries: found.flatMap(\.calendarEntries)))
    } else {
      try sink.write(
        PrimaryPage(calendar: calendar, directions: found, span: span, style: output.style).text)
    }
    try sink.finish()
  }
}
