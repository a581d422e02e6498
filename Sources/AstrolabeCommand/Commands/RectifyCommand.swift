import ArgumentParser
import Astrolabe

/// The subcommand `rectify`.
struct RectifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rectify",
    _superCommandName: Root.name,
    abstract: "Which hours of a birth fit the events of a life. It proves nothing.",
    usage: "astrolabe rectify --birth <birth> --event <date> [<options>]",
    discussion: """
      Each hour is tried in turn: the whole date, or two hours either way of a time that is given. For \
      each event and technique it has 1 less the share of a degree that the closest conjunction, \
      opposition or square of an angle is away from exact: transits of Mars to Pluto, solar arcs, and \
      primary directions by Placidus with Naibod's key. With enough hours and techniques some fit \
      whatever happened, so a score only says where to look first.

        astrolabe rectify --birth 1990-06-15 --place "New York" \\
          --event 2015-05-03 --event 2019-11-20 --event 2021-02-08
        astrolabe rectify --birth 1990-06-15T14:30 --place "New York" --within 30 --step 1 \\
          --event 2015-05-03 --techniques solar_arc,primary --json
      """)

  @OptionGroup var birth: BirthOptions

  @Option(
    help: ArgumentHelp(
      "When something happened: a date, for its 12:00, or an instant. May be repeated.",
      valueName: "date"))
  var event: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Minutes from one hour to the next, 1 to 60; 4 unless given.", valueName: "minutes"))
  var step: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Minutes either way of the time of birth, 1 to 720; 120 unless given.", valueName: "minutes"))
  var within: Int?

  @Option(
    help: "Techniques: transits, solar_arc, primary, with commas between them; all unless given.")
  var techniques: String?

  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Write JSON by rectification.schema.json, with all hours.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard !event.isEmpty else {
      throw CommandError.usage("--event is missing; write --event 2015-05-03")
    }
    let techniques = try RectifyRequest.techniques(techniques)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let zone = try dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: json)
    let events = try event.map {
      try LifeOptions.instant($0, in: zone, after: birth.instant, field: "event", by: engine)
    }
    if within != nil, birth.time == nil {
      StandardError.noteAtEnd(
        "--within isn't used without a time of birth; the whole date is tried")
    }
    let request = try RectifyRequest(
      of: birth, events: events, stepMinutes: step, withinMinutes: within, techniques: techniques)
    let sink = try output.open()
    let table = try request.table(by: engine)
    if json {
      birth.tellNote()
      try sink.write(RectificationDocument(table).json + "\n")
    } else {
      try sink.write(
        RectificationPage(
          table: table, birth: birth, zone: birth.zone ?? zone, dateZone: zone, style: output.style
        ).text)
    }
    try sink.finish()
  }
}
