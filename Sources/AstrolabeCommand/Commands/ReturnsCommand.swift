import ArgumentParser
import Astrolabe

/// The subcommand `returns`.
struct ReturnsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "returns",
    _superCommandName: Root.name,
    abstract: "When the Sun and the Moon are back where they stood at birth.",
    usage: "astrolabe returns --birth <birth> --from <date> --to <date> [<options>]",
    discussion: """
      Both dates are included. A return is numbered from birth, so a solar return's number is the \
      age about that day. A date alone stands for 12:00 UTC.

        astrolabe returns --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --from 2025-01-01 --to 2025-12-31
      """)

  @OptionGroup var birth: BirthOptions

  @OptionGroup var dates: DateSpanOptions
  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Write JSON by returns.schema.json.")
  var json = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    let zones = ZoneFinder()
    let birth = try birth.read(zones: zones)
    let zone = try dateZone.read(birthplace: birth.place, zones: zones)
    let (first, last) = try dates.read(within: StandardEphemeris.span)
    let span = CivilSpan(first: first, last: last, zone: zone)
    span.noteEmptiness()
    let sink = try output.open()
    let (chart, returns) = try translated {
      let ephemeris = try StandardEphemeris()
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let returns = try Luminary.allCases.flatMap { luminary in
        try PlanetaryReturn.returns(
          of: luminary, to: chart, during: span.start..<span.end, ephemeris: ephemeris)
      }
      return (chart, returns.sorted { ($0.at, $0.number) < ($1.at, $1.number) })
    }
    if json {
      birth.tellNote()
      try sink.write(ReturnsDocument(returns).json + "\n")
    } else {
      try sink.write(
        ReturnsPage(chart: chart, returns: returns, span: span, style: output.style).text)
    }
    try sink.finish()
  }
}
