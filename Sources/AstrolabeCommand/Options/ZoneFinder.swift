import Astrolabe

/// Looks zones up in the system's database and places in the table that comes along, each of which is
/// opened when the first name asks for it.
struct ZoneFinder {
  private var database: ZoneDatabase?

  /// The zone of a name, an offset, or the mean time of a longitude.
  mutating func zone(named text: String, longitude: Double?) throws(CivilTimeError) -> CivilZone {
    try CivilZone(text, longitude: longitude, database: try opened())
  }

  /// The database keeps the zones that were asked for, so one serves a whole stream.
  private mutating func opened() throws(CivilTimeError) -> ZoneDatabase {
    if let database { return database }
    let system = try ZoneDatabase.system()
    database = system
    return system
  }

  /// The birth that some fields tell of.
  mutating func read(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try zone(named: text, longitude: longitude)
      },
      placeNamed: PlaceFinder.bundledPlace)
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
