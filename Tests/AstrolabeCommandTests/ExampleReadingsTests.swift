import Foundation
import Testing

/// The readings that lie beside the schemas, for those who want to see one before they make one.
@Suite struct ExampleReadingsTests {
  static let examples = [
    ("reading-timed.json", Samples.newYork), ("reading-date-only.json", Samples.dateOnly),
  ]

  @Test(arguments: examples)
  func `an example is what the program writes`(_ name: String, _ birth: [String]) throws {
    let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = repository.appending(path: "Sources/Documents/Schemas/Examples/\(name)")
    let outcome = try Program.run(["today", "--json", "--date", "2025-01-06"] + birth)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
  }
}
