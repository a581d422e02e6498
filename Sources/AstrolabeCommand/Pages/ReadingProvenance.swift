import Astrolabe

extension ReadingProvenance {
  /// What this program reads with; no version of zones where there are none, since then none were used.
  ///
  /// - Throws: `CivilTimeError` where there are zones that can't be read.
  static func ofThisSystem(_ ephemeris: StandardEphemeris) throws(CivilTimeError) -> Self {
    #if SwissEphemeris
    let compiled = ephemeris.compiled
    #else
    let compiled = ephemeris
    #endif
    var zonesVersion: String?
    do {
      zonesVersion = try ZoneDatabase.system().version
    } catch .databaseNotFound {}
    return Self(
      libraryVersion: ephemeris.libraryVersion, table: Table(of: compiled),
      zonesVersion: zonesVersion)
  }
}
