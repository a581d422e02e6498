import ArgumentParser
import Astrolabe

/// The options that describe one birth.
struct BirthOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Date of birth, with the local time if it is known.",
      valueName: "YYYY-MM-DD[THH:MM[:SS]]"))
  var birth: String?

  // Offsets and coordinates may begin with a minus sign, so these take whatever comes next.
  @Option(
    parsing: .unconditional,
    help: "Zone of the time: an IANA name, an offset such as +05:30, or LMT.",
    completion: Completions.zones)
  var zone: String?

  @Option(
    name: .customLong("lat"), parsing: .unconditional,
    help: "Latitude in degrees north: 40.7128, or 40n42.")
  var latitude: String?

  @Option(
    name: .customLong("lon"), parsing: .unconditional,
    help: "Longitude in degrees east: -74.0060, or 74w00.")
  var longitude: String?

  @Option(
    help: ArgumentHelp(
      """
      The place by its name, in place of --lat and --lon: "Ulm, Germany", "Paris, TX". Its zone is \
      taken unless --zone is given, too.
      """,
      valueName: "name"),
    completion: Completions.places)
  var place: String?

  @Option(
    help: "Which of two equal clock readings is meant: earlier unless given; refuse takes neither.")
  var fold: BirthFields.ClockChoice?

  @Option(
    help: """
      Which instant is meant where clocks jumped over the time: later, as if they had jumped after it, \
      unless given; refuse takes neither.
      """)
  var gap: BirthFields.ClockChoice?

  @Option(
    help: """
      Which clock is read where the zone had no standard time yet: the birthplace's own mean time, or \
      that of the town the zone is named after; local unless given.
      """)
  var clock: Birth.Clock?

  @Option(
    help: ArgumentHelp(
      "A person that astrolabe people keeps, in place of all of these.", valueName: "name"))
  var person: String?

  /// What a stream of births is, for the help of commands that take one.
  static let streamHelp: String =
    "NDJSON, one {\"id\":…,\"birth\":…,\"place\":…} a line, or with \"zone\", \"lat\" and \"lon\" for "
    + "the place; - is standard input."

  /// What commands that take a stream of births say where these are given, too.
  static let besideStream =
    "--births goes without the options of one birth: --birth, --place, --zone, --lat, --lon, --fold, "
    + "--gap, --clock, --person"

  /// Whether any of the options was given.
  var isEmpty: Bool {
    hasNoFields && person == nil
  }

  private var hasNoFields: Bool { request.isEmpty }

  /// The options as a request.
  private var request: BirthRequest {
    BirthRequest(
      birth: birth, zone: zone, latitude: latitude, longitude: longitude, place: place,
      fold: fold, gap: gap, clock: clock, calendar: SourceOptions.calendar)
  }

  /// What is written of the birth, here or in the file of people.
  func fields() throws -> BirthFields {
    guard let person else { return try request.fields() }
    guard hasNoFields else {
      throw CommandError.usage(
        "--person goes without --birth, --place, --zone, --lat, --lon, --fold, --gap and --clock")
    }
    return try PeopleStore().person(named: person).fields
  }

  /// The birth that the options describe.
  func read(engine: Engine) throws -> Birth {
    let birth = try request.read(fields(), by: engine)
    request.noteUnusedFields(for: birth)
    birth.noteDoubtfulClock()
    return birth
  }
}

extension BirthRequest {
  /// Reports, when the command is done, which options have no effect on a birth without a time.
  func noteUnusedFields(for birth: Birth) {
    for field in unusedFields(for: birth) {
      StandardError.noteAtEnd("\(field.spelled(as: .option)) isn't used without a time of birth")
    }
  }
}
