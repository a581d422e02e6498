import ArgumentParser
import Astrolabe

/// The subcommand `wheel`.
struct WheelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wheel",
    _superCommandName: Root.name,
    abstract: "A chart as a wheel or a sheet in SVG, with transits or another's chart around it.",
    usage: "astrolabe wheel --birth <birth> [<options>]",
    discussion: """
      The Ascendant is at nine o'clock; without a time of birth the Sun's sign begins there. \
      Transits are those of 12:00 on the date, and the lines are then the aspects they make to \
      the chart, within 3°.

        astrolabe wheel --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --output wheel.svg
        astrolabe wheel --birth 1990-06-15 --date 2025-01-06 --theme dark \\
          --output transits.svg
        astrolabe wheel --birth 1990-06-15T14:30 --place "New York" --sheet a4 \\
          --points chiron,lilith,fortune --name Ada --output ada.pdf
        astrolabe wheel --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --output two.svg
        astrolabe wheel --birth 1990-06-15T14:30 --place "New York" --bare --theme auto \\
          --output tile.svg

      --sheet draws a page to print: the wheel, where everything stands, the aspects as a grid, the cusps, the \
      balance of elements and modes, and the clock that the birth was read on. --output chart.png and chart.pdf \
      are made by librsvg's rsvg-convert where it is installed.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: ArgumentHelp("Whose chart it is, for the heading.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("Draw the transits of a date around the chart.", valueName: "date"))
  var date: String?

  @Option(help: "Draw a sheet of paper with everything beside the wheel: a4 or letter.")
  var sheet: PaperOption?

  @Flag(help: "Draw nothing but the wheel, a square tile with large labels.")
  var bare = false

  @Option(
    help: ArgumentHelp(
      """
      Draw further points, too: all, or some of \
      \(WheelPoint.Mark.further.map(\.name).joined(separator: ", ")).
      """,
      valueName: "list"))
  var points: String?

  @OptionGroup var dateZone: DateZoneOption
  @OptionGroup var houses: HouseOptions
  @OptionGroup var zodiac: ZodiacOption
  @OptionGroup var picture: PictureOptions
  @OptionGroup var output: OutputOptions

  enum PaperOption: String, ExpressibleByArgument, CaseIterable {
    case a4, letter

    var form: WheelPicture.Form { .sheet(self == .a4 ? .a4 : .letter) }
  }

  func run() throws {
    try checkForms()
    let system = try houses.read()
    let ayanamsa = try zodiac.read().ayanamsa
    let points = try points.map { text in
      try translated { try WheelPoint.Mark.list(text) }
    }
    let zones = ZoneFinder()
    let birth = try birth.read(zones: zones)
    let partner = try other.isEmpty ? nil : other.read(zones: zones)
    houses.noteUse(for: birth)
    birth.tellPlaceNotes()
    partner?.tellPlaceNotes()
    if let partner { birth.noteLikeness(to: partner) }
    let date = try date.map { text in try translated { try DateTimeText.readDate(text) } }
    let zone = try dateZone.read(
      birthplace: birth.place, zones: zones, isForPrograms: false)
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    let svg = try translated {
      let chart = try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
      var wheel = WheelPicture(chart: chart, theme: picture.chosenTheme, name: name)
      wheel.form = bare ? .tile : sheet?.form ?? .page
      if let date { try wheel.addTransits(of: date, in: zone, ephemeris: ephemeris) }
      if let partner {
        wheel.addPartner(try NatalChart(of: partner, houses: system, ephemeris: ephemeris))
      }
      if let points { try wheel.addPoints(points, ephemeris: ephemeris) }
      if let ayanamsa { try wheel.turn(by: ayanamsa, ephemeris: ephemeris) }
      return try wheel.svg(width: width)
    }
    if let format {
      try sink.lend { try Rasterizer.convert(svg, to: format, into: $0) }
    } else {
      try sink.write(svg)
    }
    try sink.finish()
  }

  private var format: Rasterizer.Format? { Rasterizer.Format(path: output.path) }

  /// The width asked for; a PNG of a sheet has 200 dots an inch unless it is.
  private var width: Int? {
    if let size = picture.size { return size }
    guard sheet != nil, format == .png else { return nil }
    return sheet == .a4 ? 1_654 : 1_700
  }

  private func checkForms() throws {
    try picture.checkSize()
    try name?.checkIsVisible()
    guard date != nil || !dateZone.isGiven else {
      throw CommandError.usage("--date-zone goes with --date; give both")
    }
    if date != nil, !other.isEmpty {
      throw CommandError.usage(
        "the sky of --date and the chart of --with-birth don't fit around one wheel; give one of them"
      )
    }
    if bare, sheet != nil {
      throw CommandError.usage("--bare and --sheet don't go together; give one of them")
    }
    if let format, picture.theme == .auto {
      throw CommandError.usage(
        "\(format.rawValue.uppercased()) has one theme; give --theme light or --theme dark")
    }
  }
}
