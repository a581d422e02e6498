extension RequestError {
  /// A field of a request, by the name that JSON gives it, such as `date_zone`.
  public struct Field: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Names a field.
    public init(_ name: String) { self.name = name }

    /// Names a field.
    public init(stringLiteral name: String) { self.name = name }

    /// The same field of the other of two people, such as `with_zone`.
    public var ofOther: Self { Self("with_" + name) }

    /// The name as a front end writes it.
    public func spelled(as spelling: Spelling) -> String {
      switch spelling {
      case .field: name
      case .option: "--" + String(name.map { $0 == "_" ? "-" : $0 })
      }
    }

    /// How a front end writes the names of fields.
    public enum Spelling: Sendable, Hashable, CaseIterable {
      /// As a field of JSON or an argument of a function: `date_zone`.
      case field
      /// As an option of a command line: `--date-zone`.
      case option
    }
  }
}
