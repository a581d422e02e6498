/// One of a closed set of things that have names: bodies, signs, aspects, meters.
///
/// ```swift
/// let body = try CelestialBody(name: "north_node")
/// let sentence = body.title  // North Node
/// ```
///
/// In JSON each is its ``name``.
public protocol NamedCase: Sendable, Hashable, CaseIterable, Codable {
  /// What one of them is called in a sentence, such as `body`.
  static var noun: String { get }
  /// The name that documents and the command line use, such as `true_node`.
  var name: String { get }
  /// The name that people read, such as `True Node`.
  var title: String { get }
}

extension NamedCase {
  /// The one of that name.
  ///
  /// - Throws: ``NameError``, which has the names there are.
  public init(name: some StringProtocol) throws(NameError) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else {
      throw NameError(noun: Self.noun, name: String(name), names: Self.allCases.map(\.name))
    }
    self = found
  }

  /// Reads a name back.
  package init(nameFrom decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = try decoder.valid { () throws(NameError) in try Self(name: name) }
  }

  /// Writes the name.
  package func encode(nameTo encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension NamedCase where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }

  /// The name with its words capitalized.
  public var title: String {
    rawValue.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}

/// Why a text names nothing.
public struct NameError: AstrolabeError, Hashable {
  /// What was to be named, such as `body`.
  public let noun: String
  /// The text.
  public let name: String
  /// The names there are.
  public let names: [String]

  /// Creates the error for an unknown name.
  package init(noun: String, name: String, names: [String]) {
    self.noun = noun
    self.name = name
    self.names = names
  }

  /// The name itself.
  public var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and which names are valid.
  public var description: String {
    "\"\(name.printable)\" is no name of a \(noun); give \(names.asAlternatives)"
  }
}
