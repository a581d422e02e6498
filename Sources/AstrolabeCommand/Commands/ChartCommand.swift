import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `chart`.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    _superCommandName: Root.name,
    abstract: "The natal chart of a birth, or of a stream of births.",
    usage: "astrolabe chart --birth <birth> [<options>]",
    discussion: """
      A date alone makes a chart without houses' angles, cast for 12:00 UTC.

        astrolabe chart --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060
        astrolabe chart --birth 1879-03-14T11:30 --zone LMT --lat 48n24 --lon 9e59 \\
          --houses koch
        astrolabe chart --births people.ndjson > charts.ndjson
        astrolabe chart --birth 1990-06-15T14:30 --place "New York" --more \\
          --lots fortune,spirit,marriage=ascendant+venus-saturn
        astrolabe chart --birth 1990-06-15T14:30 --place Paris --for-place Lisbon
        astrolabe chart --birth 1990-06-15T14:30 --place "New York" --zodiac lahiri

      --zodiac shows bodies and houses in a sidereal zodiac; what --more adds stays tropical.

      --more tells what is beyond the chart, too: further points, lots, declinations, antiscia, \
      midpoints, minor aspects, figures, dignities in full, the Moon and the eclipses before birth; \
      with --stars the fixed stars and with --harmonic a harmonic, too. With --json it is \
      {"chart":…,"more":…} by chart_with_more.schema.json; --births writes {"id":…,"chart":…} a \
      line, with "more" where asked for.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(
    help: ArgumentHelp(
      BirthOptions.streamHelp,
      valueName: "file"))
  var births: String?

  @OptionGroup var houses: HouseOptions

  @OptionGroup var zodiac: ZodiacOption

  @OptionGroup var orbs: OrbOption

  // A latitude may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Cast the chart at another place, its name or 48.4,10.0, for the same instant, and compare angles \
      and houses.
      """, valueName: "place"))
  var forPlace: String?

  @Flag(help: "Write JSON by natal_chart.schema.json, with --for-place by relocation.schema.json.")
  var json = false

  @Flag(help: "Draw the chart as a wheel in SVG, as astrolabe wheel does.")
  var svg = false

  @OptionGroup var more: MoreOptions

  @OptionGroup var picture: PictureOptions

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkForms()
    let system = try houses.read()
    let ayanamsa = try zodiac.read().ayanamsa
    try checkZodiac(ayanamsa)
    let rule = try orbs.read()
    try checkOrbs()
    let beyond = try more.read(ayanamsa: ayanamsa, orbs: rule)
    let engine = try Engine.ofCommand()
    if let births {
      guard birth.isEmpty else {
        throw CommandError.usage(BirthOptions.besideStream)
      }
      let sink = try output.open()
      let ephemeris = engine.ephemeris
      let stream = BirthStream(path: births, sink: sink, engine: engine)
      let isAllWell = try stream.answerEach(key: "chart") { birth, json in
        let chart = try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
        let rest = try beyond?.computed(for: chart, by: engine)
        NatalChartDocument(chart).write(to: &json)
        if let rest {
          json.key("more")
          try rest.document().write(to: &json)
        }
      }
      try sink.finish()
      if !isAllWell { throw SilentExit(code: .badInput) }
      return
    }
    let birth = try birth.read(engine: engine)
    houses.noteUse(for: birth)
    more.noteUse(for: birth)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let chart = try ChartRequest(of: birth, houses: system).chart(by: engine)
    if let forPlace {
      try sink.write(
        try relocated(chart, to: NamedPoint(forPlace), houses: system, ephemeris: ephemeris))
      return try sink.finish()
    }
    let rest = try beyond?.computed(for: chart, by: engine)
    if svg {
      birth.tellPlaceNotes()
      try sink.write(picture.svg { WheelPicture(chart: chart, theme: $0).picture })
    } else if json {
      birth.tellNote()
      if let rest {
        try sink.write(ChartWithMoreDocument(try rest.document()).json + "\n")
      } else {
        try sink.write(NatalChartDocument(chart).json + "\n")
      }
    } else {
      // With --more it is there already.
      let sidereal =
        try rest?.sidereal
        ?? translated {
          try ayanamsa.map { try SiderealChart(of: chart, ayanamsa: $0, ephemeris: ephemeris) }
        }
      let page = ChartPage(chart: chart, orbs: rule, sidereal: sidereal, style: output.style).text
      let label = sidereal.flatMap { _ in
        rest.map { _ in output.style.quiet(WordCorpus.english.phrase(.moreIsTropical)) + "\n" }
      }
      let more = rest.map { WiderChartPage(beyond: $0, style: output.style).text }
      try sink.write([page, label, more].compactMap(\.self).joined(separator: "\n"))
    }
    try sink.finish()
  }

  /// What is said about the chart at another place.
  private func relocated(
    _ chart: NatalChart, to place: NamedPoint, houses: HouseSystem, ephemeris: StandardEphemeris
  ) throws -> String {
    let relocation = try translated {
      try Relocation(of: chart, to: place.coordinates, houses: houses, ephemeris: ephemeris)
    }
    guard let relocation else {
      throw RequestError.timeMissing("for_place", needsPlace: false)
    }
    if json {
      chart.birth.tellNote()
      return RelocationDocument(relocation, name: place.name).json + "\n"
    }
    if svg {
      chart.birth.tellPlaceNotes()
      return try picture.svg {
        WheelPicture(chart: relocation.chart, theme: $0, name: place.inWords).picture
      }
    }
    return RelocationPage(relocation: relocation, place: place, style: output.style).text
  }

  /// The contract's chart is tropical: JSON has the sidereal one beside it, under `more`.
  private func checkZodiac(_ ayanamsa: Ayanamsa?) throws {
    guard ayanamsa != nil else { return }
    if svg { throw CommandError.usage("--svg draws the tropical zodiac; leave --zodiac out") }
    if json || births != nil, !more.more {
      throw CommandError.usage(
        "--zodiac \(zodiac.zodiac.printable) stands under \"more\" in JSON; give --more, too")
    }
  }

  /// The contract's chart has orbs of its own: JSON has other aspects beside it, under `more`.
  private func checkOrbs() throws {
    guard orbs.orbs != nil else { return }
    if svg || forPlace != nil {
      throw CommandError.usage(
        "--orbs is for the chart's text and JSON; leave out --svg and --for-place")
    }
    if json || births != nil, !more.more {
      throw CommandError.usage("--orbs stands under \"more\" in JSON; give --more, too")
    }
  }

  private func checkForms() throws {
    if forPlace != nil {
      if more.more {
        throw CommandError.usage("--more and --for-place don't go together; give one of them")
      }
      if births != nil {
        throw CommandError.usage("--for-place moves one birth; give it without --births")
      }
      if zodiac.zodiac != "tropical" {
        throw CommandError.usage("--zodiac and --for-place don't go together; give one of them")
      }
    }
    guard svg else { return try picture.checkAreAbsent() }
    try picture.checkSize()
    try RequestError.checkExclusive([("json", json), ("svg", svg)])
    if more.more {
      throw CommandError.usage("--more and --svg don't go together; give one of them")
    }
    if births != nil {
      throw CommandError.usage("--svg draws one birth; give it without --births")
    }
  }
}
