public import Astrology
public import Ephemeris

extension BirthFields {
  /// Reads the fields with the zones of a database.
  ///
  /// ```swift
  /// let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
  /// ```
  ///
  /// - Parameter zones: Where IANA names are looked up.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  public func read(zones: ZoneDatabase) throws(BirthError) -> Birth {
    try read { (text, longitude) throws(CivilTimeError) in
      try CivilZone(text, longitude: longitude, database: zones)
    }
  }
}
