import ArgumentParser
import Astrolabe

/// The subcommand `wheel`.
struct WheelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wheel",
    _superCommandName: Root.name,
    abstract: "A chart as a wheel in SVG, with a day's transits around it if wanted.",
    usage: "astrolabe wheel --birth <birth> [<options>]",
    discussion: """
      The Ascendant is at nine o'clock; without a time of birth the Sun's sign begins there. \
      Transits are those of 12:00 on the date, and the lines are then the aspects they make to \
      the chart, within 3°.

        astrolabe wheel --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --output wheel.svg
        astrolabe wheel --birth 1990-06-15 --date 2025-01-06 --theme dark \\
          --output transits.svg
      """)

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("Whose chart it is, for the heading.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("Draw the transits of a date around the chart.", valueName: "date"))
  var date: String?

  @OptionGroup var dateZone: DateZoneOption
  @OptionGroup var houses: HouseOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try picture.checkSize()
    let system = try houses.read()
    try name?.checkIsVisible()
    guard date != nil || !dateZone.isGiven else {
      throw CommandError.usage("--date-zone goes with --date; give both")
    }
    let zones = ZoneFinder()
    let birth = try birth.read(zones: zones)
    houses.noteUse(for: birth)
    birth.tellPlaceNotes()
    let date = try date.map { text in try translated { try DateTimeText.readDate(text) } }
    let zone = try dateZone.read(
      birthplace: birth.place, zones: zones, isForPrograms: false)
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    let chart = try translated { try NatalChart(of: birth, houses: system, ephemeris: ephemeris) }
    var wheel = WheelPicture(chart: chart, theme: picture.chosenTheme, name: name)
    if let date {
      try translated { try wheel.addTransits(of: date, in: zone, ephemeris: ephemeris) }
    }
    try sink.write(picture.svg(wheel.picture))
    try sink.finish()
  }
}
