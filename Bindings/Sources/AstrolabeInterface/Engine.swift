// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Astrolabe
public import AstrolabeC

/// What a handle of an engine points at.
final class Engine: Sendable {
  let ephemeris: StandardEphemeris
  /// Missing zones are an error where one is asked for; a birth may do without.
  let zones: Result<ZoneDatabase, CivilTimeError>
  private let shelf = DayShelf()

  init(dataFolder: String?, zonesFolder: String?) throws {
    if let dataFolder {
      ephemeris = try LayeredEphemeris(
        compiled: CompiledEphemeris(path: "\(dataFolder)/\(ReleasedTable.name)"),
        swiss: DirectEphemeris(folder: "\(dataFolder)/se1"))
    } else {
      ephemeris = try StandardEphemeris()
    }
    zones = Result { () throws(CivilTimeError) in
      if let zonesFolder { return try ZoneDatabase(folder: zonesFolder) }
      if let home = DataFolder.libraryFolder, FileBytes.isFolder("\(home)/zoneinfo") {
        return try ZoneDatabase(folder: "\(home)/zoneinfo")
      }
      return try ZoneDatabase.system()
    }
    if zonesFolder != nil { _ = try zones.get() }
  }

  /// A zone by its name, UTC where there is none.
  func zone(_ name: String?, longitude: Double? = nil) throws -> CivilZone {
    guard let name else { return .utc }
    return try CivilZone(name, longitude: longitude, database: zones.get())
  }

  /// The birth that some fields describe, with its zone and its place looked up.
  func birth(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try CivilZone(text, longitude: longitude, database: zones.get())
      },
      placeNamed: { (name) throws(PlaceError) in try Self.places.get().place(name) })
  }

  /// The table of places beside the library, opened when the first name asks for it; who brings none may
  /// do without names.
  static let places = Result { () throws(PlaceError) in try PlaceFinder() }

  /// A day's readings, prepared; the engine keeps those asked for last.
  func writer(
    of date: CalendarDate, in zone: CivilZone, hasTexts: Bool, hasMore: Bool
  ) throws -> ReadingWriter {
    let kept = shelf.first {
      $0.writer.day.date == date && $0.writer.day.zone == zone && $0.hasTexts == hasTexts
        && $0.hasMore == hasMore
    }
    if let kept { return kept.writer }
    let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
    let writer = try writer(of: day, hasTexts: hasTexts, hasMore: hasMore)
    shelf.put(ReadyDay(writer: writer, hasTexts: hasTexts, hasMore: hasMore))
    return writer
  }

  /// The readings of a day or an instant.
  func writer(of day: ReadingDay, hasTexts: Bool, hasMore: Bool) throws -> ReadingWriter {
    ReadingWriter(
      day: day, ephemeris: ephemeris, provenance: hasMore ? try provenance() : nil,
      hasTexts: hasTexts)
  }

  func provenance() throws -> ReadingProvenance {
    try ReadingProvenance(
      libraryVersion: ephemeris.libraryVersion, compiled: ephemeris.compiled, zones: zones)
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
    let opened = try unsafe Engine(dataFolder: text(dataFolder), zonesFolder: text(zonesFolder))
    unsafe engine.pointee = handle(opened)
  }
}

/// Closes an engine.
@c @implementation
public func astrolabe_close(_ engine: OpaquePointer?) { unsafe close(engine, as: Engine.self) }
