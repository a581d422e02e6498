public import Ephemeris
public import Foundation

extension CivilZone {
  /// The zone of that identifier, by the engine's own reading of the system's time zone database.
  ///
  /// Foundation's zones know less of the years before 1970 than the database has. One that was made of
  /// an offset alone, such as `TimeZone(secondsFromGMT: 3600)`, is a fixed offset here, too.
  ///
  /// - Parameters:
  ///   - timeZone: The zone.
  ///   - database: Where zones are looked up; not evaluated for fixed offsets.
  /// - Throws: ``/CivilTime/CivilTimeError`` where the database is missing or lacks the zone.
  public init(
    _ timeZone: TimeZone, database: @autoclosure () throws(CivilTimeError) -> ZoneDatabase
  ) throws(CivilTimeError) {
    try self.init(timeZone.identifier, database: try database())
  }
}
