public import Astrology
public import Documents
public import Ephemeris
public import Places
public import Readings

#if SwissEphemeris
public import SwissEphemeris
#endif

/// What answers requests: an ephemeris, the time zones and the table of places, opened once.
///
/// ```swift
/// let engine = try Engine()
/// let request = ChartRequest(of: try BirthRequest(birth: "1990-06-15").read(by: engine))
/// let json = try request.document(by: engine)
/// ```
public final class Engine: Sendable {
  /// Where the sky comes from.
  public let ephemeris: StandardEphemeris
  /// Where zones come from.
  ///
  /// A missing database is an error only for a request that names a zone.
  public let zones: Result<ZoneDatabase, CivilTimeError>
  let days = DayCache()

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - ephemeris: Where the sky comes from.
  ///   - zones: Where zones come from; the system's database unless given.
  public init(
    ephemeris: StandardEphemeris,
    zones: Result<ZoneDatabase, CivilTimeError> = Engine.zonesOfSystem
  ) {
    self.ephemeris = ephemeris
    self.zones = zones
  }

  /// Opens the ephemeris that comes with the package, and the system's time zones.
  ///
  /// - Throws: ``RequestError`` if a file of the ephemeris is missing or damaged.
  public convenience init() throws(RequestError) {
    self.init(ephemeris: try RequestError.wrapping { try StandardEphemeris() })
  }

  /// The system's time zones, opened now.
  public static var zonesOfSystem: Result<ZoneDatabase, CivilTimeError> {
    Result { () throws(CivilTimeError) in try ZoneDatabase.system() }
  }

  /// The table of places that comes with the package, opened at the first use.
  public static let places = PlaceFinder.released

  /// The zone of a name, an offset, or the mean time of a longitude.
  public func zone(
    named text: String, longitude: Double? = nil
  ) throws(CivilTimeError) -> CivilZone {
    try CivilZone(text, longitude: longitude, database: zones.get())
  }

  /// The zone of a name; UTC if there is none.
  @_spi(FrontEnd) public func zone(
    _ name: String?, longitude: Double? = nil
  ) throws(CivilTimeError) -> CivilZone {
    guard let name else { return .utc }
    return try zone(named: name, longitude: longitude)
  }

  /// The place of a name.
  public static func place(named name: String) throws(PlaceError) -> PlaceFinder.FoundPlace {
    try places.get().place(name)
  }

  /// The birth of some fields.
  public func birth(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try zone(named: text, longitude: longitude)
      },
      placeNamed: { (name) throws(PlaceError) in try Self.place(named: name) })
  }

  /// Refuses a date that the ephemeris doesn't cover.
  public func checkSpan(_ date: CalendarDate) throws(RequestError) {
    guard ephemeris.span.contains(date) else {
      throw .outsideEphemeris(date, ephemeris.span)
    }
  }

  /// The versions of the data that readings are computed with.
  public func provenance() throws(CivilTimeError) -> ReadingProvenance {
    #if SwissEphemeris
    let compiled = ephemeris.compiled
    #else
    let compiled = ephemeris
    #endif
    return try ReadingProvenance(
      libraryVersion: ephemeris.libraryVersion, compiled: compiled, zones: zones)
  }
}
