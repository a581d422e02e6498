extension KeyedDecodingContainer {
  /// Reads a name and finds its value; a name without a value is an error.
  func named<Value>(_ key: Key, _ find: (String) -> Value?) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = find(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(key.stringValue) can't be \"\(name)\"")
    }
    return value
  }
}
