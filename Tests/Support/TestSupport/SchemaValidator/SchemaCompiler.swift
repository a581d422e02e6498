import Foundation

/// Why a schema can't be used.
public struct SchemaError: Error, CustomStringConvertible {
  /// The document's `$id`, and where in it.
  let place: String
  let problem: String

  /// Where and what.
  public var description: String { "\(place): \(problem)" }
}

/// Turns schema documents into lists of ``SchemaKeyword``, one list for each subschema.
///
/// A keyword that is not known here is an error: a demand must not be passed over.
struct SchemaCompiler {
  /// The documents by their `$id`.
  let documents: [String: JSONValue]
  /// The keywords of each subschema.
  private(set) var schemas: [[SchemaKeyword]] = []
  /// The number of each subschema, by `$id#pointer`.
  private(set) var numbers: [String: Int] = [:]

  /// Compiles all of `documents`.
  init(_ documents: [String: JSONValue]) throws {
    self.documents = documents
    for (id, document) in documents { _ = try compile(document, SchemaPlace(document: id)) }
  }

  /// The number of the subschema at `place`, compiled now unless it is already.
  private mutating func compile(_ schema: JSONValue, _ place: SchemaPlace) throws -> Int {
    if let known = numbers[place.description] { return known }
    let number = schemas.count
    // Known before its insides are, as those may refer back to it.
    numbers[place.description] = number
    schemas.append([])
    schemas[number] = try keywords(of: schema, place)
    return number
  }

  private mutating func keywords(
    of schema: JSONValue, _ place: SchemaPlace
  ) throws -> [SchemaKeyword] {
    switch schema {
    case .boolean(let allows):
      return allows ? [] : [.never]
    case .object(let members):
      return try members.sorted { $0.key < $1.key }.compactMap { name, operand in
        try keyword(name, SchemaOperand(value: operand, place: place + name), of: members)
      }
    default:
      throw SchemaError(place: place.description, problem: "a schema is an object or a boolean")
    }
  }

  /// The keyword called `name`, or nil where it demands nothing by itself.
  private mutating func keyword(
    _ name: String, _ operand: SchemaOperand, of siblings: [String: JSONValue]
  ) throws -> SchemaKeyword? {
    if let bound = SchemaBound(rawValue: name) { return .bound(bound, try operand.number()) }
    switch name {
    case "$schema", "$id", "$comment", "title", "description", "default", "examples": return nil
    case "$defs":
      _ = try compileMembers(operand)
      return nil
    case "$ref": return .reference(try target(of: operand))
    case "type": return .type(try operand.types())
    case "const": return .constant(operand.value)
    case "enum": return .enumeration(try operand.list())
    case "uniqueItems": return operand.value == .boolean(true) ? .uniqueItems : nil
    case "pattern": return .pattern(try operand.pattern())
    case "format":
      guard operand.value == .string("date") else { throw operand.error("this format isn't known") }
      return .date
    case "required": return .required(try operand.names())
    case "dependentRequired": return .dependentRequired(try operand.namesByKey())
    case "properties": return .properties(try compileMembers(operand))
    case "patternProperties":
      return .patternProperties(
        try compileMembers(operand).map { (try ECMAPattern($0.key), $0.schema) })
    case "additionalProperties":
      return .additionalProperties(
        AdditionalProperties(
          named: Set((siblings["properties"]?.object ?? [:]).keys),
          patterns: try (siblings["patternProperties"]?.object ?? [:]).keys.map(ECMAPattern.init),
          schema: try compileUnlessFalse(operand)))
    case "propertyNames": return .propertyNames(try compile(operand))
    case "prefixItems": return .prefixItems(try compileList(operand))
    case "items":
      return .items(
        after: siblings["prefixItems"]?.array?.count ?? 0, schema: try compileUnlessFalse(operand))
    case "allOf": return .allOf(try compileList(operand))
    case "anyOf": return .anyOf(try compileList(operand))
    case "oneOf": return .oneOf(try compileList(operand))
    case "not": return .not(try compile(operand))
    case "if":
      return .condition(
        if: try compile(operand), then: try sibling("then", of: siblings, operand.place.parent),
        else: try sibling("else", of: siblings, operand.place.parent))
    case "then", "else":
      guard siblings["if"] != nil else { throw operand.error("there is no \"if\" beside it") }
      return nil
    default: throw operand.error("this keyword isn't known")
    }
  }
}

// MARK: - Subschemas

extension SchemaCompiler {
  private mutating func compile(_ operand: SchemaOperand) throws -> Int {
    try compile(operand.value, operand.place)
  }

  private mutating func compileUnlessFalse(_ operand: SchemaOperand) throws -> Int? {
    operand.value == .boolean(false) ? nil : try compile(operand)
  }

  private mutating func compileList(_ operand: SchemaOperand) throws -> [Int] {
    try zip(0..., try operand.list()).map { try compile($1, operand.place + "\($0)") }
  }

  private mutating func compileMembers(
    _ operand: SchemaOperand
  ) throws -> [(key: String, schema: Int)] {
    try operand.members().sorted { $0.key < $1.key }.map {
      ($0.key, try compile($0.value, operand.place + $0.key))
    }
  }

  private mutating func sibling(
    _ name: String, of siblings: [String: JSONValue], _ place: SchemaPlace
  ) throws -> Int? {
    try siblings[name].map { try compile($0, place + name) }
  }

  /// The number of the subschema that a `$ref` names, in its own document or another.
  private mutating func target(of reference: SchemaOperand) throws -> Int {
    let name = try reference.string()
    let place = SchemaPlace(resolving: name, in: reference.place.document)
    guard let target = documents[place.document]?.value(at: JSONPointer(place.tokens)) else {
      throw reference.error("there is no \(name)")
    }
    return try compile(target, place)
  }
}
