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
  var dashaYear: String = VimshottariDasha.Year.julian.name

  @Option(help: ArgumentHelp("The page tells the dashas of this date; today unless given."))
  var date: String?

  @Flag(help: "Write JSON by vedic.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let ayanamsa = try zodiac.read()
    let year = try chosenYear()
    let date = try CivilZone.utc.date(named: date)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let sink = try output.open()
    let vedic = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      return VedicChart(
        of: try SiderealChart(of: chart, ayanamsa: ayanamsa, ephemeris: ephemeris))
    }
    if json {
      birth.tellNote()
      try sink.write(VedicDocument(vedic, year: year).json + "\n")
    } else {
      let noon = CivilZone.utc.day(date).lowerBound.advanced(byDays: 0.5)
      let page = VedicPage(chart: vedic, year: year, instant: noon, style: output.style)
      try sink.write(page.text)
    }
    try sink.finish()
  }

  private func chosenYear() throws -> VimshottariDasha.Year {
    guard let year = VimshottariDasha.Year(rawValue: dashaYear) else {
      let names = VimshottariDasha.Year.allCases.map(\.name).joined(separator: ", ")
      throw CommandError.usage(
        "there is no year of dashas \"\(dashaYear.printable)\"; years are \(names)")
    }
    return year
  }
}
