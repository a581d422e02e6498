import Foundation

/// One demand that a document does not meet.
public struct SchemaViolation: Sendable, Hashable, CustomStringConvertible {
  /// Where in the document: `/` and the keys and indices joined by `/`.
  public let path: String
  /// The keyword that demands it; of `anyOf`, `oneOf` and `not` the keyword itself.
  public let keyword: String

  /// Such as `/0 breaks required`.
  public var description: String { "\(path) breaks \(keyword)" }
}

/// One walk through a document beside a schema.
struct SchemaValidation {
  let schemas: [[SchemaKeyword]]
  private(set) var violations: [SchemaViolation] = []
  private var path: [String] = []
  /// How many questions are open whose answer, not whose reason, matters.
  private var questions = 0

  init(schemas: [[SchemaKeyword]]) {
    self.schemas = schemas
  }

  /// Whether `value` meets the schema of that number; what it breaks is noted.
  @discardableResult
  mutating func check(_ value: JSONValue, _ schema: Int) -> Bool {
    var isValid = true
    for keyword in schemas[schema] where !check(value, keyword) {
      isValid = false
      if questions > 0 { return false }
    }
    return isValid
  }

  /// Whether `value` meets the schema of that number, with nothing noted.
  private mutating func accepts(_ value: JSONValue, _ schema: Int) -> Bool {
    questions += 1
    defer { questions -= 1 }
    return check(value, schema)
  }

  /// Checks a part of the document, one step further in.
  private mutating func check(_ value: JSONValue, _ schema: Int, at step: String) -> Bool {
    path.append(step)
    defer { path.removeLast() }
    return check(value, schema)
  }

  /// Gives `isMet` back, noting the keyword where it is false.
  private mutating func demand(_ isMet: Bool, _ keyword: String) -> Bool {
    if !isMet && questions == 0 {
      violations.append(
        SchemaViolation(path: "/" + path.joined(separator: "/"), keyword: keyword))
    }
    return isMet
  }

  private mutating func check(_ value: JSONValue, _ keyword: SchemaKeyword) -> Bool {
    switch keyword {
    case .never: return demand(false, "false")
    case .type(let types): return demand(types.contains { $0.describes(value) }, "type")
    case .constant(let constant): return demand(value == constant, "const")
    case .enumeration(let values): return demand(values.contains(value), "enum")
    case .bound(let bound, let limit): return demand(bound.holds(value, limit), bound.rawValue)
    case .reference(let schema): return check(value, schema)
    case .allOf(let schemas): return checkAll(schemas) { $0.check(value, $1) }
    case .anyOf(let schemas): return demand(count(of: schemas, accepting: value) > 0, "anyOf")
    case .oneOf(let schemas): return demand(count(of: schemas, accepting: value) == 1, "oneOf")
    case .not(let schema): return demand(!accepts(value, schema), "not")
    case .condition(let condition, let then, let otherwise):
      guard let schema = accepts(value, condition) ? then : otherwise else { return true }
      return check(value, schema)
    default:
      switch value {
      case .string(let text): return check(text, keyword)
      case .array(let elements): return check(elements, keyword)
      case .object(let members): return check(members, keyword)
      default: return true
      }
    }
  }

  private mutating func count(of schemas: [Int], accepting value: JSONValue) -> Int {
    schemas.reduce(0) { accepts(value, $1) ? $0 + 1 : $0 }
  }

  /// Whether every one of `parts` passes; all are asked, unless only the answer matters.
  private mutating func checkAll<Part>(
    _ parts: some Sequence<Part>, _ check: (inout Self, Part) -> Bool
  ) -> Bool {
    var isValid = true
    for part in parts where !check(&self, part) {
      isValid = false
      if questions > 0 { return false }
    }
    return isValid
  }
}

// MARK: - Strings, arrays, objects

extension SchemaValidation {
  private mutating func check(_ text: String, _ keyword: SchemaKeyword) -> Bool {
    switch keyword {
    case .pattern(let pattern): demand(pattern.matches(text), "pattern")
    case .date: demand(SchemaDate.isDate(text), "format")
    default: true
    }
  }

  private mutating func check(_ elements: [JSONValue], _ keyword: SchemaKeyword) -> Bool {
    switch keyword {
    case .uniqueItems:
      return demand(Set(elements).count == elements.count, "uniqueItems")
    case .prefixItems(let schemas):
      return checkAll(zip(elements.indices, schemas)) { validation, part in
        validation.check(elements[part.0], part.1, at: "\(part.0)")
      }
    case .items(let first, let schema?):
      return checkAll(elements.indices.dropFirst(first)) { validation, index in
        validation.check(elements[index], schema, at: "\(index)")
      }
    case .items(let first, nil):
      return demand(elements.count <= first, "items")
    default:
      return true
    }
  }

  private mutating func check(
    _ members: [String: JSONValue], _ keyword: SchemaKeyword
  ) -> Bool {
    switch keyword {
    case .required(let names):
      return demand(names.allSatisfy { members[$0] != nil }, "required")
    case .dependentRequired(let names):
      let wanted = names.filter { members[$0.key] != nil }.values.joined()
      return demand(wanted.allSatisfy { members[$0] != nil }, "dependentRequired")
    case .properties(let properties):
      return checkAll(properties) { validation, property in
        guard let member = members[property.key] else { return true }
        return validation.check(member, property.schema, at: property.key)
      }
    case .patternProperties(let properties):
      return checkAll(properties) { validation, property in
        validation.checkAll(members.filter { property.pattern.matches($0.key) }) {
          $0.check($1.value, property.schema, at: $1.key)
        }
      }
    case .additionalProperties(let additional):
      let rest = members.filter { additional.covers($0.key) }
      guard let schema = additional.schema else {
        return demand(rest.isEmpty, "additionalProperties")
      }
      return checkAll(rest) { $0.check($1.value, schema, at: $1.key) }
    case .propertyNames(let schema):
      return checkAll(members.keys) { $0.check(.string($1), schema) }
    default:
      return true
    }
  }
}
