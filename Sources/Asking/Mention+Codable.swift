extension Mention: Codable {
  /// Decodes a name.
  ///
  /// - Throws: `DecodingError` for what is no name.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let (name, kind) = (
      try fields.decode(String.self, forKey: .name), try fields.decode(Kind.self, forKey: .kind)
    )
    guard let mention = Self(name, kind: kind) else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: fields, debugDescription: "not a name of 40 characters at most")
    }
    self = mention
  }

  /// Encodes the name, what it names and its key.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(key, forKey: .key)
  }

  private enum Field: String, CodingKey {
    case name, kind, key
  }
}
