/// A portrait of two people or of a period in sentences: chapters of statements with the facts behind each.
public struct WrittenPassages: Sendable, Hashable {
  /// The chapters in their order.
  public let chapters: [Chapter]

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Its name in documents, such as `ease`.
    public let name: String
    /// Its heading.
    public let title: String
    /// Its paragraphs, each of at least one statement; at least one.
    public let paragraphs: [[Statement]]
    /// The question that it ends with; nil if it has none.
    public let question: String?

    /// Its strongest statement, the first of several.
    public var short: String {
      let statements = paragraphs.flatMap(\.self)
      let most = statements.map(\.weight).max()
      return statements.first { $0.weight == most }?.text ?? ""
    }
  }

  /// A statement.
  public struct Statement: Sendable, Hashable {
    /// The sentences.
    public let text: String
    /// The facts that carry it, as documents write them; at least one.
    public let because: [String]
    /// The same facts as people read them.
    public let why: [String]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
  }

  /// A chapter by its name in documents, or nil if it has nothing to say.
  public func chapter(named name: String) -> Chapter? { chapters.first { $0.name == name } }

  /// How many words the paragraphs have.
  public var wordCount: Int {
    chapters.flatMap(\.paragraphs).flatMap(\.self)
      .reduce(0) { $0 + $1.text.split(separator: " ").count }
  }
}

extension WrittenPassages.Chapter {
  /// The statements of a paragraph as running text.
  public static func text(of paragraph: [WrittenPassages.Statement]) -> String {
    paragraph.map(\.text).joined(separator: " ")
  }

  /// The facts behind a paragraph, each once, such as `Ada’s Venus trine Ben’s Mars (1.2°)`.
  public static func why(of paragraph: [WrittenPassages.Statement]) -> String {
    var facts: [String] = []
    for fact in paragraph.flatMap(\.why) where !facts.contains(fact) { facts.append(fact) }
    return facts.joined(separator: "; ")
  }
}
