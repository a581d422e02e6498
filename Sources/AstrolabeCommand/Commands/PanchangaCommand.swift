import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `panchanga`.
struct PanchangaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "panchanga",
    _superCommandName: Root.name,
    abstract: "The five limbs of a day at a place: tithi, vara, nakshatra, yoga, karana.",
    usage: "astrolabe panchanga --date <date> --place <name> [<options>]",
    discussion: """
      From the sunrise of the date to the next, each limb with the time at which it ends. The sunrise \
      is the Hindu one, of the Sun's centre without refraction, unless --sunrise limb asks for the \
      almanac's. The date is that of the place's zone.

        astrolabe panchanga --date 2025-01-06 --place "Ujjain, India"
        astrolabe panchanga --date 2025-01-06 --lat 23.18 --lon 75.77 \\
          --zone Asia/Kolkata --json
      """)

  @Option(help: ArgumentHelp("The date; today at the place unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @OptionGroup var place: PlaceOptions
  @OptionGroup var zodiac: SiderealOption

  @Option(
    help: ArgumentHelp(
      """
      What counts as sunrise: hindu (centre, no refraction) or limb (upper limb, refraction of 34 \
      minutes of arc); hindu unless given.
      """))
  var sunrise = OptionName(Panchanga.Sunrise.hindu)

  @Flag(help: "Write JSON by panchanga.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let ayanamsa = try zodiac.read()
    let engine = try Engine.ofCommand()
    let place = try place.read(engine: engine)
    let request = try PanchangaRequest(
      on: place.zone.date(named: date), at: place, ayanamsa: ayanamsa, sunrise: sunrise.value,
      by: engine)
    let sink = try output.open()
    if json {
      try sink.write(request.document(by: engine))
    } else {
      try sink.write(
        PanchangaPage(
          panchanga: request.answer(by: engine), zone: place.zone, name: place.name,
          style: output.style
        ).text)
    }
    try sink.finish()
  }
}
