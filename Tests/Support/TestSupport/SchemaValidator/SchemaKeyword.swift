import Foundation

/// One demand of a JSON Schema (draft 2020-12), ready to be checked.
///
/// A subschema is held by its place in ``SchemaLibrary``'s list, so that schemas may refer to each
/// other in any way and still be plain values.
enum SchemaKeyword: Sendable {
  /// The schema `false`, which nothing satisfies.
  case never
  case type(Set<JSONType>)
  case constant(JSONValue)
  case enumeration([JSONValue])
  case bound(SchemaBound, Double)
  case uniqueItems
  case pattern(ECMAPattern)
  case date
  case required([String])
  case dependentRequired([String: [String]])

  case properties([(key: String, schema: Int)])
  case patternProperties([(pattern: ECMAPattern, schema: Int)])
  case additionalProperties(AdditionalProperties)
  case propertyNames(Int)
  case prefixItems([Int])
  /// What follows the first elements, which `prefixItems` describes; no schema stands for `false`.
  case items(after: Int, schema: Int?)

  case reference(Int)
  case allOf([Int])
  case anyOf([Int])
  case oneOf([Int])
  case not(Int)
  case condition(if: Int, then: Int?, else: Int?)
}

/// What an object may hold beside the members that `properties` and `patternProperties` name.
struct AdditionalProperties: Sendable {
  let named: Set<String>
  let patterns: [ECMAPattern]
  /// What the rest must be; nil where nothing else is allowed.
  let schema: Int?

  func covers(_ key: String) -> Bool {
    !named.contains(key) && !patterns.contains { $0.matches(key) }
  }
}

/// The types that JSON Schema knows.
enum JSONType: String, Sendable {
  case null, boolean, integer, number, string, array, object

  /// Whether `value` is of this type; `1.0` is an integer, `true` is none.
  func describes(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.number, .number), (.string, .string),
      (.array, .array), (.object, .object):
      true
    case (.integer, .number(let number)):
      number == number.rounded(.towardZero)
    default:
      false
    }
  }
}

/// A keyword that limits a number, a length or a count.
enum SchemaBound: String, Sendable {
  case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
  case minLength, maxLength, minItems, maxItems, minProperties, maxProperties

  /// Whether `value` keeps to `limit`; a value of a type that the keyword isn't about does.
  func holds(_ value: JSONValue, _ limit: Double) -> Bool {
    guard let measure = measure(value) else { return true }
    switch self {
    case .minimum, .minLength, .minItems, .minProperties: return measure >= limit
    case .maximum, .maxLength, .maxItems, .maxProperties: return measure <= limit
    case .exclusiveMinimum: return measure > limit
    case .exclusiveMaximum: return measure < limit
    case .multipleOf: return (measure / limit).rounded() == measure / limit
    }
  }

  private func measure(_ value: JSONValue) -> Double? {
    switch self {
    case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf:
      value.number
    case .minLength, .maxLength:
      value.string.map { Double($0.unicodeScalars.count) }
    case .minItems, .maxItems:
      value.array.map { Double($0.count) }
    case .minProperties, .maxProperties:
      value.object.map { Double($0.count) }
    }
  }
}
