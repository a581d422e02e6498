import Foundation
import TestSupport

/// The contract's examples and negatives, which lie beside the tests.
enum ContractFiles {
  /// The example called `name`, such as `natal_chart.v1.1990-06-15.json`.
  static func example(_ name: String) throws -> JSONValue {
    guard let example = try examples.get()[name] else { throw CocoaError(.fileNoSuchFile) }
    return example
  }

  /// Reads `Contract/Examples/manifest.json` or a file of `Contract/Negatives`.
  static func list<Entry: Decodable>(_ name: String, of entry: Entry.Type) throws -> [Entry] {
    let url = folder.appending(path: name)
    return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
  }

  private static var folder: URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Contract")
  }

  /// Read once, as hundreds of negatives start from the same few examples.
  private static let examples = Result {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Examples"), includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0.lastPathComponent, try JSONValue(contentsOf: $0)) })
  }
}
