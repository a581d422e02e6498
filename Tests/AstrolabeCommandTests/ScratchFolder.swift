import Foundation

/// A folder of one test's own, which goes when the test is over.
final class ScratchFolder {
  /// Where it is.
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it, whether it is there or not.
  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file into it and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appending(path: name))
    return path(name)
  }

  /// A file of it as text.
  func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// A file of it as it is.
  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  /// What lies in it, hidden files too, sorted.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
    }
  }
}
