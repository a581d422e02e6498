internal import Astrolabe
internal import AstrolabeC

/// What a call gives up with.
struct Failure: Error {
  let code: Int32
  let message: String

  static func usage(_ message: String) -> Self { Self(ASTROLABE_WRONG_USAGE, message) }
  static func data(_ message: String) -> Self { Self(ASTROLABE_BAD_DATA, message) }
  static func nullPointer(_ name: String) -> Self { usage("the pointer \"\(name)\" is null") }

  static let outOfMemory = Self(ASTROLABE_FAULT, "there is too little memory")

  init(_ code: Int32, _ message: String) { (self.code, self.message) = (code, message) }

  /// What an error of the library is to a caller.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as any AstrolabeError:
      let hint = error.cause == .span ? "; \(Self.otherYears)" : ""
      self.init(error.cause.exitCode, error.description + hint)
    default: self.init(ASTROLABE_FAULT, "\(error)")
    }
  }

  /// What an engine needs for other years: the library comes without the Moon of 1200 to 1799.
  private static let otherYears =
    "for other years open the engine with a folder of Swiss Ephemeris' files"

  /// Whether nobody else can be answered, either: the fault isn't that of one birth.
  var endsTables: Bool { code == ASTROLABE_NO_FILE || code == ASTROLABE_FAULT }

  /// Reports an error to the caller.
  func report(to error: UnsafeMutablePointer<astrolabe_error>?) -> Int32 {
    guard let error = unsafe error else { return code }
    unsafe error.pointee.code = code
    unsafe withUnsafeMutableBytes(of: &error.pointee.message) { room in
      var length = 0
      for scalar in message.unicodeScalars where scalar != "\0" {
        let bytes = Array(String(scalar).utf8)
        guard length + bytes.count < room.count else { break }
        for byte in bytes {
          unsafe room[length] = byte
          length += 1
        }
      }
      unsafe room[length] = 0
    }
    return code
  }
}

/// Runs a call, and says how it went.
@inline(__always)
func answer(
  _ report: UnsafeMutablePointer<astrolabe_error>?, _ body: () throws -> Void
) -> Int32 {
  do {
    try body()
    if let report = unsafe report {
      unsafe report.pointee.code = ASTROLABE_DONE
      unsafe report.pointee.message.0 = 0
    }
    return ASTROLABE_DONE
  } catch {
    return unsafe Failure(error).report(to: report)
  }
}

/// A text that a caller gave, which ends with a zero byte.
func text(_ pointer: UnsafePointer<CChar>?) -> String? {
  unsafe pointer.map { unsafe String(cString: $0) }
}

/// What a pointer of a caller's means: an object that a handle points at.
func object<Object: AnyObject>(_ handle: OpaquePointer?, as type: Object.Type) throws -> Object {
  guard let handle = unsafe handle else { throw Failure.usage("a handle is null") }
  return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// A handle for an object, which lives until it is closed.
func handle(_ object: AnyObject) -> OpaquePointer {
  unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Closes a handle.
func close<Object: AnyObject>(_ handle: OpaquePointer?, as type: Object.Type) {
  guard let handle = unsafe handle else { return }
  unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
}
