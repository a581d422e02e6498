import Foundation
import TestSupport
import Testing

/// The contract's examples pass its schemas, and its broken documents are refused for their reason.
@Suite struct ContractNegativesTests {
  @Test(arguments: try ContractFiles.list("Examples/manifest.json", of: ContractExample.self))
  func `an example is valid`(_ example: ContractExample) throws {
    let document = try ContractFiles.example(example.file)
    #expect(try SchemaLibrary.contract().violations(in: document, against: example.schema).isEmpty)
  }

  @Test(arguments: try ContractFiles.list("Negatives/negatives.json", of: ContractNegative.self))
  func `a broken document is refused where it is broken`(_ negative: ContractNegative) throws {
    let document = try ContractFiles.example(negative.base).patched(by: negative.patch)
    let violations = try SchemaLibrary.contract().violations(in: document, against: negative.schema)
    let expected = violations.filter {
      $0.path == negative.at && negative.validators.contains($0.keyword)
    }
    #expect(!expected.isEmpty, "it should break \(negative.validators) at \(negative.at)")
    #expect(violations == expected, "it should break nothing else")
  }

  @Test(
    arguments: try ContractFiles.list(
      "Negatives/semantic_negatives.json", of: ContractSemanticNegative.self))
  func `a document that breaks a rule between fields passes its schema`(
    _ negative: ContractSemanticNegative
  ) throws {
    let document = try ContractFiles.example(negative.base).patched(by: negative.patch)
    #expect(try SchemaLibrary.contract().violations(in: document, against: negative.schema).isEmpty)
  }

  @Test func `no example and no negative is left out`() throws {
    let examples = try ContractFiles.list("Examples/manifest.json", of: ContractExample.self)
    let negatives = try ContractFiles.list("Negatives/negatives.json", of: ContractNegative.self)
    let semantic = try ContractFiles.list(
      "Negatives/semantic_negatives.json", of: ContractSemanticNegative.self)
    #expect(examples.count == 18)
    #expect(negatives.count == 315)
    #expect(semantic.count == 40)
    #expect(Set(negatives.map(\.id)).count == 315)
  }
}

/// An entry of `Contract/Examples/manifest.json`.
struct ContractExample: Sendable, Decodable, CustomTestStringConvertible {
  let file: String
  /// The schema, and where in it, such as `daily_reading#/$defs/meter`.
  let schema: String

  var testDescription: String { file }
}

/// An entry of `Contract/Negatives/negatives.json`: an example, and a change that breaks it.
struct ContractNegative: Sendable, Decodable, CustomTestStringConvertible {
  let id: String
  let schema: String
  /// The example that is changed.
  let base: String
  let patch: [JSONPatchStep]
  /// What is wrong, in words.
  let breaks: String
  /// Where the schema must complain.
  let at: String
  /// The keywords that may complain; one of them must.
  let validators: [String]

  var testDescription: String { "\(id): \(breaks)" }
}

/// An entry of `Contract/Negatives/semantic_negatives.json`.
struct ContractSemanticNegative: Sendable, Decodable, CustomTestStringConvertible {
  let id: String
  let schema: String
  let base: String
  let patch: [JSONPatchStep]
  /// The rule that is broken, which no schema can express.
  let breaks: String

  var testDescription: String { "\(id) breaks \(breaks)" }
}
