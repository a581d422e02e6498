import Astrolabe

/// Looks zones up in the system's database, which keeps those that were asked for, and places in the table
/// that comes along: one serves a whole stream, and all of its threads.
struct ZoneFinder: Sendable {
  /// Missing zones are an error where one is asked for; a birth may do without.
  private let database = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// The zone of a name, an offset, or the mean time of a longitude.
  func zone(named text: String, longitude: Double?) throws(CivilTimeError) -> CivilZone {
    try CivilZone(text, longitude: longitude, database: try database.get())
  }

  /// The birth that some fields tell of.
  func read(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(zoneNamed: zone, placeNamed: PlaceFinder.bundledPlace)
  }
}

extension PlaceFinder {
  /// The table that comes along, opened when the first name asks for it.
  static let bundled = Result { () throws(PlaceError) in try PlaceFinder() }

  /// The place of a name in that table.
  static func bundledPlace(named name: String) throws(PlaceError) -> FoundPlace {
    try bundled.get().place(name)
  }
}
