import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `returns`.
struct ReturnsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "returns",
    _superCommandName: Root.name,
    abstract: "When the Sun, the Moon and others are back where they stood at birth.",
    usage: "astrolabe returns --birth <birth> [--from <date>] [<options>]",
    discussion: """
      Both dates are included. A return is numbered from birth, so a solar return's number is the \
      age about that day. A date alone stands for 12:00 UTC.

        astrolabe returns --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --from 2025-01-01 --to 2025-12-31
        astrolabe returns --birth 1990-06-15T14:30 --place "New York" \\
          --from 2025-01-01 --to 2025-12-31 --bodies sun \\
          --chart --for-place "Lisbon, Portugal"
        astrolabe returns --birth 1990-06-15T14:30 --place "New York" \\
          --from 1990-06-16 --to 2075-12-31 --cycles

      --zodiac finds the returns of the Sun and the Moon to their sidereal places; the longitude of \
      each is the tropical one at the return.

      A planet that moves back and forth over its place passes it several times; these passes have \
      one number.
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Option(
    help: "The bodies that return: names separated by commas, or all; sun,moon unless given.",
    completion: Completions.bodies)
  var bodies: String?

  @Flag(
    help: """
      Print the cycles of life that have a name instead: returns of Jupiter, Saturn, Chiron and the \
      node, Uranus opposite its place and others, with what each is about.
      """)
  var cycles = false

  @OptionGroup var zodiac: ZodiacOption

  @Flag(help: "Cast the chart of each return.")
  var chart = false

  // A latitude may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The place of these charts, its name or 48.4,10.0; the birthplace unless given.",
      valueName: "name"))
  var forPlace: String?

  @Flag(help: "Write JSON by returns.schema.json, with --cycles by life_cycles.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkOptions()
    let wanted = try bodies.map { try RequestNames.bodies($0) } ?? ReturnsRequest.usualBodies
    let ayanamsa = try zodiac.read().ayanamsa
    try checkZodiac(ayanamsa, wanted)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let place = try chart ? chartPlace(of: birth) : nil
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: json)
    let span = try dates.span(of: birth, in: zone)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let natal = try translated { try NatalChart(of: birth, ephemeris: ephemeris) }
    if json {
      birth.tellNote()
      if !cycles { birth.noteRoughReturns() }
    }
    if cycles {
      try sink.write(cyclesText(of: natal, span: span, ephemeris: ephemeris))
    } else {
      let returns = try ReturnsRequest(
        of: .chart(natal, nil), during: span, bodies: wanted, ayanamsa: ayanamsa
      ).returns(by: engine)
      let charts = try translated {
        try place.map { place in
          try returns.map { try NatalChart(at: $0.at, place: place, ephemeris: ephemeris) }
        }
      }
      if json {
        let document =
          charts.map { ReturnsDocument(Array(zip(returns, $0))) } ?? ReturnsDocument(returns)
        try sink.write(document.json + "\n")
      } else {
        try sink.write(
          ReturnsPage(
            chart: natal, returns: returns, charts: charts ?? [], span: span, style: output.style
          ).text)
      }
    }
    try sink.finish()
  }

  private func checkZodiac(_ ayanamsa: Ayanamsa?, _ wanted: BodySet) throws {
    guard ayanamsa != nil else { return }
    if cycles { throw CommandError.usage("--cycles is tropical; leave --zodiac out") }
    try ReturnsRequest.check(wanted, ayanamsa: ayanamsa)
  }

  private func checkOptions() throws {
    if cycles, bodies != nil || chart {
      throw CommandError.usage(
        "--cycles goes without --bodies and --chart; leave them out, or leave out --cycles")
    }
    if forPlace != nil, !chart { throw RequestError.needs("for_place", "chart") }
  }

  private func chartPlace(of birth: Birth) throws -> GeographicPlace {
    if let forPlace {
      return try NamedPoint(forPlace).coordinates
    }
    guard let place = birth.place else {
      throw CommandError.usage(
        "--chart needs a place; give --for-place, or the place of birth by --place")
    }
    return place
  }

  private func cyclesText(
    of natal: NatalChart, span: CivilSpan, ephemeris: StandardEphemeris
  ) throws -> String {
    let found = try translated {
      try LifeCycle.cycles(of: natal, during: span.start..<span.end, ephemeris: ephemeris)
    }
    return json
      ? LifeCyclesDocument(found).json + "\n"
      : LifeCyclesPage(chart: natal, cycles: found, span: span, style: output.style).text
  }
}
