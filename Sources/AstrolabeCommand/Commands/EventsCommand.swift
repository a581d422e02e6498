import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `events`.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    _superCommandName: Root.name,
    abstract: "What happens in the sky: a calendar.",
    usage: "astrolabe events [--from <YYYY-MM-DD>] [--to <YYYY-MM-DD>] [<options>]",
    discussion: """
      Quarters of the Moon, ingresses, stations, exact aspects, voids of course and eclipses, \
      by the dates of a zone, both included. A void belongs to the date it begins on.

        astrolabe events
        astrolabe events --month 2026-12 --bodies mercury
        astrolabe events --from 2025-01-01 --to 2025-01-31
        astrolabe events --from 2026-01-01 --to 2026-12-31 --zone Europe/Paris \\
          --kinds station,eclipse --json
        astrolabe events --from 2026-01-01 --to 2026-12-31 --kinds void --ics \\
          --output voids.ics
        astrolabe events --from 2026-01-01 --to 2026-12-31 --retrogrades

      --retrogrades gives the retrogrades of the dates instead, each with its shadows: from when \
      the body first passes the place where it will turn forward to when it is back where it \
      turned back, and when it is with or opposite the Sun.
      """)

  @OptionGroup var dates: DateSpanOptions

  @Option(
    name: [.customLong("zone"), .customLong("date-zone")], parsing: .unconditional,
    help: """
      Zone of the dates: an IANA name or an offset; this machine's unless given, and UTC for JSON.
      """)
  var zoneName: String?

  @OptionGroup var events: EventOptions

  @Flag(help: "Give retrogrades with their shadows instead.")
  var retrogrades = false

  @Flag(help: "Write a JSON array by events.schema.json, or retrogrades.schema.json.")
  var json = false

  @Flag(help: "Write an iCalendar file (RFC 5545).")
  var ics = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try RequestError.checkExclusive([("json", json), ("ics", ics)])
    if retrogrades { return try writeRetrogrades() }
    let kinds = try events.chosenKinds()
    let bodies = try events.chosenBodies()
    let engine = try Engine.ofCommand()
    let zone = try chosenZone(engine: engine)
    let span = try dates.span(in: zone)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let calendar = SkyCalendar(
      void: events.void, includesMoonAspects: events.moonAspects)
    var writer = EventsWriter(format: format(zone), sink: sink, style: output.style)
    // Year by year, so that the first are written while the last are searched.
    let starts = Self.parts(from: span.first, to: span.last)
    var progress = ProgressBar(total: starts.count - 1, of: "years", beside: sink)
    defer { progress.finish() }
    for (index, (start, end)) in zip(starts, starts.dropFirst()).enumerated() {
      let period = zone.day(start).lowerBound..<zone.day(end).lowerBound
      let found = try translated {
        try calendar.events(kinds, during: period, ephemeris: ephemeris)
      }.filter { event in bodies.map { $0.overlaps(event) } ?? true }
      try writer.write(found)
      progress.advance(to: index + 1)
    }
    progress.finish()
    try writer.finish()
  }

  /// The zone of the dates.
  private func chosenZone(engine: Engine) throws -> CivilZone {
    try zoneName.map { try engine.zone(named: $0) } ?? (json ? .utc : engine.zoneOfThisMachine)
  }

  private func writeRetrogrades() throws {
    guard !events.isGiven else {
      throw CommandError.usage("--retrogrades goes without --kinds, --moon-aspects and --void")
    }
    let chosen = try events.chosenBodies() ?? Station.bodies.subtracting(BodySet(.chiron))
    guard !chosen.intersection(Station.bodies).isEmpty else {
      let names = Station.bodies.bodies.map(\.name).joined(separator: ", ")
      throw CommandError.usage("--bodies must name bodies that turn: \(names)")
    }
    let engine = try Engine.ofCommand()
    let span = try dates.span(in: chosenZone(engine: engine))
    let found = try translated {
      try RetrogradeSpan.spans(
        of: chosen, during: span.start..<span.end, ephemeris: engine.ephemeris)
    }
    let sink = try output.open()
    if json {
      try sink.write(RetrogradesDocument(found).json + "\n")
    } else if ics {
      try sink.write(
        CalendarDocument(name: "Retrogrades", entries: found.flatMap(\.calendarEntries)).bytes)
    } else {
      try sink.write(RetrogradesPage(spans: found, span: span, style: output.style).text)
    }
    try sink.finish()
  }

  private func format(_ zone: CivilZone) -> EventsWriter.Format {
    if json { return .json }
    if ics { return .calendar(name: "The sky") }
    return .text(EventsPage(zone: zone, void: events.void, style: output.style))
  }

  /// The dates at which a run of dates is cut into years, with the one after the last.
  private static func parts(from first: CalendarDate, to last: CalendarDate) -> [CalendarDate] {
    let newYears = (first.year...last.year).dropFirst()
      .compactMap { try? CalendarDate(year: $0, month: 1, day: 1) }
    return [first] + newYears + [last.advanced(byDays: 1)]
  }
}
