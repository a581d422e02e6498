/// Reads a `Decodable` value from JSON without Foundation; the document's keys are in snake case.
///
/// It is for the engine's own files, which are small and known: the signs' profiles, the manifest.
package struct JSONTreeDecoder: Decoder {
  /// Why a document can't be read.
  package struct Failure: Error, CustomStringConvertible {
    /// One line that says where and what.
    package let description: String
  }

  private let tree: JSONTree
  /// The way to the value from the document's beginning.
  package let codingPath: [any CodingKey]
  /// Nothing: no value asks for more than its document.
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  fileprivate init(_ tree: JSONTree, at codingPath: [any CodingKey]) {
    self.tree = tree
    self.codingPath = codingPath
  }

  /// The value of a document.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(Failure) -> Value {
    guard let tree = JSONTree(bytes) else { throw Failure(description: "it is no JSON document") }
    do {
      return try Value(from: Self(tree, at: []))
    } catch let error as DecodingError {
      throw Failure(description: error.line)
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  /// The fields of the object that stands here.
  package func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = tree else { throw mismatch([String: Any].self, "an object") }
    return KeyedDecodingContainer(Fields(fields: fields, codingPath: codingPath))
  }

  /// The elements of the array that stands here.
  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = tree else { throw mismatch([Any].self, "an array") }
    return Elements(elements: elements, codingPath: codingPath)
  }

  /// The value that stands here.
  package func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func mismatch(_ type: Any.Type, _ wanted: String) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(codingPath: codingPath, debugDescription: "\(wanted) is wanted"))
  }

  private func number<Number: LosslessStringConvertible>() throws -> Number {
    guard case .number(let digits) = tree, let number = Number(digits) else {
      throw mismatch(Number.self, "a number of the type \(Number.self)")
    }
    return number
  }
}

extension JSONTreeDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { tree == .null }

  package func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = tree else { throw mismatch(type, "true or false") }
    return bool
  }

  package func decode(_ type: String.Type) throws -> String {
    guard case .text(let text) = tree else { throw mismatch(type, "a text") }
    return text
  }

  package func decode(_ type: Double.Type) throws -> Double { try number() }
  package func decode(_ type: Float.Type) throws -> Float { try number() }
  package func decode(_ type: Int.Type) throws -> Int { try number() }
  package func decode(_ type: Int8.Type) throws -> Int8 { try number() }
  package func decode(_ type: Int16.Type) throws -> Int16 { try number() }
  package func decode(_ type: Int32.Type) throws -> Int32 { try number() }
  package func decode(_ type: Int64.Type) throws -> Int64 { try number() }
  package func decode(_ type: UInt.Type) throws -> UInt { try number() }
  package func decode(_ type: UInt8.Type) throws -> UInt8 { try number() }
  package func decode(_ type: UInt16.Type) throws -> UInt16 { try number() }
  package func decode(_ type: UInt32.Type) throws -> UInt32 { try number() }
  package func decode(_ type: UInt64.Type) throws -> UInt64 { try number() }

  package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: self)
  }
}

/// The fields of an object.
private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: [String: JSONTree]
  let codingPath: [any CodingKey]

  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  private func field(_ key: Key) -> JSONTree? { fields[key.stringValue.inSnakeCase] }

  private func value(_ key: any CodingKey, _ tree: JSONTree?) throws -> JSONTreeDecoder {
    guard let tree else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(codingPath: codingPath + [key], debugDescription: "it is missing"))
    }
    return JSONTreeDecoder(tree, at: codingPath + [key])
  }

  private func value(_ key: Key) throws -> JSONTreeDecoder { try value(key, field(key)) }

  func contains(_ key: Key) -> Bool { field(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try value(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try value(FieldName("super"), fields["super"])
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }
}

/// The elements of an array, one after another.
private struct Elements: UnkeyedDecodingContainer {
  let elements: [JSONTree]
  let codingPath: [any CodingKey]
  var currentIndex = 0

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  private mutating func next() throws -> JSONTreeDecoder {
    let path = codingPath + [FieldName("\(currentIndex)")]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, DecodingError.Context(codingPath: path, debugDescription: "it is missing"))
    }
    defer { currentIndex += 1 }
    return JSONTreeDecoder(elements[currentIndex], at: path)
  }

  mutating func decodeNil() -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try next().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try next().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try next().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try next().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try next().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next().decode(type) }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

extension DecodingError {
  /// Where and what, on one line.
  fileprivate var line: String {
    let context: Context? =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    guard let context else { return "\(self)" }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "\(place.isEmpty ? "the document" : place): \(context.debugDescription)"
  }
}
