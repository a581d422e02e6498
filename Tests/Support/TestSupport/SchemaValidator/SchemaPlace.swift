import Foundation

/// Where a subschema stands: a document and the way into it.
struct SchemaPlace: CustomStringConvertible {
  /// The document's `$id`.
  let document: String
  private(set) var tokens: [String] = []

  init(document: String) {
    self.document = document
  }

  /// Reads a reference such as `#/$defs/sign`, `urn:x` or `urn:x#/$defs/sign`, found in `document`.
  init(resolving reference: String, in document: String) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    self.document = parts.first.flatMap { $0.isEmpty ? nil : String($0) } ?? document
    tokens = JSONPointer(parts.count > 1 ? String(parts[1]) : "").tokens
  }

  /// Such as `urn:x#/$defs/sign`.
  var description: String { "\(document)#\(JSONPointer(tokens).description)" }

  /// The place one step further out.
  var parent: SchemaPlace {
    var outer = self
    outer.tokens = tokens.dropLast()
    return outer
  }

  static func + (place: SchemaPlace, token: String) -> SchemaPlace {
    var inner = place
    inner.tokens.append(token)
    return inner
  }
}

/// What stands beside a keyword, read as what the keyword wants.
struct SchemaOperand {
  let value: JSONValue
  let place: SchemaPlace

  func error(_ problem: String) -> SchemaError {
    SchemaError(place: place.description, problem: problem)
  }

  func number() throws -> Double {
    guard let number = value.number else { throw error("a number is wanted") }
    return number
  }

  func string() throws -> String {
    guard let string = value.string else { throw error("a string is wanted") }
    return string
  }

  func pattern() throws -> ECMAPattern { try ECMAPattern(try string()) }

  func list() throws -> [JSONValue] {
    guard let list = value.array else { throw error("an array is wanted") }
    return list
  }

  func members() throws -> [String: JSONValue] {
    guard let members = value.object else { throw error("an object is wanted") }
    return members
  }

  func names() throws -> [String] {
    try list().map {
      guard let name = $0.string else { throw error("an array of strings is wanted") }
      return name
    }
  }

  func namesByKey() throws -> [String: [String]] {
    try members().mapValues { try SchemaOperand(value: $0, place: place).names() }
  }

  func types() throws -> Set<JSONType> {
    let names = value.string.map { [$0] }
    return try Set(
      (names ?? self.names()).map {
        guard let type = JSONType(rawValue: $0) else { throw error("\($0) is no type") }
        return type
      })
  }
}
