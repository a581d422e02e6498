import ArgumentParser
import Astrolabe

/// The subcommand `compare`.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    _superCommandName: Root.name,
    abstract: "Any chart laid over any other: birth, return, progression, composite, a time.",
    usage: "astrolabe compare --birth <birth> [--inner <chart>] [--outer <chart>] [<options>]",
    discussion: """
      A chart is one of: birth; other (the birth of --with-birth); now, a date or an instant, for \
      the sky of that time; return:BODY:WHICH, where WHICH is a year for its first return, a number, or \
      a date for the first return from it on, such as return:sun:2026, return:saturn:1 or \
      return:moon:2026-05-01, and the last return if it is left out; progressed:DATE; directed:DATE (by solar arc); composite; davison. other: before a kind \
      means the other person's, and @PLACE behind a return or a time gives its place.

      The inner chart is the birth unless given. The outer one is the other's birth if there is one, \
      and now if there isn't. Orbs are the standard ones, and 1° with a progressed or directed chart. \
      Aspects are applying or separating where one of the charts moves.

        astrolabe compare --birth 1990-06-15T14:30 --place "New York"
        astrolabe compare --birth 1990-06-15T14:30 --place "New York" \\
          --outer "return:sun:2026@Lisbon, Portugal" --svg --output year.svg
        astrolabe compare --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --inner composite --outer now --json
        astrolabe compare --birth 1990-06-15T14:30 --place "New York" \\
          --inner progressed:2026-05-01 --outer 2026-05-01
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: ArgumentHelp("The chart within; birth unless given.", valueName: "chart"))
  var inner: String = "birth"

  @Option(
    help: ArgumentHelp(
      "The chart around it; the other's birth or now unless given.", valueName: "chart"))
  var outer: String?

  @OptionGroup var orbs: OrbOption
  @OptionGroup var houses: HouseOptions
  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Write JSON by comparison.schema.json.")
  var json = false

  @Flag(help: "Draw the wheel of the two charts in SVG, the outer one's points around.")
  var svg = false

  @OptionGroup var picture: PictureOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try picture.check(draws: svg, json: json)
    let system = try houses.read()
    let rule = try orbs.read()
    let engine = try Engine.ofCommand()
    let first = try birth.read(engine: engine)
    let second = try other.isEmpty ? nil : other.read(engine: engine)
    houses.noteUse(for: first)
    let zone = try dateZone.read(birthplace: first.place, engine: engine, isForPrograms: json)
    let reader = ChartChoiceText(
      in: zone, now: JulianDay(secondsSince1970: System.secondsSince1970),
      calendar: SourceOptions.calendar)
    let choices = (
      inner: try reader.read(inner, by: engine),
      outer: try reader.read(outer ?? (second == nil ? "now" : "other"), by: engine)
    )
    var request = try CompareRequest(
      of: .birth(first), and: second.map { .birth($0) }, inner: choices.inner,
      outer: choices.outer)
    request.houses = system
    request.orbs = rule
    let sink = try output.open()
    let answer = try request.answer(by: engine)
    let page = ComparisonPage(
      answer: answer, first: first, second: second, zone: zone, style: output.style)
    if svg {
      first.tellPlaceNotes()
      second?.tellPlaceNotes()
      try sink.write(
        picture.svg { theme in
          ComparisonWheel(of: answer.comparison, theme: theme, caption: page.caption).picture()
        })
    } else if json {
      first.tellNote()
      second?.tellNote()
      try sink.write(answer.document.json + "\n")
    } else {
      try sink.write(page.text)
    }
    try sink.finish()
  }
}
