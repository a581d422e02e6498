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

  /// The zone of this machine's clocks: of `TZ`, or else of `/etc/localtime`; UTC if neither names one.
  var ofThisMachine: CivilZone {
    let name = System.environment("TZ").map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    guard let name = name ?? Self.localTimeZone, !Self.isUTC(name),
      let zone = try? zone(named: name, longitude: nil)
    else { return .utc }
    return zone
  }

  /// The zone that the link `/etc/localtime` leads to.
  private static var localTimeZone: String? {
    guard let target = System.linkTarget("/etc/localtime") else { return nil }
    let parts = target.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  private static func isUTC(_ name: String) -> Bool {
    ["UTC", "Etc/UTC", "Etc/UCT", "UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal"]
      .contains(name)
  }

  /// The birth that some fields describe.
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
