// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Astrolabe
public import AstrolabeC

extension Engine {
  /// Opens an engine: the files of a folder, or those beside the library, and the zones of a folder, beside the
  /// library, or of the system.
  static func open(dataFolder: String?, zonesFolder: String?) throws -> Engine {
    let ephemeris =
      if let dataFolder, !FileBytes.isThere("\(dataFolder)/\(ReleasedTable.name)"),
        FileBytes.isThere("\(dataFolder)/sepl_18.se1")
      {
        // Files of Swiss Ephemeris alone are used with the table that comes with the library.
        try LayeredEphemeris(
          compiled: CompiledEphemeris(), swiss: DirectEphemeris(folder: dataFolder))
      } else if let dataFolder {
        try LayeredEphemeris(
          compiled: CompiledEphemeris(path: "\(dataFolder)/\(ReleasedTable.name)"),
          swiss: DirectEphemeris(folder: "\(dataFolder)/se1"))
      } else {
        try StandardEphemeris()
      }
    let zones = Result { () throws(CivilTimeError) in
      if let zonesFolder { return try ZoneDatabase(folder: zonesFolder) }
      if let home = DataFolder.libraryFolder, FileBytes.isFolder("\(home)/zoneinfo") {
        return try ZoneDatabase(folder: "\(home)/zoneinfo")
      }
      return try ZoneDatabase.system()
    }
    if zonesFolder != nil { _ = try zones.get() }
    return Engine(ephemeris: ephemeris, zones: zones)
  }
}

/// Says which interface this is.
@c @implementation
public func astrolabe_abi() -> Int32 { ASTROLABE_ABI }

/// Says which engine this is.
@c @implementation
public func astrolabe_version() -> UnsafePointer<CChar>? { unsafe versionText }

/// Written once and never freed, so that its callers needn't, either.
nonisolated(unsafe) private let versionText: UnsafePointer<CChar> = {
  let bytes = Array(EngineVersion.text.utf8CString)
  let room = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
  unsafe room.initialize(from: bytes, count: bytes.count)
  return unsafe UnsafePointer(room)
}()

/// Opens an engine.
@c @implementation
public func astrolabe_open(
  _ dataFolder: UnsafePointer<CChar>?, _ zonesFolder: UnsafePointer<CChar>?,
  _ engine: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    guard let engine = unsafe engine else { throw Failure.nullPointer("engine") }
    unsafe engine.pointee = nil
    let opened = try unsafe Engine.open(
      dataFolder: text(dataFolder), zonesFolder: text(zonesFolder))
    unsafe engine.pointee = handle(opened)
  }
}

/// Closes an engine.
@c @implementation
public func astrolabe_close(_ engine: OpaquePointer?) { unsafe close(engine, as: Engine.self) }
