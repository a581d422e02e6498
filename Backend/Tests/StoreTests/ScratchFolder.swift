import Foundation

/// A folder of one test's own, which goes when the test is over.
final class ScratchFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("astrolabe-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it, whether it is there or not.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
