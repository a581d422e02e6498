import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `find`.
struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    _superCommandName: Root.name,
    abstract: "When conditions hold in the sky: windows of time.",
    usage: "astrolabe find --from <date> --to <date> --when <condition> [<options>]",
    discussion: """
      Windows in which every --when holds and no --unless, found by exact events. Conditions are

        BODY in SIGN                      BODY direct, BODY retrograde
        BODY ASPECT BODY [ORB]            BODY ASPECT natal POINT [ORB]
        BODY applying ASPECT BODY [ORB]   BODY separating ASPECT BODY [ORB]
        moon waxing, waning, void         moon new, full, first quarter …
        BODY combust, beams, cazimi       BODY dignified, BODY out of bounds
        BODY in house N, BODY up          BODY on ANGLE [ORB]
        SIGN rising                       hour of PLANET

      with | between names of which any will do. Orbs are 3° unless given. The last two lines need \
      a place; natal points need --birth, whose place is taken then unless --for-place is given.

        astrolabe find --from 2025-03-01 --to 2025-03-31 --when "mercury direct" \\
          --when "moon in taurus|virgo|capricorn" --unless "moon void"
        astrolabe find --from 2025-06-01 --to 2025-06-30 --lat 51n30 --lon 0w08 \\
          --when "venus in house 10" --when "sun up" --lasting 20m
        astrolabe find --from 2025-01-01 --to 2025-12-31 --birth 1990-06-15 \\
          --when "saturn square natal sun 1" --ics --output saturn.ics
      """)

  @OptionGroup var dates: DateSpanOptions

  @Option(
    help: ArgumentHelp(
      "A condition that must hold, such as \"moon in taurus\". May be repeated.",
      valueName: "condition"))
  var when: [String] = []

  @Option(
    help: ArgumentHelp("A condition that must not hold. May be repeated.", valueName: "condition"))
  var unless: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out windows that are shorter: 90s, 20m, 2h, 1d, 1h30m.", valueName: "duration"))
  var lasting: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Give so many windows at most.", valueName: "count"))
  var limit: Int?

  @OptionGroup var ground: GroundOptions
  @OptionGroup var form: YearFormOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    guard !when.isEmpty || !unless.isEmpty else {
      throw RequestError.missing("when", example: "\"moon in taurus\"")
    }
    if let limit, limit < 1 { throw RequestError.below("limit", value: limit, least: 1) }
    let condition = try translated {
      SkyCondition.all(try when.map { try SkyCondition($0) })
        && !.any(try unless.map { try SkyCondition($0) })
    }
    let shortest = try lasting.map { try LengthText.days($0, of: "lasting") } ?? 0
    let engine = try Engine.ofCommand()
    let asked = try ground.read(engine: engine, isForPrograms: form.json)
    let span = try dates.span(in: asked.zone)
    let sink = try output.open()
    let windows = try translated {
      let ephemeris = engine.ephemeris
      let chart = try asked.birth.map { try NatalChart(of: $0, ephemeris: ephemeris) }
      let search = try WindowSearch(
        condition, place: asked.place, zone: asked.hasZone ? asked.zone : nil, chart: chart)
      let found = try search.windows(during: span.start..<span.end, ephemeris: ephemeris)
      return Array(found.lasting(atLeast: shortest).ranges.prefix(limit ?? .max))
    }
    asked.birth?.tellNote()
    if form.json {
      try sink.write(WindowsDocument(windows).json + "\n")
    } else if form.ics {
      try sink.write(
        CalendarDocument(
          name: summary, entries: WindowEntries(windows, summary: summary).calendarEntries
        ).bytes)
    } else {
      try sink.write(
        WindowsPage(windows: windows, summary: summary, span: span, style: output.style).text)
    }
    try sink.finish()
  }

  /// What was asked for, in one line.
  private var summary: String {
    (when + unless.map { "not \($0)" }).joined(separator: ", ")
  }
}
