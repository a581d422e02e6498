public import Foundation

/// Any JSON value, with numbers and booleans kept apart.
///
/// Numbers are `Double`, so integers are exact up to 2⁵³ and `1` equals `1.0`, as JSON Schema
/// wants it. The order of an object's keys is not kept.
///
/// On Linux, `JSONSerialization` gives some numbers wrong in their last place, such as
/// −0.000174947702422, so that it reads none of them.
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
    self = try JSONParser.value(of: Array(Data(contentsOf: url)))
  }

  /// Reads JSON from `text`.
  public init(parsing text: String) throws {
    self = try JSONParser.value(of: Array(text.utf8))
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
