public import Foundation

/// A folder of one test's own.
public struct TemporaryFolder {
  /// Where it is.
  public let url: URL
  /// The same as a path.
  public var path: String { url.path(percentEncoded: false) }

  /// Makes a folder, lends it, and takes it away.
  public static func with<Value>(
    named name: String = "ephemeris", _ body: (TemporaryFolder) throws -> Value
  ) throws -> Value {
    let manager = FileManager.default
    // Links are resolved, because the system's list of open files has none in it.
    let parent = manager.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: UUID().uuidString, directoryHint: .isDirectory)
    let folder = TemporaryFolder(
      url: parent.appending(path: name, directoryHint: .notDirectory))
    try manager.createDirectory(at: folder.url, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: parent) }
    return try body(folder)
  }

  /// Takes a file away.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  /// Rewrites the bytes of a file.
  public func change(_ name: String, _ change: (inout Data) -> Void) throws {
    let file = url.appending(path: name)
    var bytes = try Data(contentsOf: file)
    change(&bytes)
    try bytes.write(to: file)
  }
}
