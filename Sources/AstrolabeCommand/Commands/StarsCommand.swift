#if SwissEphemeris
import ArgumentParser
import Astrolabe

/// The subcommand `stars`.
struct StarsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stars",
    _superCommandName: Root.name,
    abstract: "Where the fixed stars are.",
    usage: "astrolabe stars [--at <instant>] [<options>]",
    discussion: """
      Longitude, latitude and declination of some ninety stars, apparent, geocentric, of date, with \
      their magnitudes. Every star of the catalogue of Swiss Ephemeris is found by its designation \
      after a comma.

        astrolabe stars
        astrolabe stars --at 2025-01-06T12:00:00Z
        astrolabe stars --at 1990-06-15T18:30Z --names "spica,regulus,deneb algedi" \\
          --json
        astrolabe stars --at tt:2451545.0 --names ,omiCet
      """)

  @Option(
    help: ArgumentHelp(
      "The instant: ISO 8601 in UTC, a date for its 12:00 UTC, tt:JD or ut:JD, or now.",
      valueName: "instant"))
  var at = "now"

  @Option(
    help: ArgumentHelp(
      "Names separated by commas, or all; all unless given. With two commas, a designation.",
      valueName: "names"))
  var names: String?

  @Flag(help: "Write JSON by stars.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let wanted = try translated { try names.map(StarList.read) ?? FixedStar.named }
    let sink = try output.open()
    let (instant, places) = try translated {
      let engine = try Engine.ofCommand()
      let instant = try engine.instant(named: at)
      return (instant, try wanted.map { try engine.ephemeris.place(of: $0, at: instant) })
    }
    try sink.write(
      json
        ? StarsDocument(places, at: instant).json + "\n"
        : StarsPage(instant: instant, places: places, style: output.style).text)
    try sink.finish()
  }
}
#endif
