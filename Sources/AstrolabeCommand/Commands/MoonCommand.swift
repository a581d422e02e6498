import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `moon`.
struct MoonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "moon",
    _superCommandName: Root.name,
    abstract: "A calendar of the Moon: signs, phases, voids.",
    usage: "astrolabe moon [--month <YYYY-MM>] [<options>]",
    discussion: """
      For each date the Moon's sign when the date begins and its phase at 12:00; quarters, entries \
      into signs, eclipses, and when the Moon is void of course. This month unless dates are given.

        astrolabe moon
        astrolabe moon --month 2027-02 --zone Europe/Paris
        astrolabe moon --month 2027-02 --svg --output moon.svg
        astrolabe moon --year 2027 --json
      """)

  @OptionGroup var dates: DateSpanOptions

  @Option(
    name: [.customLong("zone"), .customLong("date-zone")], parsing: .unconditional,
    help: """
      Zone of the dates: an IANA name or an offset; this machine's unless given, and UTC for JSON.
      """)
  var zoneName: String?

  @Option(
    help: "Voids by the Moon's aspects from Sun to Pluto (modern) or to Saturn (traditional).")
  var void: VoidOfCourse.Definition = .modern

  @Flag(help: "Write JSON by moon.schema.json.")
  var json = false

  @Flag(help: "Write a picture of the weeks, SVG.")
  var svg = false

  @OptionGroup var picture: PictureOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try RequestError.checkExclusive([("json", json), ("svg", svg)])
    if svg { try picture.checkSize() } else { try picture.checkAreAbsent() }
    let engine = try Engine.ofCommand()
    let zone =
      try zoneName.map { try engine.zone(named: $0) }
      ?? (json ? .utc : engine.zoneOfThisMachine)
    let span = try dates.isGiven ? dates.span(in: zone) : Self.month(in: zone)
    let request = try MoonCalendarRequest(during: span, void: void)
    let sink = try output.open()
    if json {
      try sink.write(String(decoding: request.document(by: engine), as: UTF8.self))
    } else {
      let calendar = try request.calendar(by: engine)
      try sink.write(
        svg
          ? picture.svg { theme in
            try translated { try MoonCalendarPicture(of: calendar, theme: theme).picture() }
          } : MoonPage(calendar: calendar, span: span, style: output.style).text)
    }
    try sink.finish()
  }

  /// The dates of the month that it is now.
  private static func month(in zone: CivilZone) throws -> CivilSpan {
    let today = try zone.date(named: nil)
    let first = today.advanced(byDays: 1 - today.day)
    let length = CalendarDate.lengthOfMonth(today.month, year: today.year)
    return try CivilSpan(
      from: first, to: first.advanced(byDays: length - 1), in: zone,
      within: StandardEphemeris.spanOfCommand)
  }
}
