import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `hours`.
struct HoursCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hours",
    _superCommandName: Root.name,
    abstract: "A date at a place: sunrise, twilights, planetary hours, rising and setting.",
    usage: "astrolabe hours --place <name> [--date <YYYY-MM-DD>] [<options>]",
    discussion: """
      A planetary day runs from sunrise to sunrise, in twelve hours of the day and twelve of the \
      night; its lord is that of the weekday. The Sun and the Moon rise with their upper limb, at \
      34 minutes of arc below the horizon, as almanacs have it.

        astrolabe hours --place "New York"
        astrolabe hours --date 2025-06-21 --lat 69.6492 --lon 18.9553 \\
          --zone Europe/Oslo
        astrolabe hours --date 2025-01-06 --place Paris --bodies moon,venus --ics \\
          --output hours.ics
      """)

  @Option(help: ArgumentHelp("The date; today at the place unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @OptionGroup var place: PlaceOptions

  @Option(
    help: "Bodies whose rising and setting is given: names separated by commas, or all.",
    completion: Completions.bodies)
  var bodies: String?

  @OptionGroup var form: YearFormOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    let wanted = try bodies.map { try RequestNames.bodies($0) }
    let engine = try Engine.ofCommand()
    let chosen = try place.read(engine: engine)
    let date = try chosen.zone.date(named: date)
    let request = try HoursRequest(on: date, at: chosen, bodies: wanted, by: engine)
    let sink = try output.open()
    let day = try request.answer(by: engine)
    if form.json {
      try sink.write(HoursDocument(day).json + "\n")
    } else if form.ics {
      let crossings = wanted == nil ? day.sun.crossings : day.bodies.flatMap(\.crossings)
      let entries =
        (day.planetaryDay?.calendarEntries ?? []) + crossings.flatMap(\.calendarEntries)
      try sink.write(
        CalendarDocument(name: "Hours of \(chosen.inWords)", entries: entries).bytes)
    } else {
      try sink.write(HoursPage(day: day, place: chosen.inWords, style: output.style).text)
    }
    try sink.finish()
  }
}
