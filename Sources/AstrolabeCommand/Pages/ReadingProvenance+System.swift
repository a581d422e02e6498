import Astrolabe

extension ReadingProvenance {
  /// Describes the ephemeris and the zones of this system.
  ///
  /// - Throws: `CivilTimeError` if there is a zone database that cannot be read.
  static func ofThisSystem(_ ephemeris: StandardEphemeris) throws(CivilTimeError) -> Self {
    #if SwissEphemeris
    let compiled = ephemeris.compiled
    #else
    let compiled = ephemeris
    #endif
    return try Self(
      libraryVersion: ephemeris.libraryVersion, compiled: compiled,
      zones: Result { () throws(CivilTimeError) in try ZoneDatabase.system() })
  }
}
