import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `places`.
struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places",
    _superCommandName: Root.name,
    abstract: "Cities and towns by name, or near a point, with their coordinates and zones.",
    usage: "astrolabe places <name> [--near <lat,lon>] [<options>]",
    discussion: """
      The most populous come first; with --near the nearest. The first line of each can be \
      given to --place. The places are by GeoNames, CC BY 4.0.

        astrolabe places Springfield
        astrolabe places "Paris, TX" --json
        astrolabe places --near 48.4,10.0
      """)

  @Argument(help: "A name or its beginning, with a country or region after a comma if wanted.")
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Tell the distance from a point, the nearest first: 40.7,-74.0, or 40n42,74w00.",
      valueName: "lat,lon"))
  var near: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many places to tell.", valueName: "count"))
  var limit: Int = 10

  @Flag(help: "Write one JSON object by places.schema.json.")
  var json = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    try PlaceLimit.check(limit)
    guard name != nil || near != nil else {
      throw CommandError.usage(
        "a name is missing; write astrolabe places \"Ulm, Germany\", or --near 48.4,10.0")
    }
    let center = try near.map { text in try translated { try Self.point(text) } }
    let sink = try output.open()
    try translated {
      let finder = try Engine.places.get()
      if let name {
        let search = try finder.search(name, limit: limit, near: center)
        if search.answers.isEmpty { throw PlaceError.unknown(name, nearest: []) }
        try write(search, from: center, to: sink)
      } else if let center {
        let places = try finder.nearest(to: center, limit: limit)
        let page = PlacesPage(
          rows: places.map { ($0.place, $0.distanceKilometers) }, style: output.style)
        try sink.write(json ? PlacesDocument(places).json + "\n" : page.text)
      }
    }
    try sink.finish()
  }

  private func write(
    _ search: PlaceFinder.Search, from center: GeographicPlace?, to sink: OutputSink
  ) throws {
    if json {
      return try sink.write(PlacesDocument(search, near: center).json + "\n")
    }
    let rows = search.places.map { place in
      (place, center.map { place.kilometers(from: $0) })
    }
    let page = PlacesPage(rows: rows, search: search, style: output.style)
    try sink.write(page.text)
  }

  /// The point in `48.4,10.0`.
  private static func point(_ text: String) throws -> GeographicPlace {
    guard let point = try NamedPlace.coordinates(text) else {
      throw CommandError.badInput(
        "\"\(text.printable)\" is no point; write latitude and longitude, such as 48.4,10.0")
    }
    return point
  }
}
