/// A name in a question: of a person, a place, a company or an event.
public struct Mention: Sendable, Hashable {
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

  /// Creates a mention of a name.
  ///
  /// Returns nil if the text is not like a name, such as a sentence.
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
}
