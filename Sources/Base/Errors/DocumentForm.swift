/// The names of a document's fields.
package struct FieldName: CodingKey, ExpressibleByStringLiteral {
  /// The name.
  package let stringValue: String
  /// Fields have no numbers.
  package var intValue: Int? { nil }

  /// A field's name.
  package init(stringValue: String) { self.stringValue = stringValue }

  /// A field's name.
  package init(_ name: String) { stringValue = name }

  /// A field's name.
  package init(stringLiteral name: String) { stringValue = name }

  /// Fields have no numbers.
  package init?(intValue: Int) { nil }
}

extension Decoder {
  /// The fields of an object.
  package func fields() throws -> KeyedDecodingContainer<FieldName> {
    try container(keyedBy: FieldName.self)
  }

  /// What a closure makes of values that were read; its error as one of decoding, with its sentence.
  package func valid<Value, Failure: AstrolabeError>(
    _ make: () throws(Failure) -> Value
  ) throws -> Value {
    do throws(Failure) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: error.description, underlyingError: error))
    }
  }

  /// An error of decoding with a sentence.
  package func unreadable(_ sentence: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: sentence))
  }
}

extension Encoder {
  /// The fields of an object.
  package func fields() -> KeyedEncodingContainer<FieldName> { container(keyedBy: FieldName.self) }
}

/// The version of a document's form, as the document says it: `1.0`.
///
/// The first number changes where an older engine would misread the document. Fields that are added
/// later change the second alone, and are optional to readers.
package struct DocumentForm: Sendable {
  /// What the document is, such as `natal chart`.
  let noun: String
  /// The form that is written, and the newest that is known.
  let major: Int
  let minor: Int

  /// A form of a document.
  package init(_ noun: String, major: Int, minor: Int) {
    self.noun = noun
    self.major = major
    self.minor = minor
  }

  /// Writes the version.
  package func write(to fields: inout KeyedEncodingContainer<FieldName>) throws {
    try fields.encode("\(major).\(minor)", forKey: "version")
  }

  /// Refuses a document of another form.
  package func check(_ decoder: any Decoder) throws {
    let version = try decoder.fields().decode(String.self, forKey: "version")
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, parts[0] == major, parts[1] != nil else {
      throw decoder.unreadable(
        "this \(noun) has the form \"\(version.printable)\", and this engine reads \(major); "
          + "write it again")
    }
  }
}
