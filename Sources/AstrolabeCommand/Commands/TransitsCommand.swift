import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `transits`.
struct TransitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transits",
    _superCommandName: Root.name,
    abstract: "Transits by date, or each one's life: when it enters, is exact, and leaves.",
    usage: "astrolabe transits --birth <birth> [--from <date>] [<options>]",
    discussion: """
      The transits of the dates, both included: when each is exact, and when those of slow bodies come into \
      orb and leave it. --lives draws every transit in force with its whole life. JSON has the lives, too, but no moment more \
      than three years before or after the dates: enters or leaves is null there. Where a body turns and \
      comes back, "2 of 3" counts the exact moments of the whole loop. Orbs: \
      conjunction and opposition 8°, trine and square 7°, sextile 5°. JSON has the eleven points; text \
      and calendars leave out the Moon, which makes a hundred transits a month, unless --bodies names it. \
      A calendar has the exact moments within the dates, as events of an hour.

        astrolabe transits --birth 1990-06-15 --month 2025-01
        astrolabe transits --birth 1990-06-15 --month 2025-01 --lives
        astrolabe transits --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --from 2025-01-01 --to 2025-12-31 --ics \\
          --name Ada --output transits.ics
        astrolabe transits --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --onto composite --next 90d

      With --with-birth the transits are to the composite of the two, to the Davison chart between them, \
      or to both of their charts: --onto.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(
    help:
      "With --with-birth: the chart that is met, composite, davison or both; composite unless given."
  )
  var onto: PairTransitsRequest.Onto?

  @Option(
    help: ArgumentHelp("NDJSON, one birth a line; - is standard input.", valueName: "file"))
  var births: String?

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Option(
    help: "The transiting bodies: names separated by commas, or all.",
    completion: Completions.bodies)
  var bodies: String?

  @Flag(help: "Draw each transit's whole life as a line, in place of a list by date.")
  var lives = false

  @Flag(help: "Write JSON by transits.schema.json.")
  var json = false

  @Flag(help: "Write an iCalendar file (RFC 5545).")
  var ics = false

  @Flag(help: "With --ics: the time in orb, too, cut to the dates.")
  var spans = false

  @OptionGroup var person: CalendarOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try RequestError.checkExclusive([("json", json), ("ics", ics)])
    guard ics || !spans else {
      throw CommandError.usage("--spans is for calendars; give --ics, or leave --spans out")
    }
    guard !lives || !(json || ics) else {
      throw CommandError.usage(
        "--lives is for the page; JSON has the lives already, and a calendar has them by --spans")
    }
    try person.check(isCalendar: ics)
    if onto != nil, other.isEmpty { throw RequestError.needs("onto", "with_birth") }
    let engine = try Engine.ofCommand()
    if !other.isEmpty { return try answerPair(engine: engine) }
    if let births {
      try answerStream(births, engine: engine)
      return
    }
    let birth = try birth.read(engine: engine)
    let span = try chosenSpan(birthplace: birth.place, engine: engine)
    let wanted = try wantedBodies(isComplete: json)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let chart = try translated { try NatalChart(of: birth, ephemeris: ephemeris) }
    if json || ics { birth.tellNote() }
    var writer = try TransitsWriter(format: format(of: chart, span), sink: sink, span: span)
    if json || ics { birth.noteRoughTransits() }
    let calendar = TransitCalendar(targets: TransitTarget.known(of: chart), bodies: wanted)
    try translated {
      let series = TransitSeries(calendar: calendar, span: span)
      try series.forEachPiece(
        into: sink, followingLoops: writer.countsPasses, ephemeris: ephemeris
      ) { piece in
        try writer.write(piece)
      }
    }
    try writer.finish()
  }

  /// Writes the transits to the charts of two people.
  private func answerPair(engine: Engine) throws {
    guard births == nil else { throw CommandError.usage(PartnerOptions.besideStream) }
    guard !ics else {
      throw CommandError.usage("--ics is for one person; leave --with-birth or --ics out")
    }
    let first = try birth.read(engine: engine)
    let second = try other.read(engine: engine)
    let span = try chosenSpan(birthplace: first.place, engine: engine)
    let request = PairTransitsRequest(
      of: Couple(.birth(first), .birth(second)), onto: onto ?? .composite, during: span,
      bodies: try wantedBodies(isComplete: json))
    let sink = try output.open()
    first.noteLikeness(to: second, hence: "and the charts made of them are theirs again")
    if json {
      first.tellNote()
      second.tellNote()
      try sink.write(String(decoding: try request.document(by: engine), as: UTF8.self))
    } else {
      let charts = try request.couple.charts(by: engine)
      try sink.write(
        PairTransitsPage(
          lists: try request.answer(by: engine), first: charts.0, second: charts.1, span: span,
          leavesOutMoon: bodies == nil, style: output.style
        ).text)
    }
    try sink.finish()
  }

  private func format(of chart: NatalChart, _ span: CivilSpan) -> TransitsWriter.Format {
    if json { return .json }
    if ics {
      let calendar = person.calendar(of: chart.birth, zone: span.zone)
      return .calendar(
        calendar, name: calendar.name("Transits", born: chart.birth.date), hasSpans: spans)
    }
    let page = TransitsPage(
      chart: chart, span: span, leavesOutMoon: bodies == nil, style: output.style)
    return lives ? .lives(page) : .dates(TransitDatesPage(page: page))
  }

  /// Writes `{"id":…, "transits":[…]}` for each birth.
  private func answerStream(_ births: String, engine: Engine) throws {
    guard birth.isEmpty else {
      throw CommandError.usage(BirthOptions.besideStream)
    }
    guard !ics else {
      throw CommandError.usage("--births and --ics don't go together; a stream is answered in JSON")
    }
    let span = try chosenSpan(birthplace: nil, engine: engine)
    let wanted = try wantedBodies(isComplete: true)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let stream = BirthStream(path: births, sink: sink, engine: engine)
    let isAllWell = try stream.answerEach(key: "transits") { birth, json in
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let period = span.start..<span.end
      let transits = try TransitCalendar(targets: TransitTarget.known(of: chart), bodies: wanted)
        .transits(during: period, ephemeris: ephemeris)
      json.array(transits) { json, transit in
        TransitDocument(transit, during: period).write(to: &json)
      }
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  /// A person reads the slow transits; a program may want them all.
  private func wantedBodies(isComplete: Bool) throws -> BodySet {
    if let bodies { return try RequestNames.bodies(bodies) }
    return isComplete ? .eleven : BodySet.eleven.subtracting(BodySet(.moon))
  }

  private func chosenSpan(birthplace: GeographicPlace?, engine: Engine) throws -> CivilSpan {
    let zone = try dateZone.read(
      birthplace: birthplace, engine: engine, isForPrograms: json || births != nil)
    return try dates.span(in: zone)
  }
}
