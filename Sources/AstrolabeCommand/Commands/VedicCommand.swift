import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `vedic`.
struct VedicCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vedic",
    _superCommandName: Root.name,
    abstract: "Nakshatras, divisional charts and Vimshottari dashas of a birth.",
    usage: "astrolabe vedic --birth <birth> [<options>]",
    discussion: """
      In a sidereal zodiac, Lahiri's unless --zodiac names another: the nakshatra and pada of each \
      point, its signs in the sixteen divisional charts of Parashara, the dashas in three levels, and \
      the draconic places, counted from the mean node. A date alone has no dashas.

        astrolabe vedic --birth 1990-06-15T14:30 --place "New York"
        astrolabe vedic --birth 1990-06-15T14:30 --place "New York" --zodiac raman \\
          --dasha-year savana --json
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var zodiac: SiderealOption

  @Option(
    help: ArgumentHelp(
      """
      A year of dashas: julian (365.25 days), sidereal (365.256363), tropical (365.24219) or savana \
      (360); julian unless given.
      """,
      valueName: "year"))
  var dashaYear = OptionName(VimshottariDasha.Year.julian)

  @Option(
    help: ArgumentHelp(
      "The date whose dashas the page shows; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @OptionGroup var dateZone: DateZoneOption

  @Flag(help: "Write JSON by vedic.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let ayanamsa = try zodiac.read()
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let zone = try dateZone.read(birthplace: birth.place, engine: engine, isForPrograms: json)
    let date = try zone.date(named: date)
    let sink = try output.open()
    let vedic = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      return VedicChart(
        of: try SiderealChart(of: chart, ayanamsa: ayanamsa, ephemeris: ephemeris))
    }
    if json {
      birth.tellNote()
      try sink.write(VedicDocument(vedic, year: dashaYear.value).json + "\n")
    } else {
      let noon = zone.day(date).lowerBound.advanced(byDays: 0.5)
      let page = VedicPage(chart: vedic, year: dashaYear.value, instant: noon, style: output.style)
      try sink.write(page.text)
    }
    try sink.finish()
  }
}
