import ArgumentParser
@_spi(FrontEnd) import Astrolabe

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
        astrolabe wheel --birth 1990-06-15T14:30 --place "New York" --bare \\
          --theme auto --output tile.svg

      --sheet draws a page to print: the wheel, where everything stands, the aspects as a grid, the cusps, the \
      balance of elements and modes, and the clock that the birth was read on. --output chart.png and chart.pdf \
      are made by librsvg's rsvg-convert where it is installed.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: ArgumentHelp("Whose chart it is, for the heading.", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp("The other's name, for the line about their birth.", valueName: "text"))
  var withName: String?

  @Option(help: ArgumentHelp("Draw the transits of a date around the chart.", valueName: "date"))
  var date: String?

  @Option(help: "Draw a sheet of paper with everything beside the wheel: a4 or letter.")
  var sheet: ChartSheet.Paper?

  @Flag(help: "Draw nothing but the wheel, a square tile with large labels.")
  var bare = false

  @Option(
    help: ArgumentHelp(
      """
      Draw further points, too: all, or some of \
      \(Wheel.PlacedPoint.Mark.further.map(\.name).joined(separator: ", ")).
      """,
      valueName: "list"))
  var points: String?

  @Flag(help: "Give each body the colour of the element of its sign: fire, earth, air or water.")
  var tint = false

  @OptionGroup var dateZone: DateZoneOption
  @OptionGroup var houses: HouseOptions
  @OptionGroup var zodiac: ZodiacOption
  @OptionGroup var picture: PictureOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var asteroids: AsteroidOption
  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkForms()
    let system = try houses.read()
    let ayanamsa = try zodiac.read().ayanamsa
    let points = try WheelRequest.points(points)
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let partner = try other.isEmpty ? nil : other.read(engine: engine)
    houses.noteUse(for: birth)
    birth.tellPlaceNotes()
    partner?.tellPlaceNotes()
    if let partner { birth.noteLikeness(to: partner) }
    let date = try date.map { try CalendarDate.named($0) }
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: false)
    let sink = try output.open(writing: [.png, .pdf])
    var wheel = WheelRequest(of: .birth(birth), form: try form())
    wheel.houses = system
    wheel.name = name
    wheel.transits = date.map { ($0, zone) }
    wheel.partner = partner.map { .birth($0) }
    wheel.partnerName = withName ?? other.withPerson
    wheel.points = points
    wheel.asteroidFolder = asteroids.read()
    wheel.ayanamsa = ayanamsa
    wheel.theme = picture.chosenTheme
    wheel.isTinted = tint
    wheel.width = width
    let svg = try wheel.svg(by: engine)
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

  private func form() throws -> WheelPicture.Form {
    try WheelRequest.form(sheet: sheet, isBare: bare)
  }

  private func checkForms() throws {
    try picture.checkSize()
    try name?.checkIsVisible()
    try withName?.checkIsVisible("with_name")
    if withName != nil, other.isEmpty { throw RequestError.needs("with_name", "with_birth") }
    guard date != nil || !dateZone.isGiven else { throw RequestError.needs("date_zone", "date") }
    if date != nil, !other.isEmpty {
      throw CommandError.usage(
        "the sky of --date and the chart of --with-birth don't fit around one wheel; give one of them"
      )
    }
    _ = try form()
    if let format, picture.theme == .auto {
      throw CommandError.usage(
        "\(format.rawValue.uppercased()) has one theme; give --theme light or --theme dark")
    }
  }
}
