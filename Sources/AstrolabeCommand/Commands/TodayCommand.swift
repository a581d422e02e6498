import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `today`.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    _superCommandName: Root.name,
    abstract: "A day's reading for a birth: seventeen meters, the Moon, the strongest transits.",
    usage: "astrolabe today --birth <birth> [<options>]",
    discussion: """
      A page for people; with --json, the reading that apps show. Facts are those of 12:00 of \
      the date in its zone, scores are means over the day; with --at, both are of that instant.

        astrolabe today --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --date 2025-01-06
        astrolabe today --birth 1975-09-09 --date-zone Europe/Paris --json
        astrolabe today --birth 1990-06-15 --date 2025-01-06 --detailed
        astrolabe today --births people.ndjson --date 2025-01-06 > readings.ndjson

      --json writes one object by daily_reading.schema.json. With --more it is \
      {"reading":…,"more":…} by reading_with_more.schema.json: the same reading, and beside \
      it the hours of the day, its events, the week ahead, what the texts speak of, what changed \
      since yesterday and why, how sure the birth time makes it. --births writes \
      {"id":…,"reading":…} a line, with "more" where asked for.

      --detailed tells the day in eight areas of life, from love to decisions, with the sky \
      that everyone shares and the week ahead; with --json by detailed_reading.schema.json.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(
    help: ArgumentHelp(
      BirthOptions.streamHelp,
      valueName: "file"))
  var births: String?

  @Option(help: ArgumentHelp("The date to read; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "With --json or --births: read this instant instead of a date; ISO 8601, ut:JD or tt:JD.",
      valueName: "instant"))
  var at: String?

  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Write JSON by daily_reading.schema.json.")
  var json = false

  @Flag(
    help: "With --json or --births: write what is beyond the reading, too, beside it in one object."
  )
  var more = false

  @Flag(help: "Tell the day in eight areas of life instead, in 80 to 120 words each.")
  var detailed = false

  @Flag(
    name: .customLong("no-texts"),
    help: """
      With --json or --births: leave out the texts that a reading may go without, for those who write their own.
      """)
  var noTexts = false

  @Option(
    help: ArgumentHelp(
      "How the reader lives: single or partnered, and works, studies or home, with a comma between two. No text takes either for granted unless it is given.",
      valueName: "situation"))
  var situation: String?

  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkOptions()
    let words = try words.read()
    let engine = try Engine.ofCommand()
    if let births {
      guard birth.isEmpty else {
        throw CommandError.usage(BirthOptions.besideStream)
      }
      try answer(births, engine: engine, words: words)
      return
    }
    let birth = try birth.read(engine: engine)
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: json)
    if detailed {
      try writeDetailed(of: birth, in: zone, words: words, engine: engine)
    } else if json {
      try writeReading(of: birth, in: zone, words: words, engine: engine)
    } else {
      try writePage(of: birth, in: zone, words: words, engine: engine)
    }
  }

  private func checkOptions() throws {
    _ = try ReadingRequest.situation(situation)
    let isJSON = json || births != nil
    for (isGiven, name) in [(more, "--more"), (noTexts, "--no-texts"), (at != nil, "--at")]
    where isGiven && !isJSON {
      throw CommandError.usage("\(name) goes with --json; give both")
    }
    for (isGiven, name) in [
      (births != nil, "--births"), (more, "--more"), (noTexts, "--no-texts"),
      (situation != nil, "--situation"),
    ] where isGiven && detailed {
      throw CommandError.usage("--detailed goes without \(name); give one of them")
    }
    try ReadingRequest.Time.checkExclusive(date: date, at: at)
  }

  private func answer(_ births: String, engine: Engine, words: WordCorpus) throws {
    let zone = try dateZone.read(birthplace: nil, engine: engine, isForPrograms: true)
    let sink = try output.open()
    let writer = try translated {
      try self.writer(in: zone, words: words, engine: engine)
    }
    noteDay(writer.day)
    let stream = BirthStream(path: births, sink: sink, engine: engine)
    let isAllWell = try stream.answerEach(key: "reading") { birth, json in
      try writer.write(of: birth, to: &json)
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  private func writeReading(
    of birth: Birth, in zone: CivilZone, words: WordCorpus, engine: Engine
  ) throws {
    let sink = try output.open()
    let text = try translated {
      let writer = try writer(in: zone, words: words, engine: engine)
      noteDay(writer.day)
      return try writer.text(of: birth)
    }
    birth.tellNote()
    try sink.write(text + "\n")
    try sink.finish()
  }

  /// The day is readied before the second of work that norms are: a date outside the ephemeris.
  private func writer(
    in zone: CivilZone, words: WordCorpus, engine: Engine
  ) throws -> ReadingWriter {
    try ReadingRequest.writer(
      at: time(in: zone, engine: engine), in: zone, hasTexts: !noTexts, hasMore: more, words: words,
      by: engine
    ).adapted(to: ReadingRequest.situation(situation))
  }

  private func time(in zone: CivilZone, engine: Engine) throws -> ReadingRequest.Time {
    if let at { return try .instant(named: at, by: engine) }
    return .date(try zone.date(named: date))
  }

  private func day(in zone: CivilZone, engine: Engine) throws -> ReadingDay {
    switch try time(in: zone, engine: engine) {
    case .instant(let instant):
      try ReadingDay(at: instant, in: zone, ephemeris: engine.ephemeris)
    case .date(let date): try ReadingDay(of: date, in: zone, ephemeris: engine.ephemeris)
    }
  }

  /// Reports, when the command is done, of a date that never was, for which the document has no room.
  private func noteDay(_ day: ReadingDay) {
    guard !day.isInstant, let note = day.zone.note(onNoonOf: day.date) else { return }
    StandardError.noteAtEnd(note)
  }

  private func writeDetailed(
    of birth: Birth, in zone: CivilZone, words: WordCorpus, engine: Engine
  ) throws {
    let sink = try output.open()
    let text = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      // Before the second of work that norms are: a date outside the ephemeris.
      let day = try day(in: zone, engine: engine)
      let sky = try SkyOutlook(of: day, eclipses: ephemeris)
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      let reading = try DailyReading(of: chart, by: astrometer, on: day)
      let detailed = DetailedReading(of: try DayOutlook(of: reading, sky: sky), words: words)
      guard !json else {
        noteDay(day)
        return DetailedReadingDocument(detailed).json + "\n"
      }
      return DetailedPage(
        reading: reading, detailed: detailed, words: words,
        provenance: try engine.provenance(), style: output.style
      ).text
    }
    if json { birth.tellNote() }
    try sink.write(text)
    try sink.finish()
  }

  private func writePage(
    of birth: Birth, in zone: CivilZone, words: WordCorpus, engine: Engine
  ) throws {
    let date = try zone.date(named: date)
    let sink = try output.open()
    let page = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      // Before the second of work that norms are: a date outside the ephemeris.
      let day = try ReadingDay(upToTheEnd: date, in: zone, ephemeris: ephemeris)
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      let reading = try DailyReading(of: chart, by: astrometer, on: day)
      return TodayPage(
        reading: reading,
        texts: ReadingTexts(
          of: try ReadingFacts(reading, skyBy: ephemeris), words: words,
          situation: try ReadingRequest.situation(situation)),
        words: words,
        provenance: try engine.provenance(), style: output.style)
    }
    try sink.write(page.text)
    try sink.finish()
  }
}
