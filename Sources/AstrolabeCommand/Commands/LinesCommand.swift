import ArgumentParser
import Astrolabe

/// The subcommand `lines`.
struct LinesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lines",
    _superCommandName: Root.name,
    abstract: "Astrocartography: where on Earth each body was on an angle at a birth.",
    usage: "astrolabe lines --birth <birth> [<options>]",
    discussion: """
      For each body the lines along which it rose, culminated, set and stood below, by its own right \
      ascension and declination. A time of birth is needed, with its zone or place.

        astrolabe lines --birth 1990-06-15T14:30 --place "New York"
        astrolabe lines --birth 1990-06-15T14:30 --place "New York" \\
          --for-place Lisbon
        astrolabe lines --birth 1990-06-15T14:30 --place "New York" --svg \\
          --output map.svg
        astrolabe lines --birth 1990-06-15T14:30 --place "New York" \\
          --bodies sun,venus --geojson
      """)

  @OptionGroup var birth: BirthOptions

  @Option(
    help: "Names separated by commas, or all; the eleven points of charts unless given.",
    completion: Completions.bodies)
  var bodies: String?

  // A latitude may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A place whose distance from each line is told: its name, or 48.4,10.0.", valueName: "place"))
  var forPlace: String?

  @Flag(
    help: """
      Tell the azimuth and the altitude of each body at the place of birth instead (local space); with \
      --json by local_space.schema.json.
      """)
  var localSpace = false

  @Flag(help: "Write a JSON array by lines.schema.json.")
  var json = false

  @Flag(help: "Write GeoJSON (RFC 7946) by lines_geo.schema.json.")
  var geojson = false

  @Flag(help: "Draw a map in SVG.")
  var svg = false

  @OptionGroup var picture: PictureOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try RequestError.checkExclusive([("json", json), ("geojson", geojson), ("svg", svg)])
    try svg ? picture.checkSize() : picture.checkAreAbsent()
    try RequestError.check(
      "local_space", isGiven: localSpace,
      excludes: [("geojson", geojson), ("svg", svg), ("for_place", forPlace != nil)])
    let wanted = try bodies.map { try RequestNames.bodies($0) } ?? .eleven
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let point = try forPlace.map { try NamedPoint($0) }
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let chart = try translated { try NatalChart(of: birth, ephemeris: ephemeris) }
    if localSpace {
      try sink.write(localSpace(of: chart, bodies: wanted, ephemeris: ephemeris))
      return try sink.finish()
    }
    let lines = try translated {
      try AngularLine.lines(of: chart, bodies: wanted, ephemeris: ephemeris)
    }
    guard let lines else {
      throw RequestError.timeMissing(nil, needsPlace: false)
    }
    if json || geojson { birth.tellNote() }
    if json {
      try sink.write(LinesDocument(lines, for: point?.coordinates).json + "\n")
    } else if geojson {
      try sink.write(LinesGeoDocument(lines, for: point?.coordinates).json + "\n")
    } else if svg {
      birth.tellPlaceNotes()
      let (marks, land) = try translated { (try CityMarks.marks(), try CityMarks.land()) }
      try sink.write(
        picture.svg { theme in
          LineMapPicture(
            lines: lines, chart: chart, marks: marks,
            home: point?.coordinates ?? birth.place, theme: theme, land: land
          ).picture
        })
    } else {
      try sink.write(
        LinesPage(chart: chart, lines: lines, point: point, style: output.style).text)
    }
    try sink.finish()
  }

  private func localSpace(
    of chart: NatalChart, bodies: BodySet, ephemeris: StandardEphemeris
  ) throws -> String {
    let places = try translated {
      try HorizontalPlace.places(of: chart, bodies: bodies, ephemeris: ephemeris)
    }
    guard let places else {
      throw RequestError.timeMissing("local_space", needsPlace: true)
    }
    if json {
      chart.birth.tellNote()
      return LocalSpaceDocument(places).json + "\n"
    }
    return LocalSpacePage(chart: chart, places: places, style: output.style).text
  }
}
