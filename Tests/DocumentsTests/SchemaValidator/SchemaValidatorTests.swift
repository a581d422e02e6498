import Foundation
import TestSupport
import Testing

/// The validator itself, where the contract's own negatives don't reach.
@Suite struct SchemaValidatorTests {
  /// What `instance` breaks of `schema`, both given as JSON.
  static func violations(of instance: String, against schema: String) throws -> Set<String> {
    guard var members = try JSONValue(parsing: schema).object else {
      throw CocoaError(.coderInvalidValue)
    }
    members["$id"] = .string("urn:test")
    let library = try SchemaLibrary(["test": .object(members)])
    let violations = try library.violations(in: JSONValue(parsing: instance), against: "test")
    return Set(violations.map(\.description))
  }

  @Test(arguments: [
    ("true", #"{"type": "integer"}"#, "/ breaks type"),
    ("1.5", #"{"type": "integer"}"#, "/ breaks type"),
    ("1", #"{"const": true}"#, "/ breaks const"),
    ("0", #"{"enum": [false, null, "0"]}"#, "/ breaks enum"),
    ("0.35", #"{"multipleOf": 0.1}"#, "/ breaks multipleOf"),
    (#""a\n""#, #"{"pattern": "^a$"}"#, "/ breaks pattern"),
    (#""é""#, #"{"minLength": 2}"#, "/ breaks minLength"),
    (#""2023-02-29""#, #"{"format": "date"}"#, "/ breaks format"),
    ("[1, 1.0]", #"{"uniqueItems": true}"#, "/ breaks uniqueItems"),
    ("[1, 2]", #"{"prefixItems": [true], "items": false}"#, "/ breaks items"),
    ("[1, 2]", #"{"prefixItems": [true], "items": {"const": 1}}"#, "/1 breaks const"),
    (#"{"a": 1}"#, #"{"properties": {"a": false}}"#, "/a breaks false"),
    (#"{"ab": 1}"#, #"{"patternProperties": {"^a": {"const": 2}}}"#, "/ab breaks const"),
    (#"{"a": 1}"#, #"{"additionalProperties": {"const": 2}}"#, "/a breaks const"),
    (
      #"{"a": [{"a": []}, 1]}"#,
      ##"{"properties": {"a": {"items": {"$ref": "#"}}}, "type": "object"}"##,
      "/a/1 breaks type"
    ),
    ("3", #"{"oneOf": [{"minimum": 1}, {"minimum": 2}]}"#, "/ breaks oneOf"),
    ("0", #"{"anyOf": [{"minimum": 1}, {"minimum": 2}]}"#, "/ breaks anyOf"),
    ("0", #"{"if": {"const": 0}, "then": {"const": 1}, "else": {"const": 2}}"#, "/ breaks const"),
  ])
  func `a document is refused`(instance: String, schema: String, violation: String) throws {
    #expect(try Self.violations(of: instance, against: schema) == [violation])
  }

  @Test(arguments: [
    ("1.0", #"{"type": "integer"}"#),
    ("1.0", #"{"const": 1}"#),
    ("[1, true, \"1\"]", #"{"uniqueItems": true}"#),
    ("[0, false]", #"{"uniqueItems": true}"#),
    (#""no number""#, #"{"minimum": 3}"#),
    (#""2024-02-29""#, #"{"format": "date"}"#),
    (#""a\u00a0b""#, #"{"pattern": "^\\S+\\s\\S+$"}"#),
    ("0", #"{"if": {"const": 1}, "then": false}"#),
  ])
  func `a document passes`(instance: String, schema: String) throws {
    #expect(try Self.violations(of: instance, against: schema).isEmpty)
  }

  @Test(arguments: [
    #"{"contains": {}}"#, #"{"properties": {"a": {"minContains": 1}}}"#, #"{"format": "time"}"#,
    ##"{"$ref": "#/$defs/none"}"##, #"{"then": {}}"#, #"{"pattern": "\\bword"}"#,
    #"{"type": "float"}"#,
  ])
  func `a schema that can't be checked in full is an error`(schema: String) {
    #expect(throws: (any Error).self) { try Self.violations(of: "{}", against: schema) }
  }

  @Test func `a schema that is not there is an error`() throws {
    let library = try SchemaLibrary.contract()
    #expect(throws: SchemaError.self) { try library.violations(in: .null, against: "none") }
    #expect(throws: SchemaError.self) {
      try library.violations(in: .null, against: "natal_chart#/$defs/none")
    }
  }
}
