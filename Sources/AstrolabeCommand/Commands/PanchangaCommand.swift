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
      almanac's. Without --zone the date is that of the place's zone, or of its own mean time where \
      only coordinates are given.

        astrolabe panchanga --date 2025-01-06 --place "Ujjain, India"
        astrolabe panchanga --date 2025-01-06 --lat 23.18 --lon 75.77 \\
          --zone Asia/Kolkata --json
      """)

  @Option(help: ArgumentHelp("The date; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @Option(
    name: .customLong("lat"), parsing: .unconditional,
    help: "Latitude in degrees north: 23.18, or 23n11.")
  var latitude: String?

  @Option(
    name: .customLong("lon"), parsing: .unconditional,
    help: "Longitude in degrees east: 75.77, or 75e46.")
  var longitude: String?

  @Option(
    help: ArgumentHelp("The place by its name, in place of --lat and --lon.", valueName: "name"))
  var place: String?

  @Option(
    parsing: .unconditional,
    help: "Zone of the date: an IANA name, an offset such as +05:30, or LMT.")
  var zone: String?

  @OptionGroup var zodiac: SiderealOption

  @Option(
    help: ArgumentHelp(
      """
      What counts as sunrise: hindu (centre, no refraction) or limb (upper limb, refraction of 34 \
      minutes of arc); hindu unless given.
      """,
      valueName: "definition"))
  var sunrise: String = Panchanga.Sunrise.hindu.name

  @Flag(help: "Write JSON by panchanga.schema.json.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let ayanamsa = try zodiac.read()
    let definition = try chosenSunrise()
    let date = try CivilZone.utc.date(named: date)
    let engine = try Engine.ofCommand()
    let fields = BirthFields(
      birth: date.description, zone: zone, latitude: latitude, longitude: longitude,
      place: place, fold: .earlier, clock: .local)
    let birth = try translated { try engine.birth(fields) }
    guard let site = birth.place else {
      throw CommandError.usage("--place is missing; give --place, or --lat and --lon")
    }
    let zone = try birth.zone ?? zoneOfPlace(birth.birthplace, at: site, engine)
    guard !zone.day(date).isEmpty else {
      throw CommandError.badInput("\(date) never was in \(zone.name); give another date")
    }
    let sink = try output.open()
    let panchanga = try translated {
      try Panchanga(
        on: date, in: zone, at: site, ayanamsa: ayanamsa, sunrise: definition,
        ephemeris: engine.ephemeris)
    }
    guard let panchanga else {
      throw RequestError.noSunrise(date)
    }
    if json {
      try sink.write(PanchangaDocument(panchanga, zone: zone).json + "\n")
    } else {
      try sink.write(
        PanchangaPage(
          panchanga: panchanga, zone: zone, name: birth.birthplace?.name, style: output.style
        ).text)
    }
    try sink.finish()
  }

  /// The zone of a place that was named, or the mean time of a longitude.
  private func zoneOfPlace(
    _ birthplace: Birthplace?, at place: GeographicPlace, _ engine: Engine
  ) throws -> CivilZone {
    try translated {
      try engine.zone(named: birthplace?.zone ?? "LMT", longitude: place.longitude)
    }
  }

  private func chosenSunrise() throws -> Panchanga.Sunrise {
    guard let definition = Panchanga.Sunrise(rawValue: sunrise) else {
      let names = Panchanga.Sunrise.allCases.map(\.name).joined(separator: ", ")
      throw CommandError.usage(
        "there is no definition of sunrise \"\(sunrise.printable)\"; definitions are \(names)")
    }
    return definition
  }
}
