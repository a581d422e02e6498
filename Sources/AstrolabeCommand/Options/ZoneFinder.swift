import Astrolabe

/// Looks zones up in the system's database, which keeps those that were asked for: one serves a whole
/// stream, and all of its threads.
struct ZoneFinder: Sendable {
  /// Missing zones are an error where one is asked for; a birth may do without.
  private let database = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  /// The zone of a name, an offset, or the mean time of a longitude.
  func zone(named text: String, longitude: Double?) throws(CivilTimeError) -> CivilZone {
    try CivilZone(text, longitude: longitude, database: try database.get())
  }

  /// The birth that some fields tell of.
  func read(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(zoneNamed: zone)
  }
}
