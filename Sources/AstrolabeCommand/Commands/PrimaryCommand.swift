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
  var method: MethodOption = .placidus

  @Option(help: "Where promissors and aspects are: in the zodiac, or in the sphere of the houses.")
  var space: SpaceOption = .zodiacal

  @Option(
    help: """
      What a year is: 1° (ptolemy), 0.9856° (naibod), or what the Sun gains in right ascension in a \
      day after birth (solar).
      """)
  var key: KeyOption = .naibod

  @Flag(help: "Turn the sky back, from west to east.")
  var converse = false

  @OptionGroup var form: YearFormOptions
  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  enum MethodOption: String, ExpressibleByArgument, CaseIterable {
    case placidus, regiomontanus
    case placidusPole = "placidus-pole"

    var method: PrimaryDirection.Method {
      switch self {
      case .placidus: .placidus
      case .placidusPole: .placidusPole
      case .regiomontanus: .regiomontanus
      }
    }
  }

  enum SpaceOption: String, ExpressibleByArgument, CaseIterable {
    case zodiacal, mundane

    var space: PrimaryDirection.Space { self == .zodiacal ? .zodiacal : .mundane }
  }

  enum KeyOption: String, ExpressibleByArgument, CaseIterable {
    case ptolemy, naibod, solar

    var key: PrimaryDirection.Key {
      switch self {
      case .ptolemy: .ptolemy
      case .naibod: .naibod
      case .solar: .solar
      }
    }
  }

  func run() throws {
    try form.check(isMoment: false)
    try person.check(isCalendar: form.ics)
    guard !(method == .placidusPole && space == .mundane) else {
      throw CommandError.usage(
        "--method placidus-pole must be zodiacal; take --method placidus for --space mundane")
    }
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let span = try dates.span(
      of: birth,
      in: dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: form.json))
    let (calendar, found) = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let wider = try WiderChart(of: chart, points: [], ephemeris: ephemeris)
      let calendar = try PrimaryCalendar(
        of: wider, by: method.method, in: space.space, key: key.key, isConverse: converse)
      return (
        calendar, try calendar.directions(during: span.start..<span.end, ephemeris: ephemeris)
      )
    }
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
