import Foundation
import Synchronization

/// A folder of one test's own, which goes when the test is over.
final class ScratchFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("astrolabe-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  private let databases = Mutex<[ScratchDatabase]>([])

  /// A database of the test's own, which goes with the folder.
  func database() throws -> ScratchDatabase {
    let database = try ScratchDatabase()
    databases.withLock { $0.append(database) }
    return database
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it, whether it is there or not.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
