import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `sky`.
struct SkyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sky",
    _superCommandName: Root.name,
    abstract: "Where the bodies are.",
    usage: "astrolabe sky [<instant> ... | --from <date> --to <date>] [options]",
    discussion: """
      Longitude, latitude, distance and daily motions: apparent, geocentric, of date; longitudes in a \
      sidereal zodiac if --zodiac names one. With --topocentric as seen from a place, with \
      --heliocentric the nine planets as seen from the Sun.

        astrolabe sky now
        astrolabe sky --at 2025-01-06T12:00:00Z
        astrolabe sky --at tt:2460682.0 --bodies sun,moon,chiron --json
        astrolabe sky --at 2025-01-06T12:00:00Z --zodiac lahiri
        astrolabe sky --at 2025-01-06T12:00:00Z --topocentric --place Berlin
        astrolabe sky --at 2025-01-06T12:00:00Z --heliocentric
        astrolabe sky --month 2025-01 --noon
        astrolabe sky --year 2025 --graph 90 --output 2025.svg
        seq 2460676 2460706 | sed 's/^/ut:/' | astrolabe sky --at - --json
      """)

  @Argument(help: ArgumentHelp("Instants, in place of --at.", valueName: "instant"))
  var instants: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The instant: ISO 8601 in UTC, a date for its 12:00 UTC, tt:JD or ut:JD, or now, as it is unless given; - reads one a line. \
      May be repeated.
      """,
      valueName: "instant"))
  var at: [String] = []

  @Option(
    help: "Names separated by commas, or all; the eleven points of charts unless given.",
    completion: Completions.bodies)
  var bodies: String?

  @OptionGroup var zodiac: ZodiacOption

  @Flag(help: "The sky as seen from --place instead of the Earth's centre.")
  var topocentric = false

  // A latitude may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The place of --topocentric by its name, or as 48.4,10.0.", valueName: "place"))
  var place: String?

  @Flag(help: "The planets as seen from the Sun, the Earth among them.")
  var heliocentric = false

  @OptionGroup var series: SkySeriesOptions

  @Flag(help: "Write one JSON object a line.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let at = instants + at
    guard at.count(where: { $0 == "-" }) < 2 else {
      throw CommandError.usage("--at - reads standard input to its end, so give it once")
    }
    let wanted = try bodies.map { try RequestNames.bodies($0) } ?? .eleven
    let ayanamsa = try zodiac.read().ayanamsa
    let view = try chosenView(of: wanted)
    if series.dates.isGiven {
      guard at.isEmpty else { throw CommandError.usage(Self.datesAlone) }
      return try writeSeries(of: wanted)
    }
    try series.checkAreAbsent()
    let sink = try output.open()
    let engine = try Engine.ofCommand()
    var isAllWell = true
    for text in at.isEmpty ? ["now"] : at {
      if text == "-" {
        let lines = try LineReader(path: "-") { try sink.flush() }
        try lines.checkIsApart(from: sink)
        while let line = try lines.next() {
          isAllWell = try answer(line, view, ayanamsa, engine, sink) && isAllWell
        }
      } else {
        try write(text, view, ayanamsa, engine, to: sink)
      }
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  private static let datesAlone =
    "dates go without --at, --topocentric, --heliocentric, --place and --zodiac; leave them out"

  /// Writes the skies of dates.
  private func writeSeries(of bodies: BodySet) throws {
    guard !topocentric, !heliocentric, place == nil, zodiac.zodiac == "tropical" else {
      throw CommandError.usage(Self.datesAlone)
    }
    // The Moon's line would hide the others.
    let isDrawn = series.graph != nil && self.bodies == nil
    let sink = try output.open()
    try SkySeries(
      bodies: isDrawn ? bodies.subtracting(BodySet(.moon)) : bodies, options: series, json: json,
      ephemeris: translated { try StandardEphemeris.ofCommand() }, style: output.style
    ).write(to: sink)
    try sink.finish()
  }

  /// What is looked at, and from where.
  private enum View {
    case geocentric(BodySet)
    case topocentric(BodySet, NamedPoint)
    case heliocentric
  }

  private func chosenView(of bodies: BodySet) throws -> View {
    try SkyRequest.check(
      isHeliocentric: heliocentric, isTopocentric: topocentric, hasPlace: place != nil,
      hasBodies: self.bodies != nil, isSidereal: zodiac.zodiac != "tropical")
    if heliocentric {
      #if SwissEphemeris
      return .heliocentric
      #else
      throw CommandError.usage("--heliocentric needs Swiss Ephemeris, which is not built in")
      #endif
    }
    return try place.map { .topocentric(bodies, try NamedPoint($0)) } ?? .geocentric(bodies)
  }

  /// Answers one line of a stream; a bad one doesn't stop it.
  private func answer(
    _ line: LineReader.Line, _ view: View, _ ayanamsa: Ayanamsa?,
    _ engine: Engine, _ sink: OutputSink
  ) throws -> Bool {
    if line.isBlank { return true }
    do {
      let text = String(decoding: try line.contents(), as: UTF8.self)
      try write(text, view, ayanamsa, engine, to: sink)
      return true
    } catch let error as CommandError where error.exitCode == .badInput {
      guard json else {
        StandardError.line("line \(line.number): \(error.message)")
        return false
      }
      var json = JSONWriter()
      json.object { json in
        json.key("line")
        json.integer(line.number)
        json.key("error")
        json.string(error.message)
      }
      try sink.line(json.bytes)
      return false
    }
  }

  /// Writes the sky of an instant.
  private func write(
    _ text: String, _ view: View, _ ayanamsa: Ayanamsa?, _ engine: Engine,
    to sink: OutputSink
  ) throws {
    let ephemeris = engine.ephemeris
    let instant = try translated { try engine.instant(named: text) }
    let value = try translated { try ayanamsa.map { try ephemeris.value(of: $0, at: instant) } }
    switch view {
    case .geocentric(let bodies):
      let sky = try translated { try ephemeris.sky(at: instant, bodies: bodies) }
      try sink.write(
        json
          ? SkyDocument(sky, ayanamsa: value).json + "\n"
          : SkyPage(sky: sky, ayanamsa: value, style: output.style).text)
    case .topocentric(let bodies, let point):
      let sky = try translated {
        try ephemeris.sky(at: instant, bodies: bodies)
          .seen(from: point.coordinates, earth: ephemeris.orientation(at: instant))
      }
      let remark = WordCorpus.english.phrase(.seenFrom, ["place": point.inWords])
      try sink.write(
        json
          ? SkyDocument(sky, ayanamsa: value, seenFrom: point.coordinates).json + "\n"
          : SkyPage(sky: sky, ayanamsa: value, style: output.style, remark: remark).text)
    case .heliocentric:
      #if SwissEphemeris
      let sky = try translated { try ephemeris.heliocentricSky(at: instant) }
      try sink.write(
        json
          ? HeliocentricDocument(sky).json + "\n"
          : HeliocentricPage(sky: sky, style: output.style).text)
      #endif
    }
  }
}
