import TestSupport
import Testing

/// The rules themselves, on the contract's readings: good ones break none, broken ones just theirs.
@Suite struct ReadingRulesTests {
  private struct Example: Decodable {
    let file: String
    /// The frame of its houses, or that it is no reading.
    let semantic: String?
    let expectedBreaks: [String]?

    private enum CodingKeys: String, CodingKey {
      case file, semantic
      case expectedBreaks = "expected_rule_breaks"
    }
  }

  private struct Broken: Decodable {
    let id: String
    let schema: String
    let base: String
    let frame: String?
    let patch: [JSONPatchStep]
    let breaks: String
  }

  /// The numbered rules among those broken.
  private static func ids(_ broken: Set<String>) -> Set<String> {
    Set(broken.filter { $0.hasPrefix("S") }.map { String($0.prefix(3)) })
  }

  @Test func `the contract's readings break what they are known to break`() throws {
    var count = 0
    for example in try ContractFiles.list("Examples/manifest.json", of: Example.self) {
      guard let frame = example.semantic, frame != "natal" else { continue }
      let reading = try ContractFiles.example(example.file)
      let broken = try ReadingRules.broken(by: reading, isSolar: frame == "solar")
      #expect(Self.ids(broken) == Set(example.expectedBreaks ?? []), "\(example.file)")
      count += 1
    }
    #expect(count == 4)
  }

  @Test func `each broken reading breaks its rule and no other`() throws {
    var seen: Set<String> = []
    for negative in try ContractFiles.list(
      "Negatives/semantic_negatives.json", of: Broken.self)
    where negative.schema == "daily_reading" {
      let reading = try ContractFiles.example(negative.base).patched(by: negative.patch)
      let broken = try ReadingRules.broken(by: reading, isSolar: negative.frame == "solar")
      #expect(Self.ids(broken) == [negative.breaks], "\(negative.id): \(broken)")
      seen.insert(negative.breaks)
    }
    #expect(seen == Set((1...25).map { "S\($0 < 10 ? "0" : "")\($0)" }))
  }
}
