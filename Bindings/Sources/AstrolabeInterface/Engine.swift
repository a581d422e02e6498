// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_spi(FrontEnd) internal import Astrolabe
public import AstrolabeC

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
