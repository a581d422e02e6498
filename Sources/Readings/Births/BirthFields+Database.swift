public import Astrology
public import Ephemeris
public import Places

extension BirthFields {
  /// Reads the fields with the zones of a database.
  ///
  /// ```swift
  /// let birth = try BirthFields(birth: "1990-06-15").read(zones: .system())
  /// ```
  ///
  /// - Parameters:
  ///   - zones: Where IANA names are looked up.
  ///   - places: Where places are looked up; in the table that comes with the package unless given.
  /// - Returns: The birth.
  /// - Throws: ``BirthError``.
  public func read(
    zones: ZoneDatabase, places: PlaceFinder? = nil
  ) throws(BirthError) -> Birth {
    try read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try CivilZone(text, longitude: longitude, database: zones)
      },
      placeNamed: { (name) throws(PlaceError) in
        if let places { return try places.place(name) }
        return try PlaceFinder().place(name)
      })
  }
}
