import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options that name a place on the Earth and the clocks that are read there.
struct PlaceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The place by its name: \"Ulm, Germany\", \"Paris, TX\".", valueName: "name"),
    completion: Completions.places)
  var place: String?

  // Offsets and coordinates may begin with a minus sign, so these take whatever comes next.
  @Option(
    name: .customLong("lat"), parsing: .unconditional,
    help: "Latitude in degrees north: 40.7128, or 40n42.")
  var latitude: String?

  @Option(
    name: .customLong("lon"), parsing: .unconditional,
    help: "Longitude in degrees east: -74.0060, or 74w00.")
  var longitude: String?

  @Option(
    parsing: .unconditional,
    help: """
      Zone of dates and times: an IANA name, an offset, or LMT. Unless given it is that of the place, or \
      that of the town nearest to --lat and --lon.
      """,
    completion: Completions.zones)
  var zone: String?

  /// The place that the options name; adds notes on namesakes and on a zone that no option gives.
  func read(engine: Engine) throws -> LocalPlace {
    guard place != nil || latitude != nil || longitude != nil else {
      throw CommandError.usage(
        "a place is missing; write --place \"Ulm, Germany\", or --lat 48.4 --lon 10.0")
    }
    let coordinates = try translated {
      try CoordinateText.place(latitude: latitude, longitude: longitude)
    }
    guard let chosen = try LocalPlace(named: place, at: coordinates, zone: zone, by: engine) else {
      throw CommandError.usage("a place needs its latitude and its longitude; give both")
    }
    if chosen.namesakes > 1 {
      StandardError.noteAtEnd(
        "\(chosen.namesakes) places have that name; \(chosen.inWords) was used")
    }
    if let nearest = chosen.nearest {
      StandardError.noteAtEnd(
        "the zone is \(nearest.zone), that of \(nearest.fullName); give --zone for another")
    }
    return chosen
  }
}
