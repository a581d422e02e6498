#if SwissEphemeris
import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `eclipses`.
struct EclipsesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eclipses",
    _superCommandName: Root.name,
    abstract: "Eclipses as they are seen from a place, with their contacts.",
    usage: "astrolabe eclipses --place <name> [--from <date> --to <date>] [<options>]",
    discussion: """
      What is seen at the place, when it begins and ends, how much is covered and how high the Sun \
      or the Moon stands. Where it is below the horizon at the maximum, its rising or setting is \
      told instead. Without dates the next ten years.

        astrolabe eclipses --place Madrid --from 2026-01-01 --to 2028-12-31
        astrolabe eclipses --place "New York" --of sun --json
        astrolabe eclipses --lat 64n09 --lon 21w57 --zone Atlantic/Reykjavik \\
          --of moon --ics --output eclipses.ics
      """)

  @OptionGroup var place: PlaceOptions

  @Option(help: ArgumentHelp("The first date; today unless given.", valueName: "YYYY-MM-DD"))
  var from: String?

  @Option(
    help: ArgumentHelp("The last date; ten years on unless given.", valueName: "YYYY-MM-DD"))
  var to: String?

  @Option(help: "Eclipses of the sun or of the moon alone.")
  var of: Luminary?

  @OptionGroup var form: YearFormOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try form.check(isMoment: false)
    let engine = try Engine.ofCommand()
    let chosen = try place.read(engine: engine)
    let span = try dates(in: chosen.zone)
    span.noteEmptiness()
    let sink = try output.open()
    let luminaries = of.map { [$0] } ?? Luminary.allCases
    let eclipses = try translated {
      try engine.ephemeris.eclipses(
        of: Set(luminaries), seenFrom: chosen.coordinates,
        during: span.start..<max(span.start, span.end))
    }
    if form.json {
      try sink.write(EclipsesDocument(eclipses).json + "\n")
    } else if form.ics {
      try sink.write(
        CalendarDocument(
          name: "Eclipses of \(chosen.inWords)", entries: eclipses.flatMap(\.calendarEntries)
        ).bytes)
    } else {
      try sink.write(
        EclipsesPage(
          eclipses: eclipses, place: chosen.inWords, span: span, style: output.style
        ).text)
    }
    try sink.finish()
  }

  private func dates(in zone: CivilZone) throws -> CivilSpan {
    let ephemeris = try StandardEphemeris.spanOfCommand
    let first = try zone.date(named: from)
    let last =
      try to.map { _ in try zone.date(named: to) }
      ?? max(first, min(first.advanced(byDays: 3_652), ephemeris.last))
    return try CivilSpan(from: first, to: last, in: zone, within: ephemeris)
  }
}
#endif
