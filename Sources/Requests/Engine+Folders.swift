internal import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

extension Engine {
  /// Opens an engine: the files of a folder, or those beside the library, and the zones of a folder, beside the
  /// library, or of the system.
  ///
  /// - Parameters:
  ///   - dataFolder: The folder of the ephemeris; nil for the one that comes with the library.
  ///   - zonesFolder: The folder of the zones; nil for the library's or the system's.
  /// - Returns: The engine.
  /// - Throws: What the ephemeris or the zones can't be opened for.
  @_spi(FrontEnd)
  public static func open(dataFolder: String?, zonesFolder: String?) throws -> Engine {
    let zones = Result { () throws(CivilTimeError) in
      if let zonesFolder { return try ZoneDatabase(folder: zonesFolder) }
      if let home = DataFolder.libraryFolder, FileBytes.isFolder("\(home)/zoneinfo") {
        return try ZoneDatabase(folder: "\(home)/zoneinfo")
      }
      return try ZoneDatabase.system()
    }
    let found = try dataFolder.map { try opened(from: $0) }
    let ephemeris = try found ?? StandardEphemeris()
    if zonesFolder != nil { _ = try zones.get() }
    return Engine(ephemeris: ephemeris, zones: zones)
  }

  private static func opened(from folder: String) throws -> StandardEphemeris {
    let table = "\(folder)/\(ReleasedTable.name)"
    #if SwissEphemeris
    if !FileBytes.isThere(table), FileBytes.isThere("\(folder)/sepl_18.se1") {
      // Files of Swiss Ephemeris alone are used with the table that comes with the library.
      return try LayeredEphemeris(
        compiled: CompiledEphemeris(), swiss: DirectEphemeris(folder: folder))
    }
    return try LayeredEphemeris(
      compiled: CompiledEphemeris(path: table), swiss: DirectEphemeris(folder: "\(folder)/se1"))
    #else
    return try CompiledEphemeris(path: table)
    #endif
  }
}
