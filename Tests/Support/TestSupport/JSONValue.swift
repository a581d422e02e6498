@_spi(FrontEnd) private import Base
public import Foundation

/// Any JSON value, with numbers and booleans kept apart.
///
/// Numbers are `Double`, so integers are exact up to 2⁵³ and `1` equals `1.0`, as JSON Schema
/// wants it. The order of an object's keys is not kept.
///
/// Texts are read by `JSONTree`. On Linux, `JSONSerialization` gives some numbers wrong in their last
/// place, such as −0.000174947702422; `JSONDecoder` throws an error for each type that a value isn't, and
/// the test library captures a backtrace of every error, which took a fifth of the tests' time.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, whole or not.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object.
  case object([String: JSONValue])
}

extension JSONValue {
  /// Reads the JSON file at `url`.
  public init(contentsOf url: URL) throws {
    try self.init(bytes: Array(Data(contentsOf: url)))
  }

  /// Reads JSON from `text`.
  public init(parsing text: String) throws {
    try self.init(bytes: Array(text.utf8))
  }

  /// That a text is no JSON, or has a field twice or a number that no `Double` holds.
  private struct NoJSON: Error {}

  private init(bytes: [UInt8]) throws {
    guard let tree = JSONTree(bytes) else { throw NoJSON() }
    try self.init(tree)
  }

  private init(_ tree: JSONTree) throws {
    self =
      switch tree {
      case .null: .null
      case .bool(let boolean): .boolean(boolean)
      case .text(let text): .string(text)
      case .number(let digits):
        if let number = Double(digits), number.isFinite { .number(number) } else { throw NoJSON() }
      case .array(let elements): .array(try elements.map(JSONValue.init))
      case .object(let fields): .object(try fields.mapValues(JSONValue.init))
      }
  }

  /// The member of an object called `key`, or nil where there is none.
  public subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The number, if this is one.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The string, if this is one.
  public var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The elements, if this is an array.
  public var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }

  /// The members, if this is an object.
  public var object: [String: JSONValue]? {
    if case .object(let object) = self { object } else { nil }
  }
}

extension JSONValue: Decodable {
  /// Reads whatever value stands in `decoder`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
