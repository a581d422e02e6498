import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `synastry`.
struct SynastryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "synastry",
    _superCommandName: Root.name,
    abstract: "Two charts laid over each other: contacts, houses, scores of the two people.",
    usage: "astrolabe synastry --birth <birth> --with-birth <birth> [<options>]",
    discussion: """
      Each point of one chart is compared with each of the other, and each one's bodies are told \
      in the other's houses. Without a time of birth there are no houses to stand in, and what \
      another hour would undo is marked. --scores adds the seventeen meters for two people, each \
      side ranked among 601 strangers; a score judges nobody and foretells nothing.

        astrolabe synastry --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon
        astrolabe synastry --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1975-09-09 --scores --orbs close --json
        astrolabe synastry --birth 1990-06-15T14:30 --place "New York" \\
          --births people.ndjson --scores > pairs.ndjson

      --births compares the one birth with each of a stream, and writes {"id":…,"synastry":…} a \
      line. Who compares often keeps the others' norms by astrolabe norms --for people, and \
      gives them by --norms.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: ArgumentHelp(BirthOptions.streamHelp, valueName: "file"))
  var births: String?

  @Option(
    help: ArgumentHelp(
      "Norms of the births of the stream, made by astrolabe norms --for people.",
      valueName: "file"))
  var norms: String?

  @OptionGroup var orbs: OrbOption

  @Flag(help: "Score the two people by the seventeen meters.")
  var scores = false

  @OptionGroup var houses: HouseOptions

  @Flag(help: "Write JSON by synastry.schema.json.")
  var json = false

  @Flag(help: "Draw the wheel of the two charts in SVG, the other's bodies around.")
  var svg = false

  @OptionGroup var picture: PictureOptions

  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkForms()
    let system = try houses.read()
    let words = try words.read()
    let engine = try Engine.ofCommand()
    let first = try birth.read(engine: engine)
    if let births {
      return try answer(births, first, system, engine: engine)
    }
    let second = try other.read(engine: engine)
    houses.noteUse(for: first)
    let sink = try output.open()
    let request = try request(of: first, and: second, houses: system)
    let pair = try request.couple.partners(by: engine)
    let (synastry, scored) = try request.synastry(of: pair.0, and: pair.1, by: engine)
    first.noteLikeness(to: second)
    if svg {
      first.tellPlaceNotes()
      second.tellPlaceNotes()
      try sink.write(
        picture.svg { theme in
          var wheel = WheelPicture(chart: pair.0.chart, theme: theme)
          wheel.addPartner(pair.1.chart)
          return wheel.picture
        })
    } else if json {
      first.tellNote()
      second.tellNote()
      try sink.write(SynastryDocument(synastry, scores: scored).json + "\n")
    } else {
      try sink.write(
        SynastryPage(
          synastry: synastry, scores: scored, words: words, style: output.style
        ).text)
    }
    try sink.finish()
  }

  private func request(
    of first: Birth, and second: Birth, houses: HouseSystem
  ) throws -> SynastryRequest {
    SynastryRequest(
      of: Couple(.birth(first), .birth(second), houses: houses),
      by: try orbs.read() ?? .kinds(.standard), hasScores: scores)
  }

  private func checkForms() throws {
    try picture.check(draws: svg, json: json)
    if svg, scores { throw CommandError.usage("--svg draws no scores; leave --scores out") }
    if births == nil {
      if norms != nil {
        throw CommandError.usage("--norms is for a stream of births; give it with --births")
      }
    } else {
      if !other.isEmpty { throw CommandError.usage(PartnerOptions.besideStream) }
      if svg { throw CommandError.usage("--svg draws two births; give them without --births") }
    }
    if norms != nil, !scores { throw CommandError.usage("--norms is for scores; add --scores") }
  }

  /// Compares one birth with each of a stream.
  private func answer(
    _ births: String, _ first: Birth, _ system: HouseSystem, engine: Engine
  ) throws {
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let kept = try norms.map { try NormsFile(path: $0) }
    let rule = try orbs.read() ?? .kinds(.standard)
    let one = try translated {
      try Partner(
        try NatalChart(of: first, houses: system, ephemeris: ephemeris), ephemeris: ephemeris)
    }
    let side =
      try !scores
      ? nil
      : translated {
        try RelationshipScores.Side(of: one.chart, ephemeris: ephemeris)
      }
    first.tellNote()
    let stream = BirthStream(path: births, sink: sink, engine: engine)
    let isAllWell = try stream.answerEach(key: "synastry") { id, birth, json in
      let other = try Partner(
        try NatalChart(of: birth, houses: system, ephemeris: ephemeris), ephemeris: ephemeris)
      let synastry = Synastry(of: one, and: other, by: rule)
      let scored = try side.map { side in
        RelationshipScores(
          of: side, and: try Self.side(of: other.chart, id: id, kept, ephemeris: ephemeris))
      }
      SynastryDocument(synastry, scores: scored).write(to: &json)
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  /// A person of the stream, by norms that were kept where there are some.
  private static func side(
    of chart: NatalChart, id: BirthLine.ID, _ kept: NormsFile?, ephemeris: StandardEphemeris
  ) throws -> RelationshipScores.Side {
    guard let kept else { return try RelationshipScores.Side(of: chart, ephemeris: ephemeris) }
    let norms = try kept.strangerNorms(
      of: NatalProfile(of: chart), id: id, source: chart.sky.source(of: .sun))
    return RelationshipScores.Side(of: chart, norms: norms)
  }
}
