public import Readings

/// A portrait in sentences.
public struct WrittenPortrait: Sendable, Hashable {
  /// Whether the time of birth is known.
  public let isTimed: Bool
  /// The chapters in their order.
  public let chapters: [Chapter]

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: Portrait.ChapterKind
    /// Its heading.
    public let title: String
    /// What it says in 65 words or less: its strongest statement.
    public let short: String
    /// Its paragraphs; at least one.
    public let paragraphs: [Paragraph]
    /// The question that it ends with; nil if it has none.
    public let question: String?
  }

  /// A paragraph.
  public struct Paragraph: Sendable, Hashable {
    /// Its statements in their order; at least one.
    public let statements: [Statement]

    /// The statements as running text.
    public var text: String { statements.map(\.text).joined(separator: " ") }

    /// The facts behind the statements, each once, such as `Moon in Pisces; Moon square Saturn (1.2°)`.
    public var why: String {
      var facts: [String] = []
      for fact in statements.flatMap(\.why) where !facts.contains(fact) { facts.append(fact) }
      return facts.joined(separator: "; ")
    }
  }

  /// A statement and its sentences.
  public struct Statement: Sendable, Hashable {
    /// What the chart says.
    public let statement: Portrait.Statement
    /// The sentences.
    public let text: String
    /// The facts behind it, as people read them.
    public let why: [String]
  }

  /// Puts a portrait into sentences.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - words: The texts.
  public init(_ portrait: Portrait, in words: WordCorpus = .english) {
    isTimed = portrait.isTimed
    var writer = PortraitWriter(words, variant: portrait.variant)
    let isTimed = portrait.isTimed
    chapters = portrait.chapters.map { Chapter($0, isTimed: isTimed, &writer) }
  }

  /// A chapter, or nil if the chart has nothing to say there.
  public func chapter(_ chapter: Portrait.ChapterKind) -> Chapter? {
    chapters.first { $0.chapter == chapter }
  }

  /// How many words the paragraphs have.
  public var wordCount: Int {
    chapters.flatMap(\.paragraphs).reduce(0) { $0 + $1.text.split(separator: " ").count }
  }
}

extension WrittenPortrait.Chapter {
  fileprivate init(
    _ chapter: Portrait.Chapter, isTimed: Bool, _ writer: inout PortraitWriter
  ) {
    let words = writer.words
    self.chapter = chapter.chapter
    title = words.portrait(.title(chapter.chapter))
    paragraphs = chapter.paragraphs.map { paragraph in
      writer.beginParagraph(paragraph.statements)
      return WrittenPortrait.Paragraph(
        statements: paragraph.statements.map { statement in
          WrittenPortrait.Statement(
            statement: statement,
            text: writer.text(of: statement),
            why: statement.facts.map { $0.title(in: words, isTimed: isTimed) })
        })
    }
    question = chapter.question.map { words.passage($0) }
    // The first of the strongest.
    let all = paragraphs.flatMap(\.statements)
    let most = all.map(\.statement.weight).max()
    short = all.first { $0.statement.weight == most }?.text ?? ""
  }
}
