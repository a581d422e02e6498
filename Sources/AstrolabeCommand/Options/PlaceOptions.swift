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

  /// A place with its clocks.
  struct Chosen {
    /// What the place is called, nil if it was given by its coordinates.
    let name: String?
    let coordinates: GeographicPlace
    let zone: CivilZone

    /// Such as `Ulm, Germany`, or `48.4000 N 10.0000 E`.
    var inWords: String { name ?? coordinates.inWords }
  }

  /// The place that the options name, with its clocks.
  func read(engine: Engine) throws -> Chosen {
    let (name, coordinates, itsZone) = try readPlace()
    if let zone {
      return Chosen(
        name: name, coordinates: coordinates,
        zone: try translated { try engine.zone(named: zone, longitude: coordinates.longitude) })
    }
    if let itsZone {
      return Chosen(name: name, coordinates: coordinates, zone: try clocks(itsZone))
    }
    let nearest = try translated {
      try Engine.places.get().nearest(to: coordinates).first?.place
    }
    guard let nearest else {
      throw CommandError.usage("--zone is missing; write --zone Europe/Berlin")
    }
    StandardError.noteAtEnd(
      "the zone is \(nearest.zone), that of \(nearest.fullName); give --zone for another")
    return Chosen(name: nil, coordinates: coordinates, zone: try clocks(nearest.zone))

    func clocks(_ name: String) throws -> CivilZone {
      try translated { try engine.zone(named: name, longitude: coordinates.longitude) }
    }
  }

  private func readPlace() throws -> (String?, GeographicPlace, zone: String?) {
    guard place != nil || latitude != nil || longitude != nil else {
      throw CommandError.usage(
        "a place is missing; write --place \"Ulm, Germany\", or --lat 48.4 --lon 10.0")
    }
    let coordinates = try translated {
      try CoordinateText.place(latitude: latitude, longitude: longitude)
    }
    guard let place else {
      guard let coordinates else {
        throw CommandError.usage("a place needs its latitude and its longitude; give both")
      }
      return (nil, coordinates, nil)
    }
    if coordinates != nil { throw CommandError(BirthError.placeTwice) }
    let found = try translated { try Engine.place(named: place) }
    if found.namesakes > 1 {
      StandardError.noteAtEnd(
        "\(found.namesakes) places have that name; \(found.place.fullName) was used")
    }
    return (found.place.fullName, found.place.coordinates, found.place.zone)
  }
}
