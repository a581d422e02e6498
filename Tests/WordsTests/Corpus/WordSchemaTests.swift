import Foundation
import TestSupport
import Testing

/// The schemas in `words/schema`, which editors read, hold for the files of words.
@Suite struct WordSchemaTests {
  /// The folders whose files are alike, and the schema of one of their files.
  private static let alike = [
    "areas": "area", "contacts": "contacts", "houses": "houses", "meters": "meters",
    "threads": "threads", "transits": "transits",
  ]

  /// The schema of a file, by its path in the folder without the ending.
  private static func schema(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 2 else { return path }
    if path == "transits/moon" { return "transits_moon" }
    if parts[0] == "sky" { return parts[1] }
    return alike[parts[0]] ?? "\(parts[0])_\(parts[1])"
  }

  private static func files(_ folder: String, _ ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Checkout.path(folder))
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test func `each file of words fits its schema, and each schema has a file`() throws {
    var schemas: [String: JSONValue] = [:]
    for name in try Self.files("words/schema", ".schema.json") {
      guard
        case .object(var schema) = try JSONValue(
          parsing: Checkout.text("words/schema/\(name).schema.json"))
      else {
        Issue.record("\(name) is no object")
        continue
      }
      schema["$id"] = .string("https://example.org/\(name).schema.json")
      schemas[name] = .object(schema)
    }
    let library = try SchemaLibrary(schemas)
    let files = try Self.files("words/en", ".json")
    #expect(files.count > 60)
    for file in files {
      let document = try JSONValue(parsing: Checkout.text("words/en/\(file).json"))
      let violations = try library.violations(in: document, against: Self.schema(of: file))
      #expect(violations.isEmpty, "\(file): \(violations)")
    }
    #expect(Set(files.map { Self.schema(of: $0) }) == Set(schemas.keys))
  }
}
