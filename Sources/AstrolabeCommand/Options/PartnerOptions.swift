import ArgumentParser
import Astrolabe

/// The options that describe the other of two births.
struct PartnerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The other's date of birth, with the local time if it is known.",
      valueName: "YYYY-MM-DD[THH:MM[:SS]]"))
  var withBirth: String?

  @Option(
    parsing: .unconditional, help: "The other's zone, as --zone has it.",
    completion: Completions.zones)
  var withZone: String?

  @Option(
    name: .customLong("with-lat"), parsing: .unconditional,
    help: "The other's latitude in degrees north.")
  var withLatitude: String?

  @Option(
    name: .customLong("with-lon"), parsing: .unconditional,
    help: "The other's longitude in degrees east.")
  var withLongitude: String?

  @Option(
    help: ArgumentHelp(
      "The other's place by its name, as --place has it.", valueName: "name"),
    completion: Completions.places)
  var withPlace: String?

  @Option(help: "Which of two equal clock readings of the other's is meant, as --fold has it.")
  var withFold: BirthFields.ClockChoice?

  @Option(
    help: "Which instant is meant where clocks jumped over the other's time, as --gap has it.")
  var withGap: BirthFields.ClockChoice?

  @Option(help: "Which clock is read for the other before standard time, as --clock has it.")
  var withClock: Birth.Clock?

  @Option(
    help: ArgumentHelp(
      "The other by name, a person that astrolabe people keeps.", valueName: "name"))
  var withPerson: String?

  /// What commands that take a stream of others say where one other is given, too.
  static let besideStream =
    "--births goes without the options of one other birth: --with-birth, --with-place, --with-zone, "
    + "--with-lat, --with-lon, --with-fold, --with-gap, --with-clock, "
    + "--with-person"

  /// Whether any of the options was given.
  var isEmpty: Bool {
    hasNoFields && withPerson == nil
  }

  private var hasNoFields: Bool { request.isEmpty }

  /// The options as a request.
  private var request: BirthRequest {
    BirthRequest(
      birth: withBirth, zone: withZone, latitude: withLatitude, longitude: withLongitude,
      place: withPlace, fold: withFold, gap: withGap, clock: withClock,
      calendar: SourceOptions.calendar, isOther: true)
  }

  /// What is written of the other's birth, here or in the file of people.
  private func fields() throws -> BirthFields {
    guard let withPerson else { return try request.fields() }
    guard hasNoFields else {
      throw CommandError.usage("--with-person goes without the other options of the other's birth")
    }
    return try PeopleStore().person(named: withPerson).fields
  }

  /// The birth that the options describe.
  func read(engine: Engine) throws -> Birth {
    let birth = try request.read(fields(), by: engine)
    request.noteUnusedFields(for: birth)
    birth.noteDoubtfulClock()
    return birth
  }
}

extension Birth {
  /// Reports, when the command is done, that two births are one, and what that means for what was asked.
  func noteLikeness(
    to other: Birth, hence: String = "so every point meets itself; scores mean nothing"
  ) {
    guard instant == other.instant, place == other.place, isTimed == other.isTimed else { return }
    StandardError.noteAtEnd("both births are the same, \(hence)")
  }
}
