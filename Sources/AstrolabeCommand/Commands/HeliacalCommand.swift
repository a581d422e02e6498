#if SwissEphemeris
import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `heliacal`.
struct HeliacalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heliacal",
    _superCommandName: Root.name,
    abstract: "When stars and planets are first and last seen beside the Sun.",
    usage: "astrolabe heliacal --place <name> [--names <names>] [--from <date>] [<options>]",
    discussion: """
      The first morning on which a star or planet is seen before sunrise, and the last evening on \
      which it is seen after sunset; of Mercury, Venus and the Moon the first evening and the last \
      morning, too. The eye is that of a person of 36 years, the air clear. By Swiss Ephemeris' model \
      of visibility, which may be days off where haze or mountains are.

        astrolabe heliacal --place Cairo --names sirius,venus --year 2026
        astrolabe heliacal --lat 37n58 --lon 23e44 --zone Europe/Athens --names alcyone --next 1y --json
      """)

  @OptionGroup var place: PlaceOptions

  @Option(
    help: ArgumentHelp(
      """
      Names of stars and of the Moon, Mercury, Venus, Mars, Jupiter and Saturn, with commas between \
      them; the planets and Sirius unless given.
      """, valueName: "names"))
  var names: String?

  @OptionGroup var dates: DateSpanOptions

  @Flag(help: "Write JSON by heliacal.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let objects = try translated { try StarList.objects(names) }
    let engine = try Engine.ofCommand()
    let chosen = try place.read(engine: engine)
    let span = try dates.span(in: chosen.zone)
    let sink = try output.open()
    let events = try translated {
      try engine.ephemeris.heliacalEvents(
        of: objects, at: chosen.coordinates, during: span.period)
    }
    try sink.write(
      json
        ? HeliacalDocument(events).json + "\n"
        : HeliacalPage(events: events, place: chosen.inWords, span: span, style: output.style).text)
    try sink.finish()
  }
}
#endif
