package import Ephemeris
internal import Foundation
package import TestSupport

extension TemporaryFolder {
  /// Makes a folder with copies of the package's data files, lends it, and takes it away.
  package static func with<Value>(
    named name: String = "ephemeris", copying files: [SwissFile],
    _ body: (TemporaryFolder) throws -> Value
  ) throws -> Value {
    try with(named: name) { folder in
      for file in files {
        try FileManager.default.copyItem(
          at: EphemerisSamples.dataFolder.appending(path: file.name),
          to: folder.url.appending(path: file.name))
      }
      return try body(folder)
    }
  }
}
