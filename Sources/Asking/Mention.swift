/// A name in a question: of a person, a place, a company or an event.
public struct Mention: Sendable, Hashable, Codable {
  /// What is named.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Somebody.
    case person
    /// A town, a country.
    case place
    /// Somebody's employer, a firm.
    case company
    /// Something that takes place.
    case event
  }

  /// The name, 40 characters at most, of letters and digits and what joins them.
  public let name: String
  /// What is named.
  public let kind: Kind

  /// The name folded, equal for spellings of one name.
  public var key: String {
    name.split(separator: " ").map { FoldedText.fold($0) }.joined(separator: " ")
  }

  /// How many characters a name may have.
  public static let longest = 40

  /// A name; nothing where the text is not like one, such as a sentence.
  public init?(_ name: String, kind: Kind) {
    let name = name.split { $0.isWhitespace }.joined(separator: " ")
    let words = name.split(separator: " ")
    guard !name.isEmpty, name.count <= Self.longest, name.unicodeScalars.count <= 2 * Self.longest,
      words.count <= 3,
      words.allSatisfy({ word in
        word.contains { $0.isLetter } && word.allSatisfy(Self.isOfName)
      })
    else { return nil }
    self.name = name
    self.kind = kind
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-’'&".contains(character)
  }

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
